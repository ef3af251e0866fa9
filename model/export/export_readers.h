#pragma once

#include "model/export/exporter.h"

namespace bocage::model {

/// Things of a scenario that not everybody may know: what is marked for some sides only, hidden counters, and
/// what the author noted.
int secretsOf(const ExportSubject& subject);

/// The same battle as one of its players may know it, so that no file made from it can tell more. A problem
/// when nobody of that id takes part.
rules::Result<ExportSubject> subjectFor(const ExportSubject& subject, const rules::PlayerId& reader);

/// What the target does not hold, with a line when its files tell everybody what only some may know.
Losses lossesOf(const Exporter& exporter, const ExportSubject& subject, const ExportOptions& options);

}  // namespace bocage::model
