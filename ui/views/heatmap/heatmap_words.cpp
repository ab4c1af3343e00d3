#include "ui/views/heatmap/heatmap_words.h"

#include "ui/i18n/method_text.h"

#include <QCoreApplication>

namespace rope::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeatmapPicture)
};

QString methodWords(const Scenario& scenario, std::size_t method) {
    return methodName(scenario, scenario.methods[method].choice);
}

}   // namespace

QString panelLabel(const Scenario& scenario, const HeatmapPanel& panel) {
    const QString method = methodWords(scenario, panel.method);
    if (!panel.subtracted) return method;
    return Words::tr("%1 − %2").arg(method, methodWords(scenario, *panel.subtracted));
}

}   // namespace rope::ui
