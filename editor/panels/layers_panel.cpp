#include "editor/panels/layers_panel.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QSlider>
#include <QTableView>
#include <QVBoxLayout>

namespace bocage::editor {

LayersPanel::LayersPanel(QWidget* parent)
    : QWidget(parent),
      m_table(new QTableView),
      m_caption(new QLabel),
      m_opacity(new QSlider(Qt::Horizontal)) {
    setObjectName(QStringLiteral("layersPanel"));
    m_table->setObjectName(QStringLiteral("layersTable"));
    m_table->setModel(&m_model);
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    constexpr int rowHeight = 22;
    m_table->verticalHeader()->setMinimumSectionSize(rowHeight);
    m_table->verticalHeader()->setDefaultSectionSize(rowHeight);
    m_table->setIconSize({16, 16});
    // All layers in sight wherever the panel is put.
    m_table->setMinimumHeight(rowHeight * static_cast<int>(viewLayerCount) + 28);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(LayersModel::Name, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(LayersModel::Locked, QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(LayersModel::Opacity, QHeaderView::ResizeToContents);
    m_opacity->setObjectName(QStringLiteral("layerOpacity"));
    m_opacity->setRange(LayerSettings::leastOpacity, 100);
    m_opacity->setPageStep(10);
    m_caption->setBuddy(m_opacity);
    m_caption->setProperty("role", "muted");
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 4, 12, 8);
    row->setSpacing(10);
    row->addWidget(m_caption);
    row->addWidget(m_opacity, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addLayout(row);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LayersPanel::showCurrent);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &LayersPanel::showCurrent);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &LayersPanel::showCurrent);
    connect(m_opacity, &QSlider::valueChanged, this, [this](int percent) {
        const QModelIndex current = m_table->currentIndex();
        if (current.isValid())
            m_model.setData(current.siblingAtColumn(LayersModel::Opacity), percent);
    });
    retranslate();
    showCurrent();
}

void LayersPanel::setSettings(LayerSettings* settings) {
    m_model.setSettings(settings);
    if (settings)
        m_table->setCurrentIndex(m_model.index(static_cast<int>(ViewLayer::Pieces), LayersModel::Name));
}

void LayersPanel::showCurrent() {
    const QModelIndex current = m_table->currentIndex();
    m_opacity->setEnabled(current.isValid());
    if (!current.isValid())
        return;
    const QSignalBlocker quiet(m_opacity);
    m_opacity->setValue(current.siblingAtColumn(LayersModel::Opacity).data(Qt::EditRole).toInt());
    m_opacity->setAccessibleName(tr("Opacity of %1").arg(current.siblingAtColumn(0).data().toString()));
}

void LayersPanel::retranslate() {
    m_table->setAccessibleName(tr("Layers"));
    m_table->setToolTip(tr("Space shows, hides or locks; F2 or a number sets the opacity."));
    m_caption->setText(tr("&Opacity"));
    m_opacity->setToolTip(tr("How opaque the chosen layer is drawn."));
    m_model.retranslate();
}

void LayersPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

}  // namespace bocage::editor
