#pragma once

#include <QAbstractButton>
#include <QPixmap>

#include "rules/content/library.h"

namespace bocage::app {

/// A document as a card: its map small, its title and a line about it. Behaves as a button.
class DocumentCard : public QAbstractButton {
    Q_OBJECT

public:
    /// Reads the file for title and map; a card of a file that cannot be read says so.
    DocumentCard(const QString& path, rules::LibraryPtr library, QWidget* parent = nullptr);
    /// The card for an empty document.
    DocumentCard(const QString& title, const QString& detail, QWidget* parent = nullptr);

    /// Picture left, words with the introduction right: for samples.
    void setWide(bool wide);
    QSize sizeHint() const override { return m_wide ? QSize(404, 158) : QSize(198, 168); }
    /// As wide as the page has room for, within reason.
    static constexpr int widest = 540, widestSmall = 260;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void readMap(const QSize& size);

    QString m_path;
    rules::LibraryPtr m_library;
    QString m_title, m_detail, m_story;
    bool m_wide = false;
    QPixmap m_map;
};

}  // namespace bocage::app
