#pragma once

#include <QDialog>
#include <QSortFilterProxyModel>

#include "model/items/content_model.h"

class QLabel;
class QLineEdit;
class QListView;

namespace bocage::editor {

/// Chooses pieces of content from a searchable list with pictures: type a few letters, Enter takes what is
/// chosen; Ctrl or Shift choose several.
class ContentPicker : public QDialog {
    Q_OBJECT

public:
    /// Takes the model over.
    ContentPicker(const QString& title, rules::LibraryPtr library, model::ContentModel* contents,
                  QWidget* parent);

    std::vector<rules::ContentId> chosen() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search(const QString& text);

    model::ContentModel* m_contents;
    QSortFilterProxyModel m_filter;
    QLineEdit* m_search;
    QListView* m_list;
    QLabel* m_empty;
};

}  // namespace bocage::editor
