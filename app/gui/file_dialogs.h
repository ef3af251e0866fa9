#pragma once

#include <QString>
#include <QStringList>

#include "model/document/document.h"
#include "model/io/document_lock.h"
#include "rules/core/result.h"

class QWidget;

namespace bocage::app {

enum class Unsaved { Save, Discard, Cancel };

/// Asks about one document with unsaved changes.
Unsaved askUnsaved(QWidget* parent, const model::Document& document);

enum class Locked { ReadOnly, TakeOver, Cancel };

/// Asks what to do with a file that somebody else has open.
enum class LockedFor { Opening, Saving };
Locked askLocked(QWidget* parent, const QString& name, const model::LockHolder& holder,
                 LockedFor why = LockedFor::Opening);

enum class Overwrite { Yes, SaveAs, Cancel };

/// Asks about a file that another program changed since it was opened here.
Overwrite askOverwrite(QWidget* parent, const QString& name);

/// The headline of a save that failed.
QString notSaved(const model::Document& document);

/// Shows what went wrong with a file: what happened, where, and the way out; details can be copied.
void showProblems(QWidget* parent, const QString& title, const rules::Problems& problems);

QStringList askOpenFiles(QWidget* parent, const QString& folder);
/// Empty when the user changed their mind. What has no file yet is proposed for the folder `documents`.
/// With `elsewhere` the document's own file cannot be written: another place is proposed.
QString askSaveFile(QWidget* parent, const model::Document& document, const QString& documents,
                    bool elsewhere = false);

}  // namespace bocage::app
