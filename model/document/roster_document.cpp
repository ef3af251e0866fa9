#include "model/document/roster_document.h"

#include <QFileInfo>

#include "model/document/snapshot_command.h"
#include "model/language/language.h"
#include "rules/format/formats.h"

namespace bocage::model {

RosterDocument::RosterDocument(rules::Roster roster, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_roster(std::move(roster)) {}

bool RosterDocument::edit(const QString& text, const std::function<void(rules::Roster&)>& change,
                          const QString& mergeKey) {
    if (!mayBegin(text))
        return false;
    rules::Roster after = m_roster;
    change(after);
    if (after == m_roster)
        return false;
    undoStack().push(new SnapshotCommand<rules::Roster>(
        text, m_roster, std::move(after), [this](const rules::Roster& roster) { setRoster(roster); },
        mergeKey, m_mergeRun));
    return true;
}

void RosterDocument::setRoster(const rules::Roster& roster) {
    const Changing changing(*this);
    m_roster = roster;
    Q_EMIT changed();
}

void RosterDocument::replace(rules::Roster roster) {
    undoStack().clear();
    setRoster(roster);
}

bool RosterDocument::editWaivers(const QString& text,
                                 const std::function<void(std::vector<rules::Waiver>&)>& change) {
    return edit(text, [&](rules::Roster& roster) { change(roster.waivers); });
}

QString RosterDocument::displayName() const {
    const QString title = QString::fromStdString(m_roster.title.in(currentLanguage().toStdString()));
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled army") : QFileInfo(path()).fileName();
}

QByteArray RosterDocument::toBytes() const {
    return QByteArray::fromStdString(rules::writeRoster(m_roster));
}

}  // namespace bocage::model
