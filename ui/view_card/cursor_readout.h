#pragma once

#include "ui/compute/stoppable_job.h"
#include "ui/picture/picture.h"

#include <QString>

#include <functional>
#include <optional>

namespace rope::ui {

/// The value under the cursor in words. Values that must be computed come from a job; until one is there, the
/// one before is shown, so that the text does not flicker while the mouse moves.
class CursorReadout {
public:
    using Changed = std::function<void(const QString&)>;

    /// in:  null: values are computed at once
    CursorReadout(Executor* executor, Changed changed);

    /// in:  the hit and the picture that its functions belong to
    void show(const Hit& hit, PicturePtr picture);
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    void set(const QString& text);

    Changed m_changed;
    std::optional<StoppableJob<QString>> m_job;
    QString m_text;
    bool m_isComputed = false;   ///< m_text came from Hit::computed
};

}   // namespace rope::ui
