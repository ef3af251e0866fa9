#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

#include "model/export/export_subject.h"
#include "model/export/table_kit.h"
#include "model/render/map_renderer.h"

/// Pictures as exports need them: whole pixels per space, PNG that is the same on every machine.
namespace bocage::model {

/// A small picture of what the document is about; empty for a document without one.
rules::Result<QByteArray> previewPng(const ExportSubject& subject, int longest, const QString& language);

/// One face of a thing, unturned. Transparent around it.
QImage thingImage(const KitThing& thing, bool back, int pixelsPerCell, const ExportSubject& subject,
                  const QString& language);
QByteArray thingPng(const KitThing& thing, bool back, int pixelsPerCell, const ExportSubject& subject,
                    const QString& language);
QSize thingSize(const KitThing& thing, int pixelsPerCell);

/// Layers of the map over exactly these spaces, without frame and coordinates.
rules::Result<QByteArray> mapPng(const rules::Scenario& scenario, const rules::LibraryPtr& library,
                                 const QRect& cells, int pixelsPerCell, MapLayers layers,
                                 const QString& language);

}  // namespace bocage::model
