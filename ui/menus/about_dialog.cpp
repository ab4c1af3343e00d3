#include "ui/menus/about_dialog.h"

#include "ui/menus/window_actions.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QVBoxLayout>

namespace rope::ui {

namespace {

constexpr int textWidthPx = 560;

QString words(const char* source) { return QCoreApplication::translate("AboutDialog", source); }

void showText(QWidget& parent, const QString& title, const QString& text) {
    QDialog dialog(&parent);
    dialog.setWindowTitle(title);
    auto* label = new QLabel(text, &dialog);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setMinimumWidth(textWidthPx);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(14);
    column->addWidget(label);
    column->addWidget(buttons);
    dialog.exec();
}

QString keyLine(const QString& keys, const QString& what) {
    return QStringLiteral(
               "<tr><td style='padding:2px 22px 2px 0; white-space:nowrap'><span "
               "style='font-weight:600'>%1</span></td><td>%2</td></tr>")
        .arg(keys.toHtmlEscaped(), what.toHtmlEscaped());
}

}   // namespace

void showAbout(QWidget& parent) {
    const QString text =
        QStringLiteral("<h3>RopeScope %1</h3><p>%2</p><p>%3</p>")
            .arg(QCoreApplication::applicationVersion(),
                 words(QT_TRANSLATE_NOOP(
                     "AboutDialog",
                     "Visualises rotary position embedding: how each pair of coordinates rotates, how this "
                     "affects attention scores, and what context extension methods change.")),
                 words(QT_TRANSLATE_NOOP("AboutDialog",
                                         "Free software under the GNU General Public License, version 3 or "
                                         "later. Built with Qt, Qt "
                                         "Charts, Eigen and JSON for Modern C++.")));
    showText(parent, words(QT_TRANSLATE_NOOP("AboutDialog", "About RopeScope")), text);
}

void showKeys(QWidget& parent) {
    QString lines;
    for (const ActionRow& row : WindowActions::rows()) {
        if (row.shortcuts.isEmpty()) continue;
        QStringList keys;
        for (const QKeySequence& sequence : row.shortcuts)
            keys << sequence.toString(QKeySequence::NativeText);
        lines += keyLine(keys.join(QStringLiteral(", ")),
                         row.text().remove(QLatin1Char('&')).remove(QStringLiteral("…")));
    }
    lines += keyLine(QStringLiteral("Ctrl+1 … Ctrl+6"),
                     words(QT_TRANSLATE_NOOP("AboutDialog", "Overview and the views in order")));
    lines +=
        keyLine(QStringLiteral("← →"),
                words(QT_TRANSLATE_NOOP("AboutDialog", "Move the focused slider or position by one step")));
    lines += keyLine(words(QT_TRANSLATE_NOOP("AboutDialog", "Double click")),
                     words(QT_TRANSLATE_NOOP(
                         "AboutDialog",
                         "On a slider: reset to the value of the model. On a picture: enlarge or restore.")));
    lines += keyLine(QStringLiteral("Esc"),
                     words(QT_TRANSLATE_NOOP("AboutDialog", "Leave projector mode; cancel input")));
    showText(parent, words(QT_TRANSLATE_NOOP("AboutDialog", "Keyboard shortcuts")),
             QStringLiteral("<table>%1</table>").arg(lines));
}

}   // namespace rope::ui
