#pragma once

#include <QAbstractTableModel>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/commands/pack_edits.h"
#include "model/studio/field_plan.h"
#include "model/studio/field_values.h"

namespace bocage::editor {

/// Pieces of one kind against their values: a row a piece, as text that can be typed. Below the last piece a
/// free row waits: a name typed there makes a piece like the one above it.
class ValueTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    ValueTableModel(model::PackDocument& document, std::string kind, QObject* parent = nullptr);

    const std::string& kind() const { return m_kind; }
    rules::ContentId itemAt(int row) const;
    int rowOf(const rules::ContentId& id) const;
    /// Whether pieces usually have a value in this column.
    bool isUsual(int column) const;
    std::string pointerOf(int column) const { return m_columns[static_cast<std::size_t>(column)].pointer; }
    int columnOf(const std::string& pointer) const;
    /// The sum of a column called "cost"; nothing when there is none.
    std::optional<qint64> costs() const;
    QStringList completions(const QModelIndex& index) const;
    /// Fields of the kind that no column holds, as people call them: those are entered in the form.
    QStringList elsewhere() const { return m_elsewhere; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

private:
    struct Column {
        std::string pointer;
        model::FieldPlan plan;
        bool usual = true;
    };
    void addColumns(const model::FieldPlan& plan, const std::string& pointer);
    bool isTypeable(const model::FieldPlan& list) const;
    QString textOf(const model::FieldPlan& plan, const rules::Json* value) const;
    /// Words that people read for what such a field can hold, in small letters, and what files write for
    /// them.
    std::map<QString, std::string> optionsOf(const model::FieldPlan& word) const;
    /// What a field of an element holds, as it can be typed behind the name of the field; empty when it
    /// cannot.
    QString namedText(const model::FieldPlan& field, const rules::Json& value) const;
    /// Takes "for whom the opponent" out of a typed element.
    std::optional<rules::Json> takeNamed(const model::FieldPlan& field, QString& part) const;
    /// What of an entry only the form shows, as names of fields.
    QStringList beyond(const model::FieldPlan& plan, const rules::Json* value) const;
    /// How the elements of a list are typed, for those with several fields.
    QString typing(const model::FieldPlan& plan) const;
    /// The value of a typed text; no value takes the field away. False when nobody can tell what is meant.
    /// `now` is what the field holds.
    bool parse(const model::FieldPlan& plan, const QString& text, std::optional<rules::Json>& value,
               const rules::Json* now = nullptr) const;
    /// One element of a list; what the table does not show of an earlier one of its name is taken over.
    std::optional<rules::Json> parseEntry(const model::FieldPlan& element, QString part,
                                          rules::Json::Array& earlier) const;
    /// A word as people read it where it can be typed back, else as files write it.
    QString readable(const model::FieldPlan& plan, const std::string& code) const;
    /// What files write for a word: itself, or the one that people read so.
    std::string written(const model::FieldPlan& plan, const QString& word) const;
    std::optional<rules::ContentId> contentNamed(const model::FieldPlan& plan, const QString& text) const;
    void follow();

    model::PackDocument& m_document;
    model::PackEdits m_edits;
    std::string m_kind;
    model::FieldValues m_values;
    std::vector<Column> m_columns;
    QStringList m_elsewhere;
    std::vector<model::PackItem> m_rows;
    /// Of the words of a field what people read, by what files write; made when it is asked for.
    struct Words {
        QString language;
        std::map<std::string, QString, std::less<>> read;
    };
    const Words& wordsOf(const model::FieldPlan& plan) const;
    mutable std::map<std::string, Words> m_words;  ///< by path
    /// The pieces that a field may name, those of this pack first.
    struct Pieces {
        rules::LibraryPtr library;
        QString language;
        std::vector<std::pair<QString, rules::ContentId>> named;
    };
    const Pieces& piecesOf(const model::FieldPlan& plan) const;
    mutable std::map<std::string, Pieces> m_pieces;  ///< by path
};

}  // namespace bocage::editor
