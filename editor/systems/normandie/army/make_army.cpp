#include "editor/systems/normandie/army/make_army.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMessageBox>

#include "editor/systems/normandie/army/compare_panel.h"
#include "model/commands/variant_edits.h"
#include "model/io/document_files.h"
#include "model/messages/problem_text.h"
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

void compareWithFile(ComparePanel& panel, QWidget* parent) {
    const QString path = QFileDialog::getOpenFileName(parent, MakeArmy::tr("Compare with an army"), {},
                                                      MakeArmy::tr("Armies (*.army.json)"));
    if (path.isEmpty())
        return;
    const auto loaded = model::loadValue(path);
    const rules::Roster* roster = loaded ? std::get_if<rules::Roster>(&loaded->value) : nullptr;
    if (roster) {
        panel.setOther(*roster);
        return;
    }
    const rules::Problem problem = loaded
                                       ? rules::Problem{"document.no-army", {}, path.toStdString(), "", 0, 0}
                                       : loaded.problems().front();
    QMessageBox::warning(parent, MakeArmy::tr("Compare with an army"), model::ProblemText::full(problem));
}

}  // namespace bocage::editor
