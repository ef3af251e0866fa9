#include "model/language/step_words.h"

#include <QCoreApplication>
#include <QMutex>
#include <QRegularExpression>
#include <QUndoStack>
#include <cstring>
#include <map>
#include <optional>

#include "model/language/language_scope.h"
#include "model/language/own_words.h"

namespace bocage::model {

namespace {

struct Step {
    QByteArray context, source, comment;
    int n = -1;
};

struct Memory {
    QMutex mutex;
    std::map<QString, Step> byWords;  ///< as given out, numbers filled in, places of arguments still open
};

Memory& memory() {
    static Memory all;
    return all;
}

/// Where the names of undo steps come from: the commands, and what the inspector and dialogs do at once.
bool namesSteps(const char* context) {
    return std::strstr(context, "Edits") || std::strstr(context, "Inspector") ||
           std::strstr(context, "Waivers") || std::strstr(context, "EmbeddedArmy") ||
           std::strstr(context, "ContentChips");
}

QString now(const Step& step) {
    return QCoreApplication::translate(step.context, step.source,
                                       step.comment.isEmpty() ? nullptr : step.comment.constData(), step.n);
}

/// The arguments of a text that was made from these words; none when it was not.
std::optional<QMap<int, QString>> argumentsOf(const QString& words, const QString& text) {
    QString pattern;
    QList<int> places;
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == QLatin1Char('%') && i + 1 < words.size() && words[i + 1].isDigit()) {
            places << words[i + 1].digitValue();
            pattern += QStringLiteral("(.+)");
            ++i;
        } else {
            pattern += QRegularExpression::escape(words.mid(i, 1));
        }
    }
    const auto match = QRegularExpression(QRegularExpression::anchoredPattern(pattern)).match(text);
    if (!match.hasMatch())
        return std::nullopt;
    QMap<int, QString> arguments;
    for (qsizetype i = 0; i < places.size(); ++i)
        arguments[places[i]] = match.captured(static_cast<int>(i) + 1);
    return arguments;
}

}  // namespace

QString StepTranslator::translate(const char* context, const char* sourceText, const char* disambiguation,
                                  int n) const {
    const QTranslator* other = LanguageScope::translator();
    const auto say = [&](const char* where, const char* text, const char* comment) {
        return other ? other->translate(where, text, comment, n)
                     : QTranslator::translate(where, text, comment, n);
    };
    QString found;
    if (const char* own = sourceText ? saidInstead(sourceText) : nullptr) {
        found = say("OwnWords", own, nullptr);
        if (found.isNull())
            found = QString::fromUtf8(own);  // English, which has a file for plurals alone
    } else {
        found = say(context, sourceText, disambiguation);
    }
    if (other)
        return found;
    if (context && sourceText && namesSteps(context)) {
        QString words = found.isNull() ? QString::fromUtf8(sourceText) : found;
        if (n >= 0)
            words.replace(QStringLiteral("%n"), QString::number(n));
        const QMutexLocker lock(&memory().mutex);
        memory().byWords[words] = {context, sourceText, disambiguation, n};
    }
    return found;
}

QString retoldStep(const QString& text) {
    std::map<QString, Step> known;
    {
        const QMutexLocker lock(&memory().mutex);
        known = memory().byWords;
    }
    if (const auto exact = known.find(text); exact != known.end())
        return now(exact->second);
    // The longest words that fit say most: "Move %1" fits "Move END to turn 3" too.
    const std::pair<const QString, Step>* best = nullptr;
    QMap<int, QString> arguments;
    for (const auto& each : known) {
        if (!each.first.contains(QLatin1Char('%')) || (best && each.first.size() <= best->first.size()))
            continue;
        if (const auto fits = argumentsOf(each.first, text)) {
            best = &each;
            arguments = *fits;
        }
    }
    if (!best)
        return text;
    QString told;
    const QString words = now(best->second);
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool place = words[i] == QLatin1Char('%') && i + 1 < words.size() && words[i + 1].isDigit();
        told += place ? arguments.value(words[i + 1].digitValue()) : QString(words[i]);
        i += place ? 1 : 0;
    }
    return told;
}

void retellSteps(QUndoStack& history) {
    // A stack lends its commands for looking at only, but their names are no part of what they do.
    for (int i = 0; i < history.count(); ++i) {
        auto* step = const_cast<QUndoCommand*>(history.command(i));
        step->setText(retoldStep(step->text()));
    }
}

}  // namespace bocage::model
