#include "editor/army/share_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/theme/icons.h"
#include "model/io/save_file.h"
#include "model/io/share_code.h"
#include "model/messages/problem_text.h"
#include "model/messages/words.h"
#include "rules/content/library.h"

namespace bocage::editor {

using namespace rules;

namespace {

constexpr int qrSide = 280;
constexpr int savedModule = 8;  ///< pixels of a module in a saved PNG

/// The symbol, black on white in every theme, as large as the place allows.
class QrView : public QWidget {
public:
    QrView(const model::QrCode& code, QWidget* parent) : QWidget(parent), m_code(code) {
        setFixedSize(qrSide, qrSide);
        setAccessibleName(ShareDialog::tr("QR code of the army"));
        setToolTip(ShareDialog::tr("Scan it with a telephone to get the share code"));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        m_code.draw(painter, rect());
    }

private:
    model::QrCode m_code;
};

QPlainTextEdit* codeField(QWidget* parent) {
    auto* field = new QPlainTextEdit(parent);
    field->setAccessibleName(ShareDialog::tr("Share code"));
    field->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    field->setWordWrapMode(QTextOption::WrapAnywhere);
    field->setTabChangesFocus(true);
    field->setMinimumHeight(90);
    return field;
}

QLabel* noteLabel(QWidget* parent) {
    auto* note = new QLabel(parent);
    note->setWordWrap(true);
    note->setTextFormat(Qt::PlainText);
    return note;
}

}  // namespace

ShareDialog::ShareDialog(const Roster& roster, const model::Fitness& fitness, QWidget* parent)
    : QDialog(parent), m_remark(fitness.line()) {
    setWindowTitle(tr("Share %1").arg(model::localized(roster.title)));
    m_code = codeField(this);
    m_code->setReadOnly(true);
    m_code->setToolTip(tr("The whole army in one line of text"));
    m_code->setMaximumHeight(110);
    m_note = noteLabel(this);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copying = buttons->addButton(tr("&Copy the code"), QDialogButtonBox::ActionRole);
    QPushButton* saving = buttons->addButton(tr("&Save the picture…"), QDialogButtonBox::ActionRole);
    copying->setIcon(iconOnAccent(QStringLiteral("copy")));
    saving->setIcon(themedIcon(QStringLiteral("save")));
    copying->setToolTip(tr("Puts the share code on the clipboard"));
    saving->setToolTip(tr("Writes the QR code as PNG or SVG"));
    const auto code = model::shareCode(roster);
    if (code) {
        m_code->setPlainText(*code);
        m_note->setText(
            tr("Whoever pastes this line into Bocage (Army, Import share code) has the same army."));
        if (const auto symbol = model::QrCode::of(code->toLatin1())) {
            m_qr = *symbol;
            layout->addWidget(new QrView(*m_qr, this), 0, Qt::AlignHCenter);
        } else {
            m_note->setText(model::ProblemText::full(symbol.problems().front()));
        }
    } else {
        m_note->setText(model::ProblemText::full(code.problems().front()));
    }
    copying->setEnabled(code.ok());
    saving->setEnabled(m_qr.has_value());
    if (!m_remark.isEmpty()) {
        auto* remark = noteLabel(this);
        remark->setObjectName(QStringLiteral("shareFitness"));
        remark->setProperty("role", fitness.fit() ? "muted" : "error");
        remark->setText(m_remark);
        layout->addWidget(remark);
    }
    layout->addWidget(m_code, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(copying, &QPushButton::clicked, this, &ShareDialog::copy);
    connect(saving, &QPushButton::clicked, this, &ShareDialog::savePicture);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    copying->setDefault(true);
    resize(420, 490);
}

QString ShareDialog::code() const {
    return m_code->toPlainText();
}

QByteArray ShareDialog::picture(const QString& name) const {
    const bool svg = name.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
    return !m_qr ? QByteArray() : svg ? m_qr->svg(m_remark) : m_qr->png(savedModule, m_remark);
}

void ShareDialog::copy() {
    QApplication::clipboard()->setText(code());
    m_note->setText(tr("The share code is on the clipboard."));
}

void ShareDialog::savePicture() {
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the QR code"), QStringLiteral("army.png"), tr("Pictures (*.png *.svg)"));
    if (path.isEmpty() || !m_qr)
        return;
    const auto saved = model::saveAtomically(path, picture(path));
    if (saved)
        m_note->setText(tr("The picture is in %1.").arg(path));
    else
        QMessageBox::warning(this, windowTitle(), model::ProblemText::full(saved.problems().front()));
}

ImportCodeDialog::ImportCodeDialog(const Library& library, QWidget* parent)
    : QDialog(parent), m_library(library) {
    setWindowTitle(tr("Import a share code"));
    m_code = codeField(this);
    m_code->setPlaceholderText(tr("Paste the code here: %1…").arg(QLatin1String(model::shareCodePrefix)));
    m_note = noteLabel(this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_import = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_import->setToolTip(tr("Opens the army of the code as a new document"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(8);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(m_code, &QPlainTextEdit::textChanged, this, &ImportCodeDialog::read);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    // Whoever comes here has most likely just copied one.
    const QString held = QApplication::clipboard()->text();
    if (held.trimmed().startsWith(QLatin1String(model::shareCodePrefix)))
        m_code->setPlainText(held.trimmed());
    read();
    resize(420, 260);
}

void ImportCodeDialog::read() {
    m_army.reset();
    m_import->setEnabled(false);
    if (m_code->toPlainText().trimmed().isEmpty()) {
        m_note->setText(tr("A share code is one line of text that holds a whole army."));
        return;
    }
    const auto army = model::readShareCode(m_code->toPlainText());
    if (!army) {
        m_note->setText(model::ProblemText::full(army.problems().front()));
        return;
    }
    m_army = *army;
    m_import->setEnabled(true);
    int missing = 0;
    for (const ContentId& id : references(*m_army))
        missing += m_library.head(id) ? 0 : 1;
    QString text = tr("%1, %n tile(s)", nullptr, static_cast<int>(m_army->entries.size()))
                       .arg(model::localized(m_army->title));
    if (missing > 0)
        text += u'\n' +
                tr("%n thing(s) of it are in none of your packs; they are kept by name.", nullptr, missing);
    m_note->setText(text);
}

}  // namespace bocage::editor
