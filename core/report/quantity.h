#pragma once

#include "core/base/job_context.h"
#include "core/scenario/valid_scenario.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rope {

enum class ResultFormat { Json, Csv, Npy };

/// The list that a quantity is computed over.
enum class ListArgument { None, Positions, Distances, Shifts };

std::string_view listName(ListArgument argument);   ///< "", "positions", "distances", "shifts"

/// The request of the command line.
struct QuantityRequest {
    Scenario scenario = {};
    std::vector<std::int64_t> list = {};   ///< positions, distances or shifts [token]
    std::vector<std::int64_t> keyPositions =
        {};   ///< scores: columns, where they differ from the rows; else empty
    Warnings warnings = {};   ///< those known before computing
    ResultFormat format = ResultFormat::Json;
};

/// A result as the text or bytes of its file.
struct QuantityResult {
    std::string bytes;
    Warnings warnings;   ///< all of them; JSON and CSV hold them too
};

/// One row of the table of quantities: dispatch, `list quantities` and help come from it.
struct Quantity {
    std::string_view id;
    std::string_view meaning;
    std::string_view npyShape;   ///< "2 x position x pair"
    ListArgument argument;
    /// May add warnings that follow from the result only.
    Result<std::string> (*compute)(const ValidScenario& scenario, QuantityRequest& request,
                                   const JobContext& job);
    Warnings (*warnings)(const ValidScenario& scenario) =
        nullptr;   ///< warnings of this quantity only; nullptr for none
};

std::span<const Quantity> quantities();

/// nullptr when there is no such quantity.
const Quantity* findQuantity(std::string_view id);

std::vector<std::string> quantityIds();

/// Validates the scenario, gathers its warnings, computes and writes.
/// err: as validated() and the analysis of the quantity
Result<QuantityResult> computeQuantity(const Quantity& quantity, QuantityRequest request,
                                       const JobContext& job = {});

/// The default of a list: 0:16 positions (one per given row where there are several; scores: else
/// 0:256), distances 0:L, 64 shifts spread over 0:L. Fills request.list and request.keyPositions. err:
/// OutOfRange when L is longer than a list may be
Check fillDefaultList(const Quantity& quantity, QuantityRequest& request);

}   // namespace rope
