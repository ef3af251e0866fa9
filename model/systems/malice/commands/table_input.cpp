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
    } else if (const auto cell = hexGrid().named(name)) {
        const Table::Found found = input.table.find(*cell);
        node = input.graph->nodeAt(found.board, found.at);
    }
    if (node < 0) {
        context.fail({{"argument.no-such-place", {name}, file, "", 0, 0}});
        return std::nullopt;
    }
    return node;
}

std::string cellName(const TableInput& input, int node) {
    const Graph::Ref& ref = input.graph->nodes()[static_cast<std::size_t>(node)].cells.front();
    return hexGrid().name(input.table.boards[static_cast<std::size_t>(ref.board)].toTable(ref.at));
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
