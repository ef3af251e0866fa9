#pragma once

#include <QWidget>
#include <functional>

#include "model/items/content_model.h"
#include "rules/content/content.h"

class QUndoStack;

namespace bocage::editor {

/// A list of content as chips with pictures: each can be counted up and down or taken away, and a last chip
/// adds more from a picker. Where one of each is all there can be, the numbers are left out.
class ContentChips : public QWidget {
    Q_OBJECT

public:
    struct Options {
        QString name;     ///< objectName of the add button; chips take it with their id
        QString addText;  ///< "Add a unit"
        QString pickerTitle;
        bool counted = true;
        /// Makes what the picker offers.
        std::function<model::ContentModel*()> contents;
        /// Several taken at once are one step of this history.
        QUndoStack* history = nullptr;
        /// Count 0 takes it away.
        std::function<void(const rules::ContentId&, int)> set;
        /// How many of it there are at all; unset when there is no such limit.
        std::function<int(const rules::ContentId&)> most;
    };

    ContentChips(rules::LibraryPtr library, Options options, QWidget* parent = nullptr);
    void setCopies(const std::vector<rules::Copies>& copies);
    void setIds(const std::vector<rules::ContentId>& ids);

private:
    QWidget* makeChip(const rules::Copies& copies);
    void add();

    rules::LibraryPtr m_library;
    Options m_options;
    std::vector<rules::Copies> m_copies;
    bool m_filled = false;
};

/// Kinds of content that a scenario or campaign may hand out: options, tiles and units; where a game has
/// none of these, all kinds of its own.
QStringList thingsToHandOut(const std::string& system);
/// What may be found on the table: options, else whatever can be handed out.
QStringList thingsToFind(const std::string& system);

}  // namespace bocage::editor
