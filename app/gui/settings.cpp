#include "app/gui/settings.h"

#include <QFileInfo>

namespace bocage::app {

namespace {
constexpr int recentLimit = 12;
QString layoutKey(const QString& workspace) {
    return QStringLiteral("layout%1/%2").arg(layoutVersion).arg(workspace);
}
}  // namespace

Settings::Settings()
    : m_store(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("bocage"),
              QStringLiteral("bocage")) {}

bool Settings::dark() const {
    return flag(QStringLiteral("window/dark"), false);
}
void Settings::setDark(bool dark) {
    setFlag(QStringLiteral("window/dark"), dark);
}

QString Settings::language() const {
    return m_store.value(QStringLiteral("window/language")).toString();
}
void Settings::setLanguage(const QString& code) {
    m_store.setValue(QStringLiteral("window/language"), code);
}

QStringList Settings::recentFiles() const {
    return m_store.value(QStringLiteral("files/recent")).toStringList();
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
