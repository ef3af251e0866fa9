#pragma once

#include <QAbstractButton>
#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <vector>

#include "app/gui/document_facts.h"

class QToolButton;
class QVBoxLayout;

namespace bocage::app {

/// One file of the list: its picture, title, what it is and where it lies; with a pin. Behaves as a button.
class RecentFile : public QAbstractButton {
    Q_OBJECT

public:
    RecentFile(const QString& path, bool pinned, rules::LibraryPtr library, QWidget* parent = nullptr);

    /// Reads the file for picture and facts; before that only its name and folder are shown.
    void read();
    const DocumentFacts& facts() const { return m_facts; }
    QSize sizeHint() const override { return {300, 52}; }

Q_SIGNALS:
    void pinWanted(const QString& path, bool pinned);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_path, m_folder;
    rules::LibraryPtr m_library;
    DocumentFacts m_facts;
    QToolButton* m_pin;
};

/// The files of the last days, those that are pinned on top. Files are read one by one after the window is
/// shown, so that a long list or a slow disk holds nobody up.
class RecentFiles : public QWidget {
    Q_OBJECT

public:
    explicit RecentFiles(rules::LibraryPtr library, QWidget* parent = nullptr);

    void setFiles(const QStringList& recent, const QStringList& pinned);

Q_SIGNALS:
    void openWanted(const QString& path);
    void pinWanted(const QString& path, bool pinned);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void readNext();

    rules::LibraryPtr m_library;
    QVBoxLayout* m_rows;
    std::vector<RecentFile*> m_files;
    std::size_t m_read = 0;
    QTimer m_reading;
};

}  // namespace bocage::app
