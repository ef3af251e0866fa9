#include "editor/systems/normandie/army/make_army.h"

#include <QCoreApplication>

#include "model/commands/variant_edits.h"
#include "rules/systems/normandie/checks/check_context.h"

namespace bocage::editor {

namespace {

struct MakeArmy {
    Q_DECLARE_TR_FUNCTIONS(MakeArmy)
};

}  // namespace

void makeArmy(OptimiseDialog::Purpose purpose, model::RosterDocument& document,
              const model::UserCollection* shelf, QWidget* parent) {
    OptimiseDialog dialog(purpose, rules::normandie::contentFor(document.library()), document.roster(),
                          document.player(), parent);
    if (shelf && shelf->named())
        dialog.setCollection(shelf->value());
    if (dialog.exec() != QDialog::Accepted || !dialog.army())
        return;
    const QString step = purpose == OptimiseDialog::Purpose::FillLastPoints
                             ? MakeArmy::tr("Fill the last points")
                         : purpose == OptimiseDialog::Purpose::BestArmy ? MakeArmy::tr("Take the best army")
                                                                        : MakeArmy::tr("Take a random army");
    model::VariantEdits(document).take(dialog.army()->roster, step);
}

}  // namespace bocage::editor
