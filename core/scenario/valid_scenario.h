#pragma once

#include "core/scenario/scenario.h"

#include <memory>
#include <utility>
#include <vector>

namespace rope {

/// A scenario that was checked, together with what its methods resolve to. Only validated() makes one, so an
/// analysis that takes it need not check or resolve anything. Immutable and implicitly shared.
class ValidScenario {
public:
    const Scenario& operator*() const { return m_content->scenario; }
    const Scenario* operator->() const { return &m_content->scenario; }

    /// All compared methods, hidden ones too, in the scenario's order.
    [[nodiscard]] const std::vector<ResolvedMethod>& methods() const { return m_content->resolved->methods; }
    [[nodiscard]] const ResolvedMethod& activeMethod() const {
        return methods()[m_content->scenario.activeMethod];
    }
    /// theta_i before any method [rad/token]: base^(-2i/r), or the explicit ones.
    [[nodiscard]] const std::vector<double>& unscaledFrequencies() const {
        return m_content->resolved->unscaledFrequencies;
    }

private:
    struct Resolved {
        std::vector<ResolvedMethod> methods;
        std::vector<double> unscaledFrequencies;
    };
    struct Content {
        Scenario scenario;
        std::shared_ptr<const Resolved> resolved;
    };

    explicit ValidScenario(std::shared_ptr<const Content> content) : m_content(std::move(content)) {}
    static Result<Resolved> resolved(const Scenario& scenario);

    friend Result<ValidScenario> validated(Scenario scenario, const ValidScenario* similar);

    std::shared_ptr<const Content> m_content;
};

/// Checks sizes, positions, base, lengths, every method and given vectors, and resolves the methods.
/// in:  a valid scenario whose methods or vectors are used again where they are the same; null for none
/// err: the first thing that cannot be computed; as computeSchedule()
Result<ValidScenario> validated(Scenario scenario, const ValidScenario* similar = nullptr);

/// The same scenario with another active method.
/// err: OutOfRange naming active_method
Result<ValidScenario> withActiveMethod(const ValidScenario& scenario, std::size_t method);

}   // namespace rope
