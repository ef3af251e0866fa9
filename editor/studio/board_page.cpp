#include "editor/studio/board_page.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSlider>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

#include "editor/panels/thumbnails.h"
#include "editor/studio/drawing_field.h"
#include "editor/studio/field_controls.h"
#include "editor/systems/game_editor.h"
#include "editor/tools/flow_layout.h"
#include "model/io/png_door.h"
#include "model/library/pack_scans.h"
#include "model/messages/element_names.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"

namespace bocage::editor {

using rules::ContentId;
using BoardTool = BoardCanvas::Tool;

namespace {
constexpr int firstOwn = static_cast<int>(BoardCanvas::Tool::Own);  ///< ids of buttons of the game's tools
}  // namespace

BoardPage::BoardPage(model::PackDocument& document, QWidget* parent) : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("boardPage"));
    setAcceptDrops(true);
    m_canvas = new BoardCanvas(document);
    m_tools = new QButtonGroup(this);
    m_toolRow = new FlowLayout(nullptr, 4, 4);
    for (const BoardTool tool : {BoardTool::Terrain, BoardTool::Edge, BoardTool::Corner, BoardTool::Room}) {
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setStyleSheet(chosenButtonStyle);
        button->setObjectName(QStringLiteral("boardTool%1").arg(static_cast<int>(tool)));
        m_tools->addButton(button, static_cast<int>(tool));
        m_toolButtons.push_back(button);
        m_toolRow->addWidget(button);
    }
    m_toolButtons.front()->setChecked(true);
    m_kinds = new QListWidget;
    m_kinds->setObjectName(QStringLiteral("boardKinds"));
    m_kinds->setIconSize({28, 28});
    m_kinds->setMinimumWidth(210);
    m_room = new QSpinBox;
    m_room->setObjectName(QStringLiteral("boardRoom"));
    m_room->setRange(1, 20);
    m_roomLabel = new QLabel;
    auto* rooms = new QHBoxLayout;
    rooms->addWidget(m_roomLabel);
    rooms->addWidget(m_room, 1);
    m_faces = new QComboBox;
    m_faces->setObjectName(QStringLiteral("boardFace"));
    m_cols = new QSpinBox;
    m_rows = new QSpinBox;
    m_cols->setObjectName(QStringLiteral("boardCols"));
    m_rows->setObjectName(QStringLiteral("boardRows"));
    for (QSpinBox* box : {m_cols, m_rows}) {
        box->setRange(1, 60);
        box->setKeyboardTracking(false);
    }
    m_sizeLabel = new QLabel;
    m_scan = new QPushButton;
    m_scan->setObjectName(QStringLiteral("boardScan"));
    m_corners = new QPushButton;
    m_corners->setObjectName(QStringLiteral("boardCorners"));
    m_useScan = new QPushButton;
    m_useScan->setObjectName(QStringLiteral("boardUseScan"));
    m_dropScan = new QPushButton;
    m_dropScan->setObjectName(QStringLiteral("boardDropScan"));
    m_opacity = new QSlider(Qt::Horizontal);
    m_opacity->setObjectName(QStringLiteral("boardOpacity"));
    m_opacity->setRange(0, 100);
    m_opacity->setValue(50);
    m_opacity->setMaximumWidth(120);
    m_words = new QLabel;
    m_words->setObjectName(QStringLiteral("boardWords"));
    m_words->setProperty("role", "muted");
    m_words->setTextFormat(Qt::PlainText);
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);

    auto* left = new QVBoxLayout;
    left->addWidget(m_faces);
    auto* size = new QHBoxLayout;
    size->addWidget(m_sizeLabel);
    size->addWidget(m_cols);
    size->addWidget(new QLabel(QStringLiteral("×")));
    size->addWidget(m_rows);
    size->addStretch(1);
    left->addLayout(size);
    left->addLayout(m_toolRow);
    left->addWidget(m_kinds, 1);
    left->addLayout(rooms);
    auto* below = new QHBoxLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{m_scan, m_corners, m_opacity, m_useScan, m_dropScan})
        below->addWidget(each);
    below->addStretch(1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_canvas, 1);
    right->addWidget(m_words);
    right->addLayout(below);
    auto* columns = new QHBoxLayout(this);
    columns->setContentsMargins(12, 4, 12, 8);
    columns->addLayout(left);
    columns->addLayout(right, 1);

    connect(m_tools, &QButtonGroup::idClicked, this, [this](int tool) {
        if (const FaceTool* own = ownTool())
            m_canvas->setOwnTool(*own);
        else
            m_canvas->setTool(static_cast<BoardTool>(tool));
        fillKinds();
        refresh();
    });
    connect(m_kinds, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (!item || m_filling)
            return;
        if (ownTool())
            m_canvas->setOwnKind(item->data(Qt::UserRole).toString());
        else
            m_canvas->setBrush(ContentId(item->data(Qt::UserRole).toString().toStdString()));
    });
    connect(m_kinds, &QListWidget::itemActivated, this, [this] { m_canvas->setFocus(); });
    connect(m_room, &QSpinBox::valueChanged, this, [this](int room) { m_canvas->setRoom(room - 1); });
    connect(m_faces, &QComboBox::activated, this,
            [this](int face) { setFace(static_cast<std::size_t>(face)); });
    const auto resized = [this] {
        if (!m_filling)
            model::FaceEdits(m_document, m_item, m_face).resize(m_cols->value(), m_rows->value());
    };
    connect(m_cols, &QSpinBox::valueChanged, this, resized);
    connect(m_rows, &QSpinBox::valueChanged, this, resized);
    connect(m_scan, &QPushButton::clicked, this, [this] {
        const QString path =
            QFileDialog::getOpenFileName(window(), tr("Choose a scan"), {}, tr("Pictures") + pictureFilter());
        if (!path.isEmpty())
            openScan(path);
    });
    connect(m_corners, &QPushButton::clicked, m_canvas, &BoardCanvas::askCorners);
    connect(m_opacity, &QSlider::valueChanged, this,
            [this](int value) { m_canvas->setScanOpacity(value / 100.0); });
    connect(m_useScan, &QPushButton::clicked, this,
            [this] { model::FaceEdits(m_document, m_item, m_face).setScan(m_canvas->straightScan()); });
    connect(m_dropScan, &QPushButton::clicked, this, [this] {
        if (!m_canvas->scan().isNull())
            m_canvas->setScan({});
        else
            model::FaceEdits(m_document, m_item, m_face).setScan({});
        refresh();
    });
    connect(m_canvas, &BoardCanvas::said, this, [this](const QString& words) {
        m_words->setText(words);
        Q_EMIT said(words);
    });
    connect(m_canvas, &BoardCanvas::cornersSet, this, &BoardPage::refresh);
    connect(&m_document, &model::PackDocument::changed, this, &BoardPage::refresh, Qt::QueuedConnection);
    retranslate();
}

void BoardPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BoardPage::retranslate() {
    const QString names[] = {tr("Ground"), tr("Edges"), tr("Corners"), tr("Rooms")};
    for (std::size_t i = 0; i < m_toolButtons.size(); ++i)
        m_toolButtons[i]->setText(i < std::size(names) ? names[i] : m_ownTools[i - std::size(names)]->name());
    m_kinds->setAccessibleName(tr("What the brush lays down"));
    m_roomLabel->setText(tr("Room:"));
    m_sizeLabel->setText(tr("Size:"));
    m_faces->setAccessibleName(tr("Face"));
    m_cols->setAccessibleName(tr("Columns"));
    m_rows->setAccessibleName(tr("Rows"));
    m_opacity->setAccessibleName(tr("How much of the scan shows"));
    m_opacity->setToolTip(m_opacity->accessibleName());
    m_scan->setText(tr("Trace a scan…"));
    m_corners->setText(tr("Set its corners again"));
    m_useScan->setText(tr("Draw the scan"));
    m_useScan->setToolTip(
        tr("Maps, prints and exports then show the scan; the rules stay those of the painted spaces."));
    m_dropScan->setText(tr("Without the scan"));
    fillKinds();
    refresh();
}

void BoardPage::setItem(const ContentId& item) {
    if (item == m_item)
        return;
    m_item = item;
    m_face = 0;
    m_canvas->setFace(item, 0);
    fillKinds();
    refresh();
}

void BoardPage::setFace(std::size_t face) {
    m_face = face;
    m_canvas->setFace(m_item, face);
    refresh();
}

const FaceTool* BoardPage::ownTool() const {
    const int index = m_tools->checkedId() - firstOwn;
    return index >= 0 && index < static_cast<int>(m_ownTools.size())
               ? m_ownTools[static_cast<std::size_t>(index)].get()
               : nullptr;
}

void BoardPage::fillTools() {
    const std::string& system = m_document.value().manifest.system;
    const GameEditor* game = findGameEditor(system);
    if (system != m_system) {
        m_system = system;
        m_toolButtons.front()->setChecked(true);
        m_canvas->setTool(BoardTool::Terrain);
        while (static_cast<int>(m_toolButtons.size()) > firstOwn) {
            delete m_toolButtons.back();
            m_toolButtons.pop_back();
        }
        m_ownTools = game ? game->createFaceTools() : std::vector<std::unique_ptr<FaceTool>>();
        for (std::size_t i = 0; i < m_ownTools.size(); ++i) {
            auto* button = new QPushButton(m_ownTools[i]->name());
            button->setCheckable(true);
            button->setStyleSheet(chosenButtonStyle);
            button->setObjectName(QStringLiteral("boardTool.") + m_ownTools[i]->id());
            m_tools->addButton(button, firstOwn + static_cast<int>(i));
            m_toolButtons.push_back(button);
            m_toolRow->addWidget(button);
        }
        fillKinds();
    }
    // What no pack of the game has a kind for cannot be painted.
    using Place = rules::TerrainKind::Place;
    const auto has = [&](Place place) {
        const auto library = m_document.liveLibrary();
        for (const rules::Pack& pack : library->packs())
            if (pack.manifest.system == system)
                for (const rules::TerrainKind& kind : pack.terrain)
                    if (kind.place == place)
                        return true;
        return false;
    };
    m_toolButtons[static_cast<std::size_t>(BoardTool::Edge)]->setVisible(has(Place::Edge));
    m_toolButtons[static_cast<std::size_t>(BoardTool::Corner)]->setVisible(has(Place::Corner));
    m_toolButtons[static_cast<std::size_t>(BoardTool::Room)]->setVisible(!game || game->hasRooms());
}

void BoardPage::fillKinds() {
    const QScopedValueRollback filling(m_filling, true);
    if (const FaceTool* own = ownTool()) {
        const QString last =
            m_kinds->currentItem() ? m_kinds->currentItem()->data(Qt::UserRole).toString() : QString();
        m_kinds->clear();
        for (const FaceTool::Kind& kind : own->kinds()) {
            auto* row = new QListWidgetItem(kind.icon, kind.name);
            row->setData(Qt::UserRole, kind.id);
            m_kinds->addItem(row);
            if (kind.id == last)
                m_kinds->setCurrentItem(row);
        }
        if (!m_kinds->currentItem())
            m_kinds->setCurrentRow(0);
        m_kinds->show();
        m_room->hide();
        m_roomLabel->hide();
        m_canvas->setOwnKind(m_kinds->currentItem()->data(Qt::UserRole).toString());
        return;
    }
    const ContentId before(m_kinds->currentItem()
                               ? m_kinds->currentItem()->data(Qt::UserRole).toString().toStdString()
                               : std::string());
    m_kinds->clear();
    const auto tool = static_cast<BoardTool>(m_tools->checkedId());
    using Place = rules::TerrainKind::Place;
    const Place place = tool == BoardTool::Edge     ? Place::Edge
                        : tool == BoardTool::Corner ? Place::Corner
                                                    : Place::Cell;
    m_kinds->setVisible(tool != BoardTool::Room);
    m_room->setVisible(tool == BoardTool::Room);
    m_roomLabel->setVisible(tool == BoardTool::Room);
    const auto library = m_document.liveLibrary();
    for (const rules::Pack& pack : library->packs()) {
        if (pack.manifest.system != m_document.value().manifest.system)
            continue;
        for (const rules::TerrainKind& kind : pack.terrain) {
            if (kind.place != place)
                continue;
            auto* row = new QListWidgetItem(QIcon(thumbnail(library, kind.id, {28, 28}, devicePixelRatioF())),
                                            model::localized(kind.name));
            row->setData(Qt::UserRole, QString::fromStdString(kind.id.value));
            m_kinds->addItem(row);
            if (kind.id == before)
                m_kinds->setCurrentItem(row);
        }
    }
    auto* none = new QListWidgetItem(tool == BoardTool::Terrain ? tr("No space") : tr("Nothing"));
    none->setData(Qt::UserRole, QString());
    m_kinds->addItem(none);
    if (!m_kinds->currentItem())
        m_kinds->setCurrentRow(0);
    m_canvas->setBrush(ContentId(m_kinds->currentItem()->data(Qt::UserRole).toString().toStdString()));
}

void BoardPage::choose(const ContentId& kind) {
    if (const rules::TerrainKind* terrain = m_document.liveLibrary()->terrain(kind)) {
        using Place = rules::TerrainKind::Place;
        const BoardTool tool = terrain->place == Place::Edge     ? BoardTool::Edge
                               : terrain->place == Place::Corner ? BoardTool::Corner
                                                                 : BoardTool::Terrain;
        m_toolButtons[static_cast<std::size_t>(tool)]->setChecked(true);
        m_canvas->setTool(tool);
        fillKinds();
    }
    for (int i = 0; i < m_kinds->count(); ++i)
        if (m_kinds->item(i)->data(Qt::UserRole).toString().toStdString() == kind.value)
            m_kinds->setCurrentRow(i);
}

void BoardPage::refresh() {
    fillTools();
    const QScopedValueRollback filling(m_filling, true);
    const auto library = m_document.liveLibrary();
    const std::vector<rules::Face>* faces = nullptr;
    if (const rules::BoardDef* board = library->board(m_item))
        faces = &board->faces;
    else if (const rules::OverlayDef* overlay = library->overlay(m_item))
        faces = &overlay->faces;
    m_faces->clear();
    if (faces)
        for (const rules::Face& face : *faces) {
            const QString title = model::localized(face.title);
            // Called as the form calls it: "a" is face A.
            QString name = QString::fromStdString(face.name);
            name = name.left(1).toUpper() + name.mid(1);
            m_faces->addItem(title.isEmpty() ? tr("Face “%1”").arg(name) : title);
        }
    if (faces && m_face >= faces->size() && !faces->empty()) {
        m_face = 0;
        m_canvas->setFace(m_item, 0);
    }
    m_faces->setCurrentIndex(static_cast<int>(m_face));
    const rules::Face* face = model::FaceEdits(m_document, m_item, m_face).face();
    setEnabled(face);
    if (face) {
        m_cols->setValue(face->grid.cols);
        m_rows->setValue(face->grid.rows);
    }
    const bool scan = !m_canvas->scan().isNull();
    const bool drawn = face && !face->art.empty();
    m_corners->setVisible(scan);
    m_opacity->setVisible(scan);
    m_useScan->setVisible(scan);
    m_useScan->setEnabled(scan && !m_canvas->straightScan().isNull());
    m_dropScan->setVisible(scan || drawn);
}

bool BoardPage::openScan(const QString& path) {
    const auto clean = model::offeredPicture(path);
    QImage image;
    if (clean && clean->suffix == QLatin1String("svg"))
        image = QImage::fromData(clean->bytes, "SVG");
    else if (clean)
        if (const auto read = model::readPng(clean->bytes))
            image = *read;
    if (image.isNull()) {
        QMessageBox box(QMessageBox::Warning, QStringLiteral("Bocage"),
                        tr("“%1” cannot be used as a scan.").arg(QFileInfo(path).fileName()), QMessageBox::Ok,
                        window());
        box.setObjectName(QStringLiteral("scanRefused"));
        box.setTextFormat(Qt::PlainText);
        if (!clean)
            box.setInformativeText(model::ProblemText::full(clean.problems()).join(QLatin1Char('\n')));
        else
            box.setInformativeText(tr("Save it as PNG and try again."));
        box.exec();
        return false;
    }
    m_canvas->setScan(image);
    refresh();
    m_canvas->setFocus();
    return true;
}

void BoardPage::dragEnterEvent(QDragEnterEvent* event) {
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile()) {
        if (isPictureFile(urls.front().toLocalFile()))
            event->acceptProposedAction();
    }
}

void BoardPage::dropEvent(QDropEvent* event) {
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { openScan(path); }, Qt::QueuedConnection);
}

}  // namespace bocage::editor
