#include "ui/view_card/cursor_readout.h"

#include <utility>

namespace rope::ui {

CursorReadout::CursorReadout(Executor* executor, Changed changed) : m_changed(std::move(changed)) {
    if (executor != nullptr) m_job.emplace(*executor);
}

void CursorReadout::show(const Hit& hit, PicturePtr picture) {
    const bool isComputed = hit.computed != nullptr;
    if (m_job && isComputed) {
        if (!m_isComputed) set(hit.readout);
        m_isComputed = true;
        m_job->request([compute = hit.computed,
                        owner = std::move(picture)](const JobContext& /*job*/) { return compute(); },
                       [this](const QString& text) { set(text); });
        return;
    }
    if (m_job) m_job->stop();
    m_isComputed = false;
    set(readoutOf(hit));
}

void CursorReadout::set(const QString& text) {
    if (text == m_text) return;
    m_text = text;
    m_changed(m_text);
}

}   // namespace rope::ui
