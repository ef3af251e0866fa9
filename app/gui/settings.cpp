#include "app/gui/settings.h"

#include <QFileInfo>

namespace bocage::app {

namespace {
constexpr int recentLimit = 12;
constexpr int sessionLimit = 40;
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
