#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <functional>
#include <optional>

#include "editor/forms/pending_input.h"
#include "model/studio/field_plan.h"
#include "rules/content/library.h"

namespace bocage::editor {

/// Buttons of which one is chosen show it by a thicker frame, not by colour alone.
inline const QString chosenButtonStyle =
    QStringLiteral("QPushButton:checked { border: 2px solid palette(highlight); }");

/// One line that is handed over when the keyboard leaves it or Enter is pressed, and only if it was changed.
class LineField : public QLineEdit {
    Q_OBJECT

public:
    explicit LineField(std::function<void(const QString&)> write, QWidget* parent = nullptr);
    /// What the document says; `several` when the chosen pieces differ.
    void show(const QString& text, bool several = false);
    /// What counts while the field is empty, faint in it.
    void setUsual(const QString& text) { m_usual = text; }

protected:
    /// What nobody can read gives way to what the document says; a long line is seen from its beginning.
    void focusOutEvent(QFocusEvent* event) override;

private:
    void commit();
    std::function<void(const QString&)> m_write;
    QString m_shown;
    QString m_usual;
};

/// A number as it is printed, or nothing; written as files count it.
class NumberField : public LineField {
    Q_OBJECT

public:
    NumberField(const model::FieldPlan& plan, std::function<void(std::optional<int>)> write,
                QWidget* parent = nullptr);
};

/// Several lines of text.
class ParagraphField : public QPlainTextEdit, public HoldsInput {
    Q_OBJECT

public:
    explicit ParagraphField(std::function<void(const QString&)> write, QWidget* parent = nullptr);
    void show(const QString& text, bool several = false);
    void commitInput() override;

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    std::function<void(const QString&)> m_write;
    QString m_shown;
};

/// What nothing is known about, a field of a newer version or of somebody else's program: it is kept as it
/// is, shown as a plain list, and can only be taken away.
class KeptField : public QWidget {
    Q_OBJECT

public:
    explicit KeptField(std::function<void()> remove, QWidget* parent = nullptr);
    void show(const QStringList& lines, bool several);
    QStringList lines() const;

private:
    QPlainTextEdit* m_lines;
    QLabel* m_note;
};

/// A word with completions; anything may be typed. What files call it may differ from what people read:
/// either may be typed, and the one of files is written.
class WordField : public QComboBox {
    Q_OBJECT

public:
    using Words = std::function<QString(const QString&)>;  ///< what people read for a suggestion
    WordField(const QStringList& suggestions, std::function<void(const QString&)> write,
              const Words& words = {}, QWidget* parent = nullptr);
    void show(const QString& text, bool several = false);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void commit();
    /// What is written for the text in the field.
    QString written() const;
    std::function<void(const QString&)> m_write;
    QString m_shown;  ///< as it is written
};

/// A piece by its picture and name; Enter or a click opens the picker, Delete takes it away.
class ContentField : public QPushButton {
    Q_OBJECT

public:
    struct Options {
        std::function<rules::LibraryPtr()> library;
        std::string system;
        QStringList kinds;
        QString title;
        std::function<void(const rules::ContentId&)> write;  ///< an empty id: none
        std::function<rules::PackId()> first = {};           ///< the pack whose pieces are offered first
    };
    explicit ContentField(Options options, QWidget* parent = nullptr);
    void show(const rules::ContentId& id, bool several = false);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose();
    Options m_options;
};

}  // namespace bocage::editor
