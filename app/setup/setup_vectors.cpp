// Vectors, number format, mask, stage and positions, and the lists that quantities are computed over.
#include "app/setup/setup_steps.h"

#include <tuple>

namespace rope::app {

namespace {

Check checkColumns(const std::string& option, const RowMatrix* rows, int headDim) {
    if (rows == nullptr || rows->cols() == headDim) return {};
    const std::string columns = std::to_string(rows->cols()), expected = std::to_string(headDim);
    return Error{ErrorCode::OutOfRange,
                 option + " has " + columns + " numbers per row, but --head-dim is " + expected, "--head-dim",
                 "--head-dim " + columns + ", or rows of " + expected + " numbers"};
}

}   // namespace

Check applyVectors(const SetupOptions& options, Setup& setup) {
    VectorSource& vectors = setup.scenario().vectors;
    if (options.vectorKind) {
        vectors.kind = *options.vectorKind;
        vectors.givenQuery = vectors.givenKey = nullptr;   // replaces the vectors of a session
    }
    vectors.seed = options.seed.value_or(vectors.seed);
    for (const auto& [option, input, rows] : {std::tuple("--q", &options.query, &vectors.givenQuery),
                                              {"--k", &options.key, &vectors.givenKey},
                                              {"--v", &options.value, &vectors.givenValue}}) {
        if (*input) {
            Result<RowMatrix> given = rowsOf(**input, option);
            if (!given) return given.error();
            *rows = std::make_shared<const RowMatrix>(std::move(*given));
        }
        if (const Check problem = checkColumns(option, rows->get(), setup.scenario().layout.headDim))
            return problem;
    }
    return {};
}

void applyNumbers(const SetupOptions& options, Setup& setup) {
    Scenario& scenario = setup.scenario();
    Precision& precision = scenario.precision;
    precision.format = options.numberFormat.value_or(precision.format);
    if (options.roundingStages) {
        precision.positions = precision.angles = precision.tables = precision.products = false;
        for (const auto place : *options.roundingStages) precision.*place = true;
    }
    scenario.mask = options.mask.value_or(scenario.mask);
    scenario.stage = options.stage.value_or(scenario.stage);
    scenario.queryPosition = options.queryPosition.value_or(scenario.queryPosition);
    scenario.keyPosition = options.keyPosition.value_or(scenario.keyPosition);
}

Check applyLists(const SetupOptions& options, Setup& setup) {
    for (const auto& [option, given, target] :
         {std::tuple("--positions", &options.positions, &setup.positions),
          {"--distances", &options.distances, &setup.distances},
          {"--shifts", &options.shifts, &setup.shifts}}) {
        if (!*given) continue;
        Result<std::vector<std::int64_t>> list = numbersOf(**given, option);
        if (!list) return list.error();
        *target = std::move(*list);
    }
    return {};
}

}   // namespace rope::app
