#pragma once

#include <QStringList>
#include <optional>

#include "model/print/options.h"
#include "rules/core/result.h"

namespace bocage::model::print {

/// What was measured of the user's printers, by their names, in one file that window and command line share.
class Printers {
public:
    explicit Printers(QString file = defaultFile());

    QStringList names() const;
    std::optional<Calibration> find(const QString& printer) const;
    /// Saves at once. Measures that no printer has are refused; the file stays as it was then.
    rules::Result<rules::Done> set(const QString& printer, const Calibration& calibration);
    rules::Result<rules::Done> forget(const QString& printer);

    static QString defaultFile();

private:
    rules::Result<rules::Done> save(const std::map<QString, Calibration>& all) const;

    QString m_file;
    std::map<QString, Calibration> m_all;
};

/// From what a ruler says of the calibration page: the line of `nominal` came out `measured` long.
int scaleOf(Length nominal, Length measured);
bool plausible(const Calibration& calibration);

}  // namespace bocage::model::print
