#include "model/document/roster_document.h"

#include <QFileInfo>
#include <QUndoCommand>

#include "model/messages/words.h"
#include "rules/format/formats.h"

namespace bocage::model {

class RosterCommand : public QUndoCommand {
public:
    RosterCommand(RosterDocument& document, const QString& text, rules::Roster after, const QString& mergeKey)
        : QUndoCommand(text),
          m_document(document),
          m_before(document.m_roster),
          m_after(std::move(after)),
          m_mergeKey(mergeKey),
          m_mergeRun(document.m_mergeRun) {}

    void redo() override { set(m_after); }
    void undo() override { set(m_before); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 2; }
    bool mergeWith(const QUndoCommand* command) override {
        const auto* next = static_cast<const RosterCommand*>(command);
        if (next->m_mergeKey != m_mergeKey || next->m_mergeRun != m_mergeRun)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    void set(const rules::Roster& roster) {
        m_document.m_roster = roster;
        Q_EMIT m_document.changed();
    }

    RosterDocument& m_document;
    rules::Roster m_before, m_after;
    QString m_mergeKey;
    int m_mergeRun;
};

RosterDocument::RosterDocument(rules::Roster roster, rules::LibraryPtr library, QObject* parent)
    : Document(std::move(library), parent), m_roster(std::move(roster)) {}

bool RosterDocument::edit(const QString& text, const std::function<void(rules::Roster&)>& change,
                          const QString& mergeKey) {
    rules::Roster after = m_roster;
    change(after);
    if (after == m_roster)
        return false;
    undoStack().push(new RosterCommand(*this, text, std::move(after), mergeKey));
    return true;
}

void RosterDocument::replace(rules::Roster roster) {
    undoStack().clear();
    m_roster = std::move(roster);
    Q_EMIT changed();
}

QString RosterDocument::displayName() const {
    const QString title = localized(m_roster.title);
    if (!title.isEmpty())
        return title;
    return path().isEmpty() ? tr("Untitled army") : QFileInfo(path()).fileName();
}

QByteArray RosterDocument::toBytes() const {
    return QByteArray::fromStdString(rules::writeRoster(m_roster));
}

}  // namespace bocage::model
