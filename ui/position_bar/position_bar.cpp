#include "ui/position_bar/position_bar.h"

#include "ui/painting/number_label.h"
#include "ui/panels/number_controls.h"
#include "ui/position_bar/position_track.h"
#include "ui/value_widgets/value_field.h"
#include "ui/widgets/quiet_combo.h"
#include "ui/widgets/round_button.h"
#include "ui/widgets/tinted_icon.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace rope::ui {

namespace {

constexpr std::array speeds{1.0, 2.0, 4.0, 8.0, 16.0, 60.0, 240.0, 1000.0};   // tokens a second
constexpr int defaultSpeed = 3;

}   // namespace

PositionBar::PositionBar(ExplorerStore& store, QWidget* parent)
    : QWidget(parent),
      m_store(store),
      m_play(new RoundButton(this)),
      m_steps{new QToolButton(this), new QToolButton(this)},
      m_fields{makeNumberField(store, positionControls()[0], this),
               makeNumberField(store, positionControls()[1], this)},
      m_track(new PositionTrack(this)),
      m_distance(new QLabel(this)),
      m_mode(new QuietCombo(this)),
      m_speed(new QuietCombo(this)) {
    setProperty("role", QStringLiteral("panel"));
    setProperty("edge", QStringLiteral("top"));
    setAttribute(Qt::WA_StyledBackground);
    build();
    connectControls();
    retranslate();
    showState(store.current());
}

void PositionBar::build() {
    m_play->setObjectName(QStringLiteral("play"));
    m_track->setObjectName(QStringLiteral("positions"));
    m_mode->setObjectName(QStringLiteral("play_mode"));
    m_speed->setObjectName(QStringLiteral("play_speed"));
    m_distance->setProperty("role", QStringLiteral("pill"));
    m_distance->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_distance->setObjectName(QStringLiteral("distance"));
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(14, 6, 14, 6);
    line->setSpacing(12);
    line->addWidget(m_play);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(0);
    for (QToolButton* button : m_steps) {
        button->setAutoRepeat(true);
        steps->addWidget(button);
    }
    line->addLayout(steps);
    for (ValueField* field : m_fields) field->setCompact();
    line->addWidget(m_fields[0]);
    line->addWidget(m_track, 1);
    line->addWidget(m_fields[1]);
    line->addWidget(m_distance, 0, Qt::AlignVCenter);
    line->addWidget(m_mode);
    line->addWidget(m_speed);
}

void PositionBar::connectControls() {
    connect(m_play, &QAbstractButton::clicked, this, &PositionBar::togglePlay);
    connect(m_steps[0], &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_steps[1], &QToolButton::clicked, this, [this] { step(1); });
    connect(m_track, &PositionTrack::moved, this, &PositionBar::applyPositions);
    connect(m_track, &PositionTrack::released, &m_store, &ExplorerStore::closeStep);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0) m_clock.setSpeed(speeds[static_cast<std::size_t>(index)]);
    });
    connect(&m_clock, &PlayClock::advanced, this, &PositionBar::advance);
    connect(&m_clock, &PlayClock::runningChanged, this, &PositionBar::showPlaying);
    connect(&m_store, &ExplorerStore::stateChanged, this, &PositionBar::showState);
}

void PositionBar::setTheme(const Theme& theme) {
    m_theme = theme;
    m_steps[0]->setIcon(tintedIcon(QStringLiteral("step-back"), theme.muted));
    m_steps[1]->setIcon(tintedIcon(QStringLiteral("step-forward"), theme.muted));
    for (QToolButton* button : m_steps) button->setIconSize(smallIconSize(theme));
}

void PositionBar::togglePlay() {
    if (m_clock.isRunning()) m_clock.stop();
    else m_clock.start();
}

void PositionBar::step(std::int64_t tokens) {
    advance(tokens);
    m_store.closeStep();
}

void PositionBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void PositionBar::showState(const ExplorerState& state) {
    const Scenario& scenario = state.scenario;
    const Scenario model = m_store.modelScenario();
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        showInNumberField(*m_fields[i], positionControls()[i], state, model);
    m_track->setReach(
        std::max({scenario.lengths.context, scenario.lengths.trained,
                  static_cast<double>(scenario.queryPosition), static_cast<double>(scenario.keyPosition)}));
    m_track->setPositions(scenario.queryPosition, scenario.keyPosition);
    m_distance->setText(
        tr("distance %1")
            .arg(fixedLabel(static_cast<double>(scenario.queryPosition - scenario.keyPosition), 0)));
}

void PositionBar::retranslate() {
    const QSignalBlocker modeBlocker(m_mode), speedBlocker(m_speed);
    const int mode = std::max(0, m_mode->currentIndex()),
              speed = m_speed->count() > 0 ? m_speed->currentIndex() : defaultSpeed;
    m_mode->clear();
    m_mode->addItems({tr("move m"), tr("move m and n")});
    m_mode->setCurrentIndex(mode);
    m_mode->setToolTip(
        tr("Positions that playback and steps change: the query alone, which changes the distance, or both, "
           "which must not change the score."));
    m_speed->clear();
    for (const double tokensPerSecond : speeds)
        m_speed->addItem(tokensPerSecond == 1 ? tr("1 token/s") : tr("%1 tokens/s").arg(tokensPerSecond));
    m_speed->setCurrentIndex(speed);
    m_speed->setToolTip(tr("Playback speed"));
    m_steps[0]->setToolTip(tr("One token back"));
    m_steps[1]->setToolTip(tr("One token forward"));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        retranslateNumberField(*m_fields[i], positionControls()[i]);
    showPlaying(m_clock.isRunning());
    showState(m_store.current());
}

void PositionBar::showPlaying(bool isPlaying) {
    m_play->setPlaying(isPlaying);
    m_play->setToolTip(isPlaying ? tr("Stop (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
    m_store.closeStep();   // one run is one undo step
    Q_EMIT playingChanged(isPlaying);
}

void PositionBar::advance(std::int64_t tokens) {
    const Scenario& scenario = m_store.current().scenario;
    const bool movesBoth = m_mode->currentIndex() == static_cast<int>(PlayMode::Both);
    const std::int64_t query = std::max<std::int64_t>(0, scenario.queryPosition + tokens);
    const std::int64_t key =
        movesBoth ? scenario.keyPosition + (query - scenario.queryPosition) : scenario.keyPosition;
    applyPositions(query, std::max<std::int64_t>(0, key));
}

void PositionBar::applyPositions(std::int64_t query, std::int64_t key) {
    if (m_store.apply(changes::withPositions(m_store.current(), query, key)))
        m_clock.stop();   // the end of the range
    if (m_clock.isRunning() && static_cast<double>(query) >= m_store.current().scenario.lengths.context)
        m_clock.stop();
}

}   // namespace rope::ui
