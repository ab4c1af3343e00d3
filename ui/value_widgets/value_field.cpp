#include "ui/value_widgets/value_field.h"

#include "core/base/number_text.h"
#include "ui/value_widgets/track_slider.h"
#include "ui/widgets/control_sizes.h"
#include "ui/widgets/role.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int longestTypedText = 64;
constexpr double smallestPlain = 1e-4,
                 largestPlain = 1e15;   // between them digits say more than a power of ten

}   // namespace

QString exactText(double value) {
    const double size = std::abs(value);
    if (size != 0 && (size < smallestPlain || size >= largestPlain))
        return QString::fromStdString(shortestText(value));
    std::array<char, 64> buffer{};
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed);
    return end.ec == std::errc() ? QString::fromLatin1(buffer.data(), end.ptr - buffer.data())
                                 : QString::fromStdString(shortestText(value));
}

QString messageFor(const Error& error) {
    if (error.code == ErrorCode::OutOfRange && !error.allowed.empty())
        return ValueField::tr("Out of range; allowed: %1.").arg(QString::fromStdString(error.allowed));
    QString sentence = QString::fromStdString(error.message);
    if (!error.allowed.empty())
        sentence = ValueField::tr("%1; allowed: %2").arg(sentence, QString::fromStdString(error.allowed));
    return sentence + QLatin1Char('.');
}

std::optional<double> typedNumber(const QString& text) {
    QString plain = text.trimmed();
    double multiplier = 1;
    if (plain.endsWith(QLatin1Char('k'), Qt::CaseInsensitive)) multiplier = 1e3;
    if (plain.endsWith(QLatin1Char('M'))) multiplier = 1e6;
    if (multiplier != 1) plain.chop(1);
    plain.replace(QChar(0x2212), QLatin1Char('-'));
    for (const QChar space : {QChar(0x2009), QChar(0x202F), QChar(0x00A0), QChar(0x0020)})
        plain.remove(space);
    const Result<double> number = parseNumber(plain.toStdString(), "");
    if (!number) return {};
    return *number * multiplier;
}

ValueField::ValueField(QWidget* parent)
    : QWidget(parent),
      m_label(new QLabel(this)),
      m_slider(new TrackSlider(this)),
      m_field(new QLineEdit(this)),
      m_message(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* line = new QHBoxLayout;
    line->setSpacing(controlGapPx);
    m_label->setProperty("role", QStringLiteral("label"));
    m_label->setFixedWidth(labelWidthPx);
    m_label->setBuddy(m_field);
    m_field->setFixedWidth(fieldWidthPx);
    m_field->setAlignment(Qt::AlignRight);
    m_field->setMaxLength(longestTypedText);
    m_field->installEventFilter(this);
    m_message->setProperty("role", QStringLiteral("error"));
    m_message->setWordWrap(true);
    m_message->hide();
    line->addWidget(m_label);
    line->addWidget(m_slider, 1);
    line->addWidget(m_field);
    column->addLayout(line);
    column->addWidget(m_message);
    connect(m_field, &QLineEdit::editingFinished, this, &ValueField::takeTyped);
    connect(m_slider, &QSlider::valueChanged, this, &ValueField::takeSlider);
    connect(m_slider, &QSlider::sliderReleased, this, &ValueField::stepFinished);
    connect(m_slider, &TrackSlider::resetRequested, this, &ValueField::goBack);
}

void ValueField::setTheme(const Theme& theme) {
    m_theme = theme;
    m_field->setFixedWidth(qRound(fieldWidthPx * theme.scale));
    fitLabel();
}

void ValueField::fitLabel() {
    const int width = qRound(labelWidthPx * m_theme.scale);
    if (!m_isCompact) m_label->setFixedWidth(width);
    m_label->setText(
        m_isCompact ? m_labelText
                    : QFontMetrics(m_theme.controlFont()).elidedText(m_labelText, Qt::ElideRight, width));
}

void ValueField::setLabel(const QString& label) {
    m_labelText = label;
    fitLabel();
    m_slider->setAccessibleName(label);
    m_field->setAccessibleName(label);
}

void ValueField::setExplanation(const QString& explanation) {
    m_explanation = explanation;
    updateTooltip();
}

void ValueField::setScale(const ValueScale& scale) {
    if (scale == m_scale && m_slider->maximum() == scale.stepCount()) return;
    m_scale = scale;
    const QSignalBlocker blocker(m_slider);
    m_slider->setRange(0, scale.stepCount());
    m_slider->setPageStep(std::max(1, scale.stepCount() / 10));
    if (m_value) m_slider->setValue(scale.stepOf(*m_value));
}

void ValueField::setValue(std::optional<double> value, const QString& inferred) {
    const bool isNews = m_value != value || m_inferred != inferred;
    m_value = value;
    m_inferred = inferred;
    if (!m_slider->isSliderDown() && value && m_scale.valueOf(m_slider->value()) != *value) {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(m_scale.stepOf(*value));
    }
    if (isNews) restoreText();   // what is being typed stays while nothing else changes
}

void ValueField::setUnavailable(const QString& reason) {
    m_unavailable = reason;
    for (QWidget* part :
         {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_field)})
        part->setEnabled(reason.isEmpty());
    updateTooltip();
}

void ValueField::setCompact() {
    m_isCompact = true;
    m_slider->hide();
    m_label->setMinimumWidth(0);
    m_label->setMaximumWidth(QWIDGETSIZE_MAX);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

bool ValueField::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_field) return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseButtonDblClick && m_resetValue && !m_field->isModified()) {
        goBack();
        return true;
    }
    if (event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) restoreText();
    if (key != Qt::Key_Up && key != Qt::Key_Down) return key == Qt::Key_Escape;
    m_slider->triggerAction(key == Qt::Key_Up ? QAbstractSlider::SliderSingleStepAdd
                                              : QAbstractSlider::SliderSingleStepSub);
    return true;
}

void ValueField::takeTyped() {
    if (!m_field->isModified()) return;
    const QString text = m_field->text();
    if (text.trimmed().isEmpty() && m_clear) {
        m_field->setModified(false);
        const Check problem = m_clear();
        if (problem) return showMessage(messageFor(*problem));
        restoreText();
        Q_EMIT stepFinished();
        return;
    }
    const std::optional<double> number = typedNumber(text);
    if (!number) return showMessage(tr("“%1” is not a number.").arg(text));
    take(*number);
    Q_EMIT stepFinished();
}

void ValueField::takeSlider(int step) {
    if (m_value && m_scale.stepOf(*m_value) == step)
        return;   // the exact value stays until the thumb really moves
    take(m_scale.valueOf(step));
    if (!m_slider->isSliderDown() && !m_slider->hasFocus()) Q_EMIT stepFinished();
}

void ValueField::goBack() {
    if (!m_resetValue) return;
    take(*m_resetValue);
    Q_EMIT stepFinished();
}

void ValueField::take(double value) {
    const Check problem = m_commit ? m_commit(value) : Check{};
    if (problem) return showMessage(messageFor(*problem));
    m_value = value;
    restoreText();
}

void ValueField::restoreText() {
    m_field->setText(m_value ? exactText(*m_value) : QString());
    m_field->home(false);   // a long number shows its leading digits
    m_field->setPlaceholderText(m_value ? QString() : m_inferred);
    m_field->setCursorPosition(0);   // the first digits are the ones that matter when the field is narrow
    m_field->setModified(false);
    showMessage({});
}

void ValueField::showMessage(const QString& message) {
    setWrong(*m_field, !message.isEmpty());
    m_messageText = message;
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty() && !m_isCompact);
    updateTooltip();
    if (m_isCompact && !message.isEmpty())
        QToolTip::showText(m_field->mapToGlobal(QPoint(0, -m_field->height())), message, m_field);
}

void ValueField::updateTooltip() { setToolTip(m_unavailable.isEmpty() ? m_explanation : m_unavailable); }

}   // namespace rope::ui
