#include "ui/controls/tinted_icon.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include <array>

namespace rope::ui {

namespace {

constexpr std::array<int, 4> sizesPx{16, 24, 32, 48};   // 16 logical pixels at ratios 1 to 3
constexpr double disabledOpacity = 0.4;

void addPixmaps(QIcon& icon, QSvgRenderer& renderer, const QColor& colour, QIcon::Mode mode, QIcon::State state) {
    for (const int side : sizesPx) {
        QPixmap pixmap(side, side);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);   // the drawing gives the shape, the theme the colour
        painter.fillRect(pixmap.rect(), colour);
        painter.end();
        icon.addPixmap(pixmap, mode, state);
    }
}

QColor faded(QColor colour) {
    colour.setAlphaF(static_cast<float>(disabledOpacity));
    return colour;
}

/// All sizes and states of one drawing. Takes about half a millisecond, so it happens once a colour.
QIcon drawnIcon(const QString& name, const QColor& colour, const QColor& checkedColour) {
    QSvgRenderer renderer(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    QIcon icon;
    if (!renderer.isValid()) return icon;
    addPixmaps(icon, renderer, colour, QIcon::Normal, QIcon::Off);
    addPixmaps(icon, renderer, checkedColour, QIcon::Normal, QIcon::On);
    addPixmaps(icon, renderer, faded(colour), QIcon::Disabled, QIcon::Off);
    addPixmaps(icon, renderer, faded(checkedColour), QIcon::Disabled, QIcon::On);
    return icon;
}

struct IconKey {
    QString name;
    QRgb colour, checkedColour;
    friend bool operator==(const IconKey&, const IconKey&) = default;
};

size_t qHash(const IconKey& key, size_t seed) { return qHashMulti(seed, key.name, key.colour, key.checkedColour); }

}   // namespace

QSize smallIconSize(const Theme& theme) { return QSizeF(16 * theme.scale, 16 * theme.scale).toSize(); }

QIcon tintedIcon(const QString& name, const QColor& colour) { return tintedIcon(name, colour, colour); }

QIcon tintedIcon(const QString& name, const QColor& colour, const QColor& checkedColour) {
    static QHash<IconKey, QIcon> drawn;   // as many as there are icons and themes
    const IconKey key{name, colour.rgba(), checkedColour.rgba()};
    const auto found = drawn.constFind(key);
    return found != drawn.constEnd() ? *found : *drawn.insert(key, drawnIcon(name, colour, checkedColour));
}

}   // namespace rope::ui
