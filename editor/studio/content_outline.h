#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

#include "model/document/pack_document.h"
#include "rules/checks/check.h"

class QLineEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace bocage::editor {

/// What is in a pack, by kind, with a search. Several pieces of one kind can be chosen at once.
class ContentOutline : public QWidget {
    Q_OBJECT

public:
    explicit ContentOutline(QWidget* parent = nullptr);

    void setDocument(model::PackDocument* document);
    /// The chosen pieces; none when the pack itself or a kind is chosen.
    std::vector<rules::ContentId> chosen() const;
    /// The kind that is chosen or that the chosen piece is of; empty for the pack itself.
    std::string kind() const;
    void choose(const std::vector<rules::ContentId>& items);
    void chooseKind(const std::string& kind);
    void setVerdict(const rules::Verdict& verdict);
    QTreeWidget& tree() { return *m_tree; }

Q_SIGNALS:
    void chosenChanged();
    /// Enter or a double click: the keyboard goes to the form.
    void opened();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void filter();
    /// The pieces of a kind as they are listed.
    std::vector<rules::ContentId> listed(const std::string& kind) const;
    QTreeWidgetItem* itemOf(const rules::ContentId& id) const;

    QPointer<model::PackDocument> m_document;
    QLineEdit* m_search;
    QTreeWidget* m_tree;
    rules::Findings m_findings;
    bool m_filling = false;
};

}  // namespace bocage::editor
