#include "model/messages/story_words.h"

#include <QStringList>

#include "model/messages/words.h"
#include "rules/campaign/chapter_finding.h"
#include "rules/core/text_argument.h"

namespace bocage::model {

QString StoryWords::games(const std::vector<std::string>& told) {
    QStringList parts;
    for (std::size_t i = 0; i + 2 < told.size(); i += 3) {
        const QString chapter = localized(rules::readTextArgument(told[i]));
        const QString name = localized(rules::readTextArgument(told[i + 2]));
        const std::string& kind = told[i + 1];
        if (kind == rules::endedWithLosses)
            parts << tr("%1 is lost there").arg(name);
        else if (kind == rules::endedAnyhow)
            parts << tr("\"%1\" was played").arg(chapter);
        else if (kind == rules::endedDrawn)
            parts << tr("\"%1\" is a draw").arg(chapter);
        else if (kind == rules::endedLost)
            parts << tr("\"%1\" is a defeat").arg(chapter);
        else if (kind == rules::endedSo)
            parts << fillIn(tr("\"%1\" ends with \"%2\""), {chapter, name});
        else
            parts << fillIn(tr("%1 wins \"%2\""), {name, chapter});
    }
    if (parts.size() < 2)
        return parts.join(QString());
    const QString last = parts.takeLast();
    return fillIn(tr("%1 and %2"), {parts.join(QStringLiteral(", ")), last});
}

}  // namespace bocage::model
