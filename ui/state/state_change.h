#pragma once

#include "ui/state/explorer_state.h"

#include <QString>

#include <optional>

namespace rope::ui {

/// One thing the user did: what to call it in the undo menu, the state after it, and what it merges with (one
/// drag is one step).
struct StateChange {
    QString label;
    ExplorerState next;
    QString mergeKey = {};   ///< consecutive changes with the same non-empty key become one undo step
};

/// The changes a user can make, as pure functions of the state before. They never check: the store validates.
namespace changes {

StateChange withBase(ExplorerState state, double ropeTheta);
StateChange withHeadDim(
    ExplorerState state,
    int headDim);   ///< keeps the rotary fraction; removes given vectors, whose size differs
StateChange withRotaryDim(ExplorerState state, int rotaryDim);
StateChange withPairing(ExplorerState state, Pairing pairing);
StateChange withTrainedContext(ExplorerState state,
                               double tokens);   ///< L of every method, as --trained-context
StateChange withContext(ExplorerState state, double tokens);   ///< L'
StateChange withSequence(ExplorerState state,
                         std::optional<double> tokens);   ///< current length; nullopt: automatic
StateChange withMethodAdded(ExplorerState state, const MethodChoice& choice);
StateChange withMethodRemoved(ExplorerState state, std::size_t index);   ///< the last one stays
StateChange withMethodVisible(ExplorerState state, std::size_t index, bool isVisible);
StateChange withActiveMethod(ExplorerState state, std::size_t index);
StateChange withMethodParameter(ExplorerState state, std::size_t index, std::string_view key,
                                const ParameterValue& value);
StateChange withMethodParameterCleared(ExplorerState state, std::size_t index,
                                       std::string_view key);   ///< back to what is inferred
StateChange withFactors(ExplorerState state,
                        double factor);   ///< every method that has a factor, the model's own excepted
StateChange withPositions(ExplorerState state, std::int64_t query, std::int64_t key);
StateChange withSelectedPair(ExplorerState state, int pair);
StateChange withVectorKind(ExplorerState state, VectorKind kind);
/// Given numbers, one row for all positions or a row each; m and n move to where there are numbers.
StateChange withGivenVectors(ExplorerState state, const std::shared_ptr<const RowMatrix>& rows, bool isQuery,
                             bool isKey);
/// One pair of q at m or k at n, changed by dragging: the vector becomes a given one, the same at every
/// position (or that row of given rows).
StateChange withDraggedPair(ExplorerState state, VectorRole role, int pair, double x, double y);
StateChange withSeed(ExplorerState state, std::uint64_t seed);
StateChange withWorkedExample(ExplorerState state);   ///< d = 4, base 10000, interleaved, q = (1, 0.5, 0.8,
                                                      ///< -0.3): small enough to compute manually
StateChange withQueryScale(ExplorerState state, std::optional<QueryScaleChoice> choice);
StateChange withNumberFormat(ExplorerState state, NumberFormat format);
StateChange withViewSettings(ExplorerState state, const ViewSettings& view, const QString& label);
/// Another layer group of the opened model: sizes, base, lengths and its own method; the
/// rest stays.
StateChange withLayers(ExplorerState state, const std::string& layers);

}   // namespace changes

}   // namespace rope::ui
