#include "ui/files/vector_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace rope::ui {

namespace {

constexpr int queryAlone = 1, keyAlone = 2;   // the first item is both
constexpr std::size_t maxListed = 5000;   // a complete model has some hundreds; more would make the list slow

QString shapeText(const TensorListing& tensor) {
    QStringList sizes;
    for (const std::uint64_t size : tensor.shape) sizes << QString::number(size);
    return sizes.join(QStringLiteral(" × ")) + QLatin1Char(' ') + QString::fromStdString(tensor.type);
}

QString rowsText(std::int64_t rows) {
    return rows == 1 ? VectorDialog::tr("One row: the same vector at every position.")
                     : VectorDialog::tr("%1 rows: one per position, starting at 0.").arg(rows);
}

}   // namespace

VectorDialog::VectorDialog(const VectorFile& file, int headDim, QWidget* parent)
    : QDialog(parent), m_role(new QComboBox(this)) {
    setWindowTitle(tr("Query and key from a file"));
    m_role->setObjectName(QStringLiteral("vector_role"));
    m_role->addItems({tr("query and key"), tr("query only"), tr("key only")});
    auto* column = new QVBoxLayout(this);
    auto* name = new QLabel(QFileInfo(file.path).fileName().toHtmlEscaped(), this);
    name->setWordWrap(true);
    column->addWidget(name);
    column->addWidget(new QLabel(
        file.rows ? rowsText(file.rows->rows()) : tr("Select a tensor with %1 numbers per row.").arg(headDim),
        this));
    if (!file.rows) addTensors(file, headDim);
    column->addWidget(new QLabel(tr("Use as"), this));
    column->addWidget(m_role);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    update();
}

void VectorDialog::addTensors(const VectorFile& file, int headDim) {
    m_tensors = new QTreeWidget(this);
    m_tensors->setObjectName(QStringLiteral("tensors"));
    m_tensors->setRootIsDecorated(false);
    m_tensors->setHeaderLabels({tr("tensor"), tr("shape"), tr("not usable because")});
    m_tensors->setMinimumSize(820, 280);   // a name, a shape and a whole sentence side by side
    QTreeWidgetItem* first = nullptr;
    for (std::size_t i = 0; i < std::min(file.tensors.size(), maxListed); ++i) {
        const TensorListing& tensor = file.tensors[i];
        const QString whyNot = whyNotVectors(tensor, headDim);
        auto* item =
            new QTreeWidgetItem(m_tensors, {QString::fromStdString(tensor.name), shapeText(tensor), whyNot});
        item->setDisabled(!whyNot.isEmpty());
        item->setToolTip(2, whyNot);
        if (!whyNot.isEmpty())
            for (int part = 0; part < 3; ++part)
                item->setForeground(part, palette().brush(QPalette::Disabled, QPalette::Text));
        if (first == nullptr && whyNot.isEmpty()) first = item;
    }
    if (file.tensors.size() > maxListed) {
        auto* rest = new QTreeWidgetItem(
            m_tensors, {tr("… and %1 more").arg(file.tensors.size() - maxListed), QString(), QString()});
        rest->setDisabled(true);
    }
    if (first != nullptr) m_tensors->setCurrentItem(first);
    m_tensors->header()->resizeSections(QHeaderView::ResizeToContents);
    layout()->addWidget(m_tensors);
    connect(m_tensors, &QTreeWidget::currentItemChanged, this, &VectorDialog::update);
    connect(m_tensors, &QTreeWidget::itemDoubleClicked, this, [this] {
        if (m_accept->isEnabled()) accept();
    });
}

void VectorDialog::update() {
    if (m_tensors == nullptr || m_accept == nullptr) return;
    const QTreeWidgetItem* item = m_tensors->currentItem();
    m_accept->setEnabled(item != nullptr && !item->isDisabled());
}

VectorWish VectorDialog::wish() const {
    VectorWish wish;
    wish.isQuery = m_role->currentIndex() != keyAlone;
    wish.isKey = m_role->currentIndex() != queryAlone;
    if (m_tensors != nullptr && m_tensors->currentItem() != nullptr)
        wish.tensor = m_tensors->currentItem()->text(0).toStdString();
    return wish;
}

}   // namespace rope::ui
