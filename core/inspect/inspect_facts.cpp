#include "core/inspect/inspect_facts.h"

#include "core/model/group_schedule.h"

namespace rope {

GroupFacts factsOf(const ImportedModel& model, const LayerGroup& group) {
    GroupFacts facts{.headDim = group.headDim, .rotaryDim = group.rotaryDim, .method = group.method};
    if (!rotates(group)) return facts;
    facts.ropeTheta = scalingRequestOf(model, group).ropeTheta;
    const Result<FrequencySchedule> schedule = scheduleOf(model, withSomeRotaryDim(group));
    if (!schedule) return facts;
    facts.attentionFactor = schedule->attentionFactor;
    facts.softmaxFactor = schedule->softmaxFactor;
    if (group.rotaryDim) facts.inverseFrequencies = schedule->inverseFrequencies;
    return facts;
}

}   // namespace rope
