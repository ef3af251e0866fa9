#include "model/export/picture_exporters.h"

#include <QCoreApplication>
#include <QPainter>
#include <memory>
#include <set>

#include "model/export/export_pictures.h"
#include "model/export/table_kit.h"
#include "model/render/map_image.h"
#include "model/roster/army_picture.h"

namespace bocage::model {

using namespace rules;

namespace {

struct PictureExportWords {
    Q_DECLARE_TR_FUNCTIONS(PictureExporters)
};

constexpr double inch = 25.4;

Result<QByteArray> counterFile(const KitThing& thing, bool back, PictureFormat format,
                               const ExportSubject& subject, const ExportOptions& options) {
    if (format == PictureFormat::Png)
        return thingPng(thing, back, options.pixelsPerCell, subject, options.language);
    Picture picture;
    picture.title = thing.name;
    picture.bounds = QRectF(0, 0, thing.wide, thing.high);
    picture.transparent = true;
    picture.paint = [&](QPainter& painter, const QRectF&) {
        PieceOptions look;
        look.language = options.language;
        subject.pieces().paint(painter, picture.bounds, thing.content,
                               back ? QStringLiteral("back") : QStringLiteral("front"), look);
    };
    return pictureFile(picture, format);
}

class PictureExporter : public Exporter {
public:
    explicit PictureExporter(PictureFormat format) : m_format(format) {}

    std::string_view id() const override { return m_format == PictureFormat::Png ? "png" : "svg"; }
    QString name() const override {
        return m_format == PictureFormat::Png ? PictureExportWords::tr("Pictures (PNG)")
                                              : PictureExportWords::tr("Pictures (SVG)");
    }
    QString help() const override {
        return PictureExportWords::tr("The map or sheet, and every counter, as pictures for other programs.");
    }
    QString suffix() const override { return QString::fromLatin1(id().data()); }
    bool drawsPictures() const override { return true; }
    bool appliesTo(const DocumentValue& value) const override {
        return (std::holds_alternative<Scenario>(value) && !isTable(value)) ||
               std::holds_alternative<Roster>(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions&) const override {
        Losses losses{{"document",
                       Loss::Kind::LeftOut,
                       PictureExportWords::tr("The document itself: pictures cannot be imported again."),
                       {}}};
        if (subject.scenario())
            losses.push_back({"words",
                              Loss::Kind::LeftOut,
                              PictureExportWords::tr("Victory, rules, turns, decks and armies."),
                              {}});
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        ExportPlan plan{{options.stem + u'.' + suffix(),
                         [this, &subject, options] { return mainPicture(subject, options); }}};
        std::set<ContentId> seen;
        for (const KitThing& thing : things(subject)) {
            if (!seen.insert(thing.content).second)
                continue;
            const QString base = options.stem + QStringLiteral("-counters/") +
                                 safeStem(QString::fromStdString(thing.content.value));
            for (const bool back : {false, true})
                if (!back || thing.twoSided)
                    plan.push_back({base + (back ? QStringLiteral("-back.") : QStringLiteral(".")) + suffix(),
                                    [this, &subject, options, thing, back] {
                                        return counterFile(thing, back, m_format, subject, options);
                                    }});
        }
        return plan;
    }

private:
    static std::vector<KitThing> things(const ExportSubject& subject) {
        std::vector<KitThing> things;
        if (const Scenario* scenario = subject.scenario())
            for (const Piece& piece : scenario->pieces)
                things.push_back(kitThing(piece.content, subject));
        if (subject.roster())
            for (const KitSheet& sheet : tableKit(subject).sheets)
                for (const KitLine& line : sheet.lines)
                    for (const KitLine& inner : line.lines)
                        if (inner.type == "model")
                            things.push_back(kitThing(inner.content, subject));
        return things;
    }

    Result<QByteArray> mainPicture(const ExportSubject& subject, const ExportOptions& options) const {
        if (const Scenario* scenario = subject.scenario()) {
            MapImageOptions image;
            image.map.language = options.language;
            image.millimetresPerCell = 25;
            image.dpi = options.pixelsPerCell * inch / image.millimetresPerCell;
            image.remark = subject.fitness.line();
            return mapImage(*scenario, subject.library, m_format, image);
        }
        ArmyPictureOptions image;
        image.language = options.language;
        image.dpi = options.pixelsPerCell * inch / image.millimetresPerSpace;
        image.remark = subject.fitness.line();
        return armyImage(*subject.roster(), subject.library, m_format, image);
    }

    PictureFormat m_format;
};

}  // namespace

const Exporter& pngExporter() {
    static const PictureExporter exporter(PictureFormat::Png);
    return exporter;
}

const Exporter& svgExporter() {
    static const PictureExporter exporter(PictureFormat::Svg);
    return exporter;
}

}  // namespace bocage::model
