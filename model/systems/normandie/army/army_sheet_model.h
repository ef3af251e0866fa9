#pragma once

#include <QAbstractItemModel>
#include <QPointer>
#include <optional>
#include <vector>

#include "model/document/roster_document.h"
#include "model/systems/normandie/army/army_catalogue_model.h"
#include "rules/checks/check.h"

namespace bocage::model {

/// What the rules object to at one place of the sheet, in words.
struct SheetProblem {
    rules::Severity severity = rules::Severity::Note;
    QString sentence, rule;
    bool operator==(const SheetProblem&) const = default;
};

/// A slot of a tile with what fills it, or an option that has no slot.
struct SheetSlot {
    int slot = -1;
    rules::ElementId filling;  ///< empty: nothing in it
    rules::ContentId option;
    QString kinds;     ///< what the slot takes, in words; of an option without slot, its kind
    std::string band;  ///< colour name
    QString name;      ///< of the option; empty when the slot is
    std::optional<int> cost;
    int stars = 0;  ///< orders while filled
    QString bonus;  ///< ability while filled
    struct Space {
        rules::ContentId spell;  ///< empty: room for one
        QString name;
        bool operator==(const Space&) const = default;
    };
    std::vector<Space> spaces;  ///< of a spell book
    std::vector<SheetProblem> problems;
    bool operator==(const SheetSlot&) const = default;
};

/// One tile or hero of the army, ready to be drawn; the last card holds the free options.
struct SheetCard {
    rules::ElementId entry;  ///< empty: the free options
    rules::ContentId content, faction;
    QString title, role;
    int stars = 0;
    std::optional<int> cost;
    bool provisional = false, hero = false, grant = false;
    struct Counter {
        rules::ContentId unit;
        bool twoFaces = false;
        double aspect = 1;  ///< width over height
        QString name;
        bool operator==(const Counter&) const = default;
    };
    std::vector<Counter> counters;
    std::vector<SheetSlot> slotRows;
    QString footer;
    std::vector<SheetProblem> problems;
    bool operator==(const SheetCard&) const = default;
};

/// The army as a tree: tile or hero, its slots, the spaces of a spell book. Views that draw read the cards.
class ArmySheetModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Role {
        PlaceEntryRole = Qt::UserRole + 1,  ///< QString: the entry, or the free option's own id
        SlotRole,                           ///< int, −1 for a card
        SpaceRole,                          ///< int, −1 when it is none
        ContentIdRole,                      ///< QString, empty for an empty slot
        CostRole,
        ProblemsRole,  ///< QStringList
    };

    explicit ArmySheetModel(QObject* parent = nullptr);
    void setDocument(RosterDocument* document);
    /// Shows each finding at the place it concerns.
    void setVerdict(const rules::Verdict& verdict);

    const std::vector<SheetCard>& cards() const { return m_cards; }
    QModelIndex indexOf(const ArmyPlace& place) const;
    ArmyPlace placeOf(const QModelIndex& index) const;
    /// Card, slot or space in one sentence, for status bar and screen readers.
    QString inWords(const ArmyPlace& place) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex&) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;
    void retranslate() { refresh(); }

Q_SIGNALS:
    /// Something to be drawn differs.
    void refreshed();

private:
    void refresh();
    std::vector<SheetCard> build() const;
    const SheetCard* cardOf(const QModelIndex& index) const;
    const SheetSlot* slotOf(const QModelIndex& index) const;
    ArmyPlace placeOf(const SheetCard& card, const SheetSlot& slot) const;

    QPointer<RosterDocument> m_document;
    std::vector<SheetCard> m_cards;
    rules::Findings m_findings;
};

}  // namespace bocage::model
