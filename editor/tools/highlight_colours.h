#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <string>
#include <vector>

namespace bocage::editor {

/// The colours that a zone can be highlighted in ("the spaces highlighted in red"), as a list to choose from:
/// first none, then those with names, then others that are in use already.
class HighlightColours {
    Q_DECLARE_TR_FUNCTIONS(HighlightColours)

public:
    explicit HighlightColours(const std::vector<std::string>& used);

    const QStringList& names() const { return m_names; }
    int indexOf(const std::string& colour) const;
    const std::string& at(int index) const { return m_values[static_cast<std::size_t>(index)]; }

private:
    std::vector<std::string> m_values;
    QStringList m_names;
};

}  // namespace bocage::editor
