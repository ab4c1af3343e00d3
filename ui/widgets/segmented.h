#pragma once

#include <QFrame>
#include <QString>

#include <vector>

class QPushButton;

namespace rope::ui {

/// A choice of few, all in sight. Arrow keys move the choice.
class Segmented : public QFrame {
    Q_OBJECT

public:
    explicit Segmented(QWidget* parent = nullptr);

    /// in: texts of the segments; a changed count makes new ones
    void setTexts(const QStringList& texts);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QPushButton* segment(int index) const {
        return m_segments[static_cast<std::size_t>(index)];
    }

Q_SIGNALS:
    void chosen(int index);   ///< by the user

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<QPushButton*> m_segments;
    int m_current = -1;
};

}   // namespace rope::ui
