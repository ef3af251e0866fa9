#pragma once

#include <QScrollArea>
#include <functional>
#include <vector>

#include "model/commands/pack_edits.h"

namespace bocage::editor {

/// The form of the pack itself: titles, version, author, where its values come from, what it needs, its
/// languages and its other files.
class ManifestForm : public QScrollArea {
    Q_OBJECT

public:
    explicit ManifestForm(model::PackDocument& document, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    void copyWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    QString shape() const;
    bool isEmpty() const;

    model::PackDocument& m_document;
    model::PackEdits m_edits;
    std::vector<std::function<void()>> m_updates;
    QString m_shape;
};

}  // namespace bocage::editor
