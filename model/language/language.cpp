#include "model/language/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string_view>
#include <unordered_map>

#include "model/language/own_words_scope.h"
#include "model/language/step_words.h"

namespace bocage::model {

namespace {

// The application object owns the choice, so that it ends with it and needs no global of ours.
constexpr const char* languageProperty = "bocageLanguage";
const QString translatorName = QStringLiteral("bocageTranslator");

void install(const QString& file, const QString& folder) {
    auto* translator = new StepTranslator(qApp);
    translator->setObjectName(translatorName);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

/// A table ready to be looked up in. Those once used stay: another thread may be reading one.
using OwnWords = std::unordered_map<std::string_view, const char*>;
std::atomic<const OwnWords*> ownWordsInUse = nullptr;
thread_local const OwnWordsScope* ownWordsHere = nullptr;

const char* lookUp(const OwnWords* words, const char* shared) {
    if (!words)
        return nullptr;
    const auto found = words->find(shared);
    return found == words->end() ? nullptr : found->second;
}

const OwnWords* readyToUse(std::span<const OwnWord> words) {
    if (words.empty())
        return nullptr;
    static std::mutex guard;
    static std::map<const OwnWord*, std::unique_ptr<const OwnWords>> known;
    const std::scoped_lock lock(guard);
    std::unique_ptr<const OwnWords>& ready = known[words.data()];
    if (!ready) {
        OwnWords made;
        for (const OwnWord& word : words)
            made.emplace(word.shared, word.own);
        ready = std::make_unique<const OwnWords>(std::move(made));
    }
    return ready.get();
}

}  // namespace

bool useOwnWords(std::span<const OwnWord> words) {
    const OwnWords* ready = readyToUse(words);
    return ownWordsInUse.exchange(ready) != ready;
}

const char* saidInstead(const char* shared) {
    return ownWordsHere ? ownWordsHere->instead(shared) : lookUp(ownWordsInUse.load(), shared);
}

OwnWordsScope::OwnWordsScope(std::span<const OwnWord> words)
    : m_words(readyToUse(words)), m_outer(ownWordsHere) {
    ownWordsHere = this;
}

OwnWordsScope::~OwnWordsScope() {
    ownWordsHere = m_outer;
}

const char* OwnWordsScope::instead(const char* shared) const {
    return lookUp(static_cast<const OwnWords*>(m_words), shared);
}

const std::vector<LanguageInfo>& languages() {
    static const std::vector<LanguageInfo> all{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
    };
    return all;
}

QString matchLanguage(const QString& wish) {
    const QString code = wish.left(2).toLower();
    const bool wholeWord = wish.size() == 2 || (wish.size() > 2 && !wish.at(2).isLetter());
    for (const LanguageInfo& language : languages())
        if (wholeWord && language.code == code)
            return language.code;
    return languages().front().code;
}

void useLanguage(const QString& wish) {
    const QString code = matchLanguage(wish);
    for (QTranslator* old : qApp->findChildren<QTranslator*>(translatorName)) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    qApp->setProperty(languageProperty, code);
    // Numbers for people follow the words; files and machines never ask for them. The
    // system's own way is not asked for: paper and exports are the same on every machine.
    QLocale::setDefault(QLocale(code));
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // Also for English: its file holds the plural forms ("1 unit", "2 units").
    install(QStringLiteral("bocage_") + code, QStringLiteral(":/i18n"));
}

QString currentLanguage() {
    const QString code = qApp ? qApp->property(languageProperty).toString() : QString();
    return code.isEmpty() ? languages().front().code : code;
}

}  // namespace bocage::model
