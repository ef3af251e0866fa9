#pragma once

#include <QWidget>

#include "editor/panels/layers_model.h"

class QLabel;
class QSlider;
class QTableView;

namespace bocage::editor {

/// Shows, hides, locks and fades the layers of the view in front.
class LayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit LayersPanel(QWidget* parent = nullptr);

    void setSettings(LayerSettings* settings);
    LayersModel& layers() { return m_model; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showCurrent();

    LayersModel m_model;
    QTableView* m_table;
    QLabel* m_caption;
    QSlider* m_opacity;
};

}  // namespace bocage::editor
