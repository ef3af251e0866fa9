// Game aids of the document in front.
#include "app/gui/main_window.h"
#include "editor/forms/pending_input.h"
#include "editor/print/print_dialog.h"
#include "model/campaign/campaign_files.h"
#include "model/document/origin.h"
#include "model/document/pack_document.h"
#include "model/io/judge_file.h"
#include "model/messages/fitness.h"

namespace bocage::app {

void MainWindow::printAids() {
    editor::commitPendingInput(this);
    model::Document* document = currentDocument();
    if (!document)
        return;
    auto source = std::make_shared<editor::PrintSource>();
    source->library = m_library.library;
    if (const auto* pack = qobject_cast<const model::PackDocument*>(document)) {
        // As it is being edited, not as it was installed.
        source->library = pack->liveLibrary();
        source->pack = pack->value().manifest.id;
        editor::PrintDialog(source, this).exec();
        return;
    }
    source->value = model::valueOf(*document);
    rules::ValidateRequest request;
    request.library = m_library.library;
    // Linked armies are printed with their scenario, and judged with it.
    if (auto* scenario = std::get_if<rules::Scenario>(&source->value)) {
        source->remark =
            model::Fitness(model::judgeFile(*scenario, model::linkBase(*document), request).verdict).line();
    } else if (const auto* roster = std::get_if<rules::Roster>(&source->value)) {
        request.roster = roster;
        source->remark = model::Fitness(rules::validate(request)).line();
    } else if (const auto* campaign = std::get_if<rules::Campaign>(&source->value)) {
        model::CampaignFiles files = model::loadChapters(*campaign, model::linkBase(*document));
        source->chapters = files.scenarios;
        source->remark =
            model::Fitness(model::judgeCampaign(*campaign, std::move(files), request).verdict).line();
    }
    editor::PrintDialog dialog(source, this);
    dialog.exec();
}

}  // namespace bocage::app
