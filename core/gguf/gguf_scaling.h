#pragma once

#include "core/gguf/gguf_architecture.h"
#include "core/gguf/gguf_metadata.h"
#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rope {

/// What the scaling method of a GGUF file depends on besides its own keys.
struct GgufScalingRequest {
    const ConfigReader& reader;
    const GgufMetadata& metadata;
    const GgufArchitecture& architecture;
    std::string prefix;   ///< "llama."
    std::optional<int> rotaryDim;
    std::optional<double> base, trainedContext, context;
};

struct GgufScaling {
    MethodChoice method = {};
    std::optional<double> trainedContext = {};   ///< where the divisors themselves tell it
    std::map<std::string, std::string> sources = {};   ///< field -> key
    std::vector<std::string> assumptions = {};
    Warnings warnings = {};
};

/// The method that llama.cpp applies: by rope.scaling.type and its companions, by the divisors of rope_freqs
/// or of the long and short factors, in its own order of precedence. Where that equals a method of HF
/// (linear, YaRN, LongRoPE, Llama 3, proportional) it is named so, else it is `llama-cpp` with the operator's
/// own numbers.
/// err: Malformed or OutOfRange naming the key or tensor
Result<GgufScaling> readGgufScaling(const GgufScalingRequest& request);

/// A method that was recognised by its divisors theta / theta'.
struct RecognisedMethod {
    MethodChoice choice;
    std::optional<double> trainedContext = {};   ///< L that the method must have used [token]
};

/// Llama 3 with its default factors, or p-RoPE, if these are their divisors to within float32; empty if
/// they are not.
/// in:  lengths that L could have been [token], besides the default 8192
std::optional<RecognisedMethod> methodOfDivisors(const std::vector<double>& divisors, double base,
                                                 std::vector<double> trainedLengths);

}   // namespace rope
