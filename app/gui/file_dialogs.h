#pragma once

#include <QString>
#include <QStringList>

#include "model/document/document.h"
#include "rules/core/result.h"

class QWidget;

namespace bocage::app {

enum class Unsaved { Save, Discard, Cancel };

/// Asks about one document with unsaved changes.
Unsaved askUnsaved(QWidget* parent, const model::Document& document);

/// Shows what went wrong with a file: what happened, where, and the way out; details can be copied.
void showProblems(QWidget* parent, const QString& title, const rules::Problems& problems);

QStringList askOpenFiles(QWidget* parent, const QString& folder);
/// Empty when the user changed their mind.
QString askSaveFile(QWidget* parent, const model::Document& document);

}  // namespace bocage::app
