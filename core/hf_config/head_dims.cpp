#include "core/hf_config/head_dims.h"

#include "core/base/number_text.h"
#include "core/hf_layers/key_spellings.h"

#include <cmath>

namespace rope {

namespace {

using MaybeInt = std::optional<int>;

Result<MaybeInt> wholeNumber(const ConfigReader& reader, const FoundValue& found, const NumberRange& range) {
    const Result<std::optional<double>> number = reader.optionalNumber(found, range);
    if (!number) return number.error();
    return number->has_value() ? MaybeInt(static_cast<int>(**number)) : MaybeInt();
}

/// head_dim by name, in one object of the file.
FoundValue namedHeadDim(const ConfigScope& scope, bool isLocal) {
    if (const FoundValue special =
            findIn(scope, isLocal ? KeySpellings(keys::localHeadDim) : KeySpellings(keys::globalHeadDim)))
        return special;
    return findIn(scope, keys::headDim);
}

/// The innermost object that gives a head dimension, or the two sizes it follows from, decides: sizes of
/// different objects never mix.
Check readHead(const ConfigReader& reader, bool isLocal, HeadDims& dims) {
    for (const ConfigScope& scope : reader.scopes()) {
        const FoundValue named = namedHeadDim(scope, isLocal);
        const Result<MaybeInt> head = wholeNumber(reader, named, headDimRange);
        if (!head) return head.error();
        if (*head) {
            dims.head = *head;
            dims.sources["head_dim"] = named.path;
            return {};
        }
        const FoundValue hidden = findIn(scope, keys::hiddenSize), heads = findIn(scope, keys::headCount);
        if (!hidden || !heads) continue;
        const Result<double> size = reader.numberOf(hidden, sizeRange),
                             count = reader.numberOf(heads, sizeRange);
        if (!size) return size.error();
        if (!count) return count.error();
        const double quotient = std::floor(*size / *count);
        if (quotient < 1 || quotient > maxHeadDim)
            return reader.error(ErrorCode::OutOfRange,
                                hidden.path + " / " + heads.path + " = " + plainText(*size / *count) +
                                    " is no head dimension",
                                heads.path, std::string(headDimRange.text));
        dims.head = static_cast<int>(quotient);
        dims.sources["head_dim"] = hidden.path + " / " + heads.path;
        if (quotient * *count != *size)
            dims.warnings.push_back({"head-dim-not-whole",
                                     hidden.path + " = " + plainText(*size) + " is not a multiple of " +
                                         heads.path + " = " + plainText(*count) +
                                         "; head_dim is rounded down to " + plainText(quotient) +
                                         ", as HF does",
                                     heads.path});
        return {};
    }
    return {};
}

/// Multi-head latent attention: a part of each head without position in front, then the part that rotates.
/// out: whether the file describes such heads
Result<bool> readLatentHead(const ConfigReader& reader, HeadDims& dims) {
    const FoundValue rotating = reader.find(keys::ropeHeadDim), still = reader.find(keys::nopeHeadDim),
                     use = reader.find("use_mla");
    if (!rotating || (use && !ConfigReader::isTrue(use))) return false;
    const Result<double> rotaryDim = reader.numberOf(rotating, headDimRange);
    if (!rotaryDim) return rotaryDim.error();
    dims.rotary = static_cast<int>(*rotaryDim);
    dims.sources["rotary_dim"] = rotating.path;
    constexpr NumberRange unrotatedRange{0, maxHeadDim, false, true, "whole, 0 to 65536"};
    const Result<std::optional<double>> unrotatedDim = reader.optionalNumber(still, unrotatedRange);
    if (!unrotatedDim) return unrotatedDim.error();
    if (*unrotatedDim) {
        dims.offset = static_cast<int>(**unrotatedDim);
        dims.head = dims.offset + *dims.rotary;
        dims.sources["head_dim"] = still.path + " + " + rotating.path;
        if (*dims.head <= maxHeadDim) return true;
        return reader.error(
            ErrorCode::OutOfRange,
            dims.sources["head_dim"] + " = " + std::to_string(*dims.head) + " is out of range", still.path,
            std::string(headDimRange.text));
    }
    // DeepSeek V4 gives the whole head; its last coordinates rotate.
    const FoundValue whole = reader.find(keys::headDim);
    const Result<MaybeInt> head = wholeNumber(reader, whole, headDimRange);
    if (!head) return head.error();
    if (*head && **head >= *dims.rotary) {
        dims.head = *head;
        dims.offset = **head - *dims.rotary;
        dims.sources["head_dim"] = whole.path;
    }
    return true;
}

Error rotaryOutOfRange(const ConfigReader& reader, const std::string& path, double value, int head) {
    return reader.error(ErrorCode::OutOfRange,
                        path + " = " + plainText(value) +
                            " leaves no rotary dimension within head_dim = " + std::to_string(head),
                        path, "1 to head_dim = " + std::to_string(head) + " coordinates");
}

struct Share {
    std::optional<double> value;
    std::string path;
};

Result<Share> readFraction(const ConfigReader& reader, const HeadDimRequest& request) {
    if (request.blockFraction) return Share{request.blockFraction, request.blockFractionPath};
    const FoundValue found = reader.find(keys::rotaryFraction);
    const Result<std::optional<double>> share = reader.optionalNumber(found, fractionRange);
    if (!share) return share.error();
    return Share{*share, found.path};
}

Check readRotary(const ConfigReader& reader, const ModelFamily& family, const HeadDimRequest& request,
                 HeadDims& dims) {
    Result<Share> share = readFraction(reader, request);
    if (!share) return share.error();
    const FoundValue named = reader.find(keys::rotaryDim);
    const Result<MaybeInt> number = wholeNumber(reader, named, headDimRange);
    if (!number) return number.error();
    if (!share->value && !*number && family.rotaryFraction != 1) {
        share->value = family.rotaryFraction;
        dims.assumptions.push_back("partial_rotary_factor = " + plainText(family.rotaryFraction) +
                                   ": fixed in the code of " + std::string(family.modelType));
    }
    dims.share = share->value;
    if (!dims.head) {
        if (*number && !share->value) dims.rotary = *number, dims.sources["rotary_dim"] = named.path;
        return {};
    }
    dims.rotary = dims.head;
    // int() of the product, as HF does: 100 * 0.29 gives 28.
    if (share->value) dims.rotary = static_cast<int>(*dims.head * *share->value);
    else if (*number) dims.rotary = *number;
    if (share->value && !share->path.empty()) dims.sources["rotary_dim"] = share->path;
    else if (!share->value && *number) dims.sources["rotary_dim"] = named.path;
    if (*dims.rotary < 1) return rotaryOutOfRange(reader, share->path, *share->value, *dims.head);
    if (*dims.rotary > *dims.head) return rotaryOutOfRange(reader, named.path, *dims.rotary, *dims.head);
    if (share->value && *number && **number != *dims.rotary)
        dims.warnings.push_back({"rotary-dim-disagrees",
                                 named.path + " = " + std::to_string(**number) + " but " + share->path +
                                     " gives " + std::to_string(*dims.rotary) +
                                     "; the latter is used, as in HF",
                                 named.path});
    return {};
}

}   // namespace

Result<HeadDims> readHeadDims(const ConfigReader& reader, const ModelFamily& family,
                              const HeadDimRequest& request) {
    HeadDims dims;
    const Result<bool> isLatent = readLatentHead(reader, dims);
    if (!isLatent) return isLatent.error();
    if (*isLatent) return dims;
    if (const Check problem = readHead(reader, request.isLocal, dims)) return *problem;
    if (request.rotatesWhole) {
        dims.rotary = dims.head;
        return dims;
    }
    if (const Check problem = readRotary(reader, family, request, dims)) return *problem;
    return dims;
}

}   // namespace rope
