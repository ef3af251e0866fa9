#pragma once

#include <QString>
#include <vector>

namespace bocage::model {

struct LanguageInfo {
    QString code;  ///< "fr"
    QString name;  ///< as its speakers call it, "Français"
};

/// The languages there are words for, English first.
const std::vector<LanguageInfo>& languages();

/// The best of our languages for a wish such as "fr_CA" or "fr-CH"; "en" when we have none that fits.
QString matchLanguage(const QString& wish);

/// Makes every tr() answer in this language from now on, Qt's own dialogs included; open windows hear of it
/// through QEvent::LanguageChange. Needs the application object, and may be called as often as wanted.
void useLanguage(const QString& wish);

/// What useLanguage chose last; "en" before.
QString currentLanguage();

}  // namespace bocage::model
