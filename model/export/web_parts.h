#pragma once

#include <QString>
#include <initializer_list>

#include "model/export/exporter.h"
#include "model/export/table_kit.h"
#include "model/export/web_page.h"
#include "rules/core/json.h"

/// What every page to play from has: its head, its bar of buttons, its turn track, its words.
/// resources/export/game.js is the script that goes with them.
namespace bocage::model {

/// Files of resources/export, one after the other.
rules::Result<QString> webTemplates(std::initializer_list<const char*> names);

/// Up to the end of the header, style inside.
QString webHead(const TableKit& kit, const ExportOptions& options, const WebChain& chain,
                const QString& style, const QString& more);

QString webButton(const char* id, const QString& sign, const QString& words, const char* more = "");
QString webGroup(const QString& buttons);
/// The bar: what is the page's own, then dice, turns and files; below it the line in which the page answers.
QString webBar(const TableKit& kit, const QString& own);
/// What happened, newest first.
QString webLog();
QString webTrack(const TableKit& kit);

/// What game.js works on; the page adds its own.
rules::Json::Object webGameData(const TableKit& kit, const ExportOptions& options, rules::Json::Object words);
/// Data and scripts, down to the end of the page.
QString webScripts(const rules::Json& data, const QString& script);

}  // namespace bocage::model
