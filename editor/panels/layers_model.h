#pragma once

#include <QAbstractTableModel>
#include <QPointer>

#include "editor/canvas/layer_settings.h"

namespace bocage::editor {

/// The layers of the view in front as a table: name with a check for shown, a check for locked, the opacity
/// in percent. Owns nothing; the view does.
class LayersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Locked, Opacity, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setSettings(LayerSettings* settings);
    static ViewLayer layerAt(int row) { return static_cast<ViewLayer>(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Texts again, after the language changed.
    void retranslate();

private:
    QPointer<LayerSettings> m_settings;
};

}  // namespace bocage::editor
