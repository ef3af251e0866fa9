#pragma once

#include <QString>
#include <QStringList>
#include <utility>
#include <vector>

namespace bocage::editor {

/// What a tool found out, at its full length: a panel beside the map shows it, so that what stands on the map
/// may be short.
struct ToolReport {
    struct Part {
        QString title;
        QStringList before;                             ///< a paragraph each
        std::vector<std::pair<QString, QString>> rows;  ///< "83.3 %", "missed"
        QStringList after;
        bool operator==(const Part&) const = default;
    };
    QString title;
    std::vector<Part> parts;

    bool empty() const { return parts.empty(); }
    bool operator==(const ToolReport&) const = default;
};

}  // namespace bocage::editor
