#pragma once

#include "core/frequency/scaling_method.h"
#include "core/json/config_reader.h"
#include "core/model/imported_model.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rope {

/// The content of one block of RoPE keys.
struct RopeSettings {
    MethodChoice method = {};   ///< "none" when nothing is scaled
    std::optional<double> base = {}, rotaryFraction = {}, trainedLength = {};
    std::optional<double> unappliedMultiplier =
        {};   ///< attn_factor: some programs multiply A by it, HF does not
    AxisKeys axes = {};
    bool namesDeepSeek =
        false;   ///< type deepseek_yarn: the softmax scale is multiplied for every model_type
    std::map<std::string, std::string> sources = {};   ///< field -> key path
    std::vector<std::string> assumptions = {};
    Warnings warnings = {};
};

/// The blocks of a config: one for all layers, or one for each kind of layer.
struct RopeBlocks {
    std::optional<ConfigScope> shared = {};
    std::vector<std::pair<std::string, ConfigScope>> perKind = {};
    Warnings warnings = {};
};

/// rope_scaling when it is not empty, else rope_parameters (HF reads both names; the older one takes
/// precedence). err: Malformed when a block is neither an object nor null (a bare number counts as no
/// scaling, with a warning)
Result<RopeBlocks> findRopeBlocks(const ConfigReader& reader);

/// Method, parameters, base and fraction of one block.
/// err: Malformed for a value of the wrong type or an unknown rope_type; OutOfRange naming the key path and
/// the allowed range
Result<RopeSettings> readRopeBlock(const ConfigReader& reader, const ConfigScope& block,
                                   std::string_view modelType);

/// The value of a parameter, of the kind in the registry row of its method.
/// err: as readRopeBlock
Result<ParameterValue> parameterOf(const ConfigReader& reader, const FoundValue& found,
                                   const ParameterSpec& spec);

/// The method of a rope_type; nullptr if there is none.
const ScalingMethod* methodOfType(std::string_view type, std::string_view modelType);

/// All rope_type texts that are understood, for messages.
std::string knownRopeTypes();

/// The known name nearest to a possibly misspelt one, "" when none is within two edits.
std::string nearestName(std::string_view name, const std::vector<std::string>& known);

}   // namespace rope
