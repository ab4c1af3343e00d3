#include "ui/shell/notice_bar.h"

#include "ui/widgets/role.h"
#include "ui/widgets/tinted_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <utility>

namespace rope::ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_close(new QToolButton(this)) {
    setProperty("role", QStringLiteral("notice"));
    setObjectName(QStringLiteral("notice"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(12, 5, 6, 5);
    line->addWidget(m_text, 1);
    line->addWidget(m_close, 0, Qt::AlignTop);
    connect(m_close, &QToolButton::clicked, this, &NoticeBar::close);
    hide();
}

void NoticeBar::showWarnings(const QString& source, const Warnings& warnings) {
    if (warnings.empty()) return hide();
    QStringList all;
    for (const Warning& warning : warnings) all << QString::fromStdString(warning.message);
    QString text = tr("%1: %2").arg(source, all.front());
    if (all.size() > 1)
        text += QLatin1Char(' ') + tr("(and %n more)", nullptr, static_cast<int>(all.size()) - 1);
    showText(text, all.join(QLatin1Char('\n')), "warning");
}

void NoticeBar::showError(const QString& sentence) { showText(sentence, {}, "error"); }
void NoticeBar::showNote(const QString& sentence) { showText(sentence, {}, "secondary"); }

void NoticeBar::showProgress(const QString& sentence) {
    showText(sentence, {}, "secondary");
    m_showsProgress = true;
    m_close->setToolTip(tr("Cancel"));
    m_close->setAccessibleName(m_close->toolTip());
}

void NoticeBar::endProgress() {
    if (!m_showsProgress) return;
    m_showsProgress = false;
    hide();
}

void NoticeBar::close() {
    hide();
    if (std::exchange(m_showsProgress, false)) Q_EMIT cancelRequested();
}

void NoticeBar::setTheme(const Theme& theme) {
    m_close->setIcon(tintedIcon(QStringLiteral("close"), theme.muted));
    m_close->setIconSize(smallIconSize(theme));
}

QString NoticeBar::text() const { return isHidden() ? QString() : m_text->text(); }

void NoticeBar::showText(const QString& text, const QString& details, const char* role) {
    m_showsProgress = false;
    setRole(*m_text, role);
    m_text->setText(text);
    m_text->setToolTip(details);
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(m_close->toolTip());
    show();
}

}   // namespace rope::ui
