#include "ui/state/model_origin.h"

#include <algorithm>

namespace rope::ui {

QString shownFile(const QString& path) {
    const QString name = path.section(QLatin1Char('/'), -1);
    return name == QLatin1String("config.json") ? path.section(QLatin1Char('/'), -2) : name;
}

bool ModelOrigin::operator==(const ModelOrigin& other) const {
    if (layers != other.layers) return false;
    if (model == other.model) return true;
    return model && other.model && *model == *other.model;
}

std::size_t groupIndexOf(const ModelOrigin& origin) {
    const std::vector<LayerGroup>& groups = origin.model->groups;
    const auto found = std::find_if(groups.begin(), groups.end(),
                                    [&](const LayerGroup& group) { return group.name == origin.layers; });
    return found == groups.end() ? origin.model->mainGroup : static_cast<std::size_t>(found - groups.begin());
}

Result<Scenario> scenarioOf(const ModelOrigin& origin) {
    const LayerGroup& group = origin.model->groups[groupIndexOf(origin)];
    return scenarioFromModel(*origin.model, origin.layers,
                             group.headDim ? std::nullopt : std::optional(assumedHeadDim));
}

}   // namespace rope::ui
