#include "editor/panels/layers_model.h"

#include "editor/theme/icons.h"

namespace bocage::editor {

void LayersModel::setSettings(LayerSettings* settings) {
    beginResetModel();
    if (m_settings)
        m_settings->disconnect(this);
    m_settings = settings;
    if (settings) {
        connect(settings, &LayerSettings::changed, this, [this](ViewLayer layer) {
            const int row = static_cast<int>(layer);
            Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
        });
        connect(settings, &QObject::destroyed, this, [this] {
            beginResetModel();
            endResetModel();
        });
    }
    endResetModel();
}

void LayersModel::retranslate() {
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int LayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_settings ? 0 : static_cast<int>(viewLayerCount);
}

int LayersModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LayersModel::data(const QModelIndex& index, int role) const {
    if (!m_settings || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ViewLayer which = layerAt(index.row());
    const LayerSettings::Layer& layer = m_settings->at(which);
    const auto check = [](bool on) { return QVariant(on ? Qt::Checked : Qt::Unchecked); };
    switch (index.column()) {
        case Name:
            if (role == Qt::DisplayRole)
                return LayerSettings::name(which);
            if (role == Qt::CheckStateRole)
                return check(layer.shown);
            if (role == Qt::DecorationRole)
                return themedIcon(QString::fromLatin1(LayerSettings::icon(which)));
            if (role == Qt::ToolTipRole)
                return layer.shown ? tr("Shown; Space hides it.") : tr("Hidden; Space shows it.");
            break;
        case Locked:
            if (!LayerSettings::canLock(which))
                break;
            if (role == Qt::CheckStateRole)
                return check(layer.locked);
            if (role == Qt::AccessibleTextRole)
                return layer.locked ? tr("locked") : tr("not locked");
            if (role == Qt::ToolTipRole)
                return layer.locked ? tr("Locked: nothing of it can be picked on the map.")
                                    : tr("Not locked; Space locks it.");
            break;
        case Opacity:
            if (role == Qt::DisplayRole)
                return tr("%1 %").arg(layer.opacity);
            if (role == Qt::EditRole)
                return layer.opacity;
            if (role == Qt::TextAlignmentRole)
                return QVariant(Qt::AlignRight | Qt::AlignVCenter);
            if (role == Qt::ToolTipRole)
                return tr("How opaque it is drawn, in percent.");
            break;
        default:
            break;
    }
    return {};
}

bool LayersModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!m_settings || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const ViewLayer which = layerAt(index.row());
    LayerSettings::Layer layer = m_settings->at(which);
    const bool checked = value.toInt() == Qt::Checked;
    if (index.column() == Name && role == Qt::CheckStateRole) {
        layer.shown = checked;
    } else if (index.column() == Locked && role == Qt::CheckStateRole && LayerSettings::canLock(which)) {
        layer.locked = checked;
    } else if (index.column() == Opacity && role == Qt::EditRole) {
        bool number = false;
        layer.opacity = value.toInt(&number);
        if (!number)
            return false;
    } else {
        return false;
    }
    m_settings->set(which, layer);
    return true;
}

QVariant LayersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    // The lock is a sign: its word would take the room of the names.
    if (orientation == Qt::Horizontal && section == Locked) {
        if (role == Qt::DecorationRole)
            return themedIcon(QStringLiteral("lock"));
        if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole)
            return tr("Lock");
        return {};
    }
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole)
        return QVariant(section == Name ? Qt::AlignLeft | Qt::AlignVCenter
                                        : Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
        case Name:
            return tr("Layer");
        case Opacity:
            return tr("Opacity");
        default:
            return {};
    }
}

Qt::ItemFlags LayersModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    if (index.column() == Name || (index.column() == Locked && LayerSettings::canLock(layerAt(index.row()))))
        flags |= Qt::ItemIsUserCheckable;
    if (index.column() == Opacity)
        flags |= Qt::ItemIsEditable;
    return flags;
}

}  // namespace bocage::editor
