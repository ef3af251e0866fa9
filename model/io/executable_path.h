#pragma once

#include <QString>

namespace bocage::model {

/// The running program's file, asked of the system rather than of QCoreApplication, which tests and early
/// start-up do not have yet. Empty where the system does not tell.
QString executablePath();

}  // namespace bocage::model
