#include "rules/systems/normandie/checks/incremental.h"

#include <algorithm>
#include <iterator>

namespace bocage::rules::normandie {

namespace {

using namespace part;

struct Reads {
    std::string_view rule;
    Parts parts;
};

/// By rule. A check that is not listed may read anything: those whose fixes need an id that nothing else has
/// must look at everything.
constexpr Reads table[] = {
    {"DOC-BOX-01", terrain | pieces | sides | armies},
    {"SON-ARM-10", sides},
    {"SON-ARM-11", sides},
    {"SON-ARM-12", sides},
    {"SON-ARM-13", sides},
    {"SON-ARM-14", sides},
    {"SON-ARM-15", sides},
    {"SON-ARM-19", sides},
    {"SON-ARM-22", sides},
    {"SON-ARM-23", sides},
    {"SON-ARM-24", sides},
    {"SON-ARM-25", sides},
    {"SON-ARM-26", sides},
    {"SON-ARM-27", sides},
    {"SON-ARM-28", sides},
    {"SON-ARM-29", sides},
    {"SON-ARM-30", sides},
    {"SON-ARM-31", sides},
    {"SON-ARM-32", sides},
    {"SON-ARM-33", sides},
    {"SON-ARM-34", sides},
    {"SON-ARM-35", sides},
    {"SON-ARM-36", sides},
    {"SON-ARM-37", sides},
    {"SON-ARM-38", sides},
    {"SON-ARM-39", sides},
    {"SON-ARM-40", sides},
    {"SON-ARM-41", sides},
    {"SON-ARM-42", sides | armies | decks},
    {"SON-ARM-43", decks},
    {"SON-ARM-44", decks},
    {"SON-ARM-45", sides},
    {"SON-ARM-46", sides},
    {"SON-ARM-47", sides},
    {"SON-ARM-48", pieces | sides | armies | decks},
    {"SON-ARM-49", pieces | sides | armies},
    {"SON-ARM-50", sides},
    {"SON-ARM-51", sides | campaign},
    {"SON-ARM-52", sides},
    {"SON-ARM-53", sides},
    {"SON-ARM-54", field},
    {"SON-ARM-61", sides},
    {"SON-ARM-62", sides},
    {"SON-ARM-64", sides},
    {"SON-ARM-65", sides},
    {"SON-ARM-66", sides},
    {"SON-ARM-68", sides},
    {"SON-ARM-70", sides | victory},
    {"SON-ARM-72", sides},
    {"SON-BLD-12", zones | entries | armies | field},
    {"SON-CH-18", title | turns | specialRules | texts | victory | campaign},
    {"SON-GEO-12", zones | entries | armies | field},
    {"SON-SA-41", sides},
    {"SON-SA-46", sides},
    {"SON-SCN-01", title | terrain | sides | texts | campaign},
    {"SON-SCN-02", zones | entries | pieces | sides | victory},
    {"SON-SCN-03", sides | decks},
    {"SON-SCN-04", sides | decks},
    {"SON-SCN-05", sides | decks},
    {"SON-SCN-10", turns},
    {"SON-SCN-11", turns},
    {"SON-SCN-12", turns},
    {"SON-SCN-13", sides | turns},
    {"SON-SCN-14", sides | turns},
    {"SON-SCN-16", sides | turns},
    {"SON-SCN-17", sides | decks},
    {"SON-SCN-20", sides | texts},
    {"SON-SCN-21", zones | entries | objectives | field},
    {"SON-SCN-22", terrain},
    {"SON-SCN-23", terrain},
    {"SON-SCN-24", field},
    {"SON-SCN-25", terrain},
    {"SON-SCN-26", field},
    {"SON-SCN-27", field},
    {"SON-SCN-28", field},
    {"SON-SCN-29", zones | entries | objectives | armies | turns | victory | field},
    {"SON-SCN-31", zones | entries | pieces | sides | armies},
    {"SON-SCN-32", zones | field},
    {"SON-SCN-33", zones | pieces},
    {"SON-SCN-34", zones | entries | armies | field},
    {"SON-SCN-35", zones | entries | armies | field},
    {"SON-SCN-36", zones | entries | armies | field},
    {"SON-SCN-37", zones | entries | objectives | armies | field},
    {"SON-SCN-38", field},
    {"SON-SCN-39", field},
    {"SON-SCN-40", field},
    {"SON-SCN-41", entries | field},
    {"SON-SCN-43", zones | entries},
    {"SON-SCN-44", zones | entries | armies | field},
    {"SON-SCN-45", objectives | field},
    {"SON-SCN-46", pieces | sides | armies},
    {"SON-SCN-47", pieces | sides | armies | victory},
    {"SON-SCN-48", armies | field},
    {"SON-SCN-49", sides | armies},
    {"SON-SCN-53", pieces},
    {"SON-SCN-55", victory},
    {"SON-SCN-56", turns | victory},
    {"SON-SCN-57", sides | victory},
    {"SON-SCN-58", sides | armies | victory},
    {"SON-SCN-60", sides | campaign},
    {"SON-SCN-61", campaign},
    {"SON-SCN-62", sides | armies | campaign},
    {"SON-SCN-63", specialRules | texts},
    {"SON-SCN-64", objectives | texts | victory | field},
    {"SON-SCN-65", zones | objectives | field},
    {"SON-SCN-66", zones | field},
    {"SON-SCN-67", terrain | pieces | specialRules},
    {"SON-SCN-68", pieces},
    {"SON-SCN-69", zones | entries | armies | field},
    {"SON-SCN-70", zones | entries | objectives | armies | turns | victory | field},
    {"SON-SCN-71", sides | armies},
    {"SON-SCN-72", specialRules},
    {"SON-UNC-09", pieces},
    {"SON-ZOM-06", pieces},
};
static_assert(std::is_sorted(std::begin(table), std::end(table),
                             [](const Reads& a, const Reads& b) { return a.rule < b.rule; }));

}  // namespace

Parts readsOf(std::string_view rule) {
    const auto row = std::lower_bound(std::begin(table), std::end(table), rule,
                                      [](const Reads& a, std::string_view b) { return a.rule < b; });
    return row != std::end(table) && row->rule == rule ? row->parts : all;
}

std::shared_ptr<const NormandieContext> makeContextAgain(const ValidateRequest& request,
                                                         const NormandieContext& before, Parts changed) {
    auto context = std::make_shared<NormandieContext>();
    context->content = before.content;
    context->battlefield = changed & field && request.scenario
                               ? Battlefield::rebuilt(before.battlefield, *request.scenario)
                               : before.battlefield;
    judgeArmies(request, *context);
    return context;
}

}  // namespace bocage::rules::normandie
