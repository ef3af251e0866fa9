#pragma once

#include <QDialog>
#include <QStringList>

#include "model/library/content_library.h"

namespace bocage::app {

/// What is in a pack that somebody dropped or opened, and what becomes of what is there already, before
/// anything happens.
class PackQuestion : public QDialog {
    Q_OBJECT

public:
    enum class Answer { NotNow, Install, Studio };

    /// `documents` are files that may use the pack.
    PackQuestion(const rules::Pack& pack, const rules::Problems& problems, const model::LibraryLoad& library,
                 const QStringList& documents, QWidget* parent);

    Answer answer() const { return m_answer; }
    /// Whether a pack of the same id makes room for it.
    bool replaces() const { return m_replaces; }

private:
    /// "3 of your armies change: …", a sentence for each sort of document; a few names, then how many more.
    static QStringList touchedSentences(const QStringList& files);

    Answer m_answer = Answer::NotNow;
    bool m_replaces = false;
};

}  // namespace bocage::app
