#include "model/io/rich_text_door.h"

#include <QImage>

#include "model/io/zip_door.h"

namespace bocage::model {

PackTextDocument::PackTextDocument(const QString& markdown, Pictures pictures, QObject* parent)
    : QTextDocument(parent), m_pictures(std::move(pictures)) {
    setMarkdown(markdown, QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectCommonMark) |
                              QTextDocument::MarkdownNoHTML);
}

QVariant PackTextDocument::loadResource(int type, const QUrl& name) {
    // Never the base class: it would open files and ask the network.
    const QString path = name.path();
    const bool ours = type == QTextDocument::ImageResource && m_pictures && name.scheme().isEmpty() &&
                      name.host().isEmpty() && isSafeEntryName(path.toStdString());
    const QImage picture = ours ? m_pictures(path) : QImage();
    return picture.isNull() ? QVariant() : QVariant(picture);
}

QString plainText(const QString& markdown) {
    return PackTextDocument(markdown).toPlainText();
}

bool isWebLink(const QUrl& link) {
    return link.isValid() && !link.host().isEmpty() && link.userInfo().isEmpty() &&
           (link.scheme() == QStringLiteral("https") || link.scheme() == QStringLiteral("http"));
}

}  // namespace bocage::model
