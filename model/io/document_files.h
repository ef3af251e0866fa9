#pragma once

#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <variant>

#include "model/document/document.h"
#include "rules/format/formats.h"

namespace bocage::model {

/// Any document by its "format".
using DocumentValue = std::variant<rules::Scenario, rules::Roster, rules::Campaign, rules::Collection>;

struct LoadedValue {
    DocumentValue value;
    rules::Problems notes;  ///< migrations and repairs to show to the user
    int fromVersion = rules::currentVersion;
};

/// Reads a document without making an editable one of it: for the command line, links and bundles.
rules::Result<LoadedValue> loadValue(const QString& path);
/// The same from bytes at hand; `name` is what problems call it.
rules::Result<LoadedValue> readValue(const QByteArray& bytes, const QString& name);

/// Canonical bytes of a value, as a file would hold them.
QByteArray valueBytes(const DocumentValue& value);
/// File suffix of a value, "scenario.json".
QString valueSuffix(const DocumentValue& value);
/// Parses bytes about to be written and compares with what they came from: what cannot be read back is not
/// written.
rules::Result<rules::Done> verifyBytes(const QByteArray& bytes, const DocumentValue& value);
/// Serialises, verifies and saves atomically.
rules::Result<rules::Done> saveValue(const DocumentValue& value, const QString& path);

struct OpenedDocument {
    std::unique_ptr<Document> document;
    rules::Problems notes;
    int fromVersion = rules::currentVersion;
};

/// Opens a scenario, army or campaign for editing. One of a newer version of the program, where it can be
/// read at all, comes with a `fromVersion` above ours and everything in it that we do not know: to look at
/// and to save under another name.
rules::Result<OpenedDocument> openDocument(const QString& path, rules::LibraryPtr library);
/// The editable document of a value; null for a collection, which has no editor of that kind.
std::unique_ptr<Document> makeDocument(DocumentValue value, rules::LibraryPtr library);
/// The value an open document holds now; of a pack, which is no such value, an empty collection.
DocumentValue valueOf(const Document& document);

/// Saves an open document: verified, atomic, the version before kept as a numbered backup. Only then does it
/// take the path and count as unmodified. `notes` hears what does not make the save a failure, such as a
/// backup that could not be kept.
rules::Result<rules::Done> saveDocument(Document& document, const QString& path,
                                        rules::Problems* notes = nullptr);

/// A save in three parts, so that the disk can be waited for in another thread.
struct SaveJob {
    QString path;
    QByteArray bytes;
    std::map<QString, QByteArray> beside = {};  ///< further files of the document, by path; written first
    QStringList gone = {};                      ///< files that it no longer has; removed last
};
/// Serialises and verifies.
rules::Result<SaveJob> prepareSave(const Document& document, const QString& path);
/// Writes, and keeps the version before; knows no document and may run in any thread.
rules::Result<rules::Done> runSave(const SaveJob& job, rules::Problems* notes = nullptr);
/// The document takes the path and counts as unmodified.
void finishSave(Document& document, const SaveJob& job);

struct ReloadNotes {
    rules::Problems notes;
};
/// Reads the file again and puts its value in place of what is open; the history is cleared.
rules::Result<ReloadNotes> reloadDocument(Document& document);

}  // namespace bocage::model
