#include "ui/window/render_window.h"

#include "ui/compute/inline_executor.h"
#include "ui/export/animation.h"
#include "ui/files/preset_list.h"
#include "ui/shell/appearance.h"
#include "ui/shell/view_area.h"
#include "ui/state/state_check.h"
#include "ui/view_card/picture_view.h"
#include "ui/views/view_registry.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace rope::ui {

namespace {

constexpr int wideEnoughForExplanationPx = 1700;

/// Lets layouts settle without a running event loop.
void settle() {
    QApplication::sendPostedEvents();
    QApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
}

QImage imageOf(MainWindow& window, const PictureOptions& options) {
    const double ratio = options.dpi / 96;
    QImage image((QSizeF(options.size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::transparent);
    window.render(&image);
    return image;
}

/// Into a vector file, text as text. QWidget::render shifts the clips that Qt Charts restores, so that a PDF
/// would lose axes: cards are painted by themselves, over the window without them.
void paintWindow(MainWindow& window, QPainter& painter) {
    std::vector<PictureView*> cards;
    for (const ViewRow* row : window.viewArea().visibleRows())
        cards.push_back(window.viewArea().pictureView(row->id));
    for (PictureView* card : cards) {
        QSizePolicy policy = card->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        card->setSizePolicy(policy);
        card->hide();
    }
    settle();
    window.render(&painter);
    for (PictureView* card : cards) {
        painter.save();
        painter.translate(card->mapTo(&window, QPoint()));
        card->paintCard(painter);
        painter.restore();
    }
}

}   // namespace

Result<QByteArray> renderWindow(const ExplorerState& state, PictureFormat format,
                                const PictureOptions& options) {
    if (const Check problem = checkPictureOptions(options)) return *problem;
    if (const Check problem = checkState(state)) return *problem;
    const Result<std::vector<Preset>> presets = loadPresets();
    if (!presets) return presets.error();
    ExplorerStore store(state);
    InlineExecutor executor;
    Appearance appearance(options.theme == ThemeKind::Dark ? ThemeChoice::Dark : ThemeChoice::Light);
    MainWindow window({store, executor, appearance, *presets});
    window.hideTiming();
    window.complete();
    window.setAttribute(Qt::WA_DontShowOnScreen);
    window.setMinimumSize(1, 1);
    window.setExplanationVisible(options.size.width() >= wideEnoughForExplanationPx);
    window.resize(options.size);
    window.show();
    settle();
    window.resize(options.size);
    settle();
    if (format == PictureFormat::Gif)
        return animationBytes(playedStates(state), options, state,
                              [&](const ExplorerState& played) -> Result<QImage> {
                                  if (const Check problem = store.apply({{}, played})) return *problem;
                                  settle();
                                  return imageOf(window, options);
                              });
    if (format == PictureFormat::Png) return pngBytes(imageOf(window, options), options.dpi, state);
    const Figure figure{
        window.windowTitle(), {}, [&window](QPainter& painter) { paintWindow(window, painter); }};
    return vectorBytes(figure, format, options, state);
}

}   // namespace rope::ui
