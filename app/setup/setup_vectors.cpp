// Vectors, number format, mask and stage, and the lists that quantities run over.
#include "app/options/list_parser.h"
#include "app/setup/setup_steps.h"
#include "app/setup/vector_reader.h"
#include "core/base/limits.h"
#include "core/scenario/scenario_names.h"

#include <array>

namespace rope::app {

namespace {

using Given = std::shared_ptr<const RowMatrix>;

constexpr std::array<std::pair<const char*, Given VectorSource::*>, 3> givenVectors{
    {{"--q", &VectorSource::givenQuery},
     {"--k", &VectorSource::givenKey},
     {"--v", &VectorSource::givenValue}}};

Check checkColumns(const char* name, const Given& rows, int headDim) {
    if (!rows || rows->cols() == headDim) return {};
    return Error{ErrorCode::OutOfRange,
                 std::string(name) + " has " + std::to_string(rows->cols()) +
                     " numbers a row, but --head-dim is " + std::to_string(headDim),
                 "--head-dim",
                 "--head-dim " + std::to_string(rows->cols()) + ", or rows of " + std::to_string(headDim) +
                     " numbers"};
}

struct ListOption {
    const char* name;
    std::optional<std::vector<std::int64_t>> Setup::*target;
    std::int64_t low;
};

constexpr std::array<ListOption, 3> listOptions{{{"--positions", &Setup::positions, 0},
                                                 {"--distances", &Setup::distances, -largestPosition},
                                                 {"--shifts", &Setup::shifts, -largestPosition}}};

Precision precisionPlaces(Precision precision, std::string_view names) {
    for (const auto& [place, name] : precisionPlaceNames) precision.*place = false;
    for (;;) {
        const std::size_t end = names.find(',');
        if (const auto place = valueOf(precisionPlaceNames, names.substr(0, end))) precision.** place = true;
        if (end == std::string_view::npos) return precision;
        names.remove_prefix(end + 1);
    }
}

}   // namespace

Check applyVectors(const GivenOptions& options, Setup& setup) {
    VectorSource& vectors = setup.scenario().vectors;
    if (const auto kind = options.text("--qk")) {
        vectors.kind = valueOf(vectorKindNames, *kind).value();
        vectors.givenQuery = vectors.givenKey = nullptr;   // a session's numbers give way
    }
    if (const auto seed = options.text("--seed")) vectors.seed = parseSeed(*seed, "--seed").value();
    for (const auto& [name, given] : givenVectors) {
        if (const auto text = options.text(name)) {
            Result<RowMatrix> rows = readVectors(*text, name);
            if (!rows) return rows.error();
            vectors.*given = std::make_shared<const RowMatrix>(std::move(*rows));
        }
        if (const Check problem = checkColumns(name, vectors.*given, setup.scenario().layout.headDim))
            return problem;
    }
    return {};
}

void applyNumbers(const GivenOptions& options, Setup& setup) {
    Scenario& scenario = setup.scenario();
    if (const auto format = options.text("--precision"))
        scenario.precision.format = valueOf(numberFormatNames, *format).value();
    if (const auto places = options.text("--precision-of"))
        scenario.precision = precisionPlaces(scenario.precision, *places);
    if (const auto mask = options.text("--mask")) scenario.mask = valueOf(maskNames, *mask).value();
    if (const auto stage = options.text("--stage")) scenario.stage = valueOf(stageNames, *stage).value();
    if (const auto position = options.whole("--query-position")) scenario.queryPosition = *position;
    if (const auto position = options.whole("--key-position")) scenario.keyPosition = *position;
}

Check applyLists(const GivenOptions& options, Setup& setup) {
    for (const ListOption& option : listOptions) {
        const auto text = options.text(option.name);
        if (!text) continue;
        Result<std::vector<std::int64_t>> list =
            parseWholeList(*text, option.name, option.low, largestPosition);
        if (!list) return list.error();
        setup.*option.target = std::move(*list);
    }
    return {};
}

}   // namespace rope::app
