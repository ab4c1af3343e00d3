#include "ui/files/export_dialog.h"

#include "ui/export/animation.h"
#include "ui/value_widgets/value_field.h"
#include "ui/widgets/role.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr int maxSidePx = 20000;

QString plain(const char* text) { return QLatin1String(text); }

}   // namespace

ExportDialog::ExportDialog(const QList<View>& viewsToOffer, const QString& chosenView,
                           const ExportChoice& choice, ThemeKind current, QWidget* parent)
    : QDialog(parent),
      m_current(current),
      m_view(new QComboBox(this)),
      m_format(new QComboBox(this)),
      m_width(new QSpinBox(this)),
      m_height(new QSpinBox(this)),
      m_dpi(new QDoubleSpinBox(this)),
      m_theme(new QComboBox(this)),
      m_transparent(new QCheckBox(this)),
      m_size(new QLabel(this)),
      m_problem(new QLabel(this)),
      m_accept(nullptr) {
    setWindowTitle(tr("Export"));
    for (const View& view : viewsToOffer) m_view->addItem(view.title, view.id);
    m_view->setCurrentIndex(std::max(0, m_view->findData(chosenView)));
    m_format->addItem(tr("PNG, pixels"), plain("png"));
    m_format->addItem(tr("SVG, vectors"), plain("svg"));
    m_format->addItem(tr("PDF, vectors"), plain("pdf"));
    m_format->addItem(tr("GIF, query moving away from the key"), plain("gif"));
    m_format->addItem(tr("CSV, data"), plain("csv"));
    m_theme->addItem(tr("same as window"), plain("same"));
    m_theme->addItem(tr("light"), plain("light"));
    m_theme->addItem(tr("dark"), plain("dark"));
    for (QSpinBox* side : {m_width, m_height}) side->setRange(1, maxSidePx);
    m_dpi->setRange(24, 2400);
    m_dpi->setDecimals(0);
    for (QAbstractSpinBox* box :
         {static_cast<QAbstractSpinBox*>(m_width), static_cast<QAbstractSpinBox*>(m_height),
          static_cast<QAbstractSpinBox*>(m_dpi)})
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_format->setCurrentIndex(std::max(0, m_format->findData(choice.format)));
    m_width->setValue(choice.size.width());
    m_height->setValue(choice.size.height());
    m_dpi->setValue(choice.dpi);
    m_theme->setCurrentIndex(std::max(0, m_theme->findData(choice.theme)));
    m_transparent->setChecked(choice.isTransparent);
    build();
    update();
}

void ExportDialog::build() {
    m_view->setObjectName(plain("export_view"));
    m_format->setObjectName(plain("export_format"));
    m_width->setObjectName(plain("export_width"));
    m_height->setObjectName(plain("export_height"));
    m_dpi->setObjectName(plain("export_dpi"));
    m_transparent->setText(tr("Transparent background"));
    m_size->setProperty("role", plain("secondary"));
    m_problem->setProperty("role", plain("error"));
    m_problem->setWordWrap(true);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    auto* size = new QHBoxLayout;
    size->addWidget(m_width);
    size->addWidget(new QLabel(QStringLiteral("×"), this));
    size->addWidget(m_height);
    form->addRow(tr("View"), m_view);
    form->addRow(tr("Format"), m_format);
    form->addRow(tr("Size"), size);
    form->addRow(tr("Dots per inch"), m_dpi);
    form->addRow(tr("Theme"), m_theme);
    form->addRow(QString(), m_transparent);
    form->addRow(QString(), m_size);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_accept = buttons->addButton(tr("Export…"), QDialogButtonBox::AcceptRole);
    setRole(*m_accept, "primary");
    m_accept->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QComboBox* box : {m_format, m_theme, m_view})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    for (QSpinBox* side : {m_width, m_height})
        connect(side, &QSpinBox::valueChanged, this, &ExportDialog::update);
    connect(m_dpi, &QDoubleSpinBox::valueChanged, this, &ExportDialog::update);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(12);
    column->addLayout(form);
    column->addWidget(m_problem);
    column->addWidget(buttons);
}

QString ExportDialog::view() const { return m_view->currentData().toString(); }
QString ExportDialog::format() const { return m_format->currentData().toString(); }

ExportChoice ExportDialog::choice() const {
    return {format(),
            {m_width->value(), m_height->value()},
            m_dpi->value(),
            m_theme->currentData().toString(),
            m_transparent->isChecked()};
}

PictureOptions ExportDialog::options() const {
    const QString theme = m_theme->currentData().toString();
    const ThemeKind kind = theme == plain("same")   ? m_current
                           : theme == plain("dark") ? ThemeKind::Dark
                                                    : ThemeKind::Light;
    PictureOptions options;
    options.size = {m_width->value(), m_height->value()};
    options.dpi = m_dpi->value();
    options.theme = kind;
    options.isTransparent = m_transparent->isEnabled() && m_transparent->isChecked();
    return options;
}

QString ExportDialog::sizeText() const { return m_size->text(); }
QString ExportDialog::problem() const { return m_problem->text(); }

void ExportDialog::update() {
    const bool isTable = format() == plain("csv"), isPlayed = format() == plain("gif"),
               isPixels = isPlayed || format() == plain("png");
    for (QWidget* part : {static_cast<QWidget*>(m_width), static_cast<QWidget*>(m_height),
                          static_cast<QWidget*>(m_theme), static_cast<QWidget*>(m_transparent)})
        part->setEnabled(!isTable && !(isPlayed && part == m_transparent));
    m_dpi->setEnabled(isPixels);
    m_dpi->setToolTip(isPixels ? QString() : tr("Vector and data formats have no pixels."));
    const PictureOptions wish = options();
    const Check wrong = isTable    ? Check{}
                        : isPlayed ? checkAnimation(wish, maxFrames)
                                   : checkPictureOptions(wish);
    m_problem->setText(wrong ? messageFor(*wrong) : QString());
    m_problem->setVisible(wrong.has_value());
    m_accept->setEnabled(!wrong);
    if (isPixels)
        m_size->setText(tr("%1 × %2 pixels, %3 × %4 cm")
                            .arg(qRound(wish.size.width() * wish.dpi / 96))
                            .arg(qRound(wish.size.height() * wish.dpi / 96))
                            .arg(wish.size.width() * 2.54 / 96, 0, 'f', 1)
                            .arg(wish.size.height() * 2.54 / 96, 0, 'f', 1));
    else
        m_size->setText(isTable ? tr("all data of the picture")
                                : tr("%1 × %2 cm")
                                      .arg(wish.size.width() * 2.54 / 96, 0, 'f', 1)
                                      .arg(wish.size.height() * 2.54 / 96, 0, 'f', 1));
}

}   // namespace rope::ui
