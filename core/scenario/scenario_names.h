#pragma once

#include "core/base/result.h"
#include "core/base/text_list.h"
#include "core/frequency/scaling_method.h"
#include "core/scenario/scenario.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace rope {

/// Names of a closed choice, as they stand on the command line and in JSON.
template <class Value, std::size_t count>
using Names = std::array<std::pair<Value, std::string_view>, count>;

inline constexpr Names<Pairing, 2> pairingNames{
    {{Pairing::Half, "half"}, {Pairing::Interleaved, "interleaved"}}};
inline constexpr Names<VectorKind, 4> vectorKindNames{{{VectorKind::Ones, "ones"},
                                                       {VectorKind::RandomPair, "random"},
                                                       {VectorKind::Tokens, "tokens"},
                                                       {VectorKind::Given, "given"}}};
inline constexpr Names<NumberFormat, 4> numberFormatNames{{{NumberFormat::Float64, "float64"},
                                                           {NumberFormat::Float32, "float32"},
                                                           {NumberFormat::Bfloat16, "bfloat16"},
                                                           {NumberFormat::Float16, "float16"}}};
inline constexpr Names<ScoreMask, 2> maskNames{{{ScoreMask::None, "none"}, {ScoreMask::Causal, "causal"}}};
inline constexpr Names<ScoreStage, 3> stageNames{
    {{ScoreStage::Dot, "dot"}, {ScoreStage::Scaled, "scaled"}, {ScoreStage::Softmax, "softmax"}}};
inline constexpr Names<SoftmaxScaling, 3> softmaxScalingNames{{{SoftmaxScaling::Never, "never"},
                                                               {SoftmaxScaling::DeepSeek, "deepseek"},
                                                               {SoftmaxScaling::Unknown, "unknown"}}};
/// Where an emulated format applies.
inline constexpr Names<bool Precision::*, 4> precisionPlaceNames{{{&Precision::positions, "positions"},
                                                                  {&Precision::angles, "angles"},
                                                                  {&Precision::tables, "tables"},
                                                                  {&Precision::products, "products"}}};

template <class Value, std::size_t count>
constexpr std::string_view nameOf(const Names<Value, count>& names, Value value) {
    for (const auto& [candidate, name] : names)
        if (candidate == value) return name;
    return {};
}

template <class Value, std::size_t count>
constexpr std::optional<Value> valueOf(const Names<Value, count>& names, std::string_view wanted) {
    for (const auto& [value, name] : names)
        if (name == wanted) return value;
    return {};
}

/// "half, interleaved"
template <class Value, std::size_t count>
std::string listOf(const Names<Value, count>& names) {
    return joined(names, [](const auto& named) { return named.second; });
}

}   // namespace rope
