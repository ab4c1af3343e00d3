#pragma once

#include "app/setup/setup.h"

namespace rope::app {

/// The steps of buildSetup, in their order. Each applies the options of one concern.
Result<Setup> startingPoint(const GivenOptions& options);
Check applyMethod(const GivenOptions& options, Setup& setup);   ///< --method, its parameters
Check applyQueryScale(const GivenOptions& options, Setup& setup);   ///< --query-scale
Check applyFrequencies(const GivenOptions& options, Setup& setup);   ///< --rope-theta, --inv-freq
Check applyLayout(const GivenOptions& options, Setup& setup);   ///< dimensions and pairing
Check applyComparisons(const GivenOptions& options, Setup& setup);   ///< --compare
void applyLengths(const GivenOptions& options, Setup& setup);   ///< L, L', current length
Check applyVectors(const GivenOptions& options, Setup& setup);   ///< q, k, v, seed
void applyNumbers(const GivenOptions& options,
                  Setup& setup);   ///< precision, mask, stage, query and key position
Check applyLists(const GivenOptions& options, Setup& setup);   ///< positions, distances, shifts

/// Whether --partial-rotary-factor goes to the active method instead of the layout.
bool isMethodsOwn(const Setup& setup, std::string_view optionName);

}   // namespace rope::app
