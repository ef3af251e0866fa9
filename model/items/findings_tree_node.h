#pragma once

#include <optional>

#include "model/items/findings_tree.h"

namespace bocage::model {

struct FindingsTree::Node {
    Kind kind = Kind::Group;
    std::string key;                ///< among its siblings
    std::optional<FindingRow> row;  ///< of a finding
    QString text;                   ///< of everything else
    QString source;
    int count = 0;
    int part = -1;  ///< which place or way out
    Node* parent = nullptr;
    std::vector<std::unique_ptr<Node>> children;

    Node* add(Kind childKind, std::string childKey) {
        children.push_back(std::make_unique<Node>());
        children.back()->kind = childKind;
        children.back()->key = std::move(childKey);
        children.back()->parent = this;
        return children.back().get();
    }
    bool sameFacts(const Node& other) const {
        return row == other.row && text == other.text && source == other.source && count == other.count &&
               part == other.part;
    }
    int position() const {
        for (std::size_t i = 0; i < parent->children.size(); ++i)
            if (parent->children[i].get() == this)
                return static_cast<int>(i);
        return -1;
    }
};

}  // namespace bocage::model
