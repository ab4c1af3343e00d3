#include "ui/shell/view_area.h"

#include "ui/i18n/qt_text.h"
#include "ui/value_widgets/value_field.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/view_names.h"
#include "ui/views/view_registry.h"

#include <QEvent>
#include <QGridLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr int gapPx = 12;
constexpr int columnsOfOverview = 2;

}   // namespace

ViewArea::ViewArea(Executor* executor, QWidget* parent)
    : QStackedWidget(parent),
      m_shared(std::make_unique<SharedPainting>()),
      m_overviewPage(new QWidget(this)) {
    m_shared->executor = executor;
    auto* grid = new QGridLayout(m_overviewPage);
    grid->setContentsMargins(gapPx, gapPx, gapPx, gapPx);
    grid->setSpacing(gapPx);
    addWidget(m_overviewPage);
    for (const ViewRow& row : views()) {
        if (!row.isInOverview) continue;
        const int place = static_cast<int>(m_overview.size());
        m_overview.push_back({&row, addView(row, m_overviewPage), m_overviewPage});
        grid->addWidget(m_overview.back().view, place / columnsOfOverview, place % columnsOfOverview);
    }
    // The upper row has the dials and the square heatmap, which need more height than curves do.
    grid->setRowStretch(0, 19);
    grid->setRowStretch(1, 17);
    grid->setColumnStretch(0, 17);
    grid->setColumnStretch(1, 16);
}

ViewArea::~ViewArea() = default;

PictureView* ViewArea::addView(const ViewRow& row, QWidget* page) {
    PictureView* view = row.makeWidget != nullptr ? row.makeWidget(page, m_shared.get())
                                                  : new PictureView(page, m_shared.get());
    view->setObjectName(QStringLiteral("view_") + toQString(row.id));
    view->setName(row.title());
    view->setSizePolicy(QSizePolicy::Ignored,
                        QSizePolicy::Ignored);   // the stretch factors decide, not the hints
    view->installEventFilter(this);
    const std::string_view id = row.id;
    connect(view, &PictureView::readoutChanged, this, &ViewArea::readoutChanged);
    connect(view, &PictureView::changeRequested, this, &ViewArea::changeRequested);
    connect(view, &PictureView::changeFinished, this, &ViewArea::changeFinished);
    connect(view, &PictureView::pairHovered, this, &ViewArea::pointAtPair);
    connect(view, &PictureView::enlargeRequested, this, [this, id] { toggleAlone(id); });
    connect(view, &PictureView::exportRequested, this,
            [this, id] { request(id, &ViewArea::exportRequested); });
    connect(view, &PictureView::copyRequested, this, [this, id] { request(id, &ViewArea::copyRequested); });
    connect(view, &PictureView::copyNumbersRequested, this,
            [this, id] { request(id, &ViewArea::copyNumbersRequested); });
    connect(view, &PictureView::copyTextRequested, this, &ViewArea::copyTextRequested);
    return view;
}

const ViewArea::Place* ViewArea::placeAlone(std::string_view viewId) {
    const auto known = std::find_if(m_alone.begin(), m_alone.end(),
                                    [&](const Place& place) { return place.row->id == viewId; });
    if (known != m_alone.end()) return &*known;
    const ViewRow* row = findView(viewId);
    if (row == nullptr) return nullptr;
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(gapPx, gapPx, gapPx, gapPx);
    m_alone.push_back({row, addView(*row, page), page});
    m_alone.back().view->setTheme(m_theme);
    column->addWidget(m_alone.back().view);
    addWidget(page);
    return &m_alone.back();
}

void ViewArea::pointAtPair(int pair) {
    for (const ViewRow* row : visibleRows())
        pictureView(row->id)->setHoveredPair(pair < 0 ? std::nullopt : std::optional(pair));
}

void ViewArea::request(std::string_view viewId, void (ViewArea::*signal)()) {
    m_touched = viewId;
    Q_EMIT(this->*signal)();
}

void ViewArea::setFront(std::string_view viewId) {
    const Place* alone = placeAlone(viewId);
    m_front = alone != nullptr ? alone->row->id : overviewId;
    setCurrentWidget(alone != nullptr ? alone->page : m_overviewPage);
    Q_EMIT readoutChanged({});
}

std::vector<const ViewRow*> ViewArea::visibleRows() const {
    std::vector<const ViewRow*> rows;
    for (const Place& place : m_front == overviewId ? m_overview : m_alone)
        if (m_front == overviewId || place.row->id == m_front) rows.push_back(place.row);
    return rows;
}

void ViewArea::setState(const ExplorerState& state) {
    m_state = state;
    for (const ViewRow* row : visibleRows()) pictureView(row->id)->setState(state);
}

void ViewArea::showPicture(std::string_view viewId, const Result<PicturePtr>& picture) {
    PictureView* view = pictureView(viewId);
    if (view == nullptr) return;
    view->setState(m_state);
    if (!picture) view->setError(messageFor(picture.error()));
    else if (view->picture() != *picture)
        view->setPicture(*picture);   // an unchanged picture is not painted again
}

void ViewArea::setTheme(const Theme& theme) {
    m_theme = theme;
    for (const std::vector<Place>* places : {&m_overview, &m_alone})
        for (const Place& place : *places) place.view->setTheme(theme);
}

const ViewRow* ViewArea::chosenRow() const {
    const std::vector<const ViewRow*> rows = visibleRows();
    const auto touched =
        std::find_if(rows.begin(), rows.end(), [&](const ViewRow* row) { return row->id == m_touched; });
    if (touched != rows.end()) return *touched;
    return rows.empty() ? nullptr : rows.front();
}

PictureView* ViewArea::pictureView(std::string_view viewId) const {
    const std::vector<Place>& places = m_front == overviewId ? m_overview : m_alone;
    const auto found = std::find_if(places.begin(), places.end(),
                                    [&](const Place& place) { return place.row->id == viewId; });
    return found == places.end() ? nullptr : found->view;
}

PicturePtr ViewArea::picture(std::string_view viewId) const {
    const PictureView* view = pictureView(viewId);
    return view != nullptr ? view->picture() : PicturePtr{};
}

bool ViewArea::isAllPainted() const {
    const std::vector<const ViewRow*> rows = visibleRows();
    return std::all_of(rows.begin(), rows.end(),
                       [this](const ViewRow* row) { return m_painted.contains(pictureView(row->id)); });
}

bool ViewArea::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::FocusIn)
        for (const std::vector<Place>* places : {&m_overview, &m_alone})
            for (const Place& place : *places)
                if (place.view == watched) m_touched = place.row->id;
    if (event->type() == QEvent::Paint && m_isFirst && static_cast<PictureView*>(watched)->hasAnswer()) {
        m_painted.insert(watched);
        if (isAllPainted()) {
            m_isFirst = false;
            QTimer::singleShot(0, this, &ViewArea::firstPainted);   // once the pixels have gone out
        }
    }
    return QStackedWidget::eventFilter(watched, event);
}

void ViewArea::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        for (const std::vector<Place>* places : {&m_overview, &m_alone})
            for (const Place& place : *places) place.view->setName(place.row->title());
    QStackedWidget::changeEvent(event);
}

void ViewArea::toggleAlone(std::string_view viewId) {
    Q_EMIT frontRequested(toQString(m_front == overviewId ? viewId : overviewId));
}

}   // namespace rope::ui
