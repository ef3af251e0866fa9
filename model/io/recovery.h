#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

#include "model/io/document_files.h"

namespace bocage::model {

/// Unsaved work that a run of the program left behind.
struct Recovery {
    QString file;     ///< the recovery file itself
    QString path;     ///< of the document; empty when it was never saved
    QString title;    ///< what the tab showed
    QDateTime saved;  ///< when the recovery file was written
    QByteArray bytes;
    QByteArray base = {};  ///< checksum of the document's file at that time; empty when there was none
};

/// Bytes of a recovery file: a line with a checksum over all that follows, a line about the document, the
/// document.
QByteArray recoveryBytes(const Recovery& recovery);
/// Refuses what the checksum does not vouch for.
rules::Result<Recovery> parseRecovery(const QByteArray& bytes, const QString& file);

/// Checksum of a file as `Recovery::base` has it; empty when it cannot be read.
QByteArray baseOf(const QString& path);

struct RecoveryScan {
    std::vector<Recovery> found;  ///< the latest first
    rules::Problems problems;     ///< damaged files, which were set aside
};

QString recoveryFolder();

/// What earlier runs left behind. Files of runs that are still alive are skipped, damaged ones are renamed so
/// that they never stand in the way again, those that say nothing new are removed, and those older than what
/// was saved since are set aside: nobody is offered a step back.
RecoveryScan scanRecoveries(const QString& folder = recoveryFolder());

/// Opens what was recovered as a modified document. The recovery file stays until the document is saved or
/// closed on purpose: hand it to Autosave::adopt.
rules::Result<OpenedDocument> restoreDocument(const Recovery& recovery, rules::LibraryPtr library);
/// Puts another version into an open document of the same kind, as one step that can be undone.
rules::Result<rules::Done> restoreInto(Document& document, const QByteArray& bytes, const QString& step);

/// The user does not want it now. It is kept for a while all the same: see setAsideRecoveries.
QString discardRecovery(const Recovery& recovery);
/// Moves a recovery file to those that are kept for a while; where it is now.
QString setAside(const QString& file);
/// Copies that were thrown away, discarded or overtaken, the latest first. They go after some weeks, or when
/// they take too much room.
std::vector<Recovery> setAsideRecoveries(const QString& folder = recoveryFolder());

/// The lock beside a recovery file, held by the run that writes it.
QString recoveryLock(const QString& file);

}  // namespace bocage::model
