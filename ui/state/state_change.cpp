#include "ui/state/state_change.h"
#include "core/methods/method_registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rope::ui::changes {

namespace {

/// The focused pair must exist whatever happens to the rotary part.
void fitSelectedPair(ExplorerState& state) {
    state.view.selectedPair =
        std::clamp(state.view.selectedPair, 0, std::max(0, state.scenario.layout.pairCount() - 1));
}

/// Given numbers have one column per coordinate, so they cannot outlive a change of the head dimension.
void dropGivenVectors(VectorSource& vectors) {
    vectors.givenQuery = vectors.givenKey = vectors.givenValue = nullptr;
    if (vectors.kind == VectorKind::Given) vectors.kind = VectorKind::RandomPair;
}

int scaled(int part, int whole, int newWhole) {
    if (whole <= 0) return part;
    return static_cast<int>(std::lround(static_cast<double>(part) * newWhole / whole));
}

QString parameterMergeKey(std::size_t index, std::string_view key) {
    return QStringLiteral("parameter/%1/%2")
        .arg(index)
        .arg(QLatin1String(key.data(), static_cast<qsizetype>(key.size())));
}

std::shared_ptr<const RowMatrix> rowOf(std::initializer_list<double> numbers) {
    RowMatrix row(1, static_cast<Eigen::Index>(numbers.size()));
    std::copy(numbers.begin(), numbers.end(), row.data());
    return std::make_shared<const RowMatrix>(std::move(row));
}

/// A coordinate of the padded vector as one of the vector itself; -1 for the zero that completes the last
/// pair.
int unpadded(const PairLayout& layout, int coordinate) {
    const int zero = layout.rotaryOffset + layout.rotaryDim;
    if (!layout.isPadded() || coordinate < zero) return coordinate;
    return coordinate == zero ? -1 : coordinate - 1;
}

StateChange change(const QString& label, ExplorerState&& next, const QString& mergeKey = {}) {
    fitSelectedPair(next);
    return {label, std::move(next), mergeKey};
}

}   // namespace

StateChange withBase(ExplorerState state, double ropeTheta) {
    state.scenario.ropeTheta = ropeTheta;
    return change(QCoreApplication::translate("StateChange", "change of base"), std::move(state),
                  QStringLiteral("base"));
}

StateChange withHeadDim(ExplorerState state, int headDim) {
    PairLayout& layout = state.scenario.layout;
    if (headDim != layout.headDim) {
        const bool isExplicit = !state.scenario.explicitInverseFrequencies.empty();
        if (!isExplicit) layout.rotaryDim = std::max(1, scaled(layout.rotaryDim, layout.headDim, headDim));
        layout.rotaryOffset = std::clamp(scaled(layout.rotaryOffset, layout.headDim, headDim), 0,
                                         std::max(0, headDim - layout.rotaryDim));
        layout.headDim = headDim;
        dropGivenVectors(state.scenario.vectors);
    }
    return change(QCoreApplication::translate("StateChange", "change of head dimension"), std::move(state),
                  QStringLiteral("headDim"));
}

StateChange withRotaryDim(ExplorerState state, int rotaryDim) {
    PairLayout& layout = state.scenario.layout;
    layout.rotaryDim = rotaryDim;
    layout.rotaryOffset = std::clamp(layout.rotaryOffset, 0, std::max(0, layout.headDim - rotaryDim));
    return change(QCoreApplication::translate("StateChange", "change of rotary fraction"), std::move(state),
                  QStringLiteral("rotaryDim"));
}

StateChange withPairing(ExplorerState state, Pairing pairing) {
    state.scenario.layout.pairing = pairing;
    return change(QCoreApplication::translate("StateChange", "change of pairing"), std::move(state));
}

StateChange withTrainedContext(ExplorerState state, double tokens) {
    state.scenario.lengths.trained = state.scenario.lengths.dynamicTrained = tokens;
    return change(QCoreApplication::translate("StateChange", "change of trained length"), std::move(state),
                  QStringLiteral("trained"));
}

StateChange withContext(ExplorerState state, double tokens) {
    state.scenario.lengths.context = tokens;
    return change(QCoreApplication::translate("StateChange", "change of target length"), std::move(state),
                  QStringLiteral("context"));
}

StateChange withSequence(ExplorerState state, std::optional<double> tokens) {
    state.scenario.lengths.sequence = tokens;
    return change(QCoreApplication::translate("StateChange", "change of current length"), std::move(state),
                  QStringLiteral("sequence"));
}

StateChange withMethodAdded(ExplorerState state, const MethodChoice& choice) {
    state.scenario.methods.push_back({choice, true});
    state.scenario.activeMethod = state.scenario.methods.size() - 1;
    return change(QCoreApplication::translate("StateChange", "method added"), std::move(state));
}

StateChange withMethodRemoved(ExplorerState state, std::size_t index) {
    Scenario& scenario = state.scenario;
    if (scenario.methods.size() > 1 && index < scenario.methods.size()) {
        scenario.methods.erase(scenario.methods.begin() + static_cast<std::ptrdiff_t>(index));
        if (index == 0)
            scenario.explicitInverseFrequencies.clear();   // they belong to the first method alone
        if (scenario.activeMethod > index || scenario.activeMethod == scenario.methods.size())
            --scenario.activeMethod;
    }
    return change(QCoreApplication::translate("StateChange", "method removed"), std::move(state));
}

StateChange withMethodVisible(ExplorerState state, std::size_t index, bool isVisible) {
    if (index < state.scenario.methods.size()) state.scenario.methods[index].isVisible = isVisible;
    const QString label = isVisible ? QCoreApplication::translate("StateChange", "method shown")
                                    : QCoreApplication::translate("StateChange", "method hidden");
    return change(label, std::move(state));
}

StateChange withActiveMethod(ExplorerState state, std::size_t index) {
    if (index < state.scenario.methods.size()) state.scenario.activeMethod = index;
    return change(QCoreApplication::translate("StateChange", "choice of active method"), std::move(state),
                  QStringLiteral("active"));
}

StateChange withMethodParameter(ExplorerState state, std::size_t index, std::string_view key,
                                const ParameterValue& value) {
    if (index < state.scenario.methods.size())
        state.scenario.methods[index].choice.parameters.set(key, value);
    return change(QCoreApplication::translate("StateChange", "change of parameter"), std::move(state),
                  parameterMergeKey(index, key));
}

StateChange withMethodParameterCleared(ExplorerState state, std::size_t index, std::string_view key) {
    if (index < state.scenario.methods.size()) state.scenario.methods[index].choice.parameters.remove(key);
    return change(QCoreApplication::translate("StateChange", "change of parameter"), std::move(state),
                  parameterMergeKey(index, key));
}

StateChange withFactors(ExplorerState state, double factor) {
    for (std::size_t i = 1; i < state.scenario.methods.size(); ++i) {
        MethodChoice& choice = state.scenario.methods[i].choice;
        const ScalingMethod* method = findScalingMethod(choice.id);
        if (method != nullptr && findParameter(*method, "factor") != nullptr)
            choice.parameters.set("factor", factor);
    }
    return change(QCoreApplication::translate("StateChange", "change of factors"), std::move(state));
}

StateChange withPositions(ExplorerState state, std::int64_t query, std::int64_t key) {
    state.scenario.queryPosition = query;
    state.scenario.keyPosition = key;
    return change(QCoreApplication::translate("StateChange", "change of positions"), std::move(state),
                  QStringLiteral("positions"));
}

StateChange withSelectedPair(ExplorerState state, int pair) {
    state.view.selectedPair = pair;
    return change(QCoreApplication::translate("StateChange", "choice of pair"), std::move(state),
                  QStringLiteral("pair"));
}

StateChange withVectorKind(ExplorerState state, VectorKind kind) {
    if (kind != VectorKind::Given) {
        dropGivenVectors(state.scenario.vectors);
        state.scenario.vectors.kind = kind;
    }
    return change(QCoreApplication::translate("StateChange", "change of query and key"), std::move(state));
}

StateChange withGivenVectors(ExplorerState state, const std::shared_ptr<const RowMatrix>& rows, bool isQuery,
                             bool isKey) {
    Scenario& scenario = state.scenario;
    if (isQuery) scenario.vectors.givenQuery = rows;
    if (isKey) scenario.vectors.givenKey = rows;
    const std::int64_t last = rows->rows() - 1;
    if (last > 0 && isQuery) scenario.queryPosition = std::min(scenario.queryPosition, last);
    if (last > 0 && isKey) scenario.keyPosition = std::min(scenario.keyPosition, last);
    return change(QCoreApplication::translate("StateChange", "vectors from a file"), std::move(state));
}

StateChange withDraggedPair(ExplorerState state, VectorRole role, int pair, double x, double y) {
    Scenario& scenario = state.scenario;
    const bool isQuery = role == VectorRole::Query;
    const std::int64_t position = isQuery ? scenario.queryPosition : scenario.keyPosition;
    std::shared_ptr<const RowMatrix>& given =
        isQuery ? scenario.vectors.givenQuery : scenario.vectors.givenKey;
    const Result<RowMatrix> current = vectorAt(scenario.vectors, role, position, scenario.layout.headDim);
    if (current && std::isfinite(x) && std::isfinite(y)) {
        RowMatrix rows = given ? *given : *current;
        const Eigen::Index row = rows.rows() > 1 ? static_cast<Eigen::Index>(position) : 0;
        if (const int place = unpadded(scenario.layout, scenario.layout.first(pair)); place >= 0)
            rows(row, place) = x;
        if (const int place = unpadded(scenario.layout, scenario.layout.second(pair)); place >= 0)
            rows(row, place) = y;
        given = std::make_shared<const RowMatrix>(std::move(rows));
    }
    return change(QCoreApplication::translate("StateChange", "drag of a vector"), std::move(state),
                  QStringLiteral("dragged pair"));
}

StateChange withSeed(ExplorerState state, std::uint64_t seed) {
    state.scenario.vectors.seed = seed;
    return change(QCoreApplication::translate("StateChange", "change of seed"), std::move(state),
                  QStringLiteral("seed"));
}

StateChange withWorkedExample(ExplorerState state) {
    Scenario scenario;
    scenario.layout = {.pairing = Pairing::Interleaved, .headDim = 4, .rotaryDim = 4};
    scenario.queryPosition = 3;
    scenario.keyPosition = 1;
    scenario.vectors.kind = VectorKind::Given;
    scenario.vectors.givenQuery = scenario.vectors.givenKey = rowOf({1, 0.5, 0.8, -0.3});
    state.scenario = std::move(scenario);
    state.origin = {};
    return change(QCoreApplication::translate("StateChange", "worked example"), std::move(state));
}

StateChange withQueryScale(ExplorerState state, std::optional<QueryScaleChoice> choice) {
    state.scenario.queryScale = std::move(choice);
    return change(QCoreApplication::translate("StateChange", "change of query scale"), std::move(state),
                  QStringLiteral("queryScale"));
}

StateChange withNumberFormat(ExplorerState state, NumberFormat format) {
    state.scenario.precision.format = format;
    return change(QCoreApplication::translate("StateChange", "change of number format"), std::move(state));
}

StateChange withViewSettings(ExplorerState state, const ViewSettings& view, const QString& label) {
    state.view = view;
    return change(label, std::move(state), QStringLiteral("view"));
}

StateChange withLayers(ExplorerState state, const std::string& layers) {
    ExplorerState next = state;
    next.origin.layers = layers;
    const Result<Scenario> fromFile = scenarioOf(next.origin);
    if (fromFile) {
        Scenario& scenario = next.scenario;
        if (scenario.layout.headDim != fromFile->layout.headDim) dropGivenVectors(scenario.vectors);
        scenario.layout = fromFile->layout;
        scenario.ropeTheta = fromFile->ropeTheta;
        scenario.lengths = fromFile->lengths;
        scenario.explicitInverseFrequencies.clear();
        scenario.methods.front() = fromFile->methods.front();
        scenario.activeMethod = 0;
    }
    return change(QCoreApplication::translate("StateChange", "choice of layers"),
                  fromFile ? std::move(next) : std::move(state));
}

}   // namespace rope::ui::changes
