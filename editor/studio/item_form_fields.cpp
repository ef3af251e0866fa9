// Controls of single fields.
#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPainter>
#include <algorithm>

#include "editor/briefing/briefing_card.h"
#include "editor/studio/drawing_field.h"
#include "editor/studio/field_controls.h"
#include "editor/studio/item_form.h"
#include "editor/theme/theme.h"
#include "model/messages/problem_text.h"
#include "model/render/own_drawings.h"
#include "model/render/symbols.h"
#include "model/studio/field_number.h"
#include "model/studio/field_words.h"
#include "rules/content/drawings.h"
#include "rules/format/content_items.h"

namespace bocage::editor {

using model::FieldPlan;
using model::FieldWords;
using rules::ContentId;
using rules::Json;
using Type = FieldPlan::Type;

namespace {

QString textIn(const Json* value, const std::string& language) {
    if (value && value->isString())
        return language == "en" ? QString::fromStdString(value->string()) : QString();
    const Json* text = value && value->isObject() ? value->find(language) : nullptr;
    return text && text->isString() ? QString::fromStdString(text->string()) : QString();
}

/// Fields that a picture of the author's may be put into.
bool isDrawing(const FieldPlan& plan) {
    return plan.name == "symbol" || plan.name == "silhouette" || plan.path == "/art" ||
           plan.path == "/backArt";
}

QImage drawnLarge(const model::PackDrawing& drawing, int pixels) {
    const QSize size = model::drawingSize(drawing).scaled(pixels, pixels, Qt::KeepAspectRatio).toSize();
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    model::paintDrawing(painter, QRectF(QPointF(), QSizeF(image.size())), drawing, {}, false);
    return image;
}

}  // namespace

QWidget* ItemForm::drawing(const Plan& plan, const std::string& pointer, std::function<void()>& update) {
    const bool whole = plan.path == "/art" || plan.path == "/backArt";
    const std::string pack = m_document.value().manifest.id.value;
    DrawingField::Options options;
    options.named = !whole;
    if (!whole) {
        options.suggestions = m_values->suggestions(plan);
        for (const auto& [name, bytes] : m_document.value().files)
            if (rules::drawingName(pack + ":" + name.toStdString()))
                options.suggestions << QString::fromStdString(pack) + u':' + name;
    }
    options.words = [this, plan](const QString& word) { return m_values->word(plan, word.toStdString()); };
    options.write = [this, pointer](const QString& written) {
        write(pointer, written.isEmpty() ? std::nullopt : std::optional<Json>(written.toStdString()));
    };
    options.take = [this, pointer](const QString& path) { takePicture(pointer, path); };
    options.picture = [whole, pack, symbol = plan.name == "symbol"](const QString& value, int pixels) {
        const model::DrawingPtr own =
            model::ownDrawing(whole ? QString::fromStdString(pack) + u':' + value : value);
        if (symbol)
            return model::symbolImage(value, pixels, Theme::current().ink);
        return own ? drawnLarge(*own, pixels) : QImage();
    };
    auto* field = new DrawingField(std::move(options), controlName(pointer));
    update = [this, field, pointer] {
        const Json* value = first(pointer);
        field->show(value && value->isString() ? QString::fromStdString(value->string()) : QString(),
                    differs(pointer));
    };
    return field;
}

bool ItemForm::takePicture(const std::string& pointer, const QString& path) {
    if (m_items.empty())
        return false;
    const auto picture = model::offeredPicture(path);
    if (!picture) {
        QMessageBox box(QMessageBox::Warning, QStringLiteral("Bocage"),
                        tr("“%1” cannot be used as a drawing.").arg(QFileInfo(path).fileName()),
                        QMessageBox::Ok, window());
        box.setObjectName(QStringLiteral("drawingRefused"));
        box.setTextFormat(Qt::PlainText);
        box.setInformativeText(model::ProblemText::full(picture.problems()).join(u'\n'));
        box.exec();
        return false;
    }
    m_edits.setDrawing(m_items, pointer, QFileInfo(path).completeBaseName(), picture->bytes, picture->suffix,
                       stepName(pointer));
    return true;
}

bool ItemForm::isUsual(const std::string& pointer, const Json& value) const {
    const model::PackItem* item = m_items.empty() ? nullptr : m_document.value().find(m_items.front());
    if (!item)
        return false;
    Json changed = item->json();
    if (!model::setJsonAt(changed, pointer, value))
        return false;
    // What is so anyway is not written.
    const auto written = rules::canonicalItem(changed, m_kind, m_document.value().manifest);
    return written && !model::jsonAt(*written, pointer);
}

std::string ItemForm::usualChoice(const Plan& plan, const std::string& pointer) const {
    const auto usual = std::find_if(plan.choices.begin(), plan.choices.end(), [&](const std::string& choice) {
        return isUsual(pointer, Json(choice));
    });
    if (usual != plan.choices.end())
        return *usual;
    // Pieces of a game are kept as they were written; its "none" says as much as nothing.
    const bool open = std::find(plan.choices.begin(), plan.choices.end(), "unstated") != plan.choices.end();
    return !open && !plan.choices.empty() && plan.choices.front() == "none" ? "none" : std::string();
}

QWidget* ItemForm::control(const Plan& plan, const std::string& pointer, std::function<void()>& update) {
    const auto text = [this, pointer] {
        const Json* value = first(pointer);
        return value && value->isString() ? QString::fromStdString(value->string()) : QString();
    };
    const auto writeText = [this, pointer](const QString& written) {
        write(pointer, written.isEmpty() ? std::nullopt : std::optional<Json>(written.toStdString()));
    };
    QWidget* made = nullptr;
    switch (plan.type) {
        case Type::Number: {
            auto* field = new NumberField(plan, [this, pointer](std::optional<int> number) {
                write(pointer, number ? std::optional<Json>(*number) : std::nullopt);
            });
            // An empty number is nothing or one, where it is not left open.
            for (const int usual : {0, 1})
                if (!plan.required && usual >= plan.low && isUsual(pointer, Json(usual * plan.parts)))
                    field->setUsual(QString::number(usual));
            update = [this, field, pointer, parts = plan.parts] {
                const Json* value = first(pointer);
                field->show(value && value->isInteger() ? model::FieldNumber::text(value->integer(), parts)
                                                        : QString(),
                            differs(pointer));
            };
            made = field;
            break;
        }
        case Type::Switch: {
            auto* field = new QCheckBox(tr("yes"));
            update = [this, field, pointer] {
                const Json* value = first(pointer);
                const QSignalBlocker quiet(field);
                const bool several = differs(pointer);
                field->setTristate(several);
                field->setCheckState(several                         ? Qt::PartiallyChecked
                                     : value && *value == Json(true) ? Qt::Checked
                                                                     : Qt::Unchecked);
            };
            connect(field, &QCheckBox::clicked, this, [this, field, pointer] {
                write(pointer,
                      field->checkState() == Qt::Unchecked ? std::nullopt : std::optional<Json>(true));
            });
            made = field;
            break;
        }
        case Type::Choice: {
            auto* field = new QComboBox;
            field->setMinimumHeight(fieldHeight);
            const std::string usual = plan.required ? std::string() : usualChoice(plan, pointer);
            if (!plan.required && usual.empty())
                field->addItem(tr("not stated"), QString());
            for (const std::string& choice : plan.choices)
                field->addItem(FieldWords::choice(choice),
                               choice == usual ? QString() : QString::fromStdString(choice));
            update = [this, field, pointer, text, usual = QString::fromStdString(usual)] {
                const QSignalBlocker quiet(field);
                field->setPlaceholderText(differs(pointer) ? tr("several values") : QString());
                const QString now = text();
                field->setCurrentIndex(differs(pointer) ? -1
                                                        : field->findData(now == usual ? QString() : now));
            };
            connect(field, &QComboBox::activated, this,
                    [field, writeText] { writeText(field->currentData().toString()); });
            made = field;
            break;
        }
        case Type::Any: {
            auto* field = new KeptField([this, pointer] { write(pointer, std::nullopt); });
            update = [this, field, pointer] {
                const Json* value = first(pointer);
                field->show(value && !differs(pointer) ? FieldWords::outline(*value) : QStringList(),
                            differs(pointer));
            };
            made = field;
            break;
        }
        default:
            if (isDrawing(plan)) {
                made = drawing(plan, pointer, update);
            } else if (m_values->namesContent(plan)) {
                auto* field = new ContentField(
                    {[this] { return m_document.liveLibrary(); }, m_document.value().manifest.system,
                     m_values->kinds(plan), FieldWords::place(pointer),
                     [writeText](const ContentId& id) { writeText(QString::fromStdString(id.value)); },
                     [this] { return m_document.value().manifest.id; }});
                update = [this, field, pointer, text] {
                    field->show(ContentId(text().toStdString()), differs(pointer));
                };
                made = field;
            } else if (const QStringList suggestions = m_values->suggestions(plan); !suggestions.isEmpty()) {
                auto* field = new WordField(suggestions, writeText, [this, plan](const QString& word) {
                    return m_values->word(plan, word.toStdString());
                });
                update = [this, field, pointer, text] { field->show(text(), differs(pointer)); };
                made = field;
            } else {
                auto* field = new LineField(writeText);
                update = [this, field, pointer, text] { field->show(text(), differs(pointer)); };
                made = field;
            }
    }
    made->setObjectName(controlName(pointer));
    made->setAccessibleName(FieldWords::place(pointer));
    return made;
}

void ItemForm::addWords(QVBoxLayout& rows, const Plan& plan, const std::string& pointer) {
    auto* both = new QWidget;
    auto* columns = new QHBoxLayout(both);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(8);
    std::vector<std::function<void()>> updates;
    for (const std::string& language : {std::string("en"), m_second}) {
        if (language.empty())
            continue;
        const auto put = [this, pointer, language](const QString& text) {
            const std::size_t before = m_items.size();
            const ContentId id = before ? m_items.front() : ContentId();
            const auto place = [&] {
                const auto& list = m_document.value().of(m_kind);
                return std::find_if(list.begin(), list.end(),
                                    [&](const auto& item) { return item.id() == id; }) -
                       list.begin();
            }();
            m_edits.setText(m_items, pointer, language, text.trimmed(), stepName(pointer));
            // The id may have followed the name; the place in the list did not change.
            const auto& list = m_document.value().of(m_kind);
            if (before == 1 && !m_document.value().find(id) &&
                place < static_cast<std::ptrdiff_t>(list.size())) {
                m_items = {list[static_cast<std::size_t>(place)].id()};
                Q_EMIT itemsRenamed(m_items);
            }
        };
        const auto read = [this, pointer, language] { return textIn(first(pointer), language); };
        const QString name = controlName(pointer) + u'@' + QString::fromStdString(language);
        const QString ghost = QString::fromStdString(language);
        QWidget* field = nullptr;
        if (plan.name == "help" || plan.name == "effect" || plan.name == "text" ||
            plan.name.ends_with("Effect")) {
            auto* area = new ParagraphField(put);
            updates.push_back([this, area, read, pointer] { area->show(read(), differs(pointer)); });
            field = area;
        } else {
            auto* line = new LineField(put);
            updates.push_back([this, line, read, pointer, ghost] {
                line->show(read(), differs(pointer));
                if (line->placeholderText().isEmpty())
                    line->setPlaceholderText(ghost);
            });
            field = line;
        }
        field->setObjectName(name);
        field->setAccessibleName(tr("%1 (%2)").arg(FieldWords::place(pointer), ghost));
        columns->addWidget(field, 1);
        if (language == "en")
            both->setFocusProxy(field);
    }
    both->setObjectName(controlName(pointer));
    addRow(
        rows, pointer, FieldWords::field(plan), both,
        [updates] {
            for (const auto& update : updates)
                update();
        },
        FieldWords::help(plan));
}

void ItemForm::addField(QVBoxLayout& rows, const Plan& plan, const std::string& pointer) {
    if (plan.type == Type::Words)
        return addWords(rows, plan, pointer);
    std::function<void()> update;
    QWidget* made = control(plan, pointer, update);
    addRow(rows, pointer, FieldWords::field(plan), made, std::move(update), FieldWords::help(plan));
}

}  // namespace bocage::editor
