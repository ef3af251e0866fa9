#include "editor/systems/element_facts.h"

#include <QCoreApplication>

#include "editor/systems/malice/malice_editor.h"
#include "model/document/scenario_document.h"
#include "model/plan/placed_elements.h"
#include "model/systems/malice/render/malice_terms.h"
#include "rules/board/grid.h"
#include "rules/systems/malice/table/table.h"

namespace bocage::editor {

using namespace rules::malice;
using model::malice::Terms;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MaliceFacts)
};

void boardFacts(const TableBoard& board, const Table& table, ElementFacts& facts) {
    facts.facts.push_back({Words::tr("Kind"), board.kind == BoardKind::Terrain ? Words::tr("Terrain map")
                                                                               : Words::tr("Shadow Realm")});
    facts.facts.push_back({Words::tr("Spaces"), QString::number(board.cells.size())});
    QStringList found;
    for (std::size_t i = 0; i < sites; ++i) {
        const Site site = static_cast<Site>(i);
        int count = 0;
        for (const CellInfo& cell : board.cells)
            count += cell.has(site);
        if (count)
            found << QStringLiteral("%1 × %2").arg(count).arg(Terms::site(site));
    }
    if (!found.isEmpty())
        facts.facts.push_back({Words::tr("Sites"), found.join(QStringLiteral(" · "))});
    int joins = 0;
    for (const Join& join : table.section.joins)
        joins += join.a.board == board.id || join.b.board == board.id;
    if (board.kind == BoardKind::Terrain)
        facts.facts.push_back({Words::tr("Joined edges"), QString::number(joins)});
}

void tokenFacts(const Token& token, const Table& table, ElementFacts& facts) {
    facts.facts.push_back(
        {Words::tr("Side up"), token.faceUp ? Words::tr("Revealed") : Words::tr("Face down")});
    if (token.board < 0) {
        facts.facts.push_back({Words::tr("Lies on"), Words::tr("no board")});
        return;
    }
    const CellInfo* cell = table.boards[static_cast<std::size_t>(token.board)].find(token.at);
    QStringList on;
    for (const Site site : cell ? cell->sites : std::vector<Site>())
        on << Terms::site(site);
    if (cell && cell->terrain)
        on << Terms::terrain(*cell->terrain);
    if (!on.isEmpty())
        facts.facts.push_back({Words::tr("Lies on"), on.join(QStringLiteral(", "))});
    const auto effect = [&](const QString& text, const char* rule) {
        facts.effects.push_back({text, QString::fromLatin1(rule)});
    };
    switch (token.kind) {
        case Token::Kind::Well:
            if (!token.faceUp)
                effect(Words::tr(
                           "Guardians defend it until somebody reveals it; nobody knows whether it is Light "
                           "or Dark."),
                       "SOM-SETUP-06");
            break;
        case Token::Kind::City:
            if (const auto service = named<CityService>(token.what))
                effect(Words::tr("%1: its service is open to all once an avatar has revealed it.")
                           .arg(Terms::city(*service)),
                       "SOM-SETUP-07");
            break;
        case Token::Kind::Mystic:
            if (const auto service = named<MysticService>(token.what))
                effect(Words::tr("%1, and brews potions as all mystics do.").arg(Terms::mystic(*service)),
                       "SOM-SETUP-08");
            break;
        case Token::Kind::Stocked:
            effect(Words::tr("Who clears the lair takes its treasure, and the token."), "SOM-SETUP-09");
            break;
        case Token::Kind::Seal:
            effect(Words::tr("A Shadow that reaches a sealed Gate breaks the seal and is gone."),
                   "SOM-SR-04");
            break;
        case Token::Kind::Shadow:
            effect(Words::tr("Goes to the nearest stronghold with a hidden Well, over land and water."),
                   "SOM-STURN-10.b");
            break;
        case Token::Kind::Xulthul:
            effect(Words::tr("Comes to the table when a Shadow reveals a Light Well."), "SOM-SCEN-03");
            break;
    }
}

}  // namespace

void MaliceEditor::addFacts(const model::ScenarioDocument& document, const model::PlacedElement& element,
                            ElementFacts& facts) const {
    const Table table = Table::of(document.scenario(), *document.library());
    for (const TableBoard& board : table.boards)
        if (board.id == element.id && board.known)
            boardFacts(board, table, facts);
    for (const Token& token : table.tokens)
        if (document.scenario().pieces[token.piece].id == element.id)
            tokenFacts(token, table, facts);
}

QStringList MaliceEditor::pieceFaces(const rules::LibraryPtr& library, const rules::ContentId& id) const {
    const auto kind = tokenKind(library->marker(id));
    QStringList faces{QStringLiteral("front")};
    if (kind == Token::Kind::Well || kind == Token::Kind::City || kind == Token::Kind::Mystic)
        faces << QStringLiteral("back");
    return faces;
}

}  // namespace bocage::editor
