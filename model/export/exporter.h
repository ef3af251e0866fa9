#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/export/export_subject.h"
#include "rules/core/result.h"

/// Playable content for other programs. One exporter per format behind one interface, all in one list; the
/// window and the command line know no format by name.
namespace bocage::model {

/// What a user may choose; comes in as an argument, never from settings.
struct ExportOptions {
    QString stem;  ///< of every file's name: "crossroads" gives crossroads.tmx
    QString language = QStringLiteral("en");
    int pixelsPerCell = 64;  ///< of pictures
    QString baseUrl;         ///< where pictures will lie, for clients that load them from the net
};

/// Something the target does not hold, or holds without acting on it.
struct Loss {
    enum class Kind {
        LeftOut,    ///< it is not in the file
        NotPlayed,  ///< the file carries it, the client does nothing with it
    };
    std::string code;  ///< stable, for machines
    Kind kind = Kind::LeftOut;
    QString text;  ///< one sentence
    /// JSON pointers of the document that an import will not bring back; empty when all comes back, or where
    /// there is no import.
    std::vector<std::string> pointers;
};
using Losses = std::vector<Loss>;

/// One file that an export will write. Nothing is drawn before `make` is called.
struct PlannedFile {
    QString name;  ///< relative to the chosen folder, folders parted by a slash
    std::function<rules::Result<QByteArray>()> make;
};
using ExportPlan = std::vector<PlannedFile>;

class Exporter {
public:
    virtual ~Exporter() = default;

    virtual std::string_view id() const = 0;
    virtual QString name() const = 0;
    /// One sentence: which program opens it, and how.
    virtual QString help() const = 0;
    /// Of the main file, without a dot.
    virtual QString suffix() const = 0;
    virtual bool appliesTo(const DocumentValue& value) const = 0;
    /// Code of the problem where it does not apply.
    virtual std::string whyNot(const DocumentValue&) const { return "export.not-for-this"; }
    virtual Losses losses(const ExportSubject& subject, const ExportOptions& options) const = 0;
    /// Every file it will write, the main one first.
    virtual ExportPlan plan(const ExportSubject& subject, const ExportOptions& options) const = 0;
    /// Whether pixelsPerCell and baseUrl mean anything to it.
    virtual bool drawsPictures() const { return false; }
    virtual bool wantsBaseUrl() const { return false; }
    /// Whether its files can only be made where Qt may draw.
    virtual bool draws() const { return true; }
};

/// All of them, in the order shown to users.
std::span<const Exporter* const> exporters();
/// Null when there is none of that id.
const Exporter* findExporter(std::string_view id);

/// Names of the files that will be written.
QStringList filesOf(const ExportPlan& plan);

/// Writes every file of a plan below a folder, or none: all are made beside their places first and take them
/// only when the last one is whole. Files that are there already stay unless `replace`. Returns their paths.
rules::Result<QStringList> writeExport(const ExportPlan& plan, const QString& folder, bool replace);

/// A name that is harmless on every system and in every archive: small letters, digits and hyphens.
QString safeStem(const QString& words);

}  // namespace bocage::model
