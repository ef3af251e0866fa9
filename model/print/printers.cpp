#include "model/print/printers.h"

#include <QFileInfo>
#include <cstdlib>

#include "model/io/load_file.h"
#include "model/io/resource_paths.h"
#include "model/io/save_file.h"
#include "rules/core/json.h"

namespace bocage::model::print {

using namespace rules;

namespace {

std::int64_t numberOf(const Json& object, const char* key, std::int64_t usual) {
    const Json* found = object.find(key);
    return found ? found->wholeNumber().value_or(usual) : usual;
}

}  // namespace

int scaleOf(Length nominal, Length measured) {
    return static_cast<int>(measured.micrometres() * 100000 /
                            std::max<std::int64_t>(1, nominal.micrometres()));
}

bool plausible(const Calibration& calibration) {
    const auto near = [](int scale) { return scale >= 95000 && scale <= 105000; };
    const auto small = [](Length shift) { return shift <= 10_mm && shift >= -(10_mm); };
    return near(calibration.scaleX) && near(calibration.scaleY) && small(calibration.backRight) &&
           small(calibration.backDown);
}

QString Printers::defaultFile() {
    return userDataFolder() + QStringLiteral("/printers.json");
}

Printers::Printers(QString file) : m_file(std::move(file)) {
    // A file that cannot be read counts as none: pages are printed as they are.
    if (!QFileInfo::exists(m_file))
        return;
    const Result<QByteArray> bytes = readFile(m_file);
    const Result<Json> json = bytes ? parseJson(asText(*bytes)) : Result<Json>(bytes.problems());
    const Json* list = json ? json->find("printers") : nullptr;
    if (!list || !list->isObject())
        return;
    for (const auto& [name, value] : list->object()) {
        Calibration read;
        read.scaleX = static_cast<int>(numberOf(value, "scaleX", 100000));
        read.scaleY = static_cast<int>(numberOf(value, "scaleY", 100000));
        read.backRight = Length::micrometres(numberOf(value, "backRight", 0));
        read.backDown = Length::micrometres(numberOf(value, "backDown", 0));
        if (plausible(read))
            m_all[QString::fromStdString(name)] = read;
    }
}

QStringList Printers::names() const {
    QStringList all;
    for (const auto& [name, calibration] : m_all)
        all << name;
    return all;
}

std::optional<Calibration> Printers::find(const QString& printer) const {
    const auto found = m_all.find(printer);
    return found == m_all.end() ? std::nullopt : std::optional(found->second);
}

Result<Done> Printers::set(const QString& printer, const Calibration& calibration) {
    if (!plausible(calibration))
        return Problem{"print.bad-calibration", {}, "", "", 0, 0};
    auto all = m_all;
    all[printer] = calibration;
    if (Result<Done> saved = save(all); !saved)
        return saved;
    m_all = std::move(all);
    return Done{};
}

Result<Done> Printers::forget(const QString& printer) {
    auto all = m_all;
    all.erase(printer);
    if (Result<Done> saved = save(all); !saved)
        return saved;
    m_all = std::move(all);
    return Done{};
}

Result<Done> Printers::save(const std::map<QString, Calibration>& all) const {
    Json::Object list;
    for (const auto& [name, calibration] : all)
        list.emplace_back(name.toStdString(), Json::Object{{"scaleX", calibration.scaleX},
                                                           {"scaleY", calibration.scaleY},
                                                           {"backRight", calibration.backRight.micrometres()},
                                                           {"backDown", calibration.backDown.micrometres()}});
    const Json whole(
        Json::Object{{"format", "bocage.printers"}, {"version", 1}, {"printers", std::move(list)}});
    if (Result<Done> folder = makeFolder(QFileInfo(m_file).path()); !folder)
        return folder;
    return saveAtomically(m_file, QByteArray::fromStdString(writeJson(whole)));
}

}  // namespace bocage::model::print
