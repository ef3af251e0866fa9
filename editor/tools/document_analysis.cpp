#include "editor/tools/document_analysis.h"

#include "model/messages/words.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

const model::BattleAnalysis* DocumentAnalysis::of(model::ScenarioDocument& document) {
    if (m_document != &document) {
        if (m_document)
            m_document->disconnect(this);
        m_document = &document;
        m_fresh = false;
        const auto forget = [this] {
            m_fresh = false;
            Q_EMIT outdated();
        };
        connect(&document, &model::ScenarioDocument::changed, this, forget);
        connect(&document, &model::Document::libraryChanged, this, forget);
    }
    if (!m_fresh) {
        m_analysis = model::analyse(document.scenario(), document.library(), m_analysis);
        m_fresh = true;
    }
    return m_analysis.get();
}

QString DocumentAnalysis::whyNot(const model::ScenarioDocument& document) {
    const std::string& system = document.scenario().system;
    if (model::canAnalyse(system))
        return {};
    const rules::GameSystem* game = rules::findGameSystem(system);
    return tr("The rules of %1 do not answer questions about sight and movement.")
        .arg(game ? model::localized(game->name()) : QString::fromStdString(system));
}

}  // namespace bocage::editor
