#include "model/items/army_tray_model.h"

#include <algorithm>

#include "model/items/palette_model.h"
#include "model/messages/element_names.h"
#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

ArmyTrayModel::ArmyTrayModel(QObject* parent) : KeyedListModel(parent) {}

void ArmyTrayModel::setDocument(ScenarioDocument* document) {
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_linked.clear();
    if (document) {
        m_linked = readLinkedArmies(*document);
        connect(document, &ScenarioDocument::changed, this, &ArmyTrayModel::follow);
        connect(document, &ScenarioDocument::linkedArmiesChanged, this, [this] {
            m_linked = readLinkedArmies(*m_document);
            refresh();
        });
        connect(document, &Document::libraryChanged, this, &ArmyTrayModel::refresh);
    }
    refresh();
}

void ArmyTrayModel::follow(const Change& change) {
    if (!change.everything && !change.rest && !change.touches(Section::Pieces))
        return;
    if (change.everything || change.rest)
        m_linked = readLinkedArmies(*m_document);
    refresh();
}

void ArmyTrayModel::refresh() {
    std::vector<std::string> wanted;
    std::map<std::string, ArmyUnits> fresh;
    if (m_document)
        for (ArmyUnits& units : armyUnits(m_document->scenario(), m_document->library(), m_linked)) {
            if (units.left() <= 0)
                continue;
            wanted.push_back(units.entry + " " + units.unit.value);
            fresh.emplace(wanted.back(), std::move(units));
        }
    showRows(wanted, fresh);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (const ArmyUnits& now = fresh.at(m_keys[i]); now != m_rows[i]) {
            m_rows[i] = now;
            Q_EMIT dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
        }
    Q_EMIT unplacedChanged();
}

const ArmyUnits& ArmyTrayModel::unitsAt(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())];
}

int ArmyTrayModel::unplaced() const {
    int count = 0;
    for (const ArmyUnits& units : m_rows)
        count += units.left();
    return count;
}

int ArmyTrayModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ArmyTrayModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !m_document)
        return {};
    const ArmyUnits& units = unitsAt(index);
    const QString name = ElementNames::content(*m_document->library(), units.unit);
    const QString player = ElementNames::player(m_document->scenario(), units.player);
    switch (role) {
        case Qt::DisplayRole:
            return name;
        case Qt::ToolTipRole:
            return tr("%1: %n still to be placed", nullptr, units.left()).arg(player);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2, %3")
                .arg(name, player, data(index, PaletteModel::StockTextRole).toString());
        case PaletteModel::ContentIdRole:
            return QString::fromStdString(units.unit.value);
        case PaletteModel::GroupRole:
            return static_cast<int>(PaletteModel::Group::Units);
        case PaletteModel::LeftRole:
            return units.left();
        case PaletteModel::StockTextRole:
            return units.count == 1 ? player : tr("%1 of %2").arg(units.left()).arg(units.count);
        case PaletteModel::DetailRole:
            return player;
        case PaletteModel::SearchRole:
            return QStringLiteral("%1 %2").arg(name, player);
        case PaletteModel::CategoryRole: {
            const SystemContent* unit = m_document->library()->systemContent(units.unit);
            const Json* faction = unit ? unit->fields.find("faction") : nullptr;
            return faction && faction->isString() ? QString::fromStdString(faction->string()) : QString();
        }
        case PaletteModel::EntryRole:
            return QString::fromStdString(units.entry);
        case PaletteModel::SideRole:
            return QString::fromStdString(units.side.value);
        case PaletteModel::PlayerRole:
            return QString::fromStdString(units.player.value);
        default:
            return {};
    }
}

Qt::ItemFlags ArmyTrayModel::flags(const QModelIndex& index) const {
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled
                           : Qt::NoItemFlags;
}

void ArmyTrayModel::retranslate() {
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

}  // namespace bocage::model
