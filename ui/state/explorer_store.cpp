#include "ui/state/explorer_store.h"

#include "ui/state/state_check.h"

#include <QUndoCommand>

#include <utility>

namespace rope::ui {

namespace {

constexpr int mergingCommand = 1;
constexpr int undoLimit = 500;

}   // namespace

/// A step from one whole state to another. Whole states are small, and nothing can be forgotten that way.
class StateCommand : public QUndoCommand {
public:
    StateCommand(ExplorerStore& store, const StateChange& change, int step)
        : QUndoCommand(change.label),
          m_store(store),
          m_before(store.current()),
          m_after(change.next),
          m_mergeKey(change.mergeKey),
          m_step(step) {}

    void undo() override { m_store.show(m_before); }
    void redo() override { m_store.show(m_after); }
    [[nodiscard]] int id() const override { return m_mergeKey.isEmpty() ? -1 : mergingCommand; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const StateCommand*>(other);   // same id(), so the same class
        if (next->m_mergeKey != m_mergeKey || next->m_step != m_step) return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);   // a drag that ends where it began is no step
        return true;
    }

private:
    ExplorerStore& m_store;
    ExplorerState m_before, m_after;
    QString m_mergeKey;
    int m_step;
};

ExplorerStore::ExplorerStore(ExplorerState initial, QObject* parent)
    : QObject(parent), m_current(std::move(initial)) {
    if (Result<ValidScenario> valid = validated(m_current.scenario)) m_valid = std::move(*valid);
    m_undoStack.setUndoLimit(undoLimit);
}

Check ExplorerStore::apply(const StateChange& change) {
    if (change.next == m_current) return {};
    if (const auto valid = validatedState(change.next, this->valid()); !valid) return valid.error();
    m_undoStack.push(new StateCommand(*this, change, m_step));   // the stack owns it
    return {};
}

Scenario ExplorerStore::modelScenario() const {
    if (!m_current.origin.model) return {};
    const Result<Scenario> scenario = scenarioOf(m_current.origin);
    return scenario ? *scenario : Scenario{};
}

void ExplorerStore::show(const ExplorerState& state) {
    if (state == m_current) return;
    m_current = state;
    Result<ValidScenario> next = validated(state.scenario, valid());   // resolves what differs
    m_valid = next ? std::optional(std::move(*next)) : std::nullopt;
    Q_EMIT stateChanged(m_current);
}

}   // namespace rope::ui
