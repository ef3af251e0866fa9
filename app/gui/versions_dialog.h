#pragma once

#include <QDialog>
#include <vector>

#include "model/document/document.h"
#include "model/io/earlier_versions.h"

class QPushButton;
class QTreeWidget;

namespace bocage::app {

/// Backups and safety copies of one document, with age and difference, to open as a copy or to take back.
class VersionsDialog : public QDialog {
    Q_OBJECT

public:
    /// Without a document: safety copies of documents that were never saved.
    explicit VersionsDialog(const model::Document* document, QWidget* parent = nullptr);

    /// After it was accepted.
    const model::EarlierVersion* chosen() const;
    /// True when it is to replace what is open; else it opens beside it.
    bool inPlace() const { return m_inPlace; }

private:
    void refresh();

    std::vector<model::EarlierVersion> m_versions;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_take = nullptr;
    bool m_inPlace = false;
};

}  // namespace bocage::app
