#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_scene.h"
#include "ui/painting/card.h"
#include "ui/picture/picture.h"
#include "ui/picture/zoomable.h"
#include "ui/view_card/paint_turns.h"

#include <QTimer>
#include <QWidget>

#include <optional>

namespace rope::ui {

/// What the views of a window share.
struct SharedPainting {
    PaintTurns turns;   ///< which a new picture waits for
    ChartScene charts;
};

/// A card that shows a picture: title line, picture, value under the cursor. It paints what it is given and
/// computes nothing; the old picture stays until the new one is there.
class PictureView : public QWidget {
    Q_OBJECT

public:
    /// in:  null: it shares nothing, and is painted with all else
    explicit PictureView(QWidget* parent = nullptr, SharedPainting* shared = nullptr);

    /// The title while there is no picture yet, and the accessible name.
    void setName(const QString& name);
    void setTheme(const Theme& theme);
    /// The state that clicks change; its picture may still be on the way. What can be shown of it at once is
    /// shown.
    void setState(const ExplorerState& state);
    void setPicture(PicturePtr picture);
    /// Why there is no picture, in words.
    void setError(const QString& text);
    /// The pair that the cursor points at, perhaps in another view.
    void setPointedPair(std::optional<int> pair);

    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    /// There is a picture, or a sentence why there is none.
    [[nodiscard]] bool hasAnswer() const { return m_picture || !m_error.isEmpty(); }
    [[nodiscard]] const QString& error() const { return m_error; }
    /// The picture's rectangle inside this widget.
    [[nodiscard]] QRectF bodyArea() const { return cardLayout(QRectF(rect()), m_theme).body; }
    /// The value under the cursor, "" where there is none.
    [[nodiscard]] QString readout() const;

    QSize sizeHint() const override { return {560, 380}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

    /// The picture with what is around it, where the painter stands; the widget's event decides what of it is
    /// needed.
    void paintCard(QPainter& painter, bool leavesMovingPart = false);

Q_SIGNALS:
    void readoutChanged(const QString& text);
    void changeRequested(const rope::ui::StateChange& change);
    /// The cursor points at another pair; -1: at none.
    void pairPointed(int pair);
    /// A drag is over: the next change is a step of its own.
    void changeFinished();
    /// Double click or Enter: alone in the window, or back among the others.
    void enlargeRequested();
    void exportRequested();
    void copyRequested();
    void copyNumbersRequested();
    /// A click on a text that can be taken along.
    void copyTextRequested(const QString& text);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void setCursorPoint(std::optional<QPointF> point);
    bool moveCursor(int key, bool isFine);
    bool zoomByKey(int key, Qt::KeyboardModifiers modifiers);
    void pick(QPointF point);
    void press(QPointF point);
    void showPointing();
    /// Where the picture can be zoomed there; else null.
    [[nodiscard]] const Zoomable* zoomableAt(QPointF point) const;
    void request(const std::optional<StateChange>& change);
    void paintBand(QPainter& painter) const;
    [[nodiscard]] PaintContext paintContext() {
        return {.theme = m_theme, .frames = &m_frames, .cursor = m_cursor, .pointedPair = m_pointedPair};
    }
    void paintAxesAhead(const Zoomable& zoomable);
    /// All that depends on the picture is new.
    void showPicture();
    /// Words and read-outs are the picture's; nothing waits any longer for the rest of the card.
    void refresh();
    /// Asks for the moving part of a picture that follows a step, and for the rest of the card a little
    /// later.
    void updateMovingPart(int restMs);
    void showRest();
    void describe();
    [[nodiscard]] CardTitle titleWords() const;

    SharedPainting* m_shared;
    Theme m_theme = themeOf(ThemeKind::Light);
    QString m_name, m_error, m_shownReadout;
    PicturePtr m_picture;
    ExplorerState m_state;
    std::optional<QPointF> m_cursor;
    std::optional<int> m_pointedPair;   ///< marked, here or elsewhere
    int m_sentPair = -1;   ///< what the cursor in this view points at
    std::optional<Grip> m_grip;   ///< what is being dragged
    std::optional<QPointF> m_bandStart,
        m_moveStart;   ///< where a drag began that frames a part, or moves what is seen
    ExplorerState m_stateAtStart;
    ChartFrameCache m_frames;
    QRect m_movingArea;   ///< it alone has to be painted now; empty: everything that is asked for
    QTimer m_rest;   ///< until the rest of the card follows
};

}   // namespace rope::ui
