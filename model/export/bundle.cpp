#include "model/export/bundle.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <set>

#include "model/export/export_pictures.h"
#include "model/io/load_file.h"
#include "model/io/png_door.h"
#include "model/library/pack_files.h"
#include "rules/format/formats.h"

namespace bocage::model {

using namespace rules;

namespace {

struct BundleWords {
    Q_DECLARE_TR_FUNCTIONS(BundleExporter)
};

/// A link as it may stand in a bundle: kept where its name is harmless, else by number.
class BundleNames {
public:
    QString of(const std::string& link, const QString& folder, const QString& kind) {
        const QString wanted = folder + QString::fromStdString(link);
        if (isSafeEntryName(wanted.toStdString()) && wanted.endsWith(QStringLiteral(".json")) &&
            m_taken.insert(wanted).second)
            return wanted;
        for (int number = 1;; ++number) {
            const QString made = folder + QStringLiteral("%1-%2.%1.json").arg(kind).arg(number);
            if (m_taken.insert(made).second)
                return made;
        }
    }
    void take(const QString& name) { m_taken.insert(name); }

private:
    std::set<QString> m_taken;
};

QString folderOf(const QString& name) {
    return name.left(name.lastIndexOf(u'/') + 1);
}

/// The scenario as a file of its own, its linked armies beside it.
void addScenario(std::map<QString, DocumentValue>& documents, BundleNames& names, const QString& name,
                 Scenario scenario) {
    std::map<std::string, QString> known;
    for (ScenarioSide& side : scenario.sides)
        for (Player& player : side.players)
            for (Force::Army& army : player.force.armies) {
                if (army.file.empty() || !army.roster)
                    continue;
                auto [place, fresh] = known.try_emplace(army.file);
                if (fresh) {
                    place->second = names.of(army.file, folderOf(name), QStringLiteral("army"));
                    documents.emplace(place->second, *army.roster);
                }
                army.file = place->second.mid(folderOf(name).size()).toStdString();
                army.roster.reset();
            }
    documents.emplace(name, std::move(scenario));
}

std::map<QString, DocumentValue> documentsOf(const ExportSubject& subject, const QString& main) {
    std::map<QString, DocumentValue> documents;
    BundleNames names;
    names.take(main);
    if (const Scenario* scenario = subject.scenario()) {
        addScenario(documents, names, main, *scenario);
    } else if (const Campaign* campaign = subject.campaign()) {
        Campaign copy = *campaign;
        std::map<std::string, QString> places;
        for (const ExportChapter& chapter : subject.chapters) {
            if (places.contains(chapter.file))
                continue;
            const QString name = names.of(chapter.file, {}, QStringLiteral("scenario"));
            places.emplace(chapter.file, name);
            addScenario(documents, names, name, chapter.scenario);
        }
        for (CampaignChapter& chapter : copy.chapters)
            if (const auto place = places.find(chapter.scenario); place != places.end())
                chapter.scenario = place->second.toStdString();
        documents.emplace(main, std::move(copy));
    } else if (const Roster* roster = subject.roster()) {
        documents.emplace(main, *roster);
    }
    return documents;
}

/// Inside an archive names are plain on every system.
QString mainName(const ExportSubject& subject, const ExportOptions& options) {
    return safeStem(options.stem) + u'.' + valueSuffix(subject.value);
}

std::vector<Json> asJson(const std::map<QString, DocumentValue>& documents) {
    std::vector<Json> list;
    for (const auto& [name, value] : documents)
        if (Result<Json> json = parseJson(asText(valueBytes(value))))
            list.push_back(std::move(*json));
    return list;
}

Result<QByteArray> bundleBytes(const ExportSubject& subject, const ExportOptions& options) {
    const QString main = mainName(subject, options);
    const std::map<QString, DocumentValue> documents = documentsOf(subject, main);
    const std::vector<PackPart> parts = partsUsed(asJson(documents), *subject.library, subject.packs);
    ZipEntries entries;
    Json::Array pins;
    for (const PackPart& part : parts) {
        const QString home =
            QStringLiteral("packs/") + QString::fromStdString(part.pack.manifest.id.value) + u'/';
        for (const auto& [name, bytes] : part.files)
            entries.emplace(home + name, bytes);
        pins.push_back(
            Json::Object{{"id", part.pack.manifest.id.value}, {"version", part.pack.manifest.version}});
    }
    for (const auto& [name, value] : documents) {
        const QByteArray bytes = valueBytes(value);
        if (const Result<Done> verified = verifyBytes(bytes, value); !verified)
            return verified.problems();
        entries.emplace(QStringLiteral("documents/") + name, bytes);
    }
    const Json::Object manifest{{"format", "bocage.bundle"},
                                {"version", currentVersion},
                                {"main", main.toStdString()},
                                {"packs", std::move(pins)}};
    entries.emplace(QStringLiteral("bundle.json"), QByteArray::fromStdString(writeJson(manifest)));
    const Result<QByteArray> preview = previewPng(subject, 512, options.language);
    if (!preview)
        return preview.problems();
    if (!preview->isEmpty())
        entries.emplace(QStringLiteral("preview.png"), *preview);
    return writeZip(entries);
}

class BundleExporter : public Exporter {
public:
    std::string_view id() const override { return "bundle"; }
    QString name() const override { return BundleWords::tr("Bocage bundle"); }
    QString help() const override {
        return BundleWords::tr(
            "One file with the scenario or campaign, its armies and the parts of packs it uses; "
            "opens in any Bocage.");
    }
    QString suffix() const override { return bundleSuffix; }
    bool appliesTo(const DocumentValue& value) const override {
        return !std::holds_alternative<Collection>(value);
    }

    Losses losses(const ExportSubject& subject, const ExportOptions& options) const override {
        Losses losses;
        const auto add = [&](const char* code, const QString& text) {
            losses.push_back({code, Loss::Kind::LeftOut, text, {}});
        };
        if (!subject.missing.empty())
            add("missing-files", BundleWords::tr("%n linked file(s) could not be read and stay links.",
                                                 nullptr, static_cast<int>(subject.missing.size())));
        const auto documents = documentsOf(subject, mainName(subject, options));
        std::set<std::string> ghosts;
        const auto look = [&](const std::vector<ContentId>& ids) {
            for (const ContentId& id : ids)
                if (!id.empty() && !subject.library->head(id))
                    ghosts.insert(id.value);
        };
        for (const auto& [name, value] : documents) {
            if (const auto* scenario = std::get_if<Scenario>(&value))
                look(references(*scenario));
            if (const auto* roster = std::get_if<Roster>(&value))
                look(references(*roster));
        }
        if (!ghosts.empty())
            add("ghosts", BundleWords::tr("%n name(s) that no installed pack has stay ghosts.", nullptr,
                                          static_cast<int>(ghosts.size())));
        add("boxes",
            BundleWords::tr("Which boxes hold the pieces is not told: only the parts of packs that are used "
                            "travel along."));
        return losses;
    }

    ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const override {
        return {
            {options.stem + u'.' + suffix(), [&subject, options] { return bundleBytes(subject, options); }}};
    }
};

Problem bundleProblem(const QString& name, std::string code, std::string argument = {}) {
    return {std::move(code), {std::move(argument)}, name.toStdString(), {}, 0, 0};
}

}  // namespace

const Exporter& bundleExporter() {
    static const BundleExporter exporter;
    return exporter;
}

bool looksLikeZip(const QByteArray& bytes) {
    return bytes.startsWith("PK\x03\x04");
}

Result<Bundle> readBundle(const QByteArray& bytes, const QString& name) {
    const Result<ZipEntries> entries = readZip(bytes);
    if (!entries)
        return inFile(entries.problems(), name);
    const auto head = entries->find(QStringLiteral("bundle.json"));
    if (head == entries->end())
        return bundleProblem(name, "bundle.none");
    const Result<Json> json = parseJson(asText(head->second));
    if (!json)
        return inFile(json.problems(), name + QStringLiteral("/bundle.json"));
    const Json* format = json->find("format");
    const Json* version = json->find("version");
    const Json* main = json->find("main");
    if (!format || *format != Json("bocage.bundle") || !version || !version->wholeNumber() || !main ||
        !main->isString())
        return bundleProblem(name, "bundle.none");
    if (*version->wholeNumber() > currentVersion)
        return bundleProblem(name, "bundle.newer", std::to_string(*version->wholeNumber()));
    Bundle bundle;
    bundle.main = QString::fromStdString(main->string());
    std::map<QString, ZipEntries> packs;
    for (const auto& [entry, content] : *entries) {
        if (entry.startsWith(QStringLiteral("documents/"))) {
            const QString document = entry.mid(10);
            Result<LoadedValue> loaded = readValue(content, name + u'/' + entry);
            if (!loaded)
                return loaded.problems();
            if (std::holds_alternative<Collection>(loaded->value))
                return bundleProblem(name, "bundle.unknown-file", entry.toStdString());
            bundle.documents.emplace(document, std::move(loaded->value));
        } else if (entry.startsWith(QStringLiteral("packs/"))) {
            const QString rest = entry.mid(6);
            const auto slash = rest.indexOf(u'/');
            if (slash < 1 || !isPackFileName(rest.mid(slash + 1)))
                return bundleProblem(name, "bundle.unknown-file", entry.toStdString());
            packs[rest.left(slash)].emplace(rest.mid(slash + 1), content);
        } else if (entry == QStringLiteral("preview.png")) {
            bundle.preview = content;
        } else if (entry != QStringLiteral("bundle.json")) {
            return bundleProblem(name, "bundle.unknown-file", entry.toStdString());
        }
    }
    if (!bundle.documents.contains(bundle.main))
        return bundleProblem(name, "bundle.no-main", bundle.main.toStdString());
    for (const auto& [id, files] : packs) {
        Result<PackPart> part = readPart(files, name + QStringLiteral("/packs/") + id);
        if (!part)
            return part.problems();
        if (QString::fromStdString(part->pack.manifest.id.value) != id)
            return bundleProblem(name, "bundle.unknown-file", "packs/" + id.toStdString());
        bundle.packs.push_back(std::move(*part));
    }
    return bundle;
}

}  // namespace bocage::model
