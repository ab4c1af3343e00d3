#include "core/report/inspect_facts.h"

#include "core/base/limits.h"
#include "core/model_import/group_schedule.h"

#include <algorithm>

namespace rope {

namespace {

/// The temperatures do not depend on the head dimension: where it is not known, any that fits the factor lists gives them.
LayerGroup withSomeHead(LayerGroup group) {
    constexpr int usualHeadDim = 128;
    const std::vector<double>* divisors = group.method.parameters.list("short_factor");
    const bool hasList = divisors != nullptr && !divisors->empty();
    group.rotaryDim = hasList ? static_cast<int>(std::min<std::size_t>(2 * divisors->size(), largestHeadDim)) : usualHeadDim;
    return group;
}

}   // namespace

GroupFacts factsOf(const ImportedModel& model, const LayerGroup& group) {
    GroupFacts facts{.headDim = group.headDim, .rotaryDim = group.rotaryDim, .method = group.method};
    if (!rotates(group)) return facts;
    facts.ropeTheta = scalingRequestOf(model, group).ropeTheta;
    const Result<FrequencySchedule> schedule = scheduleOf(model, group.rotaryDim ? group : withSomeHead(group));
    if (!schedule) return facts;
    facts.attentionFactor = schedule->attentionFactor;
    facts.softmaxFactor = schedule->softmaxFactor;
    if (group.rotaryDim) facts.inverseFrequencies = schedule->inverseFrequencies;
    return facts;
}

}   // namespace rope
