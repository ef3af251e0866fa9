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
};

/// Bytes of a recovery file: a line with a checksum over all that follows, a line about the document, the
/// document.
QByteArray recoveryBytes(const Recovery& recovery);
/// Refuses what the checksum does not vouch for.
rules::Result<Recovery> parseRecovery(const QByteArray& bytes, const QString& file);

struct RecoveryScan {
    std::vector<Recovery> found;
    rules::Problems problems;  ///< damaged files, which were set aside
};

QString recoveryFolder();

/// What earlier runs left behind. Files of runs that are still alive are skipped, damaged ones are renamed so
/// that they never stand in the way again, and those that say nothing new are removed.
RecoveryScan scanRecoveries(const QString& folder = recoveryFolder());

/// Opens what was recovered as a modified document. The recovery file stays until the document is saved or
/// closed on purpose: hand it to Autosave::adopt.
rules::Result<OpenedDocument> restoreDocument(const Recovery& recovery, rules::LibraryPtr library);

/// The user does not want it.
void discardRecovery(const Recovery& recovery);

/// The lock beside a recovery file, held by the run that writes it.
QString recoveryLock(const QString& file);

}  // namespace bocage::model
