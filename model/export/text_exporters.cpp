#include "model/export/text_exporters.h"

#include <QCoreApplication>

namespace bocage::model {

using namespace rules;

namespace {

struct TextExportWords {
    Q_DECLARE_TR_FUNCTIONS(TextExporters)
};

/// Markdown, BBCode and plain text differ only in how they write.
class TextExporter : public Exporter {
public:
    using Render = QString (*)(const KitTexts&);
    TextExporter(std::string_view id, const char* name, const char* help, const char* suffix, Render render)
        : m_id(id), m_name(name), m_help(help), m_suffix(suffix), m_render(render) {}

    std::string_view id() const override { return m_id; }
    QString name() const override { return TextExportWords::tr(m_name); }
    QString help() const override { return TextExportWords::tr(m_help); }
    QString suffix() const override { return QString::fromLatin1(m_suffix); }
    bool draws() const override { return false; }
    bool appliesTo(const DocumentValue& value) const override {
        return !std::holds_alternative<Collection>(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses;
        if ((subject.scenario() && !subject.scenario()->battlefield.boards.empty()) ||
            !subject.chapters.empty())
            losses.push_back({"map",
                              Loss::Kind::LeftOut,
                              TextExportWords::tr("The map: boards, overlays and where counters stand."),
                              {}});
        losses.push_back({"document",
                          Loss::Kind::LeftOut,
                          TextExportWords::tr("The document itself: text cannot be imported again."),
                          {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        return {{options.stem + u'.' + suffix(),
                 [this, &subject] { return Result<QByteArray>(m_render(documentTexts(subject)).toUtf8()); }}};
    }

private:
    std::string_view m_id;
    const char* m_name;
    const char* m_help;
    const char* m_suffix;
    Render m_render;
};

}  // namespace

KitTexts documentTexts(const ExportSubject& subject) {
    const TableKit kit = tableKit(subject);
    KitTexts texts{headingText(kit.title, 1)};
    if (!kit.remark.isEmpty() && !subject.roster())
        texts.push_back(paragraphText(kit.remark));
    if (!kit.author.isEmpty())
        texts.push_back(paragraphText(TextExportWords::tr("By %1").arg(kit.author)));
    texts.insert(texts.end(), kit.briefing.begin(), kit.briefing.end());
    if (!kit.legend.empty()) {
        texts.push_back(headingText(TextExportWords::tr("Terrain")));
        texts.insert(texts.end(), kit.legend.begin(), kit.legend.end());
    }
    for (const KitSheet& sheet : kit.sheets) {
        if (!subject.roster())
            texts.push_back(headingText(sheet.title));
        const KitTexts lines = sheetTexts(sheet);
        texts.insert(texts.end(), lines.begin(), lines.end());
    }
    texts.push_back(paragraphText(TextExportWords::tr("Made with Bocage.")));
    return texts;
}

const Exporter& markdownExporter() {
    static const TextExporter exporter(
        "markdown", QT_TRANSLATE_NOOP("TextExporters", "Markdown"),
        QT_TRANSLATE_NOOP("TextExporters", "For forums, wikis and chats that read Markdown."), "md",
        markdownOf);
    return exporter;
}

const Exporter& bbcodeExporter() {
    static const TextExporter exporter(
        "bbcode", QT_TRANSLATE_NOOP("TextExporters", "BBCode"),
        QT_TRANSLATE_NOOP("TextExporters", "For forums in the manner of BoardGameGeek."), "bbcode.txt",
        bbcodeOf);
    return exporter;
}

const Exporter& plainTextExporter() {
    static const TextExporter exporter(
        "text", QT_TRANSLATE_NOOP("TextExporters", "Plain text"),
        QT_TRANSLATE_NOOP("TextExporters", "Eighty columns that read the same everywhere."), "txt",
        plainTextOf);
    return exporter;
}

}  // namespace bocage::model
