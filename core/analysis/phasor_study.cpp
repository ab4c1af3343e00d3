#include "core/analysis/phasor_study.h"

#include "core/attention/score_parts.h"
#include "core/rotation/accurate_phase.h"
#include "core/scenario/rotated_vectors.h"

#include <algorithm>
#include <cmath>

namespace rope {

namespace {

Phase phaseOf(double tokens, double inverseFrequency) {
    const double angleRad = tokens * inverseFrequency;
    if (std::abs(angleRad) <= largestAccurateAngleRad) return accuratePhase(tokens, inverseFrequency);
    return {std::cos(angleRad), std::sin(angleRad)};
}

/// h_i: real part in phase, imaginary part the negative quadrature, so that Re(h exp(i phi)) = inPhase cos
/// phi + quadrature sin phi.
double changeAfter(const ScoreParts& parts, std::size_t pair) {
    const bool isLast = pair + 1 == parts.inPhase.size();
    const double real = isLast ? 0 : parts.inPhase[pair + 1],
                 imaginary = isLast ? 0 : parts.quadrature[pair + 1];
    return std::hypot(real - parts.inPhase[pair], imaginary - parts.quadrature[pair]);
}

}   // namespace

Result<PhasorStudy> phasorStudy(const ValidScenario& valid) {
    const Scenario& scenario = *valid;
    const FrequencySchedule& schedule = valid.activeMethod().schedule;
    if (const Check problem = checkHasTable(valid.activeMethod())) return *problem;
    const Result<RowMatrix> query =
        vectorAt(scenario.vectors, VectorRole::Query, scenario.queryPosition, scenario.layout.headDim);
    if (!query) return query.error();
    const Result<RowMatrix> key =
        vectorAt(scenario.vectors, VectorRole::Key, scenario.keyPosition, scenario.layout.headDim);
    if (!key) return key.error();

    const ScoreParts parts = scorePartsOf(*query, *key, scenario.layout);
    PhasorStudy study{
        .distance = scenario.queryPosition - scenario.keyPosition, .pairs = {}, .constant = parts.constant};
    double endReal = 0, endImaginary = 0, sumReal = 0, sumImaginary = 0, sumOfSizes = 0;
    for (std::size_t pair = 0; pair < parts.inPhase.size(); ++pair) {
        const double apart =
            schedule.place(pair, scenario.queryPosition) - schedule.place(pair, scenario.keyPosition);
        const Phase phase = phaseOf(apart, schedule.inverseFrequencies[pair]);
        Phasor phasor;
        phasor.real = parts.inPhase[pair] * phase.cosine + parts.quadrature[pair] * phase.sine;
        phasor.imaginary = parts.inPhase[pair] * phase.sine - parts.quadrature[pair] * phase.cosine;
        phasor.endReal = endReal += phasor.real;
        phasor.endImaginary = endImaginary += phasor.imaginary;
        sumReal += phase.cosine;
        sumImaginary += phase.sine;
        phasor.partialSum = std::hypot(sumReal, sumImaginary);
        sumOfSizes += phasor.partialSum;
        study.largestChange = std::max(study.largestChange, changeAfter(parts, pair));
        study.pairs.push_back(phasor);
    }
    study.score = study.constant + endReal;
    study.abelBound = study.largestChange * sumOfSizes;
    study.meanPartialSum = sumOfSizes / static_cast<double>(study.pairs.size());
    return study;
}

}   // namespace rope
