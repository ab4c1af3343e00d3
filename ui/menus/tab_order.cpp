#include "ui/menus/tab_order.h"

#include <algorithm>
#include <vector>

namespace rope::ui {

namespace {

struct Stop {
    QWidget* widget;
    QRect place;   ///< in the group
};

bool takesTab(const QWidget& widget, const QWidget& group) {
    return (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && widget.isEnabled() &&
           widget.isVisibleTo(&group) && widget.focusProxy() == nullptr;
}

std::vector<Stop> stopsIn(QWidget& group) {
    std::vector<Stop> stops;
    if (!group.isVisible()) return stops;
    for (QWidget* widget : group.findChildren<QWidget*>())
        if (takesTab(*widget, group))
            stops.push_back({widget, QRect(widget->mapTo(&group, QPoint()), widget->size())});
    return stops;
}

/// From top to bottom, and within a row from left to right. A row ends where the highest of its widgets does.
void orderByRows(std::vector<Stop>& stops) {
    std::stable_sort(stops.begin(), stops.end(),
                     [](const Stop& a, const Stop& b) { return a.place.top() < b.place.top(); });
    for (auto row = stops.begin(); row != stops.end();) {
        const auto end = std::find_if(row, stops.end(), [&](const Stop& stop) {
            return stop.place.center().y() > row->place.bottom();
        });
        std::stable_sort(row, end,
                         [](const Stop& a, const Stop& b) { return a.place.left() < b.place.left(); });
        row = end;
    }
}

}   // namespace

QWidget* nextByTab(std::span<QWidget* const> groups, const QWidget* from, bool forwards) {
    std::vector<Stop> all;
    for (QWidget* group : groups) {
        std::vector<Stop> stops = stopsIn(*group);
        orderByRows(stops);
        all.insert(all.end(), stops.begin(), stops.end());
    }
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Stop& stop) { return stop.widget == from; });
    if (found == all.end()) return nullptr;
    const auto place = static_cast<std::size_t>(found - all.begin()),
               step = forwards ? std::size_t{1} : all.size() - 1;
    return all[(place + step) % all.size()].widget;
}

}   // namespace rope::ui
