#pragma once

#include "ui/picture/view_row.h"
#include "ui/state/state_change.h"
#include "ui/theme/themed.h"

#include <QStackedWidget>

#include <memory>
#include <set>
#include <string_view>
#include <vector>

namespace rope::ui {

class Executor;
class PictureView;
struct SharedPainting;

/// The middle of the window: the four pictures of the overview, or one picture alone. It shows what it is
/// given.
class ViewArea : public QStackedWidget, public Themed {
    Q_OBJECT

public:
    /// in:  computes values under the cursor; null: they are computed at once
    explicit ViewArea(Executor* executor, QWidget* parent = nullptr);
    ~ViewArea() override;

    /// in: a view's id or "overview"; an unknown id means the overview
    void setFront(std::string_view viewId);
    [[nodiscard]] std::string_view front() const { return m_front; }
    /// What has to be computed now, the topmost first.
    [[nodiscard]] std::vector<const ViewRow*> visibleRows() const;

    /// What clicks change from now on; pictures that can follow at once do.
    void setState(const ExplorerState& state);
    /// in: the picture of a visible view, or why there is none
    void showPicture(std::string_view viewId, const Result<PicturePtr>& picture);
    void setTheme(const Theme& theme) override;

    /// The view that export and copy mean: the one alone, else the one last touched, else the first.
    [[nodiscard]] const ViewRow* chosenRow() const;
    /// The picture on screen; null while there is none.
    [[nodiscard]] PicturePtr picture(std::string_view viewId) const;
    [[nodiscard]] PictureView* pictureView(std::string_view viewId) const;

Q_SIGNALS:
    /// Once: every view on screen has been painted with what it shows.
    void firstPainted();
    void frontRequested(const QString& viewId);
    void changeRequested(const rope::ui::StateChange& change);
    void changeFinished();
    void readoutChanged(const QString& text);
    void exportRequested();   ///< of chosenRow(), as the next two
    void copyRequested();
    void copyNumbersRequested();
    void copyTextRequested(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Place {
        const ViewRow* row;
        PictureView* view;
        QWidget* page;
    };

    PictureView* addView(const ViewRow& row, QWidget* page);
    /// The page with this view only, created at the first use; null for an unknown id.
    const Place* placeAlone(std::string_view viewId);
    [[nodiscard]] bool isAllPainted() const;
    /// Every view on screen marks it; -1: none.
    void pointAtPair(int pair);
    void request(std::string_view viewId, void (ViewArea::*signal)());
    void toggleAlone(std::string_view viewId);

    std::unique_ptr<SharedPainting> m_shared;
    QWidget* m_overviewPage;
    std::vector<Place> m_overview, m_alone;
    std::string_view m_front, m_touched;
    ExplorerState m_state;
    std::set<const QObject*>
        m_painted;   ///< views that were painted with a picture, until all visible ones are
    bool m_isFirst = true;
    Theme m_theme = themeOf(ThemeKind::Light);
};

}   // namespace rope::ui
