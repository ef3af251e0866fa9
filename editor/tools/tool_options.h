#pragma once

#include <QPixmap>
#include <QStringList>
#include <QWidget>
#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace bocage::editor {

class FlowLayout;

/// A row of small controls for the strip above the canvas. A tool fills one in createOptions(); the controls
/// hold no state of their own: they show what the tool says and hand back what the user chose. Object names
/// (`id`) are for tests, `name` is the caption and the accessible name, `tip` a sentence.
class ToolOptions : public QWidget {
    Q_OBJECT

public:
    explicit ToolOptions(QWidget* parent);

    FlowLayout& flow() const { return *m_layout; }

    /// Choices speak for themselves and go without a caption.
    QComboBox* addChoice(const QString& name, const QString& id, const QStringList& items, int current,
                         const QString& tip, std::function<void(int)> choose);
    QSpinBox* addNumber(const QString& name, const QString& id, int from, int to, int current,
                        const QString& tip, std::function<void(int)> choose);
    QLineEdit* addText(const QString& name, const QString& id, const QString& current, int characters,
                       const QString& tip, std::function<void(const QString&)> choose);
    QPushButton* addToggle(const QString& name, const QString& id, bool on, const QString& tip,
                           std::function<void(bool)> choose);
    QPushButton* addButton(const QString& name, const QString& id, const QString& tip,
                           std::function<void()> run);

    /// One of several, as buttons side by side. `icon` names a picture of the icon set.
    struct Segment {
        QString id, name, tip, icon;
    };
    void addSegments(const QString& name, const std::vector<Segment>& segments, int current,
                     std::function<void(int)> choose);
    void addSeparator();
    /// Swatches with what they stand for.
    void addLegend(const QString& id, const std::vector<std::pair<QPixmap, QString>>& rows);

private:
    void add(QWidget* control, const QString& name, const QString& id, const QString& tip, bool caption);

    FlowLayout* m_layout;
};

}  // namespace bocage::editor
