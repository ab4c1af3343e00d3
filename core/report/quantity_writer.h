#pragma once

#include "core/json/json_writer.h"
#include "core/report/data_table.h"
#include "core/report/quantity.h"
#include "core/tensor/npy_writer.h"

#include <string>
#include <string_view>
#include <vector>

namespace rope {

/// How one kind of result is written in each format; the rest (setup, warnings) is the same for all.
template <class Answer>
struct ResultForms {
    void (*json)(JsonWriter& writer, const Answer& answer);   ///< members of the result's object
    std::vector<DataColumn> (*columns)(const Answer& answer);
    NumberArray (*array)(const Answer& answer);
};

/// Begins the result's object with "setup" and "warnings".
void beginResult(JsonWriter& writer, std::string_view quantity, const QuantityRequest& request);

/// The same as comment lines of a CSV file.
std::vector<std::string> resultComments(std::string_view quantity, const QuantityRequest& request);

template <class Answer>
Result<std::string> written(std::string_view quantity, const QuantityRequest& request,
                            const Result<Answer>& answer, const ResultForms<Answer>& forms) {
    if (!answer) return answer.error();
    switch (request.format) {
        case ResultFormat::Json: {
            JsonWriter writer;
            beginResult(writer, quantity, request);
            forms.json(writer, *answer);
            writer.endObject();
            return std::move(writer).take();
        }
        case ResultFormat::Csv:
            return csvText({resultComments(quantity, request), forms.columns(*answer)});
        case ResultFormat::Npy:
            return npyBytes(forms.array(*answer));
    }
    return std::string();
}

/// "yarn", "yarn 2": ids of the compared methods made unique, for column titles.
std::vector<std::string> uniqueNames(const std::vector<std::string>& names);

/// The numbers of integers, as a column or an array needs them.
std::vector<double> asNumbers(const std::vector<std::int64_t>& integers);

/// A matrix as rows of a JSON array.
void writeMatrix(JsonWriter& writer, std::string_view name, const RowMatrix& matrix);

/// One column of a matrix.
DataColumn matrixColumn(std::string title, const RowMatrix& matrix, Eigen::Index column);

Result<std::string> computeFrequenciesQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                               const JobContext& job);
Result<std::string> computeTableQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                         const JobContext& job);
Result<std::string> computeRotateQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& job);
Result<std::string> computeScoresQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& job);
Result<std::string> computeDecayQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                         const JobContext& job);
Result<std::string> computeInvarianceQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                              const JobContext& job);
Result<std::string> computeEncodingsQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                             const JobContext& job);
Result<std::string> computeBoundsQuantity(const ValidScenario& scenario, QuantityRequest& request,
                                          const JobContext& job);
/// That the context is too long for the search of bases.
Warnings boundsWarnings(const ValidScenario& scenario);

}   // namespace rope
