#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

class QFormLayout;
class QVBoxLayout;

namespace bocage::editor {

/// The page of the inspector: rows of facts and of fields that follow the document. A field that stands for
/// several things reads nothing when they differ; it then says "several values" and changes none until the
/// user sets it.
class InspectorForm : public QWidget {
    Q_OBJECT

public:
    explicit InspectorForm(QWidget* parent = nullptr);

    void beginForm();
    void addSection(const QString& title);
    void addParagraph(const QString& text, const char* role = nullptr);
    void addFact(const QString& name, const QString& value);
    void addWide(QWidget* widget);

    using ReadText = std::function<std::optional<QString>()>;
    using ReadIndex = std::function<std::optional<int>()>;
    void addText(const QString& name, const QString& id, ReadText read,
                 std::function<void(const QString&)> write);
    /// The same on several lines, written stroke by stroke; `endStep` comes before a stroke that begins an
    /// undo step of its own.
    void addLongText(const QString& name, const QString& id, ReadText read,
                     std::function<void(const QString&)> write, std::function<void()> endStep);
    void addChoice(const QString& name, const QString& id, const QStringList& texts, ReadIndex read,
                   std::function<void(int)> write);
    void addTurns(const QString& name, int turns, ReadIndex read, std::function<void(int)> write);

    /// Puts back what the field said and shows below it why what was typed cannot be.
    void refuse(const QString& id, const QString& why);
    /// Puts the document's values into the fields.
    void refresh() const;
    /// Room below; nothing is added after it.
    void end();
    /// Another page takes its place: its fields write no more, and it goes when nobody is inside any longer.
    void retire();

private:
    void addRow(const QString& name, QWidget* field, bool buddy = true);

    QVBoxLayout* m_rows;
    QFormLayout* m_form = nullptr;
    bool m_retired = false;
    bool m_afterParagraph = false;  ///< a heading keeps some distance from it
    std::vector<std::function<void()>> m_refreshers;
};

}  // namespace bocage::editor
