#include "model/print/aids/briefing.h"

#include <QCoreApplication>

#include "model/messages/element_names.h"
#include "model/print/aids/booklet.h"
#include "model/print/game_prints.h"
#include "model/print/pictures.h"
#include "model/print/secrets.h"

namespace bocage::model::print {

using namespace rules;

namespace {

const QString referee = QStringLiteral("referee");

class BriefingAid : public Aid {
    Q_DECLARE_TR_FUNCTIONS(bocage::model::print::BriefingAid)
public:
    QString id() const override { return QStringLiteral("briefing"); }
    QString name() const override { return tr("Briefings"); }
    QString purpose() const override {
        return tr("A booklet for each player without the secrets of the others, and one for the referee.");
    }
    bool appliesTo(const Subject& subject) const override {
        return subject.scenario && !subject.scenario->sides.empty();
    }
    Choices choices() const override { return Choice::Readers; }

    std::vector<Reader> readers(const Subject& subject) const override {
        std::vector<Reader> all;
        for (const ScenarioSide& side : subject.scenario->sides)
            for (const Player& player : side.players)
                all.push_back({QString::fromStdString(player.id.value),
                               ElementNames::player(*subject.scenario, player.id)});
        all.push_back({referee, tr("Referee")});
        return all;
    }

    Result<Document> make(const Subject& subject, const Options& options, const Progress&) const override {
        const GamePrints& prints = printsOf(subject.system());
        const PlayerId id(options.reader.toStdString());
        const bool all = options.reader == referee;
        if (!all && !findPlayer(*subject.scenario, id))
            return Problem{"print.unknown-reader", {id.value, readerIds(subject)}, "", "", 0, 0};
        const Scenario known =
            all ? *subject.scenario : knownTo(id, *subject.scenario, *subject.library, prints);
        Subject reduced = subject;
        reduced.scenario = &known;
        reduced.stamp = stampOf(*subject.scenario);
        reduced.reader = all ? tr("For the referee only")
                             : tr("For %1 only").arg(ElementNames::player(*subject.scenario, id));
        Document document = documentFor(reduced, options, *this);
        document.pages = flow(bookletParts(reduced, options), frameFor(reduced, options, document.title));
        for (const ScenarioSide& side : known.sides)
            for (const Player& player : side.players)
                if (all || player.id == id)
                    for (Page& page : prints.sheetsOf(reduced, player, options))
                        document.pages.push_back(std::move(page));
        return document;
    }

private:
    std::string readerIds(const Subject& subject) const {
        QStringList ids;
        for (const Reader& reader : readers(subject))
            ids << reader.id;
        return ids.join(QStringLiteral(", ")).toStdString();
    }
};

}  // namespace

AidPtr briefingAid() {
    return std::make_shared<BriefingAid>();
}

}  // namespace bocage::model::print
