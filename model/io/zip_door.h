#pragma once

#include <QByteArray>
#include <QString>
#include <atomic>
#include <map>
#include <string_view>

#include "rules/core/result.h"

namespace bocage::model {

/// What an archive may ask of us. Counted on bytes that really came out, never on what its headers say.
struct ZipLimits {
    qint64 total = qint64{64} << 20;
    qint64 entry = qint64{8} << 20;
    qint64 ratio = 100;
    qint64 entries = 2000;
};

/// Files of an archive by name, folders separated by a slash.
using ZipEntries = std::map<QString, QByteArray>;

/// True for a name that is harmless on every system: parts of small letters, digits, dots, hyphens and
/// underscores, none starting or ending with a dot, at most seven deep and 120 bytes long.
bool isSafeEntryName(std::string_view name);

/// Reads an archive into memory; nothing ever touches the disk on the way. Everything a hostile archive might
/// try (paths that lead out, links, twins, bombs, lies in the headers) is refused with its reason. Setting
/// `cancel` from another thread stops it.
rules::Result<ZipEntries> readZip(const QByteArray& archive, const ZipLimits& limits = {},
                                  const std::atomic_bool* cancel = nullptr);

/// Packs files in order of name with a fixed date: the same files give the same bytes.
rules::Result<QByteArray> writeZip(const ZipEntries& entries);

}  // namespace bocage::model
