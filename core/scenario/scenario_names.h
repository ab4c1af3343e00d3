#pragma once

#include "core/base/names.h"
#include "core/frequency/scaling_method.h"
#include "core/scenario/scenario.h"

namespace rope {

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
inline constexpr Names<bool Precision::*, 4> roundingStageNames{{{&Precision::positions, "positions"},
                                                                 {&Precision::angles, "angles"},
                                                                 {&Precision::tables, "tables"},
                                                                 {&Precision::products, "products"}}};

}   // namespace rope
