#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "model/studio/pack_refresh.h"

namespace bocage::app {

/// What another version of a pack means for an open document, and what may be done about it. A campaign
/// answers for the files of its chapters too.
class RefreshOffer {
    Q_DECLARE_TR_FUNCTIONS(RefreshOffer)

public:
    /// Files that are `open` answer for themselves.
    RefreshOffer(model::Document& document, const QStringList& open, rules::LibraryPtr library);

    bool empty() const { return m_plan.empty() && m_files.empty(); }
    /// Whether pieces have new ids, so that ghosts are a choice.
    bool renames() const;
    QString title() const;
    QStringList lines() const;
    /// One undo step of the document; files of chapters are written, with backups.
    rules::Problems take(model::Document& document, model::RefreshChoice choice) const;

private:
    rules::LibraryPtr m_library;
    model::RefreshPlan m_plan;
    std::vector<model::RefreshFile> m_files;
};

}  // namespace bocage::app
