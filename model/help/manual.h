#pragma once

#include <QString>
#include <QStringList>
#include <vector>

namespace bocage::model {

/// One page of the manual: a Markdown file of docs/, which the window shows as it stands.
struct ManualPage {
    QString id;  ///< name of the file without suffix
    QString title;
    QString text;
    QStringList headings;  ///< below the title, in order
};

/// A part of a page that holds all words of a search.
struct ManualHit {
    QString page;
    QString heading;  ///< empty: before the first heading
    QString line;     ///< the first line that holds one of the words
};

/// The pages that come with the program, in reading order.
class Manual {
public:
    /// Reads what is there; a page that is missing is left out.
    static Manual load();
    /// Where the pages and their pictures are: installed with the resources, else beside them in the sources.
    static QString folder();
    /// "by-keyboard" for "By keyboard", as web pages of the same files name their places.
    static QString anchor(const QString& heading);

    const std::vector<ManualPage>& pages() const { return m_pages; }
    /// Null when there is no such page.
    const ManualPage* find(const QString& id) const;
    /// Parts whose text holds every word, in reading order; parts whose heading does come first.
    std::vector<ManualHit> search(const QString& words) const;

private:
    std::vector<ManualPage> m_pages;
};

}  // namespace bocage::model
