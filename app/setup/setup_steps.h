#pragma once

#include "app/setup/setup.h"

namespace rope::app {

/// The steps of buildSetup, in their order. Each applies some options.
Result<Setup> startingPoint(const SetupOptions& options);
void applyLengths(const SetupOptions& options, Setup& setup);   ///< L, L', current length
void applyNumbers(const SetupOptions& options, Setup& setup);   ///< precision, mask, stage, m and n
Check applyMethod(const SetupOptions& options, Setup& setup);   ///< --method and its parameters
Check applyQueryScale(const SetupOptions& options, Setup& setup);
Check applyFrequencies(const SetupOptions& options, Setup& setup);   ///< --rope-theta, --inv-freq
Check applyLayout(const SetupOptions& options, Setup& setup);   ///< dimensions and pairing
Check applyComparisons(const SetupOptions& options, Setup& setup);
Check applyVectors(const SetupOptions& options, Setup& setup);   ///< q, k, v, seed
Check applyLists(const SetupOptions& options, Setup& setup);   ///< positions, distances, shifts

/// Whether the active method has the parameter.
bool hasParameter(const Setup& setup, std::string_view key);

}   // namespace rope::app
