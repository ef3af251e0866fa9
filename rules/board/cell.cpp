#include "rules/board/cell.h"

#include <algorithm>

namespace bocage::rules {

std::string columnName(int col) {
    if (col < 0)
        return "-" + columnName(-col - 1);
    std::string name;
    for (++col; col > 0; col = (col - 1) / 26)
        name += static_cast<char>('A' + (col - 1) % 26);
    std::reverse(name.begin(), name.end());
    return name;
}

std::string cellName(Cell cell) {
    return columnName(cell.col) + std::to_string(cell.row + 1);
}

std::optional<Cell> cellFromName(std::string_view name) {
    // Three letters and four digits name more cells than any battlefield may have.
    std::size_t i = 0;
    int col = 0;
    for (; i < name.size() && i < 3; ++i) {
        const char upper =
            static_cast<char>(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
        if (upper < 'A' || upper > 'Z')
            break;
        col = col * 26 + (upper - 'A' + 1);
    }
    if (i == 0 || i == name.size() || name.size() - i > 4)
        return std::nullopt;
    int row = 0;
    for (; i < name.size(); ++i) {
        if (name[i] < '0' || name[i] > '9')
            return std::nullopt;
        row = row * 10 + (name[i] - '0');
    }
    if (row == 0)
        return std::nullopt;
    return Cell{col - 1, row - 1};
}

}  // namespace bocage::rules
