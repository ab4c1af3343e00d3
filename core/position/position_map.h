#pragma once

#include "core/base/result.h"
#include "core/parameters/parameter.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace rope {

/// A command line flag and the parameter whose number follows it.
struct ParameterFlag {
    std::string_view flag, key;
};

/// One row of the registry of position methods: which distance a query and a key are rotated by, instead of
/// their own.
struct PositionMap {
    std::string_view id;   ///< kebab-case
    std::string_view title;
    std::string_view citation;
    std::string_view hfName, vllmName, llamaCppName;   ///< "" where there is none
    std::string_view summary;   ///< one sentence with the formula
    std::span<const ParameterSpec> parameters;
    /// What parameters must fulfil together; may assume each is in its range. nullptr: nothing.
    Check (*check)(const ParameterValues& parameters);
    /// For a key not after the query (0 <= key <= query): the distance [token], fractional where the method
    /// divides; NaN for masked keys. The parameters are checked.
    double (*distance)(std::int64_t query, std::int64_t key, const ParameterValues& parameters);
    /// The largest distance [token] that two of the positions 0..furthest are rotated by. May assume checked
    /// parameters, furthest >= 0.
    double (*reach)(double furthest, const ParameterValues& parameters);
    /// Whether a key after the query is moved too. The causal methods keep it at its own distance: they never
    /// look there.
    bool movesLaterKeys = false;
    /// Whether some other value of a parameter changes a distance of two of the positions 0..furthest, the
    /// other parameters as they are; null: always. May assume checked parameters, furthest >= 1.
    bool (*hasEffect)(std::string_view key, const ParameterValues& parameters, double furthest) = nullptr;
    std::string_view vllmObject = {};   ///< the object of vLLM's config that holds the parameters; "" when
                                        ///< there is none
    std::span<const ParameterFlag> llamaCppFlags = {};   ///< llama.cpp's flags; empty when there are none
    std::string_view llamaCppNote = {};   ///< one clause: what llama.cpp does otherwise
};

/// A position map by id and its parameters, before any check.
struct PositionMapChoice {
    std::string id = "identity";
    ParameterValues parameters = {};

    bool operator==(const PositionMapChoice&) const = default;
};

/// All position maps; `identity` is first.
std::span<const PositionMap> positionMaps();

/// nullptr when there is no such id.
const PositionMap* findPositionMap(std::string_view id);

/// err: WrongUsage for an unknown map or parameter; OutOfRange or Impossible naming the parameter
Check checkPositionMap(const PositionMapChoice& choice);

/// The distance that the pair is rotated by; unchanged for a key after the query if the map is causal.
/// in:  checked parameters, positions in 0..2^53 [token]
/// out: [token]; NaN for masked keys
double effectiveDistance(const PositionMap& map, const ParameterValues& parameters, std::int64_t query,
                         std::int64_t key);

/// As above, by a checked choice.
double effectiveDistance(const PositionMapChoice& choice, std::int64_t query, std::int64_t key);

/// The largest distance that occurs in a context of `tokens` tokens [token]: what the low-frequency pairs
/// must have met in training. in:  a checked choice, tokens >= 1
double largestDistance(const PositionMapChoice& choice, double tokens);

}   // namespace rope
