#include <algorithm>
#include <cctype>

#include "rules/systems/normandie/checks/army_checks.h"

namespace bocage::rules::normandie {

namespace {

bool isSpellInArmy(const ArmyCheck& check) {
    bool found = false;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView*) {
        found = found || (filling.option && filling.option->kind == OptionKind::Spell) ||
                !filling.contents.empty();
    });
    return found;
}

bool hasCaster(const ArmyCheck& check) {
    return std::any_of(check.army.units.begin(), check.army.units.end(),
                       [](const ArmyUnit& unit) { return unit.character; });
}

int totemsOf(std::string_view option) {
    return option == "totem-1" ? 1 : option == "totem-2" ? 2 : 0;
}

/// Totems that the player gets from the scenario or from an earlier chapter.
int grantedTotems(const ArmyCheck& check) {
    int totems = 0;
    const auto add = [&](const std::vector<Copies>& grants) {
        for (const Copies& grant : grants)
            totems += totemsOf(grant.id.name()) * grant.count;
    };
    if (check.player)
        add(check.player->force.fixed);
    if (check.scenario && check.player)
        for (const CampaignLink& link : check.scenario->campaign)
            if (link.receiver == check.player->id)
                add(link.grants);
    return totems;
}

/// SON-ARM-35: two Totems at most, summed over all options and grants.
void checkTotems(const ArmyCheck& check, Findings& findings) {
    int totems = grantedTotems(check);
    const FillingView* last = nullptr;
    const EntryView* lastEntry = nullptr;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option)
            return;
        const int own = totemsOf(filling.option->id.name());
        if (own == 0)
            return;
        totems += own;
        last = &filling;
        lastEntry = entry;
    });
    if (totems <= 2 || !last)
        return;
    Finding found = aboutFilling(check, "SON-ARM-35", Severity::Error, *last, lastEntry);
    found.arguments = {std::to_string(totems)};
    if (totems - totemsOf(last->option->id.name()) <= 2)
        found.fixes.push_back(removeFix(*last));
    findings.push_back(std::move(found));
}

/// SON-ARM-36: Totems, or a Magician who helps others at a distance, with nobody who can cast a spell.
void checkTotemsUseful(const ArmyCheck& check, Findings& findings) {
    if (hasCaster(check) && isSpellInArmy(check))
        return;
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || !filling.option->id.name().starts_with("totem-"))
            return;
        Finding found = aboutFilling(check, "SON-ARM-36", Severity::Warning, filling, entry);
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
    for (const ArmyUnit& unit : check.army.units) {
        const AbilityUse* magician = unit.unit ? findAbility(unit.unit->front, "magician") : nullptr;
        if (!magician || !magician->value || unit.entry < 0)
            continue;
        Finding found = aboutEntry(check, "SON-ARM-36", Severity::Warning,
                                   check.army.entries[static_cast<std::size_t>(unit.entry)]);
        found.message = "magician";
        found.arguments = {unit.unit->id.value};
        findings.push_back(std::move(found));
        break;
    }
}

/// SON-ARM-37: no more spells in a book than it has spaces.
void checkBookSpaces(const ArmyCheck& check, Findings& findings) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option || filling.option->kind != OptionKind::SpellBook)
            return;
        const auto count = static_cast<int>(filling.filling->contents.size());
        if (count <= filling.option->spellSpaces)
            return;
        Finding found = aboutFilling(check, "SON-ARM-37", Severity::Error, filling, entry);
        found.arguments.push_back(std::to_string(count));
        found.arguments.push_back(std::to_string(filling.option->spellSpaces));
        // As many as are too many: fewer would leave the book too full.
        Fix fix = removePage(filling, filling.contents.size() - 1);
        for (std::size_t i = filling.contents.size() - 1;
             i > static_cast<std::size_t>(std::max(0, filling.option->spellSpaces)); --i) {
            const Fix more = removePage(filling, i - 1);
            fix.code = "remove-spells";
            fix.edits.insert(fix.edits.end(), more.edits.begin(), more.edits.end());
            fix.price = fix.price && more.price ? std::optional(*fix.price + *more.price) : std::nullopt;
        }
        if (fix.code == "remove-spells")
            fix.arguments = {std::to_string(fix.edits.size())};
        found.fixes.push_back(std::move(fix));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-38 and -39 walk the pages of every book; options that are no books may hold nothing at all.
template <class Action>
void forEachPage(const ArmyCheck& check, Action action) {
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        for (std::size_t i = 0; i < filling.contents.size(); ++i)
            if (filling.contents[i])
                action(filling, entry, *filling.contents[i], i);
    });
}

/// SON-ARM-38: only spells may lie on a spell book.
void checkBookContents(const ArmyCheck& check, Findings& findings) {
    forEachPage(check, [&](const FillingView& filling, const EntryView* entry, const Option& page,
                           std::size_t index) {
        if (page.kind == OptionKind::Spell && filling.option && filling.option->kind == OptionKind::SpellBook)
            return;
        Finding found = aboutFilling(check, "SON-ARM-38", Severity::Error, filling, entry);
        found.subject += "/" + std::to_string(index);
        found.arguments.push_back(page.id.value);
        found.fixes.push_back(removePage(filling, index));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-39: a spell in a book that is outside the expansion's list (AMB-32).
void checkBookList(const ArmyCheck& check, Findings& findings) {
    forEachPage(check, [&](const FillingView& filling, const EntryView* entry, const Option& page,
                           std::size_t index) {
        if (page.kind != OptionKind::Spell || isBookSpell(page))
            return;
        Finding found = aboutFilling(check, "SON-ARM-39", Severity::Warning, filling, entry);
        found.subject += "/" + std::to_string(index);
        found.arguments.push_back(page.id.value);
        found.fixes.push_back(removePage(filling, index));
        findings.push_back(std::move(found));
    });
}

/// SON-ARM-45: help for spells without a spell; a weapon that can hurt no class.
void checkIdleMagic(const ArmyCheck& check, Findings& findings) {
    const bool spells = isSpellInArmy(check);
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (!filling.option)
            return;
        const Option& option = *filling.option;
        const bool grantsMagician = std::any_of(option.abilities.begin(), option.abilities.end(),
                                                [](const AbilityUse& use) { return use.slug == "magician"; });
        const bool idle = !spells && (option.id.name() == "sigil-blood" ||
                                      (grantsMagician && option.abilities.size() == 1));
        const bool harmless = option.kind == OptionKind::Customization && option.bonus &&
                              !option.bonus->infantry && !option.bonus->light && !option.bonus->heavy;
        if (!idle && !harmless)
            return;
        Finding found = aboutFilling(check, "SON-ARM-45", Severity::Warning, filling, entry);
        found.message = harmless ? "weapon" : "no-spell";
        found.fixes.push_back(removeFix(filling));
        findings.push_back(std::move(found));
    });
}

/// Whether somebody names the option in a text of theirs, in any language it has a name in.
bool namesOption(const Text& text, const Option& option) {
    const auto lower = [](std::string words) {
        std::transform(words.begin(), words.end(), words.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return words;
    };
    for (const auto& [language, words] : text.byLanguage)
        for (const auto& [nameLanguage, name] : option.name.byLanguage)
            if (!name.empty() && lower(words).find(lower(name)) != std::string::npos)
                return true;
    return false;
}

/// SON-OPT-62, AMB-34: the books lost what the option does, so its players write it down, in the notes of the
/// army or as a special rule of the scenario.
void checkLostEffects(const ArmyCheck& check, Findings& findings) {
    const auto written = [&](const Option& option) {
        if (namesOption(check.army.roster->notes, option))
            return true;
        return check.scenario &&
               std::any_of(check.scenario->specialRules.begin(), check.scenario->specialRules.end(),
                           [&](const SpecialRule& rule) {
                               return !rule.text.empty() && (namesOption(rule.text, option) ||
                                                             std::find(rule.rules.begin(), rule.rules.end(),
                                                                       option.rule) != rule.rules.end());
                           });
    };
    const auto warn = [&](const FillingView& filling, const EntryView* entry, const Option& option,
                          const Fix& fix, const std::string& place) {
        Finding found = aboutFilling(check, "SON-OPT-62", Severity::Warning, filling, entry);
        found.subject += place;
        found.arguments = {option.id.value};
        found.fixes.push_back(fix);
        findings.push_back(std::move(found));
    };
    check.army.forEachFilling([&](const FillingView& filling, const EntryView* entry) {
        if (filling.option && filling.option->effectLost && !written(*filling.option))
            warn(filling, entry, *filling.option, removeFix(filling), {});
    });
    forEachPage(check, [&](const FillingView& filling, const EntryView* entry, const Option& page,
                           std::size_t index) {
        if (page.effectLost && !written(page))
            warn(filling, entry, page, removePage(filling, index), "/" + std::to_string(index));
    });
}

constexpr Check armyMagicTable[] = {
    {"SON-ARM-35", Severity::Error, armyCheck<checkTotems>, part::sides | part::campaign},
    {"SON-ARM-36", Severity::Warning, armyCheck<checkTotemsUseful>, part::sides},
    {"SON-ARM-37", Severity::Error, armyCheck<checkBookSpaces>, part::sides},
    {"SON-ARM-38", Severity::Error, armyCheck<checkBookContents>, part::sides},
    {"SON-ARM-39", Severity::Warning, armyCheck<checkBookList>, part::sides},
    {"SON-ARM-45", Severity::Warning, armyCheck<checkIdleMagic>, part::sides},
    {"SON-OPT-62", Severity::Warning, armyCheck<checkLostEffects>, part::sides | part::specialRules},
};

}  // namespace

Fix removePage(const FillingView& filling, std::size_t index) {
    const Option* page = filling.contents[index];
    return {"remove",
            {filling.filling->contents[index].value},
            {{Edit::Kind::Remove, filling.pointer + "/contents/" + std::to_string(index), {}}},
            page && page->cost ? std::optional<int>(-*page->cost) : std::nullopt};
}

std::span<const Check> armyMagicChecks() {
    return armyMagicTable;
}

}  // namespace bocage::rules::normandie
