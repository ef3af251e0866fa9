#include "editor/scenario/arrange_actions.h"

#include "editor/actions/action_set.h"
#include "editor/panels/replace_dialog.h"
#include "editor/scenario/scenario_view.h"
#include "editor/tools/move_gesture.h"
#include "model/plan/placed_elements.h"

namespace bocage::editor {

using model::ScenarioEdits;
using model::Section;

namespace {

constexpr std::pair<const char*, ScenarioEdits::Alignment> alignments[] = {
    {"arrange.left", ScenarioEdits::Alignment::Left},
    {"arrange.centre", ScenarioEdits::Alignment::CentreAcross},
    {"arrange.right", ScenarioEdits::Alignment::Right},
    {"arrange.top", ScenarioEdits::Alignment::Top},
    {"arrange.middle", ScenarioEdits::Alignment::CentreDown},
    {"arrange.bottom", ScenarioEdits::Alignment::Bottom},
};

void align(ScenarioView& view, ScenarioEdits::Alignment alignment) {
    const auto ids = view.selection().list();
    const auto deed = [&](ScenarioEdits& edits) { edits.align(ids, alignment); };
    if (const QString reason = whyNot(view.document(), ids, deed); !reason.isEmpty()) {
        view.canvas().tell(reason);
        return;
    }
    ScenarioEdits edits(view.document());
    deed(edits);
}

/// Boards or overlays when nothing else is selected: only those can be swapped for others.
std::optional<model::PaletteModel::Group> replaceable(ScenarioView& view) {
    std::optional<Section> only;
    for (const auto& id : view.selection().ids()) {
        const auto element = model::placedElement(view.document().scenario(), *view.document().library(), id);
        if (!element || (only && *only != element->section))
            return std::nullopt;
        only = element->section;
    }
    if (only == Section::Boards)
        return model::PaletteModel::Group::Boards;
    if (only == Section::Overlays)
        return model::PaletteModel::Group::Overlays;
    return std::nullopt;
}

}  // namespace

void connectArrangeActions(ActionSet& actions, QObject& receiver, std::function<ScenarioView*()> view) {
    for (const auto& [id, alignment] : alignments)
        actions.connectTo(QString::fromLatin1(id), &receiver, [view, wanted = alignment] {
            if (ScenarioView* front = view())
                align(*front, wanted);
        });
    actions.connectTo(QStringLiteral("edit.replace"), &receiver, [view] {
        ScenarioView* front = view();
        const auto group = front ? replaceable(*front) : std::nullopt;
        if (!group)
            return;
        const model::PaletteModel* stock = front->canvas().stock();
        auto* dialog = new ReplaceDialog(front->document(), front->selection().list(), *group,
                                         stock ? stock->collection() : rules::Collection(), front);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
}

void refreshArrangeActions(ActionSet& actions, ScenarioView* view) {
    const bool several = view && view->selection().ids().size() > 1;
    for (const auto& [id, alignment] : alignments)
        actions.action(QString::fromLatin1(id))->setEnabled(several);
    actions.action(QStringLiteral("edit.replace"))
        ->setEnabled(view && !view->selection().empty() && replaceable(*view));
}

}  // namespace bocage::editor
