#pragma once

#include <QWidget>

#include "model/document/pack_document.h"

class QCheckBox;
class QLabel;

namespace bocage::editor {

/// A piece as the map or the table shows it, drawn from what the form says now: every face large, and at the
/// size it has on the table; in grey when asked for, as a printer without colours has it.
class PiecePreview : public QWidget {
    Q_OBJECT

public:
    explicit PiecePreview(model::PackDocument& document, QWidget* parent = nullptr);
    void setItem(const rules::ContentId& id);
    bool drawn() const { return m_drawn; }
    QSize sizeHint() const override { return {260, 420}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    class Picture;
    void retranslate();

    model::PackDocument& m_document;
    rules::ContentId m_item;
    Picture* m_picture;
    QLabel* m_title;
    QCheckBox* m_grey;
    bool m_drawn = false;
};

}  // namespace bocage::editor
