#include "app/gui/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QVariantList>
#include <algorithm>

namespace bocage::app {

namespace {
constexpr int recentLimit = 12;
constexpr int sessionLimit = 40;
constexpr int pinnedLimit = 24;
constexpr int arrangementLimit = 24;
QString arrangementsKey(const QString& workspace) {
    return QStringLiteral("arrangements%1/%2").arg(layoutVersion).arg(workspace);
}
QString layoutKey(const QString& workspace) {
    return QStringLiteral("layout%1/%2").arg(layoutVersion).arg(workspace);
}
}  // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bocage"),
              QStringLiteral("bocage")) {}

Settings::Look Settings::look() const {
    // Absent until chosen; "window/dark" is also what earlier versions wrote.
    const QString name = QStringLiteral("window/dark");
    return !m_store.contains(name) ? Look::System : flag(name, false) ? Look::Dark : Look::Light;
}
void Settings::setLook(Look look) {
    if (look == Look::System)
        m_store.remove(QStringLiteral("window/dark"));
    else
        setFlag(QStringLiteral("window/dark"), look == Look::Dark);
}

QHash<QString, QString> Settings::keys() const {
    QHash<QString, QString> keys;
    const QStringList rows = m_store.value(QStringLiteral("keys/own")).toStringList();
    for (const QString& row : rows)
        keys.insert(row.section(QLatin1Char('='), 0, 0), row.section(QLatin1Char('='), 1));
    return keys;
}

void Settings::setKeys(const QHash<QString, QString>& keys) {
    QStringList rows;
    for (auto it = keys.begin(); it != keys.end(); ++it)
        rows << it.key() + QLatin1Char('=') + it.value();
    rows.sort();
    m_store.setValue(QStringLiteral("keys/own"), rows);
}

QString Settings::language() const {
    return m_store.value(QStringLiteral("window/language")).toString();
}
void Settings::setLanguage(const QString& code) {
    m_store.setValue(QStringLiteral("window/language"), code);
}

QStringList Settings::recentFiles() const {
    // A file from elsewhere may list thousands; no more are looked at than are kept.
    return m_store.value(QStringLiteral("files/recent")).toStringList().mid(0, recentLimit);
}

void Settings::addRecentFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    while (files.size() > recentLimit)
        files.removeLast();
    m_store.setValue(QStringLiteral("files/recent"), files);
}

void Settings::clearRecentFiles() {
    m_store.remove(QStringLiteral("files/recent"));
}

QStringList Settings::pinnedFiles() const {
    return m_store.value(QStringLiteral("files/pinned")).toStringList().mid(0, pinnedLimit);
}

void Settings::setPinned(const QString& path, bool pinned) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = pinnedFiles();
    files.removeAll(absolute);
    if (pinned)
        files << absolute;
    m_store.setValue(QStringLiteral("files/pinned"), files.mid(0, pinnedLimit));
}

QStringList Settings::session() const {
    return m_store.value(QStringLiteral("files/session")).toStringList().mid(0, sessionLimit);
}
void Settings::setSession(const QStringList& files) {
    m_store.setValue(QStringLiteral("files/session"), files.mid(0, sessionLimit));
}

QByteArray Settings::geometry() const {
    return m_store.value(QStringLiteral("window/geometry")).toByteArray();
}
void Settings::setGeometry(const QByteArray& geometry) {
    m_store.setValue(QStringLiteral("window/geometry"), geometry);
}

QByteArray Settings::layout(const QString& workspace) const {
    return m_store.value(layoutKey(workspace)).toByteArray();
}
void Settings::setLayout(const QString& workspace, const QByteArray& state) {
    m_store.setValue(layoutKey(workspace), state);
}
void Settings::clearLayouts() {
    m_store.remove(QStringLiteral("layout%1").arg(layoutVersion));
}

// Name and state by turns: names are the user's own and would not all do as keys.
QStringList Settings::arrangements(const QString& workspace) const {
    const QVariantList rows = m_store.value(arrangementsKey(workspace)).toList();
    QStringList names;
    for (qsizetype i = 0; i + 1 < rows.size() && names.size() < arrangementLimit; i += 2)
        names << rows[i].toString();
    return names;
}

QByteArray Settings::arrangement(const QString& workspace, const QString& name) const {
    const QVariantList rows = m_store.value(arrangementsKey(workspace)).toList();
    for (qsizetype i = 0; i + 1 < rows.size(); i += 2)
        if (rows[i].toString() == name)
            return rows[i + 1].toByteArray();
    return {};
}

void Settings::setArrangement(const QString& workspace, const QString& name, const QByteArray& state) {
    QVariantList rows;
    for (const QString& other : arrangements(workspace))
        if (other != name)
            rows << other << arrangement(workspace, other);
    if (!state.isEmpty())
        rows << name << state;
    m_store.setValue(arrangementsKey(workspace), rows);
}

int Settings::autosaveSeconds() const {
    const int seconds = m_store.value(QStringLiteral("files/autosave"), 20).toInt();
    return seconds == 5 || seconds == 10 ? seconds : 20;
}
void Settings::setAutosaveSeconds(int seconds) {
    m_store.setValue(QStringLiteral("files/autosave"), seconds);
}

model::LengthUnit Settings::lengthUnit() const {
    using model::LengthUnit;
    const QString name = text(QStringLiteral("measure/unit"));
    return name == QStringLiteral("cm")   ? LengthUnit::Centimetres
           : name == QStringLiteral("in") ? LengthUnit::Inches
                                          : LengthUnit::Spaces;
}
void Settings::setLengthUnit(model::LengthUnit unit) {
    static const QString names[] = {QStringLiteral("spaces"), QStringLiteral("cm"), QStringLiteral("in")};
    setText(QStringLiteral("measure/unit"), names[static_cast<int>(unit)]);
}

QString Settings::paper() const {
    const QString name = text(QStringLiteral("print/paper"));
    if (!name.isEmpty())
        return name;
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QStringLiteral("Letter")
                                                                              : QStringLiteral("A4");
}
void Settings::setPaper(const QString& name) {
    setText(QStringLiteral("print/paper"), name);
}

QString Settings::documentsFolder() const {
    const QString own = text(QStringLiteral("files/documents"));
    const QString documents =
        own.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) : own;
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}
void Settings::setDocumentsFolder(const QString& folder) {
    setText(QStringLiteral("files/documents"), folder);
}

bool Settings::flag(const QString& name, bool fallback) const {
    return m_store.value(name, fallback).toBool();
}
void Settings::setFlag(const QString& name, bool value) {
    m_store.setValue(name, value);
}

QString Settings::text(const QString& name) const {
    return m_store.value(name).toString();
}
void Settings::setText(const QString& name, const QString& value) {
    m_store.setValue(name, value);
}

}  // namespace bocage::app
