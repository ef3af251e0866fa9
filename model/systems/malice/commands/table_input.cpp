#include <QCoreApplication>

#include "model/systems/malice/commands/commands.h"

namespace bocage::console::malice {

using namespace rules;
using namespace rules::malice;

namespace {

struct SiteWords {
    Q_DECLARE_TR_FUNCTIONS(MaliceWays)
};

QString siteText(Site site) {
    switch (site) {
        case Site::Gate:
            return SiteWords::tr("Gate");
        case Site::Stronghold:
            return SiteWords::tr("Stronghold");
        case Site::City:
            return SiteWords::tr("City");
        case Site::Mystic:
            return SiteWords::tr("Mystic");
        case Site::Lair:
            return SiteWords::tr("Lair");
        case Site::SpawningPit:
            return SiteWords::tr("Spawning Pit");
        case Site::ShadowGate:
            return SiteWords::tr("Shadow Gate");
    }
    return {};
}

}  // namespace

std::unique_ptr<TableInput> openTable(Console& context, const std::string& path) {
    Result<InputFile> input = context.open(path);
    if (!input) {
        context.fail(input.problems());
        return nullptr;
    }
    auto* scenario = std::get_if<Scenario>(&input->value);
    if (!scenario || scenario->system != ownSystem) {
        context.fail({{"document.no-battlefield", {}, path, "", 0, 0}});
        return nullptr;
    }
    if (!context.json)
        context.warn(input->notes);
    auto result = std::make_unique<TableInput>();
    result->scenario = std::move(*scenario);
    result->table = Table::of(result->scenario, *context.library());
    result->graph = std::make_unique<Graph>(result->table);
    return result;
}

std::optional<int> nodeNamed(Console& context, const TableInput& input, const std::string& file,
                             const std::string& name) {
    int node = -1;
    if (const int board = input.table.boardNamed(ElementId(name)); board >= 0) {
        if (const CellInfo* gate = input.table.boards[static_cast<std::size_t>(board)].only(Site::Gate))
            node = input.graph->nodeAt(board, gate->at);
    } else if (const auto cell = hexGrid().named(name.substr(0, name.find('@')))) {
        const Table::Found found = input.table.find(*cell);
        node = input.graph->nodeAt(found.board, found.at);
        // "K7@coast": the half of a hex that belongs to that board.
        if (const auto at = name.find('@'); at != name.npos) {
            const int owner = input.table.boardNamed(ElementId(name.substr(at + 1)));
            node = -1;
            for (std::size_t i = 0; i < input.graph->nodes().size() && owner >= 0; ++i)
                for (const Graph::Ref& ref : input.graph->nodes()[i].cells)
                    if (ref.board == owner &&
                        input.table.boards[static_cast<std::size_t>(owner)].toTable(ref.at) == *cell)
                        node = static_cast<int>(i);
        }
    }
    if (node < 0) {
        context.fail({{"argument.no-such-place", {name}, file, "", 0, 0}});
        return std::nullopt;
    }
    return node;
}

std::string cellName(const TableInput& input, int node) {
    const Graph::Node& own = input.graph->nodes()[static_cast<std::size_t>(node)];
    const Graph::Ref& ref = own.cells.front();
    const TableBoard& board = input.table.boards[static_cast<std::size_t>(ref.board)];
    const Cell onTable = board.toTable(ref.at);
    const std::string name = hexGrid().name(onTable);
    // Facing half cells of joined boards share a hex of the table: the board tells them apart.
    const bool whole = own.cells.size() > 1;
    for (std::size_t i = 0; i < input.table.boards.size() && !whole; ++i) {
        const TableBoard& other = input.table.boards[i];
        if (static_cast<int>(i) == ref.board || other.kind != BoardKind::Terrain)
            continue;
        for (const CellInfo& cell : other.cells)
            if (cell.onTable == onTable)
                return name + "@" + board.id.value;
    }
    return name;
}

std::string siteName(Console& context, const TableInput& input, int node) {
    const Graph::Node& own = input.graph->nodes()[static_cast<std::size_t>(node)];
    const TableBoard& board = input.table.boards[static_cast<std::size_t>(own.cells.front().board)];
    const ContentHead* head = context.library()->head(board.board);
    const QString where = QString::fromStdString(head ? head->name.in(context.language) : board.board.value);
    for (std::size_t i = 0; i < sites; ++i)
        if (own.has(static_cast<Site>(i)))
            return SiteWords::tr("%1 %2 of %3")
                .arg(siteText(static_cast<Site>(i)), QString::fromStdString(cellName(input, node)), where)
                .toStdString();
    return cellName(input, node);
}

std::string points(int halves) {
    return halves == 1 ? "\u00bd" : std::to_string(halves / 2) + (halves % 2 ? "\u00bd" : "");
}

}  // namespace bocage::console::malice
