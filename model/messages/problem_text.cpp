#include "model/messages/problem_text.h"

#include <QFileInfo>
#include <QLocale>
#include <map>

#include "model/messages/words.h"

namespace bocage::model {

using namespace rules;

namespace {

const ProblemWords* wordsFor(std::string_view code) {
    static const std::map<std::string_view, const ProblemWords*> all = [] {
        std::map<std::string_view, const ProblemWords*> index;
        for (const auto table : {documentProblemWords(), exportProblemWords(), fileProblemWords(),
                                 packProblemWords(), printProblemWords()})
            for (const ProblemWords& words : table)
                index.emplace(words.code, &words);
        return index;
    }();
    const auto found = all.find(code);
    return found == all.end() ? nullptr : found->second;
}

/// Types of values as the loader names them, in words for people.
QString typeWord(const std::string& type) {
    static const std::map<std::string, const char*> words{
        {"null", QT_TRANSLATE_NOOP("ProblemText", "nothing (null)")},
        {"boolean", QT_TRANSLATE_NOOP("ProblemText", "true or false")},
        {"integer", QT_TRANSLATE_NOOP("ProblemText", "a whole number")},
        {"number", QT_TRANSLATE_NOOP("ProblemText", "a number with a fraction")},
        {"string", QT_TRANSLATE_NOOP("ProblemText", "a text in quotation marks")},
        {"array", QT_TRANSLATE_NOOP("ProblemText", "a list in square brackets")},
        {"object", QT_TRANSLATE_NOOP("ProblemText", "fields in braces")},
        {"text", QT_TRANSLATE_NOOP("ProblemText", "a text, or one text for each language")},
        {"content id", QT_TRANSLATE_NOOP("ProblemText", "the id of a piece of content")},
        {"[column, row]", QT_TRANSLATE_NOOP("ProblemText", "a cell written [column, row]")},
        {"[column, row, \"north\" or \"west\"]",
         QT_TRANSLATE_NOOP("ProblemText", "an edge written [column, row, \"north\" or \"west\"]")},
        {"terrain grid with \"legend\" and \"rows\"",
         QT_TRANSLATE_NOOP("ProblemText", "a terrain grid with \"legend\" and \"rows\"")},
    };
    const auto found = words.find(type);
    return found == words.end() ? QString::fromStdString(type)
                                : QCoreApplication::translate("ProblemText", found->second);
}

QString argumentWord(const std::string& argument, char kind) {
    const QString text = QString::fromStdString(argument);
    switch (kind) {
        case 'b':
            return QLocale().formattedDataSize(text.toLongLong(), 1, QLocale::DataSizeTraditionalFormat);
        case 't':
            return typeWord(argument);
        case 'f':
            return QFileInfo(text).fileName();
        default:
            return text;
    }
}

QString filled(const ProblemWords& words, const char* text, const Problem& problem) {
    const std::string_view kinds = words.arguments;
    std::vector<QString> arguments;
    for (std::size_t i = 0; i < problem.arguments.size(); ++i)
        arguments.push_back(argumentWord(problem.arguments[i], i < kinds.size() ? kinds[i] : '-'));
    return fillIn(QCoreApplication::translate("ProblemText", text), arguments);
}

}  // namespace

bool ProblemText::knows(std::string_view code) {
    return wordsFor(code) != nullptr;
}

QString ProblemText::sentence(const Problem& problem) {
    if (const ProblemWords* words = wordsFor(problem.code))
        return filled(*words, words->sentence, problem);
    QStringList arguments;
    for (const std::string& argument : problem.arguments)
        arguments.push_back(QString::fromStdString(argument));
    return tr("Something went wrong (%1).")
        .arg((QStringList{QString::fromStdString(problem.code)} + arguments).join(QStringLiteral(", ")));
}

QString ProblemText::wayOut(const Problem& problem) {
    const ProblemWords* words = wordsFor(problem.code);
    return words && *words->wayOut ? filled(*words, words->wayOut, problem) : QString();
}

QString ProblemText::place(const Problem& problem) {
    QString place = QString::fromStdString(problem.file);
    if (problem.line > 0) {
        const QString line = tr("line %1, column %2").arg(problem.line).arg(problem.column);
        place = place.isEmpty() ? line : place + QStringLiteral(", ") + line;
    }
    if (!problem.pointer.empty()) {
        const QString pointer = QString::fromStdString(problem.pointer);
        place = place.isEmpty() ? pointer : QStringLiteral("%1 (%2)").arg(place, pointer);
    }
    return place;
}

QString ProblemText::full(const Problem& problem) {
    const QString where = place(problem);
    const QString advice = wayOut(problem);
    QString text = sentence(problem);
    if (!advice.isEmpty())
        text += u' ' + advice;
    return where.isEmpty() ? text : tr("%1: %2", "place: what is wrong there").arg(where, text);
}

QStringList ProblemText::full(const Problems& problems) {
    QStringList lines;
    for (const Problem& problem : problems)
        lines.push_back(full(problem));
    return lines;
}

}  // namespace bocage::model
