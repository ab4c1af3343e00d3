#include "ui/files/preset_picker.h"

#include "ui/i18n/qt_text.h"
#include "ui/state/model_origin.h"
#include "ui/widgets/tinted_icon.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr int nameRole = Qt::UserRole, searchRole = Qt::UserRole + 1;
constexpr int listWidthPx = 320, listHeightPx = 420, buttonWidthPx = 176,
              minButtonWidthPx = 128;   // most names of models, and "custom settings"
constexpr double aroundTextPx = 36;   // padding and the arrow

}   // namespace

PresetPicker::PresetPicker(const std::vector<Preset>& presets, QWidget* parent)
    : QPushButton(parent), m_presets(presets) {
    setObjectName(QStringLiteral("presets"));
    setProperty("role", QStringLiteral("combo"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, &PresetPicker::openList);
    retranslate();
}

void PresetPicker::setModel(const QString& model) {
    if (model == m_model) return;   // every step of a slider comes by
    m_model = model;
    showModel();
}

void PresetPicker::showModel() {
    const auto found = std::find_if(m_presets.begin(), m_presets.end(),
                                    [&](const Preset& preset) { return toQString(preset.name) == m_model; });
    m_title = found != m_presets.end() ? toQString(found->title)
              : m_model.isEmpty()      ? tr("custom settings")
                                       : shownFile(m_model);
    setToolTip(found != m_presets.end() ? tr("Model: %1. Click to select another one.").arg(m_title)
               : m_model.isEmpty()      ? m_title
                                        : m_model);
    setAccessibleName(m_title);
    fitTitle();
}

void PresetPicker::fitTitle() {
    const double room = width() - aroundTextPx * m_theme.scale;
    setText(fontMetrics().elidedText(m_title, Qt::ElideRight, static_cast<int>(room)));
}

void PresetPicker::setTheme(const Theme& theme) {
    m_theme = theme;
    setMinimumWidth(qRound(minButtonWidthPx * theme.scale));   // so that a narrow window has space for tabs
    updateGeometry();
    if (m_lens != nullptr) m_lens->setIcon(tintedIcon(QStringLiteral("search"), theme.muted));
    update();
}

QSize PresetPicker::sizeHint() const {
    return {qRound(buttonWidthPx * m_theme.scale), QPushButton::sizeHint().height()};
}

/// It would be laid out and styled with every window; few people open it at once.
void PresetPicker::buildPopup() {
    if (m_popup != nullptr) return;
    m_popup = new QFrame(this, Qt::Popup);
    m_search = new QLineEdit(m_popup);
    m_list = new QListWidget(m_popup);
    m_popup->setProperty("role", QStringLiteral("popup"));
    auto* column = new QVBoxLayout(m_popup);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_search);
    column->addWidget(m_list);
    m_lens =
        m_search->addAction(tintedIcon(QStringLiteral("search"), m_theme.muted), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &PresetPicker::filter);
    connect(m_list, &QListWidget::itemClicked, this, &PresetPicker::choose);
    connect(m_list, &QListWidget::itemActivated, this, &PresetPicker::choose);
    retranslate();
    for (const Preset& preset : m_presets) {
        auto* item = new QListWidgetItem(toQString(preset.title), m_list);
        item->setData(nameRole, toQString(preset.name));
        item->setData(searchRole,
                      toQString(preset.title + ' ' + preset.name + ' ' + preset.family).toLower());
        item->setToolTip(toQString(preset.source));
    }
}

void PresetPicker::openList() {
    buildPopup();
    m_search->clear();
    filter({});
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->data(nameRole).toString() == m_model) m_list->setCurrentRow(i);
    m_popup->resize(QSizeF(listWidthPx * m_theme.scale, listHeightPx * m_theme.scale).toSize());
    m_popup->move(mapToGlobal(QPoint(0, height() + 4)));
    m_popup->show();
    m_list->scrollToItem(m_list->currentItem(), QAbstractItemView::PositionAtCenter);
    m_search->setFocus();
}

bool PresetPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QPushButton::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        choose();
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down && key != Qt::Key_PageUp && key != Qt::Key_PageDown)
        return false;
    QApplication::sendEvent(m_list, event);   // the search field has the focus; the keys move in the list
    return true;
}

void PresetPicker::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    QPainter painter(this);
    const int side = qRound(12 * m_theme.scale);
    tintedIcon(QStringLiteral("chevron-down"), m_theme.muted)
        .paint(&painter, width() - side - qRound(9 * m_theme.scale), (height() - side) / 2, side, side);
}

void PresetPicker::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    fitTitle();
}

void PresetPicker::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fitTitle();
    if (event->type() == QEvent::LanguageChange) retranslate();
    QPushButton::changeEvent(event);
}

void PresetPicker::retranslate() {
    showModel();
    if (m_search == nullptr) return;
    m_search->setPlaceholderText(tr("Search %n models", nullptr, static_cast<int>(m_presets.size())));
    m_search->setAccessibleName(m_search->placeholderText());
}

void PresetPicker::filter(const QString& words) {
    const QStringList parts = words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QListWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const QString haystack = item->data(searchRole).toString();
        const bool fits = std::all_of(parts.begin(), parts.end(),
                                      [&](const QString& part) { return haystack.contains(part); });
        item->setHidden(!fits);
        if (fits && first == nullptr) first = item;
    }
    if (m_list->currentItem() == nullptr || m_list->currentItem()->isHidden()) m_list->setCurrentItem(first);
}

void PresetPicker::choose() {
    const QListWidgetItem* item = m_list->currentItem();
    m_popup->hide();
    if (item != nullptr && !item->isHidden()) Q_EMIT presetChosen(item->data(nameRole).toString());
}

}   // namespace rope::ui
