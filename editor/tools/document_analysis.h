#pragma once

#include <QObject>
#include <QPointer>

#include "model/analysis/battle_analysis.h"
#include "model/document/scenario_document.h"

namespace bocage::editor {

/// The rules' answers about the document in front, kept until it changes.
class DocumentAnalysis : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Null when the document's game cannot be asked.
    const model::BattleAnalysis* of(model::ScenarioDocument& document);

    /// Why a tool that asks the rules is of no use here; empty when it is.
    static QString whyNot(const model::ScenarioDocument& document);

Q_SIGNALS:
    /// The document changed: answers given so far may be wrong now.
    void outdated();

private:
    QPointer<model::ScenarioDocument> m_document;
    model::BattleAnalysisPtr m_analysis;
    bool m_fresh = false;
};

}  // namespace bocage::editor
