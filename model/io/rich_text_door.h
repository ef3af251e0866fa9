#pragma once

#include <QString>
#include <QTextDocument>
#include <QUrl>
#include <functional>

namespace bocage::model {

/// Text of a pack or document made readable: Markdown without HTML, and pictures only from where the caller
/// takes them. An ordinary QTextDocument would load any local file that the text names.
class PackTextDocument : public QTextDocument {
    Q_OBJECT

public:
    /// Gives the picture of that name, or a null image. Names are checked before this is asked.
    using Pictures = std::function<QImage(const QString& name)>;

    explicit PackTextDocument(const QString& markdown, Pictures pictures = {}, QObject* parent = nullptr);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    Pictures m_pictures;
};

/// The text without its marks, for tooltips, tables and the command line.
QString plainText(const QString& markdown);

/// Links that may be shown and, after asking, opened: http and https only.
bool isWebLink(const QUrl& link);

}  // namespace bocage::model
