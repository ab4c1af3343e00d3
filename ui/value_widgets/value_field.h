#pragma once

#include "core/base/result.h"
#include "ui/theme/themed.h"
#include "ui/value_widgets/value_scale.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace rope::ui {

class TrackSlider;

/// Label, slider and exact field on one line, and below it what is wrong with the number just typed. It shows
/// a value and requests others; its owner decides whether they are accepted.
class ValueField : public QWidget, public Themed {
    Q_OBJECT

public:
    /// Accepts a new value, or returns the reason why not.
    using Commit = std::function<Check(double)>;

    explicit ValueField(QWidget* parent = nullptr);

    void setCommit(Commit commit) { m_commit = std::move(commit); }
    /// The change of an empty field (reset to the inferred value); without it empty input is rejected.
    void setClear(std::function<Check()> clear) { m_clear = std::move(clear); }

    void setTheme(const Theme& theme) override;
    void setLabel(const QString& label);
    void setExplanation(const QString& explanation);   ///< tooltip: meaning, unit, range, standard value
    void setScale(const ValueScale& scale);
    void setResetValue(std::optional<double> value) {
        m_resetValue = value;
    }   ///< what a double click goes back to
    /// Shows the state's value; a message about a wrong one goes away. nullopt: nothing is given and
    /// `inferred` is at work.
    void setValue(std::optional<double> value, const QString& inferred = {});
    /// Disabled, with the reason in the tooltip; "" enables.
    void setUnavailable(const QString& reason);
    void setCompact();   ///< label and field only; messages are in the tooltip, since there is no space below

    [[nodiscard]] QLineEdit* field() const { return m_field; }
    [[nodiscard]] TrackSlider* slider() const { return m_slider; }
    [[nodiscard]] QString message() const { return m_messageText; }   ///< "" while all is well

Q_SIGNALS:
    void stepFinished();   ///< a drag or an entry is over

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeTyped();
    void takeSlider(int step);
    void goBack();
    void take(double value);
    void restoreText();
    void showMessage(const QString& message);
    void updateTooltip();
    void fitLabel();

    QLabel* m_label;
    TrackSlider* m_slider;
    QLineEdit* m_field;
    QLabel* m_message;
    Commit m_commit;
    std::function<Check()> m_clear;
    ValueScale m_scale;
    Theme m_theme = themeOf(ThemeKind::Light);
    std::optional<double> m_value, m_resetValue;
    bool m_isCompact = false;
    QString m_labelText, m_inferred, m_explanation, m_unavailable, m_messageText;
};

/// An Error as one sentence next to the control with the value.
QString messageFor(const Error& error);

/// The shortest text that reads back to the same number, in plain digits where those are readable: "500000",
/// not "5e+05".
QString exactText(double value);

/// Reads a typed number: locale-free, spaces and thin spaces between thousands allowed, U+2212 as minus, "8k"
/// and "1M".
std::optional<double> typedNumber(const QString& text);

}   // namespace rope::ui
