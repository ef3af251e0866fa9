#pragma once

#include <QString>
#include <memory>

class QTranslator;

namespace bocage::model {

/// While it lives, this thread speaks another language than the window: tr(), uiLanguage() and localized()
/// answer in it. A language we have no words for gives English sentences around the texts of documents. May
/// be nested.
class LanguageScope {
public:
    explicit LanguageScope(const QString& code);
    ~LanguageScope();
    LanguageScope(const LanguageScope&) = delete;
    LanguageScope& operator=(const LanguageScope&) = delete;

    /// Of this thread; null and empty when none is in force.
    static const QTranslator* translator();
    static QString code();

private:
    QString m_code;
    std::unique_ptr<QTranslator> m_translator;
    const LanguageScope* m_outer;
};

}  // namespace bocage::model
