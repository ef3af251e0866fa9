#include "editor/briefing/content_chips.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>

#include "editor/briefing/content_picker.h"
#include "editor/panels/thumbnails.h"
#include "editor/theme/icons.h"
#include "editor/tools/flow_layout.h"
#include "model/messages/element_names.h"
#include "rules/systems/game_system.h"

namespace bocage::editor {

ContentChips::ContentChips(rules::LibraryPtr library, Options options, QWidget* parent)
    : QWidget(parent), m_library(std::move(library)), m_options(std::move(options)) {
    auto* flow = new FlowLayout(this, 8, 8);
    auto* more = new QPushButton(themedIcon(QStringLiteral("plus")), m_options.addText);
    more->setObjectName(m_options.name);
    more->setProperty("chip", true);
    more->setToolTip(m_options.pickerTitle);
    connect(more, &QPushButton::clicked, this, &ContentChips::add);
    flow->addWidget(more);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ContentChips::setIds(const std::vector<rules::ContentId>& ids) {
    std::vector<rules::Copies> copies;
    for (const rules::ContentId& id : ids)
        copies.push_back({id, 1});
    setCopies(copies);
}

void ContentChips::setCopies(const std::vector<rules::Copies>& copies) {
    if (m_filled && copies == m_copies)
        return;
    m_filled = true;
    m_copies = copies;
    const QWidget* focused = QApplication::focusWidget();
    const QString focusName = focused && isAncestorOf(focused) ? focused->objectName() : QString();
    QLayout* flow = layout();
    QLayoutItem* last = flow->takeAt(flow->count() - 1);
    while (QLayoutItem* item = flow->takeAt(0)) {
        // A button of this chip may be what brought us here.
        item->widget()->setParent(nullptr);
        item->widget()->deleteLater();
        delete item;
    }
    for (const rules::Copies& each : copies) {
        QWidget* chip = makeChip(each);
        flow->addWidget(chip);
        chip->show();
    }
    flow->addItem(last);
    // The button that adds comes last for the keyboard too.
    if (flow->count() > 1)
        setTabOrder(flow->itemAt(flow->count() - 2)->widget(), last->widget());
    updateGeometry();
    if (!focusName.isEmpty()) {
        QWidget* again = findChild<QWidget*>(focusName);
        (again ? again : last->widget())->setFocus(Qt::OtherFocusReason);
    }
}

QWidget* ContentChips::makeChip(const rules::Copies& copies) {
    const QString name = model::ElementNames::content(*m_library, copies.id);
    const QString key = m_options.name + QLatin1Char('/') + QString::fromStdString(copies.id.value);
    auto* chip = new QFrame(this);
    chip->setObjectName(QStringLiteral("contentChip"));
    auto* line = new QHBoxLayout(chip);
    line->setContentsMargins(4, 4, 4, 4);
    line->setSpacing(4);
    auto* picture = new QLabel;
    picture->setPixmap(thumbnail(m_library, copies.id, {36, 28}, devicePixelRatioF()));
    line->addWidget(picture);
    auto* words = new QLabel(m_options.counted && copies.count != 1
                                 ? QStringLiteral("%1 × %2").arg(copies.count).arg(name)
                                 : name);
    words->setTextFormat(Qt::PlainText);
    line->addWidget(words);
    const auto button = [&](const char* what, const QString& tip, const char* icon, int count) {
        auto* made = new QToolButton;
        made->setObjectName(key + QLatin1Char('/') + QLatin1String(what));
        made->setProperty("quiet", true);
        made->setIcon(themedIcon(QString::fromLatin1(icon)));
        made->setIconSize({12, 12});
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setFocusPolicy(Qt::StrongFocus);
        connect(made, &QToolButton::clicked, this,
                [this, id = copies.id, count] { m_options.set(id, count); });
        line->addWidget(made);
        return made;
    };
    if (m_options.counted) {
        button("less", tr("One %1 less").arg(name), "minus", copies.count - 1);
        auto* more = button("more", tr("One %1 more").arg(name), "plus", copies.count + 1);
        if (m_options.most && copies.count >= m_options.most(copies.id)) {
            more->setEnabled(false);
            more->setToolTip(tr("There is no more %1.").arg(name));
        }
    }
    button("remove", tr("Take %1 off the list").arg(name), "close", 0);
    return chip;
}

void ContentChips::add() {
    ContentPicker picker(m_options.pickerTitle, m_library, m_options.contents(), this);
    if (picker.exec() != QDialog::Accepted)
        return;
    const std::vector<rules::ContentId> chosen = picker.chosen();
    const bool several = m_options.history && chosen.size() > 1;
    if (several)
        m_options.history->beginMacro(m_options.pickerTitle);
    for (const rules::ContentId& id : chosen) {
        const auto there = std::find_if(m_copies.begin(), m_copies.end(),
                                        [&](const rules::Copies& copies) { return copies.id == id; });
        const int wanted = there == m_copies.end() || !m_options.counted ? 1 : there->count + 1;
        m_options.set(id, m_options.most ? std::min(wanted, m_options.most(id)) : wanted);
    }
    if (several)
        m_options.history->endMacro();
}

namespace {

/// Those of the game's own kinds that are asked for; all of them where it has none of these.
QStringList kindsOf(const std::string& system, const QStringList& wanted) {
    QStringList all, chosen;
    if (const rules::GameSystem* game = rules::findGameSystem(system))
        for (const rules::ContentKindInfo& info : game->contentKinds()) {
            const QString kind =
                QString::fromUtf8(info.kind.data(), static_cast<qsizetype>(info.kind.size()));
            all << kind;
            if (wanted.contains(kind))
                chosen << kind;
        }
    return chosen.isEmpty() ? all : chosen;
}

}  // namespace

QStringList thingsToHandOut(const std::string& system) {
    return kindsOf(system, {QStringLiteral("option"), QStringLiteral("tile"), QStringLiteral("unit")});
}

QStringList thingsToFind(const std::string& system) {
    return kindsOf(system, {QStringLiteral("option")});
}

}  // namespace bocage::editor
