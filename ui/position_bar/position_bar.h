#pragma once

#include "ui/position_bar/play_clock.h"
#include "ui/state/explorer_store.h"
#include "ui/theme/themed.h"

#include <QWidget>

#include <array>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace rope::ui {

class PositionTrack;
class RoundButton;
class ValueField;

/// The bar below the views: playback, both positions, their distance, step and speed.
class PositionBar : public QWidget, public Themed {
    Q_OBJECT

public:
    explicit PositionBar(ExplorerStore& store, QWidget* parent = nullptr);

    void setTheme(const Theme& theme) override;
    void togglePlay();
    void step(std::int64_t tokens);
    [[nodiscard]] PlayClock& clock() { return m_clock; }

Q_SIGNALS:
    void playingChanged(bool isPlaying);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectControls();
    void showState(const ExplorerState& state);
    void retranslate();
    void showPlaying(bool isPlaying);
    void advance(std::int64_t tokens);
    void applyPositions(std::int64_t query, std::int64_t key);

    ExplorerStore& m_store;
    PlayClock m_clock;
    RoundButton* m_play;
    std::array<QToolButton*, 2> m_steps;
    std::array<ValueField*, 2> m_fields;   ///< m and n
    PositionTrack* m_track;
    QLabel* m_distance;
    QComboBox* m_mode;
    QComboBox* m_speed;
    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
