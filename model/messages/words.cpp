#include "model/messages/words.h"

#include "model/language/language.h"
#include "model/language/language_scope.h"

namespace bocage::model {

std::string uiLanguage() {
    const QString scope = LanguageScope::code();
    return (scope.isEmpty() ? currentLanguage() : scope).toStdString();
}

QString localized(const rules::Text& text) {
    return QString::fromStdString(text.in(uiLanguage()));
}

QString fillIn(const QString& sentence, const std::vector<QString>& arguments) {
    QString out;
    out.reserve(sentence.size() + 64);
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int digit = sentence[i] == u'%' && i + 1 < sentence.size() ? sentence[i + 1].digitValue() : -1;
        if (digit < 1) {
            out += sentence[i];
            continue;
        }
        ++i;
        if (static_cast<std::size_t>(digit) <= arguments.size())
            out += arguments[static_cast<std::size_t>(digit) - 1];
    }
    return out;
}

}  // namespace bocage::model
