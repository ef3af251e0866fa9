#pragma once

#include <QAbstractListModel>
#include <QPointer>
#include <map>
#include <vector>

#include "model/document/scenario_document.h"
#include "model/items/copies_owned.h"
#include "rules/content/collection.h"

namespace bocage::model {

/// What can be laid on a battlefield, from every open pack of the document's system, with how many of each
/// are left in the boxes.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Group { Boards, Overlays, Units, Tokens };
    enum Role {
        ContentIdRole = Qt::UserRole + 1,  ///< QString
        GroupRole,                         ///< int of Group
        LeftRole,       ///< int: copies not on the battlefield yet; absent when no box holds it
        StockTextRole,  ///< "2 left", "all used", "not in a box"
        DetailRole,     ///< faction, size or place: a word below the name
        SearchRole,     ///< everything a search may hit
        EntryRole,      ///< of ArmyTrayModel: the army's entry, as in Piece::entry
        SideRole,       ///< of ArmyTrayModel
        PlayerRole,     ///< of ArmyTrayModel
        WhyNotRole,     ///< why not one more can be laid; empty when one can
        CategoryRole,   ///< QString: category of an overlay or token, faction of a unit; what filters go by
    };

    explicit PaletteModel(QObject* parent = nullptr);
    void setDocument(ScenarioDocument* document);
    /// Counts what is left on this shelf; with an empty one, in one box of each kind.
    void setCollection(const rules::Collection& collection);
    const rules::Collection& collection() const { return m_collection; }
    /// Counted only when the user named a shelf: then none can be laid beyond it.
    std::optional<CopiesOwned> copies(const rules::ContentId& id) const;

    rules::ContentId contentAt(const QModelIndex& index) const;
    QModelIndex indexOf(const rules::ContentId& id) const;
    int countOf(Group group) const;
    /// The categories of a group, as people read them, by their keys; in the order of the words.
    std::vector<std::pair<QString, QString>> categories(Group group) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Words again, after the language changed.
    void retranslate();

private:
    struct Entry {
        rules::ContentId id;
        Group group;
        std::string category;
    };
    void fill();
    void countUses();
    QString detail(const Entry& entry) const;
    /// A category in words; a pack's own is shown as it is written there.
    QString categoryWords(const Entry& entry) const;
    int usedOf(const rules::ContentId& id) const;
    QString stockText(const rules::ContentId& id) const;
    QString toolTip(const rules::ContentId& id) const;

    QPointer<ScenarioDocument> m_document;
    rules::Collection m_collection;
    std::vector<Entry> m_entries;
    std::map<rules::ContentId, int> m_stock;
    std::map<rules::ContentId, int> m_used;
};

}  // namespace bocage::model
