#include "editor/print/print_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <set>

#include "editor/print/pick_pieces_dialog.h"
#include "model/language/language.h"
#include "model/messages/briefing_words.h"
#include "model/messages/words.h"
#include "model/print/aids/piece_sheets.h"
#include "model/print/game_prints.h"

namespace bocage::editor {

using namespace model::print;

namespace {

/// Stands for the list of one's own where the others are ids of packs: none is written so.
constexpr QLatin1String ownList("*");

/// Languages of the program and of the document, the window's first.
std::vector<std::string> languagesOf(const Subject& subject) {
    std::vector<std::string> codes{model::uiLanguage()};
    const auto add = [&](const std::string& code) {
        if (std::find(codes.begin(), codes.end(), code) == codes.end())
            codes.push_back(code);
    };
    for (const model::LanguageInfo& language : model::languages())
        add(language.code.toStdString());
    const auto addAll = [&](const rules::Text& text) {
        for (const auto& [code, words] : text.byLanguage)
            add(code);
    };
    if (subject.scenario) {
        addAll(subject.scenario->title);
        addAll(subject.scenario->texts.introduction);
    }
    if (subject.army)
        addAll(subject.army->title);
    if (subject.campaign)
        addAll(subject.campaign->title);
    if (const rules::Pack* pack = subject.library->pack(subject.pack))
        for (const std::string& code : pack->manifest.languages)
            add(code);
    return codes;
}

/// The sheets that pieces of this game are cut from: nobody chooses among those that it has not.
std::set<QString> sheetsOfGame(const Subject& subject, const GamePrints& prints) {
    std::set<QString> any;
    for (const rules::Pack& pack : subject.library->packs())
        if (pack.manifest.system == subject.system())
            for (const PieceCopies& piece : piecesOf(pack, false))
                any.insert(prints.sheetOf(piece.id, *subject.library));
    return any;
}

}  // namespace

QComboBox* PrintForm::addChoice(const QString& name, const QString& label) {
    auto* box = new QComboBox;
    box->setObjectName(name);
    box->setAccessibleName(label);
    m_form->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &PrintForm::changed);
    return box;
}

PrintForm::PrintForm(PrintSourcePtr source, QWidget* parent)
    : QWidget(parent), m_source(std::move(source)), m_aids(aidsFor(m_source->subject())) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("aidList"));
    m_list->setAccessibleName(tr("Aids"));
    for (const AidPtr& aid : m_aids)
        m_list->addItem(aid->name());
    m_list->setMinimumHeight(170);
    rows->addWidget(m_list, 1);
    m_purpose = new QLabel;
    m_purpose->setWordWrap(true);
    m_purpose->setTextFormat(Qt::PlainText);
    rows->addWidget(m_purpose);
    auto* formBox = new QWidget;
    m_form = new QFormLayout(formBox);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    rows->addWidget(formBox);

    m_paper = addChoice(QStringLiteral("paper"), tr("Paper"));
    for (const Paper paper : {Paper::A4, Paper::Letter})
        m_paper->addItem(nameOf(paper), static_cast<int>(paper));
    m_colours = addChoice(QStringLiteral("colours"), tr("Colours"));
    m_colours->addItem(tr("Full colour"), static_cast<int>(Colours::Full));
    m_colours->addItem(tr("Save ink"), static_cast<int>(Colours::InkSaving));
    m_colours->addItem(tr("Black and white"), static_cast<int>(Colours::Grey));
    m_language = addChoice(QStringLiteral("language"), tr("Language"));
    for (const std::string& code : languagesOf(m_source->subject()))
        m_language->addItem(model::BriefingWords::language(code), QString::fromStdString(code));
    m_reader = addChoice(QStringLiteral("reader"), tr("For"));
    m_formKind = addChoice(QStringLiteral("form"), tr("Form"));
    m_formKind->addItem(tr("With all rules it uses"), false);
    m_formKind->addItem(tr("One page for tournaments"), true);
    m_taken = addChoice(QStringLiteral("taken"), tr("Print"));
    m_pick = new QPushButton(tr("C&hoose pieces…"));
    m_pick->setObjectName(QStringLiteral("pickPieces"));
    m_pick->setAutoDefault(false);
    m_form->addRow(QString(), m_pick);
    connect(m_pick, &QPushButton::clicked, this, &PrintForm::pickPieces);
    connect(m_taken, &QComboBox::currentIndexChanged, this, &PrintForm::showChoices);
    m_kinds = addChoice(QStringLiteral("kinds"), tr("Pieces"));
    m_kinds->addItem(tr("All"), QString());
    const GamePrints& prints = printsOf(m_source->subject().system());
    const std::set<QString> any = sheetsOfGame(m_source->subject(), prints);
    for (const char* kind : {"counters", "markers", "tiles", "options", "cards", "overlays"})
        if (any.contains(QString::fromLatin1(kind)))
            m_kinds->addItem(prints.sheetName(QString::fromLatin1(kind)), QString::fromLatin1(kind));
    m_backs = addChoice(QStringLiteral("backs"), tr("Backs"));
    m_backs->addItem(tr("Flip on the long edge"), static_cast<int>(Backs::LongEdge));
    m_backs->addItem(tr("Flip on the short edge"), static_cast<int>(Backs::ShortEdge));
    m_backs->addItem(tr("Fold and glue"), static_cast<int>(Backs::Fold));
    m_backs->addItem(tr("Fronts only"), static_cast<int>(Backs::None));
    const auto check = [&](const QString& name, const QString& label, bool on) {
        auto* box = new QCheckBox(label);
        box->setObjectName(name);
        box->setChecked(on);
        m_form->addRow(QString(), box);
        connect(box, &QCheckBox::toggled, this, &PrintForm::changed);
        return box;
    };
    m_gaps = check(QStringLiteral("gaps"), tr("Gaps between pieces"), false);
    m_marks = check(QStringLiteral("marks"), tr("Cut marks"), true);
    m_safe = check(QStringLiteral("safe"), tr("Show the safe area"), false);
    m_singly = check(QStringLiteral("singly"), tr("One piece a page"), false);
    m_copies = check(QStringLiteral("copies"), tr("As many as the boxes hold"), false);
    m_space = new QDoubleSpinBox;
    m_space->setObjectName(QStringLiteral("space"));
    m_space->setAccessibleName(tr("Side of a space"));
    m_space->setRange(5, 100);
    m_space->setValue(25);
    m_space->setSuffix(tr(" mm"));
    m_form->addRow(tr("Side of a space"), m_space);
    connect(m_space, &QDoubleSpinBox::valueChanged, this, &PrintForm::changed);
    m_printer = addChoice(QStringLiteral("calibrated"), tr("Calibrated for"));
    refreshPrinters();

    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        fillReaders();
        fillTaken();
        showChoices();
        Q_EMIT changed();
    });
    m_list->setCurrentRow(0);
}

AidPtr PrintForm::aid() const {
    const int row = m_list->currentRow();
    return row < 0 ? nullptr : m_aids[static_cast<std::size_t>(row)];
}

void PrintForm::chooseAid(const QString& id) {
    for (std::size_t i = 0; i < m_aids.size(); ++i)
        if (m_aids[i]->id() == id)
            m_list->setCurrentRow(static_cast<int>(i));
}

QString PrintForm::printer() const {
    return m_printer->currentData().toString();
}

void PrintForm::refreshPrinters() {
    const QString before = printer();
    const QSignalBlocker quiet(m_printer);
    m_printer->clear();
    m_printer->addItem(tr("No printer"), QString());
    for (const QString& name : Printers().names())
        m_printer->addItem(name, name);
    m_printer->setCurrentIndex(std::max(0, m_printer->findData(before)));
}

void PrintForm::fillReaders() {
    const QSignalBlocker quiet(m_reader);
    m_reader->clear();
    if (const AidPtr chosen = aid())
        for (const Reader& reader : chosen->readers(m_source->subject()))
            m_reader->addItem(reader.name, reader.id);
}

void PrintForm::fillTaken() {
    const QString before = m_taken->currentData().toString();
    const QSignalBlocker quiet(m_taken);
    m_taken->clear();
    const Subject subject = m_source->subject();
    const AidPtr chosen = aid();
    m_taken->addItem(subject.scenario ? tr("What the battle needs")
                     : subject.army   ? tr("What the army needs")
                                      : tr("The whole pack"),
                     QString());
    if (!chosen)
        return;
    for (const rules::Pack& pack : subject.library->packs()) {
        Subject whole;
        whole.library = subject.library;
        whole.pack = pack.manifest.id;
        if (pack.manifest.id != subject.pack && pack.manifest.system == subject.system() &&
            chosen->appliesTo(whole))
            m_taken->addItem(tr("All of %1").arg(model::localized(pack.manifest.title)),
                             QString::fromStdString(pack.manifest.id.value));
    }
    if (chosen->choices().testFlag(Choice::Pieces))
        m_taken->addItem(tr("A list of my own"), QString(ownList));
    m_taken->setCurrentIndex(std::max(0, m_taken->findData(before)));
}

bool PrintForm::takesOwnList() const {
    return m_taken->currentData().toString() == ownList;
}

PrintSourcePtr PrintForm::source() const {
    const QString pack = m_taken->currentData().toString();
    const AidPtr chosen = aid();
    if (!chosen || !chosen->choices().testFlag(Choice::Packs) || pack.isEmpty() || pack == ownList)
        return m_source;
    auto whole = std::make_shared<PrintSource>();
    whole->library = m_source->library;
    whole->pack = rules::PackId(pack.toStdString());
    return whole;
}

std::vector<model::print::PieceCopies> PrintForm::piecesNow() const {
    if (!m_picked.empty())
        return m_picked;
    const auto pieces = piecesToPrint(m_source->subject(), Options());
    return pieces ? *pieces : std::vector<model::print::PieceCopies>();
}

void PrintForm::pickPieces() {
    const Subject subject = m_source->subject();
    PickPiecesDialog dialog(subject.library, subject.system(), piecesNow(), this);
    if (dialog.exec() == QDialog::Accepted)
        pick(dialog.picked());
}

void PrintForm::pick(std::vector<model::print::PieceCopies> pieces) {
    m_picked = std::move(pieces);
    {
        const QSignalBlocker quiet(m_taken);
        m_taken->setCurrentIndex(std::max(0, m_taken->findData(QString(ownList))));
    }
    showChoices();
    Q_EMIT changed();
}

void PrintForm::showChoices() {
    const AidPtr chosen = aid();
    if (!chosen)
        return;
    m_purpose->setText(chosen->purpose());
    const Choices choices = chosen->choices();
    const auto show = [&](QWidget* field, bool shown) {
        field->setVisible(shown);
        if (QWidget* label = m_form->labelForField(field))
            label->setVisible(shown);
    };
    const bool pieces = choices.testFlag(Choice::Pieces);
    show(m_reader, choices.testFlag(Choice::Readers));
    show(m_formKind, choices.testFlag(Choice::Form));
    show(m_taken, choices.testFlag(Choice::Packs));
    show(m_pick, pieces && takesOwnList());
    for (QWidget* field :
         {static_cast<QWidget*>(m_kinds), static_cast<QWidget*>(m_backs), static_cast<QWidget*>(m_gaps),
          static_cast<QWidget*>(m_marks), static_cast<QWidget*>(m_safe), static_cast<QWidget*>(m_singly)})
        show(field, pieces);
    show(m_copies, pieces && !takesOwnList() && !source()->pack.empty());
    show(m_space, choices.testFlag(Choice::Space));
}

Options PrintForm::options() const {
    Options options;
    options.paper = static_cast<Paper>(m_paper->currentData().toInt());
    options.colours = static_cast<Colours>(m_colours->currentData().toInt());
    options.language = m_language->currentData().toString();
    options.reader = m_reader->currentData().toString();
    options.tournament = m_formKind->currentData().toBool();
    if (const QString kind = m_kinds->currentData().toString(); !kind.isEmpty())
        options.kinds = {kind};
    options.sheets.backs = static_cast<Backs>(m_backs->currentData().toInt());
    options.sheets.gaps = m_gaps->isChecked();
    options.sheets.cropMarks = m_marks->isChecked();
    options.sheets.safeArea = m_safe->isChecked();
    options.sheets.singly = m_singly->isChecked();
    if (takesOwnList())
        options.picked = piecesNow();
    options.copiesAsPacked = m_copies->isChecked();
    options.space = Length::millimetres(m_space->value());
    if (const auto calibration = Printers().find(printer()))
        options.calibration = *calibration;
    return options;
}

}  // namespace bocage::editor
