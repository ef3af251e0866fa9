#pragma once

#include <QString>
#include <QStringList>

#include "rules/core/result.h"
#include "rules/scenario/scenario.h"

namespace bocage::app {

/// Scenarios to start from: those that come with the program, then the user's own.
QStringList templateFiles();
/// True for a file among the user's templates.
bool isTemplate(const QString& path);
/// Puts a copy of a scenario under a new name among the user's templates, in place of one of that name; the
/// path of the file.
rules::Result<QString> saveTemplate(rules::Scenario scenario, const QString& name);

/// Gives a template of the user another name, in its title and for its file; the path of the file.
rules::Result<QString> renameTemplate(const QString& path, const QString& name);
/// Takes a template of the user away. False, with the file left alone, when that fails or it is not the
/// user's.
bool removeTemplate(const QString& path);

/// Scenario files of a folder by name.
QStringList scenariosIn(const QString& folder);

}  // namespace bocage::app
