#pragma once

#include <QByteArray>
#include <QString>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/core/result.h"

namespace bocage::model {

/// A small XML document in memory, for formats that come back to us.
struct XmlNode {
    QString name;  ///< without prefix
    std::vector<std::pair<QString, QString>> attributes;
    QString text;
    std::vector<XmlNode> children;

    QString attribute(QLatin1String key) const;
    /// The first child of that name, or null.
    const XmlNode* child(QLatin1String key) const;
};

/// Reads foreign XML. A document type, entities of its own, too much depth or too many elements are refused;
/// nothing outside the text is ever looked at.
rules::Result<XmlNode> readXml(const QByteArray& foreign);

}  // namespace bocage::model
