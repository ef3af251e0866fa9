#include "rules/systems/malice/table/cardboard.h"

#include <algorithm>
#include <map>

#include "rules/systems/malice/table/table.h"

namespace bocage::rules::malice {

namespace {

using TokenFace = std::pair<Token::Kind, std::string>;

/// The tokens that packs have, by what they mean; of several the first.
class TokenSupply {
public:
    explicit TokenSupply(const Library& library) {
        for (const Pack& pack : library.packs())
            for (const MarkerDef& marker : pack.markers) {
                std::string what;
                if (const auto kind = tokenKind(&marker, &what))
                    m_markers[{*kind, what}].push_back(marker.id);
            }
    }

    const ContentId* first(Token::Kind kind, const std::string& what) const {
        const auto found = m_markers.find({kind, what});
        return found == m_markers.end() ? nullptr : &found->second.front();
    }
    std::vector<ContentId> all(Token::Kind kind, std::initializer_list<const char*> faces) const {
        std::vector<ContentId> ids;
        for (const char* what : faces)
            if (const auto found = m_markers.find({kind, what}); found != m_markers.end())
                ids.insert(ids.end(), found->second.begin(), found->second.end());
        return ids;
    }
    /// Everything tokens of this kind say, but for those that are not dealt yet.
    std::vector<std::string> faces(Token::Kind kind) const {
        std::vector<std::string> faces;
        for (const auto& [face, ids] : m_markers)
            if (face.first == kind && face.second != "random" && face.second != "extinguished")
                faces.push_back(face.second);
        return faces;
    }

private:
    std::map<TokenFace, std::vector<ContentId>> m_markers;
};

/// Says which tokens lie under "not dealt yet": as the set-up divides the pile (SOM-SETUP-04, 07, 08).
class Pile {
public:
    Pile(const Table& table, const TokenSupply& supply)
        : m_supply(supply), m_light(static_cast<int>(table.terrainBoards().size())) {
        for (const Token& token : table.tokens)
            if (token.what != "random")
                ++m_used[{token.kind, token.what}];
    }

    std::string draw(Token::Kind kind) {
        std::string least;
        if (kind == Token::Kind::Well) {
            least = m_used[{kind, "light"}] < m_light ? "light" : "dark";
        } else {
            for (const std::string& face : m_supply.faces(kind))
                if (least.empty() || m_used[{kind, face}] < m_used[{kind, least}])
                    least = face;
        }
        ++m_used[{kind, least}];
        return least;
    }

private:
    const TokenSupply& m_supply;
    int m_light;
    std::map<TokenFace, int> m_used;
};

/// What avatars are and hold. Avatars that also lie on the map are the same tokens.
void demandParty(const Roster& roster, const ElementId& army, std::vector<Demand>& demands,
                 std::map<ContentId, int>& brought) {
    for (const RosterEntry& entry : roster.entries) {
        demands.push_back({entry.content, army.value + "/" + entry.id.value, {}, entry.id, army});
        ++brought[entry.content];
        for (const RosterEntry::Filling& filling : entry.fillings)
            if (!filling.option.empty())
                demands.push_back(
                    {filling.option, army.value + "/" + filling.id.value, {}, filling.id, army});
    }
}

}  // namespace

CardboardNeeds cardboardNeeds(const ValidateRequest& request) {
    CardboardNeeds needs;
    const auto supply = std::make_shared<const TokenSupply>(*request.library);
    // No box holds tokens for Wells that went out: a Light one is turned or a Dark one laid (SOM-WELL-03).
    needs.substitutes = [supply, library = request.library](const ContentId& wanted) {
        std::string what;
        const auto kind = tokenKind(library->marker(wanted), &what);
        return kind == Token::Kind::Well && what == "extinguished"
                   ? supply->all(Token::Kind::Well, {"dark", "light"})
                   : std::vector<ContentId>();
    };
    std::map<ContentId, int> brought;
    if (!request.scenario) {
        if (request.roster)
            demandParty(*request.roster, {}, needs.demands, brought);
        return needs;
    }
    const Scenario& scenario = *request.scenario;
    for (const PlacedBoard& board : scenario.battlefield.boards)
        needs.demands.push_back({board.board, board.id.value, board.id, {}, {}});
    for (const ScenarioSide& side : scenario.sides)
        for (const Player& player : side.players)
            for (const Force::Army& army : player.force.armies)
                if (const Roster* roster = rosterOf(request, army))
                    demandParty(*roster, army.id, needs.demands, brought);
    const Table table = Table::of(scenario, *request.library);
    Pile pile(table, *supply);
    std::map<std::size_t, ContentId> dealt;
    for (const Token& token : table.tokens)
        if (token.what == "random")
            if (const ContentId* under = supply->first(token.kind, pile.draw(token.kind)))
                dealt[token.piece] = *under;
    for (std::size_t i = 0; i < scenario.pieces.size(); ++i) {
        const Piece& piece = scenario.pieces[i];
        if (int& same = brought[piece.content]; same > 0) {
            --same;
            continue;
        }
        const auto under = dealt.find(i);
        needs.demands.push_back(
            {under == dealt.end() ? piece.content : under->second, piece.id.value, piece.id, {}, {}});
    }
    return needs;
}

}  // namespace bocage::rules::malice
