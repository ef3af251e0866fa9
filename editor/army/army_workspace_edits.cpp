// Wishes of sheet, catalogue and menus become edits; what the rules refuse becomes a sentence.
#include <QInputDialog>
#include <QMenu>

#include "editor/actions/action_set.h"
#include "editor/army/army_workspace.h"
#include "editor/army/catalogue_panel.h"
#include "model/commands/roster_edits.h"
#include "model/messages/element_names.h"
#include "model/messages/finding_text.h"
#include "model/messages/words.h"

namespace bocage::editor {

using model::ArmyPlace;
using model::RosterDocument;
using model::RosterEdits;
using namespace rules;
using model::RosterTrial;

namespace {

std::unique_ptr<RosterTrial> trialOf(const RosterDocument& document) {
    const model::RosterFace* game = model::rosterFaceOf(document.roster().system);
    return game ? game->trial(model::RosterState::of(document)) : nullptr;
}

}  // namespace

void ArmyWorkspace::tell(const QString& words) {
    m_told = words;
    Q_EMIT statusChanged();
}

void ArmyWorkspace::tell(const Findings& objections) {
    if (objections.empty())
        return;
    const Finding& first = objections.front();
    const model::RosterDocument& document = m_sheet->document();
    const model::FindingText words(*document.library(), nullptr, &document.roster());
    tell(tr("%1 (%2)").arg(words.sentence(first), QString::fromStdString(first.rule)));
}

bool ArmyWorkspace::put(const ContentId& content, const ArmyPlace& place, Aim aim) {
    if (!m_sheet || content.empty())
        return false;
    RosterDocument& document = m_sheet->document();
    const auto trial = trialOf(document);
    const auto kind = trial ? trial->kindOf(content) : RosterTrial::Kind::Unknown;
    m_sheet->showPage(false);
    if (kind == RosterTrial::Kind::Filling)
        return putOption(content, place, aim);
    if (kind == RosterTrial::Kind::Unknown)
        return false;
    m_sheet->setCurrent({kind == RosterTrial::Kind::Loose ? RosterEdits(document).addFreeOption(content)
                                                          : RosterEdits(document).addEntry(content)});
    return true;
}

bool ArmyWorkspace::putOption(const ContentId& option, const ArmyPlace& place, Aim aim) {
    RosterDocument& document = m_sheet->document();
    const auto trial = trialOf(document);
    RosterEdits edits(document);
    const RosterEntry* entry = model::findEntry(document.roster(), place.entry);
    const auto* filled = entry && place.slot >= 0 ? model::fillingIn(*entry, place.slot) : nullptr;
    const auto books = trial->holdersFor(option);
    // A spell goes into the book that is chosen, or that lies in the chosen slot.
    if (filled && std::find(books.begin(), books.end(), filled->id) != books.end()) {
        edits.addSpell(filled->id, option);
        return true;
    }
    // Into the chosen slot; what fills it gives way only to what is dropped on it.
    if (entry && place.slot >= 0 && place.space < 0 && (!filled || aim == Aim::Here)) {
        const auto index = static_cast<std::size_t>(entry - document.roster().entries.data());
        const Findings objections = trial->inSlot(option, index, place.slot);
        if (objections.empty()) {
            edits.fillSlot(place.entry, place.slot, option);
            return true;
        }
        if (aim == Aim::Here) {
            tell(objections);
            return false;
        }
    }
    // The first free slot that takes it: of the chosen tile, else of the army.
    const auto places = trial->placesFor(option);
    for (const bool ofChosen : {true, false}) {
        if ((ofChosen && !entry) || (!ofChosen && entry && aim == Aim::Here))
            continue;
        for (const auto& found : places) {
            const RosterEntry& owner = document.roster().entries[found.entry];
            if (found.taken || (ofChosen && &owner != entry))
                continue;
            const ElementId id = owner.id;
            edits.fillSlot(id, found.slot, option);
            m_sheet->setCurrent({id, found.slot});
            return true;
        }
    }
    if (!books.empty() && aim == Aim::Anywhere) {
        edits.addSpell(books.front(), option);
        return true;
    }
    const QModelIndex row = m_catalogue->catalogue().indexOf(option);
    const QString reason = row.data(model::ArmyCatalogueModel::ReasonRole).toString();
    const QString name = model::ElementNames::content(*document.library(), option);
    if (entry && reason.isEmpty())
        tell(tr("%1 has no free slot for %2.")
                 .arg(model::ElementNames::content(*document.library(), entry->content), name));
    else
        tell(row.data(Qt::ToolTipRole).toString());
    return false;
}

void ArmyWorkspace::replace() {
    const ContentId chosen = m_catalogue->chosen();
    RosterDocument& document = m_sheet->document();
    const auto trial = trialOf(document);
    const auto kind = trial ? trial->kindOf(chosen) : RosterTrial::Kind::Unknown;
    const RosterEntry* entry = currentEntry();
    const ElementId filling = currentFilling();
    if (kind == RosterTrial::Kind::Card && entry && m_sheet->current().slot < 0) {
        RosterEdits(document).replaceEntry(entry->id, chosen);
    } else if ((kind == RosterTrial::Kind::Filling || kind == RosterTrial::Kind::Loose) && !filling.empty()) {
        Findings objections;
        if (entry) {
            objections =
                trial->inSlot(chosen, static_cast<std::size_t>(entry - document.roster().entries.data()),
                              m_sheet->current().slot);
        }
        if (objections.empty())
            RosterEdits(document).replaceFilling(filling, chosen);
        else
            tell(objections);
    }
}

void ArmyWorkspace::move(const ElementId& filling, const ArmyPlace& place) {
    RosterDocument& document = m_sheet->document();
    const Roster& roster = document.roster();
    const RosterEntry* target = model::findEntry(roster, place.entry);
    const auto found = model::findFilling(roster, filling);
    if (!target || !found.filling)
        return;
    const auto trial = trialOf(document);
    if (!trial)
        return;
    const auto index = static_cast<std::size_t>(target - roster.entries.data());
    int slot = place.slot;
    if (slot < 0)
        for (const auto& free : trial->placesFor(found.filling->option, filling))
            if (free.entry == index && !free.taken) {
                slot = free.slot;
                break;
            }
    const Findings objections = trial->inSlot(found.filling->option, index, std::max(slot, 0), filling);
    if (!objections.empty()) {
        tell(objections);
        return;
    }
    if (slot < 0)
        return;
    RosterEdits(document).moveFilling(filling, place.entry, slot);
    m_sheet->setCurrent({place.entry, slot});
}

void ArmyWorkspace::moveEntry(const ElementId& id, const ArmyPlace& place) {
    const auto& entries = m_sheet->document().roster().entries;
    const auto at = [&](const ElementId& wanted) {
        return std::find_if(entries.begin(), entries.end(),
                            [&](const RosterEntry& entry) { return entry.id == wanted; });
    };
    const auto from = at(id);
    // Beside the cards means: to the end.
    const auto to = at(place.entry) == entries.end() ? entries.end() - 1 : at(place.entry);
    if (from != entries.end())
        RosterEdits(m_sheet->document()).moveEntry(id, static_cast<int>(to - from));
}

void ArmyWorkspace::removeCurrent() {
    const ArmyPlace place = m_sheet->current();
    RosterEdits edits(m_sheet->document());
    const ElementId filling = currentFilling();
    if (place.space >= 0)
        edits.removeSpell(filling, place.space);
    else if (place.slot >= 0)
        edits.clearSlot(place.entry, place.slot);
    else if (!place.empty())
        edits.remove(place.entry);
}

void ArmyWorkspace::duplicateCurrent() {
    if (const RosterEntry* entry = currentEntry())
        m_sheet->setCurrent({RosterEdits(m_sheet->document()).duplicateEntry(entry->id)});
}

void ArmyWorkspace::nameCurrent() {
    const RosterEntry* entry = currentEntry();
    if (!entry)
        return;
    const ElementId id = entry->id;
    bool agreed = false;
    const QString label = QInputDialog::getText(
        m_sheet, tr("Name this card"),
        tr("A name of your own for %1; empty for none.")
            .arg(model::ElementNames::content(*m_sheet->document().library(), entry->content)),
        QLineEdit::Normal, model::localized(entry->label), &agreed);
    if (agreed && m_sheet)
        RosterEdits(m_sheet->document()).setLabel(id, label.trimmed());
}

void ArmyWorkspace::nameCounter(const ElementId& id, std::size_t unit) {
    const RosterEntry* entry = model::findEntry(m_sheet->document().roster(), id);
    if (!entry)
        return;
    bool agreed = false;
    const QString name = QInputDialog::getText(
        m_sheet, tr("Name this counter"), tr("A name of your own for this counter; empty for none."),
        QLineEdit::Normal, QString::fromStdString(unitName(*entry, unit)), &agreed);
    if (agreed && m_sheet)
        RosterEdits(m_sheet->document()).setUnitName(id, unit, name);
}

void ArmyWorkspace::showMenu(const ArmyPlace& place, const QPoint& globalPosition) {
    RosterDocument& document = m_sheet->document();
    QMenu menu(m_sheet);
    menu.setObjectName(QStringLiteral("armyMenu"));
    const auto add = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids)
            menu.addAction(m_actions->action(QString::fromLatin1(id)));
        menu.addSeparator();
    };
    add({"army.put", "army.replace"});
    const ElementId filling = currentFilling();
    const auto trial = trialOf(document);
    if (place.slot >= 0 && filling.empty()) {
        QMenu* options = menu.addMenu(tr("Put in"));
        const auto& catalogue = m_catalogue->catalogue();
        for (int row = 0; row < catalogue.rowCount(); ++row) {
            const QModelIndex index = catalogue.index(row);
            if (index.data(model::ArmyCatalogueModel::FitRole).toInt() ==
                static_cast<int>(model::ArmyCatalogueModel::Fit::Here))
                options->addAction(
                    tr("%1 (%2)").arg(index.data(Qt::DisplayRole).toString(),
                                      index.data(model::ArmyCatalogueModel::CostRole).toString()),
                    this, [this, place, id = catalogue.contentAt(index)] { put(id, place); });
        }
        options->setEnabled(!options->isEmpty());
    }
    if (const auto found = model::findFilling(document.roster(), filling);
        found.filling && found.entry && trial) {
        QMenu* places = menu.addMenu(tr("Move to"));
        for (const auto& free : trial->placesFor(found.filling->option, filling)) {
            const RosterEntry& owner = document.roster().entries[free.entry];
            if (free.taken || (&owner == found.entry && free.slot == found.filling->slot))
                continue;
            places->addAction(tr("%1, slot %2")
                                  .arg(model::ElementNames::content(*document.library(), owner.content))
                                  .arg(free.slot + 1),
                              this,
                              [this, filling, to = ArmyPlace{owner.id, free.slot}] { move(filling, to); });
        }
        places->setEnabled(!places->isEmpty());
    }
    if (const RosterEntry* entry = currentEntry(); entry && place.slot < 0 && m_sheet->currentCounter() >= 0)
        menu.addAction(tr("Name this counter…"), this,
                       [this, id = entry->id, unit = static_cast<std::size_t>(m_sheet->currentCounter())] {
                           nameCounter(id, unit);
                       });
    if (currentEntry() && place.slot < 0)
        add({"edit.duplicate", "army.moveUp", "army.moveDown", "army.name"});
    add({"edit.delete"});
    add({"army.flip"});
    menu.exec(globalPosition);
}

}  // namespace bocage::editor
