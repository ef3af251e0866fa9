#pragma once

#include <QByteArray>
#include <QHash>
#include <QSettings>
#include <QString>
#include <QStringList>

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
    void clearRecentFiles();

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

    bool flag(const QString& name, bool fallback) const;
    void setFlag(const QString& name, bool value);
    QString text(const QString& name) const;
    void setText(const QString& name, const QString& value);

private:
    QSettings m_store;
};

/// Raised when docks change so much that an old layout would not fit.
inline constexpr int layoutVersion = 1;

}  // namespace bocage::app
