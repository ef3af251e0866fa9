#include "editor/tools/tool_options.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"

namespace bocage::editor {

namespace {

void describe(QWidget& widget, const QString& name, const QString& id, const QString& tip) {
    widget.setObjectName(id);
    widget.setAccessibleName(name);
    widget.setToolTip(tip);
    widget.setStatusTip(tip);
}

}  // namespace

ToolOptions::ToolOptions(QWidget* parent) : QWidget(parent), m_layout(new FlowLayout(this, 8, 4)) {}

void ToolOptions::add(QWidget* control, const QString& name, const QString& id, const QString& tip,
                      bool caption) {
    describe(*control, name, id, tip);
    if (!caption) {
        m_layout->addWidget(control);
        return;
    }
    // Caption and control stay together when the row breaks.
    auto* field = new QWidget;
    auto* layout = new QHBoxLayout(field);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    auto* label = new QLabel(name);
    label->setProperty("role", "muted");
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(control);
    layout->addWidget(label);
    layout->addWidget(control);
    m_layout->addWidget(field);
}

QComboBox* ToolOptions::addChoice(const QString& name, const QString& id, const QStringList& items,
                                  int current, const QString& tip, std::function<void(int)> choose) {
    auto* box = new QComboBox;
    box->addItems(items);
    box->setCurrentIndex(current);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(190);
    connect(box, &QComboBox::activated, this, std::move(choose));
    add(box, name, id, tip, false);
    return box;
}

QSpinBox* ToolOptions::addNumber(const QString& name, const QString& id, int from, int to, int current,
                                 const QString& tip, std::function<void(int)> choose) {
    auto* box = new QSpinBox;
    box->setRange(from, to);
    box->setValue(current);
    connect(box, &QSpinBox::valueChanged, this, std::move(choose));
    add(box, name, id, tip, true);
    return box;
}

QLineEdit* ToolOptions::addText(const QString& name, const QString& id, const QString& current,
                                int characters, const QString& tip,
                                std::function<void(const QString&)> choose) {
    auto* field = new QLineEdit(current);
    field->setFixedWidth(26 + characters * field->fontMetrics().averageCharWidth());
    connect(field, &QLineEdit::editingFinished, this, [field, choose] { choose(field->text()); });
    add(field, name, id, tip, true);
    return field;
}

QPushButton* ToolOptions::addToggle(const QString& name, const QString& id, bool on, const QString& tip,
                                    std::function<void(bool)> choose) {
    auto* button = new QPushButton(name);
    button->setCheckable(true);
    button->setChecked(on);
    button->setProperty("chip", true);
    connect(button, &QPushButton::toggled, this, std::move(choose));
    add(button, name, id, tip, false);
    return button;
}

QPushButton* ToolOptions::addButton(const QString& name, const QString& id, const QString& tip,
                                    std::function<void()> run) {
    auto* button = new QPushButton(name);
    button->setProperty("chip", true);
    connect(button, &QPushButton::clicked, this, std::move(run));
    add(button, name, id, tip, false);
    return button;
}

void ToolOptions::addSegments(const QString& name, const std::vector<Segment>& segments, int current,
                              std::function<void(int)> choose) {
    auto* row = new QWidget;
    row->setAccessibleName(name);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* group = new QButtonGroup(row);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        const Segment& segment = segments[i];
        auto* button = new QPushButton;
        button->setCheckable(true);
        button->setChecked(static_cast<int>(i) == current);
        button->setProperty("segment", true);
        if (segment.icon.isEmpty())
            button->setText(segment.name);
        else
            button->setIcon(themedIcon(segment.icon));
        describe(*button, segment.name, segment.id, segment.tip);
        group->addButton(button, static_cast<int>(i));
        layout->addWidget(button);
    }
    connect(group, &QButtonGroup::idClicked, this, std::move(choose));
    m_layout->addWidget(row);
}

void ToolOptions::addLegend(const QString& id, const std::vector<std::pair<QPixmap, QString>>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto* row = new QWidget;
        row->setObjectName(QStringLiteral("%1.%2").arg(id).arg(i));
        auto* layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(5);
        auto* picture = new QLabel;
        picture->setPixmap(rows[i].first);
        auto* words = new QLabel(rows[i].second);
        words->setProperty("role", "muted");
        words->setTextFormat(Qt::PlainText);
        layout->addWidget(picture);
        layout->addWidget(words);
        m_layout->addWidget(row);
    }
}

void ToolOptions::addSeparator() {
    auto* line = new QFrame;
    line->setObjectName(QStringLiteral("optionsSeparator"));
    line->setFixedSize(1, 18);
    m_layout->addWidget(line);
}

}  // namespace bocage::editor
