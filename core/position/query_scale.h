#pragma once

#include "core/base/result.h"
#include "core/parameters/parameter.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace rope {

/// One row of the registry of scales on queries or on the softmax: a number for each query position.
struct QueryScale {
    std::string_view id;   ///< kebab-case
    std::string_view title;
    std::string_view actsOn;   ///< which layers, and before or after the rotation
    std::string_view citation;
    std::string_view hfName, vllmName, llamaCppName;   ///< keys or flags; "" where there is none
    std::string_view summary;   ///< one sentence with the formula
    std::span<const ParameterSpec> parameters;
    double (*scale)(double position, const ParameterValues& parameters);
    bool growsWithPosition =
        true;   ///< false: one number for all queries, which the method's softmax factor already is
};

/// A scale on queries by id and its parameters, before any check.
struct QueryScaleChoice {
    std::string id;
    ParameterValues parameters = {};

    bool operator==(const QueryScaleChoice&) const = default;
};

/// log-n, Llama 4's temperature, Ministral's form of it, DeepSeek's softmax scale.
std::span<const QueryScale> queryScales();

/// The choice with the trained length for each length L that it does not give: what a model would have been
/// trained with.
QueryScaleChoice withTrainedLength(QueryScaleChoice choice, double trainedLength);

/// nullptr when there is no such id.
const QueryScale* findQueryScale(std::string_view id);

/// What a query at this position is multiplied with; the logits of its row change by the same factor.
/// in:  position >= 0 [token]; parameters by key, absent ones take their defaults
/// out: > 0
/// err: WrongUsage for a parameter that the row does not have; OutOfRange naming a parameter or `position`
Result<double> queryScale(const QueryScale& row, double position, const ParameterValues& parameters = {});

/// The ids that a setup can name: those that grow with the position.
std::string queryScaleIds();

/// err: WrongUsage for an id that is not one of queryScaleIds(), or a parameter that it does not have;
/// OutOfRange naming the parameter
Check checkQueryScale(const QueryScaleChoice& choice);

/// What the logits of a query's row are multiplied with; 1 where nothing is chosen.
/// in:  a checked choice, position [token] (those before 0 count as 0)
double queryScaleAt(const std::optional<QueryScaleChoice>& choice, double position);

}   // namespace rope
