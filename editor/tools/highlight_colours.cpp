#include "editor/tools/highlight_colours.h"

#include <algorithm>

namespace bocage::editor {

HighlightColours::HighlightColours(const std::vector<std::string>& used)
    : m_values{"", "#D42A1E", "#E07B00", "#E3B700", "#2E9E44", "#1F6FD0", "#8A3FC4", "#FFFFFF", "#1A1A1A"},
      m_names{tr("colour of its side"),
              tr("red"),
              tr("orange"),
              tr("yellow"),
              tr("green"),
              tr("blue"),
              tr("violet"),
              tr("white"),
              tr("black")} {
    for (const std::string& colour : used)
        if (indexOf(colour) < 0) {
            m_values.push_back(colour);
            m_names << QString::fromStdString(colour);
        }
}

int HighlightColours::indexOf(const std::string& colour) const {
    const auto found = std::find(m_values.begin(), m_values.end(), colour);
    return found == m_values.end() ? -1 : static_cast<int>(found - m_values.begin());
}

}  // namespace bocage::editor
