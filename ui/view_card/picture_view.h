#pragma once

#include "ui/charts/chart_frame.h"
#include "ui/charts/chart_scene.h"
#include "ui/picture/picture.h"
#include "ui/view_card/card.h"
#include "ui/view_card/cursor_readout.h"

#include <QWidget>

#include <optional>

namespace rope::ui {

/// Objects that are common to the views of a window.
struct SharedPainting {
    ChartScene charts;
    Executor* executor = nullptr;   ///< computes values under the cursor; null: they are computed at once
};

/// A card that shows a picture: title line, picture, value under the cursor. It computes nothing; the old
/// picture stays until the new one is there. A view with gestures of its own derives from it.
class PictureView : public QWidget {
    Q_OBJECT

public:
    /// in:  null: nothing is shared, and the card is painted with all other widgets
    explicit PictureView(QWidget* parent = nullptr, SharedPainting* shared = nullptr);

    /// The title while there is no picture yet, and the accessible name.
    void setName(const QString& name);
    void setTheme(const Theme& theme);
    /// The state that clicks change; its picture may still be on the way.
    virtual void setState(const ExplorerState& state);
    virtual void setPicture(PicturePtr picture);
    /// Why there is no picture, in words.
    void setError(const QString& text);
    /// The pair under the cursor, perhaps in another view.
    void setHoveredPair(std::optional<int> pair);

    [[nodiscard]] const PicturePtr& picture() const { return m_picture; }
    /// There is a picture, or a sentence why there is none.
    [[nodiscard]] bool hasAnswer() const { return m_picture || !m_error.isEmpty(); }
    [[nodiscard]] const QString& error() const { return m_error; }
    /// The picture's rectangle inside this widget.
    [[nodiscard]] QRectF bodyArea() const { return cardLayout(QRectF(rect()), m_theme).body; }
    /// The value under the cursor, "" where there is none.
    [[nodiscard]] const QString& readout() const { return m_readout.text(); }

    QSize sizeHint() const override { return {560, 380}; }
    QSize minimumSizeHint() const override { return {240, 180}; }

    /// The picture with what is around it. In a paint event, only the event's region is painted.
    void paintCard(QPainter& painter);

Q_SIGNALS:
    void readoutChanged(const QString& text);
    void changeRequested(const rope::ui::StateChange& change);
    /// The cursor points at another pair; -1: at none.
    void pairHovered(int pair);
    /// A drag is over: the next change is a step of its own.
    void changeFinished();
    /// Double click or Enter: alone in the window, or back among the others.
    void enlargeRequested();
    void exportRequested();
    void copyRequested();
    void copyNumbersRequested();
    /// A click on a text that can be copied.
    void copyTextRequested(const QString& text);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

    /// The picture inside the card. In: a picture.
    virtual void paintPicture(QPainter& painter, const QRectF& body, const PaintContext& context);

    /// Takes the picture without painting it.
    void replacePicture(PicturePtr picture);
    /// Words and readouts are those of the picture.
    void refresh();
    void request(const std::optional<StateChange>& change);
    void setCursorPoint(std::optional<QPointF> point);
    [[nodiscard]] const ExplorerState& state() const { return m_state; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] const std::optional<QPointF>& cursorPoint() const { return m_cursor; }
    [[nodiscard]] PaintContext paintContext() {
        return {.theme = m_theme, .frames = &m_frames, .cursor = m_cursor, .hoveredPair = m_hoveredPair};
    }

private:
    bool moveCursor(int key, bool isFine);
    void press();
    void showPointing();
    void describe();
    [[nodiscard]] CardTitle titleWords() const;

    SharedPainting* m_shared;
    Theme m_theme = themeOf(ThemeKind::Light);
    QString m_name, m_error;
    PicturePtr m_picture;
    ExplorerState m_state;
    std::optional<QPointF> m_cursor;
    Hit m_hit;   ///< what is under the cursor, in m_hitPicture
    CursorReadout m_readout;
    PicturePtr m_hitPicture;   ///< the functions of m_hit and m_dragged belong to it
    std::optional<int> m_hoveredPair;   ///< marked, here or elsewhere
    int m_sentPair = -1;   ///< what the cursor in this view points at
    std::optional<DragHandle> m_dragged;
    PicturePtr m_draggedPicture;
    ChartFrameCache m_frames;
};

}   // namespace rope::ui
