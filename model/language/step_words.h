#pragma once

#include <QTranslator>

class QUndoStack;

namespace bocage::model {

/// A translator that remembers which names of undo steps it gave out, so that the history can be told again
/// in another language. Everything else passes through.
class StepTranslator : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;
    QString translate(const char* context, const char* sourceText, const char* disambiguation,
                      int n) const override;
};

/// The name of a step as it reads in the language of now; what nobody remembers stays as it is. Names of
/// things inside it stay as well: they are what the step was about then.
QString retoldStep(const QString& text);
/// All steps of a history. Views do not notice: show them the stack anew.
void retellSteps(QUndoStack& history);

}  // namespace bocage::model
