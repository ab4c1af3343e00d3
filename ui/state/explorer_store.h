#pragma once

#include "core/base/result.h"
#include "core/scenario/valid_scenario.h"
#include "ui/state/state_change.h"

#include <QObject>
#include <QUndoStack>

#include <optional>

namespace rope::ui {

/// The owner of the current state. Widgets display it and request changes; there is no other copy
/// of it.
class ExplorerStore : public QObject {
    Q_OBJECT

public:
    explicit ExplorerStore(ExplorerState initial, QObject* parent = nullptr);

    [[nodiscard]] const ExplorerState& current() const { return m_current; }
    /// The scenario of the current state with its resolved methods; null where it is not valid.
    [[nodiscard]] const ValidScenario* valid() const { return m_valid ? &*m_valid : nullptr; }
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }

    /// Takes the change as one undo step; an equal state does nothing.
    /// err: as checkState; the state stays as it was
    Check apply(const StateChange& change);

    /// The drag, typing or play is over: the next change is a step of its own even with the same merge key.
    void closeStep() { ++m_step; }

    /// The scenario of the opened file or preset, for "reset to the value of the model"; the default scenario
    /// if there is none.
    [[nodiscard]] Scenario modelScenario() const;

Q_SIGNALS:
    void stateChanged(const rope::ui::ExplorerState& state);

private:
    friend class StateCommand;
    void show(const ExplorerState& state);

    ExplorerState m_current;
    std::optional<ValidScenario> m_valid;   ///< of m_current
    QUndoStack m_undoStack;
    int m_step = 0;
};

}   // namespace rope::ui
