#pragma once

#include <QFontMetrics>
#include <QString>

namespace bocage::editor {

/// The words on at most so many lines, broken between words; the last line is cut short where they are more.
QString onLines(const QString& text, const QFontMetrics& metrics, int width, int lines);

}  // namespace bocage::editor
