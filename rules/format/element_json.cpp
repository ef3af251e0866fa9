#include "rules/format/element_json.h"

#include "rules/format/describe_documents.h"

namespace bocage::rules {

namespace {

template <class T>
Json written(const T& value) {
    JsonWriter out;
    format::FieldWriter(out).write(value);
    Result<Json> json = parseJson(out.finish());
    return json ? std::move(*json) : Json();
}

}  // namespace

Json jsonOf(const Text& text) {
    return written(text);
}

Json jsonOf(const Copies& copies) {
    return written(copies);
}

Json jsonOf(const std::vector<Copies>& list) {
    return written(list);
}

Json jsonOf(const RosterEntry& entry) {
    return written(entry);
}

Json jsonOf(const RosterEntry::Filling& filling) {
    return written(filling);
}

Json jsonOf(const DeckUse& deck) {
    return written(deck);
}

Json jsonOf(const BagUse& bag) {
    return written(bag);
}

Json jsonOf(const SpecialRule& rule) {
    return written(rule);
}

Json jsonOf(const VictoryCondition& condition) {
    return written(condition);
}

Json jsonOf(const VictoryCondition::Score& score) {
    return written(score);
}

}  // namespace bocage::rules
