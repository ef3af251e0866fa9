#include "model/messages/story_words.h"

#include <QStringList>

#include "rules/campaign/campaign_walk.h"

namespace bocage::model {

QString StoryWords::games(const std::vector<std::string>& told) {
    QStringList parts;
    for (std::size_t i = 0; i + 1 < told.size(); i += 2) {
        const QString chapter = QString::fromStdString(told[i]);
        if (told[i + 1] == rules::storyLosses)
            parts << tr("%1 is lost there").arg(chapter);
        else if (told[i + 1].empty())
            parts << tr("\"%1\" was played").arg(chapter);
        else if (told[i + 1] == "draw")
            parts << tr("\"%1\" is a draw").arg(chapter);
        else
            parts << tr("%1 wins \"%2\"").arg(QString::fromStdString(told[i + 1]), chapter);
    }
    if (parts.size() < 2)
        return parts.join(QString());
    const QString last = parts.takeLast();
    return tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

}  // namespace bocage::model
