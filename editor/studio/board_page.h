#pragma once

#include <QWidget>

#include <memory>

#include "editor/studio/board_canvas.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSlider;
class QSpinBox;

namespace bocage::editor {

/// Where the faces of boards and overlays are painted: tools and kinds of terrain on the left, the face in
/// the middle, its size and the scan that is traced below.
class BoardPage : public QWidget {
    Q_OBJECT

public:
    explicit BoardPage(model::PackDocument& document, QWidget* parent = nullptr);

    void setItem(const rules::ContentId& item);
    void setFace(std::size_t face);
    BoardCanvas& canvas() { return *m_canvas; }
    /// Chooses what the brush lays down; the tool follows its place.
    void choose(const rules::ContentId& kind);
    /// Takes a picture through the door and lays it under the grid.
    bool openScan(const QString& path);

Q_SIGNALS:
    void said(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void refresh();
    void fillKinds();
    void retranslate();
    /// The tools that boards of this game have: the shared ones it has kinds for, then its own.
    void fillTools();
    const FaceTool* ownTool() const;

    model::PackDocument& m_document;
    rules::ContentId m_item;
    std::size_t m_face = 0;
    BoardCanvas* m_canvas;
    QButtonGroup* m_tools;
    std::vector<QPushButton*> m_toolButtons;  ///< shared ones, then those of the game
    std::string m_system;                     ///< whose tools these are
    std::vector<std::unique_ptr<FaceTool>> m_ownTools;
    QLayout* m_toolRow;
    QListWidget* m_kinds;
    QLabel* m_words;
    QComboBox* m_faces;
    QSpinBox* m_cols;
    QSpinBox* m_rows;
    QSpinBox* m_room;
    QLabel* m_sizeLabel;
    QLabel* m_roomLabel;
    QPushButton* m_scan;
    QPushButton* m_corners;
    QPushButton* m_useScan;
    QPushButton* m_dropScan;
    QSlider* m_opacity;
    bool m_filling = false;
};

}  // namespace bocage::editor
