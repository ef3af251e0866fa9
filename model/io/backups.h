#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <vector>

#include "rules/core/result.h"

namespace bocage::model {

struct BackupLimits {
    int perDocument = 5;
    qint64 total = qint64{50} << 20;
};

struct Backup {
    QString file;
    int number = 0;
    QDateTime made;
    qint64 size = 0;
};

QString backupsFolder();

/// Keeps a version that a save has just replaced, under the next number, and lets the oldest go.
rules::Result<rules::Done> keepBackup(const QString& path, const QByteArray& previous,
                                      const BackupLimits& limits = {},
                                      const QString& folder = backupsFolder());

/// Kept versions of a document, the latest first.
std::vector<Backup> backupsOf(const QString& path, const QString& folder = backupsFolder());

}  // namespace bocage::model
