#pragma once

#include "app/values/method_text.h"
#include "app/values/number_list.h"
#include "app/values/vector_input.h"
#include "core/report/quantity.h"
#include "core/scenario/scenario.h"
#include "ui/theme/theme.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace rope::app {

/// A parameter of the active method, given as an option.
struct ParameterOption {
    std::string key;   ///< HF key name
    ParameterInput value;
    bool isRequired = true;   ///< false: the option sets something else if the method has no such parameter
};

/// Options that set up the scenario. nullopt: not given.
struct SetupOptions {
    std::optional<std::string> preset, config, session, layers;
    std::optional<int> headDim, rotaryDim;
    std::optional<double> partialRotaryFactor, ropeTheta;
    std::optional<NumberList> inverseFrequencies;
    std::optional<Pairing> pairing;
    std::optional<const ScalingMethod*> method;
    std::vector<ParameterOption> parameters;   ///< in the order of the command line
    std::vector<MethodInput> compared;
    std::optional<std::optional<QueryScaleChoice>> queryScale;   ///< contains nullopt for "none"
    std::optional<std::int64_t> trainedContext, context, sequenceLength;
    std::optional<std::int64_t> queryPosition, keyPosition;
    std::optional<WholeList> positions, distances, shifts;
    std::optional<VectorInput> query, key, value;
    std::optional<VectorKind> vectorKind;
    std::optional<std::uint64_t> seed;
    std::optional<NumberFormat> numberFormat;
    std::optional<std::vector<bool Precision::*>> roundingStages;
    std::optional<ScoreMask> mask;
    std::optional<ScoreStage> stage;

    /// Whether one of --rotary-dim, --partial-rotary-factor is given.
    [[nodiscard]] bool hasRotaryPart() const { return rotaryDim || partialRotaryFactor; }
};

struct PictureSize {
    int width = 0, height = 0;   ///< logical pixels
};

/// Options of pictures, in part also of the window.
struct DisplayOptions {
    std::optional<PictureSize> size;
    std::optional<double> dpi;
    std::optional<ui::ThemeKind> theme;
    std::optional<std::string> language, colormap, title;
    bool isTransparent = false;
};

struct OutputOptions {
    std::optional<std::string> file;
    std::optional<ResultFormat> format;
    std::optional<std::int64_t> targetContext;
    bool isJson = false, isHelp = false, isVersion = false;
};

/// The options of a command line as values.
struct Options : SetupOptions, DisplayOptions, OutputOptions {};

}   // namespace rope::app
