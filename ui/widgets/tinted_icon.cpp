#include "ui/widgets/tinted_icon.h"

#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace rope::ui {

namespace {

constexpr double disabledOpacity = 0.4;

QColor faded(QColor colour) {
    colour.setAlphaF(static_cast<float>(disabledOpacity));
    return colour;
}

/// Draws a shape in a colour, when and as large as it is first shown: a window has many icons, of which each
/// shows one state.
class TintedEngine : public QIconEngine {
public:
    TintedEngine(const QString& name, const QColor& colour, const QColor& checkedColour)
        : m_file(QStringLiteral(":/icons/%1.svg").arg(name)),
          m_colour(colour),
          m_checkedColour(checkedColour) {}

    [[nodiscard]] QIconEngine* clone() const override { return new TintedEngine(*this); }
    [[nodiscard]] QSize actualSize(const QSize& size, QIcon::Mode /*mode*/, QIcon::State /*state*/) override {
        return size;
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        const QColor& normal = state == QIcon::On ? m_checkedColour : m_colour;
        const QColor colour = mode == QIcon::Disabled ? faded(normal) : normal;
        const QString key =
            QStringLiteral("%1 %2 %3x%4").arg(m_file).arg(colour.rgba()).arg(size.width()).arg(size.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap)) return pixmap;
        pixmap = drawn(size, colour);
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
        const double ratio = painter->device()->devicePixelRatioF();
        QPixmap image = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
        image.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect.topLeft(), image);
    }

private:
    [[nodiscard]] QPixmap drawn(const QSize& size, const QColor& colour) const {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QSvgRenderer renderer(m_file);
        if (!renderer.isValid()) return pixmap;
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.setCompositionMode(
            QPainter::CompositionMode_SourceIn);   // the drawing gives the shape, the theme the colour
        painter.fillRect(pixmap.rect(), colour);
        return pixmap;
    }

    QString m_file;
    QColor m_colour, m_checkedColour;
};

struct IconKey {
    QString name;
    QRgb colour, checkedColour;
    friend bool operator==(const IconKey&, const IconKey&) = default;
};

size_t qHash(const IconKey& key, size_t seed) {
    return qHashMulti(seed, key.name, key.colour, key.checkedColour);
}

}   // namespace

QSize smallIconSize(const Theme& theme) { return QSizeF(16 * theme.scale, 16 * theme.scale).toSize(); }

QIcon tintedIcon(const QString& name, const QColor& colour) { return tintedIcon(name, colour, colour); }

QIcon tintedIcon(const QString& name, const QColor& colour, const QColor& checkedColour) {
    static QHash<IconKey, QIcon>
        known;   // as many as there are icons and themes; the same icon again costs a button nothing
    const IconKey key{name, colour.rgba(), checkedColour.rgba()};
    const auto found = known.constFind(key);
    return found != known.constEnd()
               ? *found
               : *known.insert(key, QIcon(new TintedEngine(name, colour, checkedColour)));
}

}   // namespace rope::ui
