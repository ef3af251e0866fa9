#include "app/gui/file_dialogs.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

#include "model/document/pack_document.h"
#include "model/messages/problem_text.h"

namespace bocage::app {

Unsaved askUnsaved(QWidget* parent, const model::Document& document) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("unsavedQuestion"));
    box.setWindowTitle(QStringLiteral("Bocage"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(QCoreApplication::translate("FileDialogs", "“%1” has changes that are not saved.")
                    .arg(document.displayName()));
    box.setInformativeText(QCoreApplication::translate(
        "FileDialogs", "Without saving, what you did since the last save is lost."));
    QPushButton* save =
        box.addButton(QCoreApplication::translate("FileDialogs", "&Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(QCoreApplication::translate("FileDialogs", "&Discard changes"),
                                         QMessageBox::DestructiveRole);
    QPushButton* cancel =
        box.addButton(QCoreApplication::translate("FileDialogs", "&Keep editing"), QMessageBox::RejectRole);
    save->setObjectName(QStringLiteral("save"));
    discard->setObjectName(QStringLiteral("discard"));
    cancel->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(save);
    box.setEscapeButton(cancel);
    box.exec();
    return box.clickedButton() == save      ? Unsaved::Save
           : box.clickedButton() == discard ? Unsaved::Discard
                                            : Unsaved::Cancel;
}

QString notSaved(const model::Document& document) {
    return QCoreApplication::translate("FileDialogs", "“%1” could not be saved; it stays open and unsaved.")
        .arg(document.displayName());
}

Overwrite askOverwrite(QWidget* parent, const QString& name) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("overwriteQuestion"));
    box.setWindowTitle(QStringLiteral("Bocage"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(
        QCoreApplication::translate("FileDialogs", "Another program changed “%1” since it was opened here.")
            .arg(name));
    box.setInformativeText(QCoreApplication::translate(
        "FileDialogs",
        "Saving puts what you have here in its place; what is in the file now is kept among the backups."));
    QPushButton* yes = box.addButton(QCoreApplication::translate("FileDialogs", "&Write over it"),
                                     QMessageBox::DestructiveRole);
    QPushButton* elsewhere =
        box.addButton(QCoreApplication::translate("FileDialogs", "Save &as…"), QMessageBox::AcceptRole);
    QPushButton* cancel =
        box.addButton(QCoreApplication::translate("FileDialogs", "&Keep editing"), QMessageBox::RejectRole);
    yes->setObjectName(QStringLiteral("overwrite"));
    elsewhere->setObjectName(QStringLiteral("saveAs"));
    cancel->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(elsewhere);
    box.setEscapeButton(cancel);
    box.exec();
    return box.clickedButton() == yes         ? Overwrite::Yes
           : box.clickedButton() == elsewhere ? Overwrite::SaveAs
                                              : Overwrite::Cancel;
}

Locked askLocked(QWidget* parent, const QString& name, const model::LockHolder& holder, LockedFor why) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("lockQuestion"));
    box.setWindowTitle(QStringLiteral("Bocage"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(QCoreApplication::translate("FileDialogs", "“%1” is open elsewhere.").arg(name));
    box.setInformativeText(
        QCoreApplication::translate("FileDialogs",
                                    "%1 has it open on %2 (program %3, process %4). Take it over "
                                    "only when that program is gone: two writers lose one's work.")
            .arg(holder.user, holder.host, holder.program)
            .arg(holder.process));
    // There is nothing to read when one wants to save.
    QPushButton* read = why == LockedFor::Saving
                            ? nullptr
                            : box.addButton(QCoreApplication::translate("FileDialogs", "Open to &read"),
                                            QMessageBox::AcceptRole);
    QPushButton* take =
        box.addButton(QCoreApplication::translate("FileDialogs", "&Take over"), QMessageBox::DestructiveRole);
    QPushButton* cancel =
        box.addButton(QCoreApplication::translate("FileDialogs", "&Cancel"), QMessageBox::RejectRole);
    if (read)
        read->setObjectName(QStringLiteral("read"));
    take->setObjectName(QStringLiteral("takeOver"));
    cancel->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(read ? read : cancel);
    box.setEscapeButton(cancel);
    box.exec();
    return read && box.clickedButton() == read ? Locked::ReadOnly
           : box.clickedButton() == take       ? Locked::TakeOver
                                               : Locked::Cancel;
}

void showProblems(QWidget* parent, const QString& title, const rules::Problems& problems) {
    QMessageBox box(parent);
    box.setObjectName(QStringLiteral("problemBox"));
    box.setWindowTitle(QStringLiteral("Bocage"));
    box.setIcon(QMessageBox::Warning);
    box.setTextFormat(Qt::PlainText);
    box.setText(title);
    QString first;
    if (!problems.empty()) {
        const rules::Problem& problem = problems.front();
        QStringList lines{model::ProblemText::sentence(problem)};
        if (const QString place = model::ProblemText::place(problem); !place.isEmpty())
            lines << place;
        if (const QString wayOut = model::ProblemText::wayOut(problem); !wayOut.isEmpty())
            lines << wayOut;
        first = lines.join(QLatin1Char('\n'));
    }
    if (problems.size() > 1)
        first += QLatin1Char('\n') +
                 QCoreApplication::translate("FileDialogs", "And %n more problem(s); see the details.",
                                             nullptr, static_cast<int>(problems.size()) - 1);
    box.setInformativeText(first);
    box.setDetailedText(model::ProblemText::full(problems).join(QLatin1Char('\n')));
    box.setTextInteractionFlags(Qt::TextSelectableByMouse);
    box.addButton(QMessageBox::Close);
    box.exec();
}

QStringList askOpenFiles(QWidget* parent, const QString& folder) {
    return QFileDialog::getOpenFileNames(
        parent, QCoreApplication::translate("FileDialogs", "Open"), folder,
        QCoreApplication::translate("FileDialogs", "Bocage documents") +
            QStringLiteral(" (*.scenario.json *.army.json *.json *.bocagepack);;") +
            QCoreApplication::translate("FileDialogs", "All files") + QStringLiteral(" (*)"));
}

QString askSaveFile(QWidget* parent, const model::Document& document, const QString& documents,
                    bool elsewhere) {
    if (qobject_cast<const model::PackDocument*>(&document)) {
        // A pack is a folder.
        const QString folder = QFileDialog::getExistingDirectory(
            parent, QCoreApplication::translate("FileDialogs", "Save the pack in this folder"), documents);
        return folder.isEmpty() ? QString() : folder + QLatin1Char('/') + model::packManifestName;
    }
    const QString suffix = QLatin1Char('.') + document.suffix();
    QString suggestion = document.path();
    if (!suggestion.isEmpty() && elsewhere) {
        suggestion = documents + QLatin1Char('/') + QFileInfo(suggestion).fileName();
    } else if (suggestion.isEmpty()) {
        QString name = document.displayName().toLower();
        name.replace(QRegularExpression(QStringLiteral("[^\\w]+")), QStringLiteral("-"));
        suggestion = documents + QLatin1Char('/') + name + suffix;
    }
    QString path = QFileDialog::getSaveFileName(
        parent, QCoreApplication::translate("FileDialogs", "Save as"), suggestion,
        QCoreApplication::translate("FileDialogs", "Bocage documents") +
            QStringLiteral(" (*%1)").arg(suffix));
    if (!path.isEmpty() && !path.endsWith(QLatin1String(".json")))
        path += suffix;
    return path;
}

}  // namespace bocage::app
