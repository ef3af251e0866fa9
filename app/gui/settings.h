#pragma once

#include <QByteArray>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>

#include "model/language/length_unit.h"

namespace bocage::app {

/// What the window remembers between runs, in one INI file. A broken file counts as an empty one.
class Settings {
public:
    Settings();

    enum class Look { System, Light, Dark };
    /// System until the user chose: then the desktop's own light or dark counts.
    Look look() const;
    void setLook(Look look);
    /// Empty until the user chose: then the system's language counts.
    QString language() const;
    void setLanguage(const QString& code);

    /// Newest first; files that are gone stay in the list, shown greyed.
    QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// Those that are pinned stay.
    void clearRecentFiles();
    /// Stay at the top of the list, oldest first, until they are taken off.
    QStringList pinnedFiles() const;
    void setPinned(const QString& path, bool pinned);

    /// Keys of the user's own, by action id; actions without an entry have those of the program.
    QHash<QString, QString> keys() const;
    void setKeys(const QHash<QString, QString>& keys);

    /// Files that were open when the window was closed, the one in front last.
    QStringList session() const;
    void setSession(const QStringList& files);

    QByteArray geometry() const;
    void setGeometry(const QByteArray& geometry);
    /// Docks of one workspace; empty when none were saved by this version of the layout.
    QByteArray layout(const QString& workspace) const;
    void setLayout(const QString& workspace, const QByteArray& state);
    void clearLayouts();
    /// Arrangements of the docks that the user gave a name, by workspace.
    QStringList arrangements(const QString& workspace) const;
    QByteArray arrangement(const QString& workspace, const QString& name) const;
    /// An empty state forgets it.
    void setArrangement(const QString& workspace, const QString& name, const QByteArray& state);

    /// After how many seconds at the latest a safety copy is written: 5, 10 or 20.
    int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);
    /// How lengths on the table are told beside the number of spaces.
    model::LengthUnit lengthUnit() const;
    void setLengthUnit(model::LengthUnit unit);
    /// Name of a paper size as QPageSize knows it ("A4", "Letter"); what the system prints on until chosen.
    QString paper() const;
    void setPaper(const QString& name);
    /// Where files are looked for and put first; never empty.
    QString documentsFolder() const;
    void setDocumentsFolder(const QString& folder);

    bool flag(const QString& name, bool fallback) const;
    void setFlag(const QString& name, bool value);
    QString text(const QString& name) const;
    void setText(const QString& name, const QString& value);

private:
    QSettings m_store;
};

/// Raised when docks change so much that an old layout would not fit.
inline constexpr int layoutVersion = 2;

}  // namespace bocage::app
