#pragma once

#include <QDialog>
#include <QStringList>
#include <functional>

#include "model/library/content_library.h"

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace bocage::app {

/// The packs that are installed: picture, version, author, contents, what needs them and which documents use
/// them. What is done to one happens at once; nothing has to be started again.
class PacksDialog : public QDialog {
    Q_OBJECT

public:
    /// What the window does for it.
    struct Services {
        std::function<const model::LibraryLoad&()> library;
        std::function<QStringList()> documents;
        std::function<void(const QString& path)> open;   ///< in the studio; the dialog closes
        std::function<void(const QString& path)> offer;  ///< asks and installs
        /// Asks where and writes one file; says where it is now.
        std::function<QString(const QString& path)> build;
        std::function<void()> reload;
        std::function<void()> make;  ///< a new pack; the dialog closes
        std::function<void(const QString&, const rules::Problems&)> tell;
        QString front = {};  ///< id of the pack that is worked on
    };
    PacksDialog(Services services, QWidget* parent);

    void refresh();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    const model::PackSource* source() const;
    const rules::Pack* pack() const;
    void show();
    void install();
    void check();
    void remove();

    Services m_services;
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_facts;
    QPlainTextEdit* m_report;
    QLabel* m_hint;
    QPushButton* m_open;
    QPushButton* m_export;
    QPushButton* m_check;
    QPushButton* m_remove;
};

}  // namespace bocage::app
