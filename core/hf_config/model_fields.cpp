#include "core/hf_config/model_fields.h"

#include "core/base/number_text.h"
#include "core/hf_layers/key_spellings.h"

namespace rope {

namespace {

Result<std::optional<Pairing>> pairingByKey(const ConfigReader& reader, std::string& path) {
    using Found = std::optional<Pairing>;
    if (const FoundValue found = reader.find("pairing")) {
        const Result<std::string> name = reader.optionalText(found);
        path = found.path;
        if (name && *name == "half") return Found(Pairing::Half);
        if (name && *name == "interleaved") return Found(Pairing::Interleaved);
        return reader.wrongType(found, "'half' or 'interleaved'");
    }
    if (const FoundValue found = reader.find("position_embedding_type")) {
        const Result<std::string> name = reader.optionalText(found);
        path = found.path;
        if (name && *name == "rope_gptj") return Found(Pairing::Interleaved);
        if (name && *name == "rope_gpt_neox") return Found(Pairing::Half);
    }
    const FoundValue found = reader.find(keys::interleaved);
    if (!found) return Found();
    path = found.path;
    if (found.value->flag() == nullptr && found.value->number() == nullptr)
        return reader.wrongType(found, "true or false");
    return Found(ConfigReader::isTrue(found) ? Pairing::Interleaved : Pairing::Half);
}

bool isFalse(const FoundValue& found) {
    return found && found.value->flag() != nullptr && !*found.value->flag();
}

/// Qwen 1 was trained at seq_length and is set to max_position_embeddings.
FoundValue trainedLengthKey(const ConfigReader& reader, const ImportedModel& model) {
    const FoundValue found = reader.find(keys::trainedLength);
    if (found) return found;
    const bool isQwen1 = model.modelType == "qwen" || reader.find("use_dynamic_ntk");
    return isQwen1 ? reader.find("seq_length") : FoundValue{};
}

}   // namespace

Check readPairing(const ConfigReader& reader, const ModelFamily& family, ImportedModel& model) {
    std::string path;
    const Result<std::optional<Pairing>> byKey = pairingByKey(reader, path);
    if (!byKey) return byKey.error();
    const bool isNativeDeepSeek =
        model.modelType.empty() && reader.find("dim") && reader.find(keys::ropeHeadDim);
    if (*byKey) {
        model.pairing = **byKey;
        model.sources["pairing"] = path;
    } else if (family.softmax == SoftmaxScaling::DeepSeek && isFalse(reader.find("use_mla"))) {
        model.assumptions.emplace_back(
            "pairing = half: without latent attention the code of DeepSeek V2 is Llama's");
    } else if (isKnownFamily(family.modelType)) {
        model.pairing = family.pairing;
        model.sources["pairing"] =
            model.sources.count("model_type") != 0 ? model.sources["model_type"] : "architectures";
    } else if (isNativeDeepSeek) {
        model.pairing = Pairing::Interleaved;
        model.assumptions.emplace_back("pairing = interleaved: DeepSeek's code rotates adjacent coordinates");
    } else {
        model.assumptions.emplace_back("pairing = half: as in Llama models; no key gives another one");
    }
    return {};
}

void readSoftmaxScaling(const ModelFamily& family, bool namesDeepSeek, ImportedModel& model) {
    if (namesDeepSeek || family.softmax == SoftmaxScaling::DeepSeek)
        model.softmaxScaling = SoftmaxScaling::DeepSeek;
    else model.softmaxScaling = model.modelType.empty() ? SoftmaxScaling::Unknown : SoftmaxScaling::Never;
}

Check readContext(const ConfigReader& reader, ImportedModel& model) {
    const FoundValue found = reader.find(keys::contextLength);
    const Result<std::optional<double>> length = reader.optionalNumber(found, lengthRange);
    if (!length) return length.error();
    model.context = *length;
    if (*length) model.sources["context"] = found.path;
    return {};
}

Check readTrainedLength(const ConfigReader& reader, const ReadGroup& main, ImportedModel& model) {
    const FoundValue found = trainedLengthKey(reader, model);
    const Result<std::optional<double>> length = reader.optionalNumber(found, lengthRange);
    if (!length) return length.error();
    if (*length && main.trainedLength && **length != *main.trainedLength && !main.trainedLengthPath.empty())
        model.warnings.push_back({"original-length-disagrees",
                                  found.path + " = " + plainText(**length) + " overrides " +
                                      main.trainedLengthPath + " = " + plainText(*main.trainedLength) +
                                      ", as in HF",
                                  found.path});
    if (*length) model.sources["trained_context"] = found.path;
    else if (main.trainedLength && !main.trainedLengthPath.empty())
        model.sources["trained_context"] = main.trainedLengthPath;
    else if (!main.trainedLength && model.context)
        model.sources["trained_context"] = model.sources["context"];
    model.trainedContext = *length ? *length : main.trainedLength ? main.trainedLength : model.context;
    if (!model.trainedContext)
        model.assumptions.emplace_back(
            "trained length = 4096 where a method needs one: the file gives neither "
            "original_max_position_embeddings nor "
            "max_position_embeddings");
    else if (!model.context)
        model.assumptions.push_back(
            "context = " + plainText(*model.trainedContext) +
            " where a method needs one: the trained length, since the file gives no max_position_embeddings");
    return {};
}

}   // namespace rope
