#include "model/language/language_scope.h"

#include <QTranslator>

#include "model/language/language.h"

namespace bocage::model {

namespace {

thread_local const LanguageScope* scopeInForce = nullptr;

}  // namespace

LanguageScope::LanguageScope(const QString& code) : m_code(code), m_outer(scopeInForce) {
    m_translator = std::make_unique<QTranslator>();
    // English has a file as well: it holds the plural forms.
    [[maybe_unused]] const bool loaded =
        m_translator->load(QStringLiteral("bocage_") + matchLanguage(code), QStringLiteral(":/i18n"));
    scopeInForce = this;
}

LanguageScope::~LanguageScope() {
    scopeInForce = m_outer;
}

const QTranslator* LanguageScope::translator() {
    return scopeInForce ? scopeInForce->m_translator.get() : nullptr;
}

QString LanguageScope::code() {
    return scopeInForce ? scopeInForce->m_code : QString();
}

}  // namespace bocage::model
