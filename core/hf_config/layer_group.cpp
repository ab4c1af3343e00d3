#include "core/hf_config/layer_group.h"

#include "core/base/number_text.h"
#include "core/hf_config/query_scale_keys.h"
#include "core/hf_layers/key_spellings.h"
#include "core/hf_layers/per_layer_numbers.h"
#include "core/methods/method_facts.h"
#include "core/model/layer_kind_names.h"
#include "core/parameters/rope_defaults.h"

#include <algorithm>

namespace rope {

namespace {

const ConfigScope* blockOf(const RopeBlocks& blocks, const LayerKind& kind) {
    const auto found = std::find_if(blocks.perKind.begin(), blocks.perKind.end(),
                                    [&](const auto& entry) { return entry.first == kind.blockName; });
    if (found != blocks.perKind.end()) return &found->second;
    // One kind of layer, but blocks for several: the block of full attention is the one to show.
    if (kind.name == "all" || kind.name == "rope")
        for (const auto& [name, scope] : blocks.perKind)
            if (!isLocalKind(name)) return &scope;
    return blocks.shared ? &*blocks.shared : nullptr;
}

bool isListed(const JsonValue::Array& names, std::string_view name) {
    return std::any_of(names.begin(), names.end(),
                       [&](const JsonValue& item) { return item.text() != nullptr && *item.text() == name; });
}

/// Not scaled: layers that yarn_only_types leaves out (Step-3.5); layers with a window and a base of their
/// own (Gemma 3, ModernBERT, MiMo), or of a family that has this rule (OLMo 3).
bool isUnscaledLocal(const GroupContext& context, const LayerKind& kind) {
    if (!context.blocks.perKind.empty()) return false;
    if (const FoundValue types = context.reader.find("yarn_only_types");
        types && types.value->array() != nullptr)
        return !isListed(*types.value->array(), kind.blockName);
    if (!kind.isLocal) return false;
    return context.family.scalesFullOnly || context.reader.find(keys::localBase);
}

Result<RopeSettings> groupSettingsOf(const GroupContext& context, const LayerKind& kind, ReadGroup& read) {
    const ConfigScope* block = blockOf(context.blocks, kind);
    if (block == nullptr) {
        if (!context.blocks.perKind.empty())
            read.warnings.push_back({"rope-block-missing",
                                     "there are RoPE keys for kinds of layers, but none for " + kind.name +
                                         "; its layers are read as unscaled",
                                     ""});
        return context.flat.value_or(RopeSettings{});
    }
    return readRopeBlock(context.reader, *block, context.modelType);
}

void keepBaseOnly(RopeSettings& settings) {
    settings.method = {};
    settings.warnings.clear();
    settings.assumptions.clear();
    std::erase_if(settings.sources, [](const auto& source) {
        return source.first == "method" || source.first.starts_with("parameters");
    });
}

/// Whether the family's code fixes the base of these layers, and no key does.
bool hasFixedLocalBase(const GroupContext& context, const LayerKind& kind) {
    return kind.isLocal && context.family.localBase > 0 && context.blocks.perKind.empty() &&
           !context.reader.find(keys::localBase);
}

FoundValue namedBase(const GroupContext& context, const LayerKind& kind) {
    if (kind.isLocal)
        if (FoundValue local = context.reader.find(keys::localBase)) return local;
    return findSingleBase(context.reader, keys::base);
}

void assumeBase(const GroupContext& context, ReadGroup& read) {
    const std::string classBase = context.family.classBase == 0
                                      ? ""
                                      : "; the code of " + std::string(context.family.modelType) +
                                            " would take " + plainText(context.family.classBase);
    read.assumptions.push_back("rope_theta = 10000: the file does not give a base" + classBase);
    read.warnings.push_back(
        {"base-assumed", "the file gives no base (rope_theta); 10000 is assumed" + classBase, "rope_theta"});
}

Check readBase(const GroupContext& context, const LayerKind& kind, const RopeSettings& settings,
               ReadGroup& read) {
    if (hasFixedLocalBase(context, kind)) {
        read.group.ropeTheta = context.family.localBase;
        read.assumptions.push_back("rope_theta = " + plainText(context.family.localBase) +
                                   " in layers with a window: the default of " +
                                   std::string(context.family.modelType));
        return {};
    }
    if (kind.base) {
        read.group.ropeTheta = kind.base;
        read.sources["rope_theta"] = context.reader.find(keys::base).path;
        return {};
    }
    const FoundValue named = namedBase(context, kind), ratio = context.reader.find(keys::baseRatio);
    const Result<std::optional<double>> base = context.reader.optionalNumber(named, baseRange),
                                        factor = context.reader.optionalNumber(ratio, baseRange);
    if (!base) return base.error();
    if (!factor) return factor.error();
    const bool ownLocal = isUnscaledLocal(context, kind) && *base;
    read.group.ropeTheta = settings.base && !ownLocal ? settings.base : *base;
    if (read.group.ropeTheta)
        read.sources["rope_theta"] =
            settings.base && !ownLocal ? settings.sources.at("rope_theta") : named.path;
    if (settings.base && *base && *settings.base != **base && context.blocks.perKind.empty() && !kind.isLocal)
        read.warnings.push_back({"rope-theta-disagrees",
                                 named.path + " = " + plainText(**base) + " but " +
                                     read.sources["rope_theta"] + " = " + plainText(*settings.base) +
                                     "; the latter is used",
                                 named.path});
    if (*factor) {
        read.group.ropeTheta = read.group.ropeTheta.value_or(defaultRopeTheta) * **factor;
        read.sources["rope_theta"] = *base ? named.path + " * " + ratio.path : ratio.path;
        if (!*base)
            read.assumptions.push_back("rope_theta = " + plainText(*read.group.ropeTheta) + ": " +
                                       ratio.path + " times 10000, the base in ChatGLM's code");
    }
    if (read.group.ropeTheta && *read.group.ropeTheta > baseRange.maximum)
        return context.reader.error(ErrorCode::OutOfRange,
                                    "rope_theta = " + plainText(*read.group.ropeTheta) + " is out of range",
                                    ratio.path, std::string(baseRange.text));
    if (!read.group.ropeTheta) assumeBase(context, read);
    return {};
}

Check readDims(const GroupContext& context, const LayerKind& kind, const RopeSettings& settings,
               ReadGroup& read) {
    HeadDimRequest request{.isLocal = kind.isLocal, .rotatesWhole = ownsRotaryFraction(settings.method)};
    if (settings.rotaryFraction)
        request.blockFraction = settings.rotaryFraction,
        request.blockFractionPath = settings.sources.at("rotary_dim");
    if (kind.rotaryFraction)
        request.blockFraction = kind.rotaryFraction, request.blockFractionPath = "partial_rotary_factors";
    Result<HeadDims> dims = readHeadDims(context.reader, context.family, request);
    if (!dims) return dims.error();
    read.group.headDim = dims->head;
    read.group.rotaryDim = dims->rotary;
    read.group.rotaryFraction = dims->share;
    read.rotaryOffset = dims->offset;
    read.sources.merge(dims->sources);
    read.assumptions.insert(read.assumptions.end(), dims->assumptions.begin(), dims->assumptions.end());
    read.warnings.insert(read.warnings.end(), dims->warnings.begin(), dims->warnings.end());
    return {};
}

/// A fraction at the top level belongs to the method if the method has such a parameter.
Check takeTopShare(const GroupContext& context, RopeSettings& settings) {
    if (!ownsRotaryFraction(settings.method) ||
        settings.method.parameters.find("partial_rotary_factor") != nullptr)
        return {};
    const FoundValue found = context.reader.find(keys::rotaryFraction);
    const Result<std::optional<double>> share = context.reader.optionalNumber(found, fractionRange);
    if (!share) return share.error();
    if (!*share) return {};
    settings.method.parameters.set("partial_rotary_factor", **share);
    settings.sources["parameters.partial_rotary_factor"] = found.path;
    return {};
}

}   // namespace

Result<ReadGroup> readGroup(const GroupContext& context, const LayerKind& kind) {
    ReadGroup read;
    read.group.name = kind.name;
    read.group.layers = kind.layers;
    read.group.isAttention = kind.isAttention;
    if (kind.isAttention)
        if (const Check problem = readQueryScale(context, kind, read)) return *problem;
    if (!kind.rotates) {
        read.group.method.id = "nope";
        if (!kind.isAttention) return read;
        if (const Check problem = readDims(context, kind, {}, read)) return *problem;
        read.group.rotaryDim.reset(), read.group.rotaryFraction.reset(), read.sources.erase("rotary_dim");
        read.assumptions.clear();
        return read;
    }
    Result<RopeSettings> settings = groupSettingsOf(context, kind, read);
    if (!settings) return settings.error();
    if (isUnscaledLocal(context, kind)) keepBaseOnly(*settings);
    if (const Check problem = takeTopShare(context, *settings)) return *problem;
    if (const Check problem = readDims(context, kind, *settings, read)) return *problem;
    if (const Check problem = readBase(context, kind, *settings, read)) return *problem;
    read.group.method = settings->method;
    read.group.axes = settings->axes;
    read.group.unappliedMultiplier = settings->unappliedMultiplier;
    read.trainedLength = settings->trainedLength;
    if (const auto source = settings->sources.find("trained_context"); source != settings->sources.end())
        read.trainedLengthPath = source->second;
    settings->sources.erase("trained_context");
    read.namesDeepSeek = settings->namesDeepSeek;
    read.sources.merge(settings->sources);
    read.assumptions.insert(read.assumptions.end(), settings->assumptions.begin(),
                            settings->assumptions.end());
    read.warnings.insert(read.warnings.end(), settings->warnings.begin(), settings->warnings.end());
    return read;
}

}   // namespace rope
