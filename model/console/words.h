#pragma once

#include <QCoreApplication>

namespace bocage::console {

/// Translation context of what the command line says itself. Findings and problems have their words in
/// model/messages.
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

}  // namespace bocage::console
