#pragma once

#include <QString>

#include "rules/core/result.h"
#include "rules/roster/roster.h"

namespace bocage::model {

/// What a share code starts with; the number is that of the packing. The mark of the game and a dot may
/// follow.
inline constexpr char shareCodePrefix[] = "bocage1:";
/// No more characters than this are looked at, and no army larger than this comes out.
inline constexpr qsizetype shareCodeLimit = 256 * 1024;
inline constexpr qsizetype sharedArmyLimit = 1024 * 1024;

/// The whole army as one line of text that mail and chat leave alone. Reading it gives the same bytes. Fails
/// only for an army that is larger than a code may hold.
rules::Result<QString> shareCode(const rules::Roster& roster);

/// The army of a code. Spaces and line breaks that crept in are overlooked; any other change is noticed.
rules::Result<rules::Roster> readShareCode(const QString& code);

}  // namespace bocage::model
