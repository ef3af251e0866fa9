#include <algorithm>
#include <map>

#include "model/export/battlescribe.h"
#include "model/roster/roster_face.h"
#include "model/systems/game_face.h"
#include "rules/checks/pack_check.h"
#include "rules/roster/roster_packs.h"

namespace bocage::model {

using namespace rules;

namespace {

/// Ids were made from ours; what the library holds tells which is which.
class RosterReader {
public:
    RosterReader(const XmlNode& root, const LibraryPtr& library) : m_root(root), m_library(library) {
        for (const Pack& pack : library->packs())
            forEachHead(pack, [&](const ContentHead& head) {
                m_known.emplace(battlescribeId(head.id.value), head.id);
                m_factions.emplace(battlescribeId("catalogue:" + head.id.value), head.id);
            });
    }

    Result<Imported> read() {
        m_roster.title = Text(m_root.attribute(QLatin1String("name")).toStdString());
        if (const XmlNode* limits = m_root.child(QLatin1String("costLimits"));
            limits && !limits->children.empty())
            m_roster.limit =
                static_cast<int>(limits->children.front().attribute(QLatin1String("value")).toDouble());
        const XmlNode* forces = m_root.child(QLatin1String("forces"));
        if (!forces)
            return Problem{"import.damaged", {"forces"}, "", "", 0, 0};
        for (const XmlNode& force : forces->children) {
            const auto faction = m_factions.find(force.attribute(QLatin1String("catalogueId")));
            if (faction != m_factions.end() && m_library->faction(faction->second))
                m_roster.faction = faction->second;
            if (const XmlNode* selections = force.child(QLatin1String("selections")))
                for (const XmlNode& selection : selections->children)
                    addTop(selection);
        }
        if (m_roster.entries.empty() && m_roster.freeOptions.empty())
            return Problem{"import.not-ours", {}, "", "", 0, 0};
        m_roster.packs = packsOf(m_roster, *m_library);
        return Imported{std::move(m_roster), "battlescribe", std::move(m_notes)};
    }

private:
    ContentId contentOf(const XmlNode& selection, const std::string& parent) {
        const QString entry = selection.attribute(QLatin1String("entryId")).section(QStringLiteral("::"), -1);
        if (const auto found = m_known.find(entry); found != m_known.end())
            return found->second;
        // Inside another entry the id is made from both.
        for (const auto& [id, content] : m_known)
            for (int number = 0; number < 4; ++number)
                if (battlescribeId(parent + '>' + content.value +
                                   (number ? '#' + std::to_string(number) : "")) == entry)
                    return content;
        return {};
    }

    static std::vector<const XmlNode*> inner(const XmlNode& selection) {
        std::vector<const XmlNode*> list;
        if (const XmlNode* selections = selection.child(QLatin1String("selections")))
            for (const XmlNode& child : selections->children)
                list.push_back(&child);
        return list;
    }

    void unknown(const XmlNode& selection) {
        m_notes.push_back({"import.unknown-entry",
                           {selection.attribute(QLatin1String("name")).toStdString()},
                           "",
                           "",
                           0,
                           0});
    }

    void addTop(const XmlNode& selection) {
        const ContentId content = contentOf(selection, {});
        if (content.empty())
            return unknown(selection);
        if (m_roster.system.empty())
            if (const Pack* pack = m_library->pack(PackId(std::string(content.pack()))))
                m_roster.system = pack->manifest.system;
        const int copies = std::clamp(selection.attribute(QLatin1String("number")).toInt(), 1, 100);
        for (int copy = 0; copy < copies; ++copy) {
            if (selection.attribute(QLatin1String("type")) == QLatin1String("upgrade")) {
                m_roster.freeOptions.push_back(fillingOf(selection, content, content.value, -1));
                continue;
            }
            RosterEntry entry;
            entry.id = ElementId("entry-" + std::to_string(m_roster.entries.size() + 1));
            entry.content = content;
            m_roster.entries.push_back(std::move(entry));
            for (const XmlNode* child : inner(selection))
                if (child->attribute(QLatin1String("type")) == QLatin1String("upgrade"))
                    addOption(*child, content.value);
        }
    }

    RosterEntry::Filling fillingOf(const XmlNode& selection, const ContentId& option, const std::string& path,
                                   int slot) {
        RosterEntry::Filling filling;
        filling.id = ElementId("filling-" + std::to_string(++m_fillings));
        filling.option = option;
        filling.slot = slot;
        for (const XmlNode* child : inner(selection))
            if (child->attribute(QLatin1String("type")) == QLatin1String("upgrade"))
                if (const ContentId content = contentOf(*child, path); !content.empty())
                    filling.contents.push_back(content);
        return filling;
    }

    /// Into the first slot of the last entry that takes it, as the game says.
    void addOption(const XmlNode& selection, const std::string& parent) {
        const ContentId option = contentOf(selection, parent);
        if (option.empty())
            return unknown(selection);
        int slot = -1;
        const GameFace* face = findGameFace(m_roster.system);
        if (const RosterFace* rosters = face ? face->rosters() : nullptr) {
            const auto trial = rosters->trial(RosterState{m_roster, m_library});
            for (const RosterTrial::Place& place : trial->placesFor(option))
                if (place.entry + 1 == m_roster.entries.size() && !place.taken) {
                    slot = place.slot;
                    break;
                }
        }
        m_roster.entries.back().fillings.push_back(
            fillingOf(selection, option, parent + '>' + option.value, slot));
    }

    const XmlNode& m_root;
    LibraryPtr m_library;
    std::map<QString, ContentId> m_known, m_factions;
    Roster m_roster;
    Problems m_notes;
    int m_fillings = 0;
};

}  // namespace

Result<Imported> importBattlescribe(const XmlNode& roster, const LibraryPtr& library) {
    return RosterReader(roster, library).read();
}

}  // namespace bocage::model
