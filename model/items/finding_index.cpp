#include "model/items/finding_index.h"

#include <algorithm>

namespace bocage::model {

using namespace rules;

void FindingCounts::add(Severity severity) {
    switch (severity) {
        case Severity::Error:
            ++errors;
            break;
        case Severity::Warning:
            ++warnings;
            break;
        case Severity::Note:
            ++notes;
            break;
    }
}

std::optional<Severity> FindingCounts::worst() const {
    if (total() == 0)
        return std::nullopt;
    return errors ? Severity::Error : warnings ? Severity::Warning : Severity::Note;
}

namespace {

void note(FindingIndex::List& list, const Finding& finding) {
    // A finding may name a thing in several of its locations; it is still one.
    if (std::find(list.begin(), list.end(), &finding) == list.end())
        list.push_back(&finding);
}

const FindingIndex::List& none() {
    static const FindingIndex::List empty;
    return empty;
}

}  // namespace

FindingIndex::FindingIndex(const Findings& findings) {
    std::vector<const Finding*> ordered;
    for (const Finding& finding : findings)
        ordered.push_back(&finding);
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const Finding* a, const Finding* b) { return a->severity < b->severity; });
    for (const Finding* finding : ordered)
        for (const Location& location : finding->locations) {
            for (const ElementId& element : location.elements)
                note(m_elements[element], *finding);
            for (const ElementId& entry : location.entries)
                note(m_entries[{location.army, entry}], *finding);
        }
}

const FindingIndex::List& FindingIndex::findingsFor(const ElementId& element) const {
    const auto found = m_elements.find(element);
    return found == m_elements.end() ? none() : found->second;
}

const FindingIndex::List& FindingIndex::findingsFor(const ElementId& army, const ElementId& entry) const {
    const auto found = m_entries.find({army, entry});
    return found == m_entries.end() ? none() : found->second;
}

FindingIndex::List FindingIndex::findingsFor(const Location& location) const {
    List all;
    for (const ElementId& element : location.elements)
        for (const Finding* finding : findingsFor(element))
            note(all, *finding);
    for (const ElementId& entry : location.entries)
        for (const Finding* finding : findingsFor(location.army, entry))
            note(all, *finding);
    return all;
}

FindingCounts FindingIndex::count(const List& findings) {
    FindingCounts counts;
    for (const Finding* finding : findings)
        counts.add(finding->severity);
    return counts;
}

}  // namespace bocage::model
