#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

/// What a page of a chapter says of the others; nothing for a battle on its own.
struct WebChain {
    QString before;  ///< markup at the head: whose chapter it is, the way back
    QString after;   ///< markup at the end: where the story goes on
};

/// One HTML file to play from: map, counters, dice, turns, sheets, sight, without any network. Of a campaign
/// a page that tells the story and leads to one such page for each chapter.
const Exporter& webPageExporter();

/// Whether a battle can be played from a page.
bool hasWebPage(const DocumentValue& value);
rules::Result<QByteArray> writeWebPage(const ExportSubject& subject, const ExportOptions& options,
                                       const WebChain& chain);
/// The files of a campaign: its own page first.
ExportPlan webCampaignPlan(const ExportSubject& subject, const ExportOptions& options);

}  // namespace bocage::model
