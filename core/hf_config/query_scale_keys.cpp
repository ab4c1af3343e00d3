#include "core/hf_config/query_scale_keys.h"

#include "core/base/number_text.h"
#include "core/position/query_scale.h"

#include <array>

namespace rope {

namespace {

constexpr NumberRange scaleRange{0, 1e6, false, false, ">= 0, <= 1e+06"};

/// A number of the file that becomes a parameter; absent ones keep the row's standard.
Check takeParameter(const ConfigReader& reader, const FoundValue& found, const NumberRange& range,
                    std::string_view key, ReadGroup& read) {
    const Result<std::optional<double>> number = reader.optionalNumber(found, range);
    if (!number) return number.error();
    if (!*number) return {};
    read.group.queryScale->parameters.set(key, **number);
    read.sources["query_scale." + std::string(key)] = found.path;
    return {};
}

Check takeLogN(const GroupContext& context, const FoundValue& key, ReadGroup& read) {
    read.group.queryScale = QueryScaleChoice{"log-n"};
    read.sources["query_scale"] = key.path;
    FoundValue length = context.reader.find("seq_length");
    if (!length) length = context.reader.find("max_position_embeddings");
    constexpr NumberRange range{2, static_cast<double>(maxPosition), false, true,
                                "whole, 2 to 9007199254740992 tokens"};
    return takeParameter(context.reader, length, range, "training_length", read);
}

bool isLlama4(const GroupContext& context) {
    return context.modelType == "llama4" || context.modelType == "llama4_text";
}

/// Off, or 0. Llama 4 has it switched on where the key is absent.
bool isTuned(const GroupContext& context, const FoundValue& key) {
    if (!key) return isLlama4(context);
    if (const bool* flag = key.value->flag()) return *flag;
    const double* number = key.value->number();
    return number != nullptr && *number != 0;
}

Check takeTemperature(const GroupContext& context, const FoundValue& key, ReadGroup& read) {
    read.group.queryScale = QueryScaleChoice{"llama4-temperature"};
    if (key) read.sources["query_scale"] = key.path;
    else
        read.assumptions.push_back("attn_temperature_tuning = true in layers without RoPE: the default of " +
                                   context.modelType);
    constexpr NumberRange floorRange{1, static_cast<double>(maxPosition), false, false,
                                     "1 to 9007199254740992 tokens"};
    if (const Check problem = takeParameter(context.reader, context.reader.find("floor_scale"), floorRange,
                                            "floor_scale", read))
        return problem;
    return takeParameter(context.reader, context.reader.find("attn_scale"), scaleRange, "attn_scale", read);
}

FoundValue betaKey(const GroupContext& context) {
    if (context.blocks.shared)
        if (FoundValue found = findIn(*context.blocks.shared, "llama_4_scaling_beta")) return found;
    return context.reader.find("llama_4_scaling_beta");
}

Check takeBeta(const GroupContext& context, const FoundValue& key, ReadGroup& read) {
    read.group.queryScale = QueryScaleChoice{"ministral-temperature"};
    read.sources["query_scale"] = key.path;
    if (const Check problem = takeParameter(context.reader, key, scaleRange, "llama_4_scaling_beta", read))
        return problem;
    FoundValue length;
    if (context.blocks.shared) length = findIn(*context.blocks.shared, "original_max_position_embeddings");
    if (!length) length = context.reader.find("original_max_position_embeddings");
    return takeParameter(context.reader, length, lengthRange, "original_max_position_embeddings", read);
}

}   // namespace

Check readQueryScale(const GroupContext& context, const LayerKind& kind, ReadGroup& read) {
    if (const FoundValue key = context.reader.find("use_logn_attn"); ConfigReader::isTrue(key))
        return takeLogN(context, key, read);
    if (const FoundValue beta = betaKey(context); beta && kind.rotates) return takeBeta(context, beta, read);
    const FoundValue tuning = context.reader.find("attn_temperature_tuning");
    if (!kind.rotates && isTuned(context, tuning)) return takeTemperature(context, tuning, read);
    return {};
}

}   // namespace rope
