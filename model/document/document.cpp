#include "model/document/document.h"

namespace bocage::model {

Document::Document(rules::LibraryPtr library, QObject* parent)
    : QObject(parent), m_library(std::move(library)) {
    connect(&m_undoStack, &QUndoStack::cleanChanged, this,
            [this](bool clean) { Q_EMIT modifiedChanged(!clean); });
}

Document::~Document() {
    // The stack empties itself on its way out. That is no clean state: whoever watches must not throw a
    // safety copy away.
    m_undoStack.blockSignals(true);
}

bool Document::mayBegin(const QString& step) const {
    if (!isChanging())
        return true;
    if (qEnvironmentVariableIsSet("BOCAGE_STRICT"))
        qFatal("\"%s\" wants to begin inside another step", qPrintable(step));
    qWarning("\"%s\" wanted to begin inside another step and was refused", qPrintable(step));
    return false;
}

void Document::setPath(const QString& path) {
    if (path == m_path)
        return;
    m_path = path;
    Q_EMIT pathChanged();
}

void Document::setLibrary(rules::LibraryPtr library) {
    m_library = std::move(library);
    Q_EMIT libraryChanged();
}

}  // namespace bocage::model
