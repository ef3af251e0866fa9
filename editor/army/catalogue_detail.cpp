#include "editor/army/catalogue_detail.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <set>

#include "editor/panels/thumbnails.h"
#include "editor/theme/theme.h"
#include "model/messages/words.h"
#include "model/systems/normandie/render/counter_painter.h"
#include "model/systems/normandie/words/army_words.h"

namespace bocage::editor {

using namespace rules;
using namespace rules::normandie;
using model::ArmyWords;
using model::localized;

namespace {

QString paragraph(const QString& text) {
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style='margin:0 0 5px 0'>%1</p>").arg(text.toHtmlEscaped());
}

QString strong(const QString& name, const QString& text) {
    return QStringLiteral("<p style='margin:0 0 4px 0'><b>%1</b> %2</p>")
        .arg(name.toHtmlEscaped(), text.toHtmlEscaped());
}

/// Both faces of the counters, as many as fit the line.
QPixmap faces(const LibraryPtr& library, const std::vector<Copies>& units, const normandie::Content& content,
              int width, qreal ratio) {
    constexpr int side = 58, gap = 6;
    QPixmap picture(QSize(width, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    int x = 0;
    for (const Copies& copies : units) {
        const Unit* unit = content.unit(copies.id);
        const int wide = static_cast<int>(side * (unit ? model::counterAspect(*unit) : 1));
        for (const QString& face : {QStringLiteral("front"), QStringLiteral("back")}) {
            if (x + wide > width || (face == QLatin1String("back") && (!unit || !unit->back)))
                continue;
            painter.drawPixmap(x, 0, thumbnail(library, copies.id, {wide, side}, ratio, face));
            x += wide + gap;
        }
    }
    return picture;
}

}  // namespace

CatalogueDetail::CatalogueDetail(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("catalogueDetail"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* body = new QWidget;
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(6);
    m_title = new QLabel;
    m_title->setObjectName(QStringLiteral("sectionHeader"));
    m_title->setTextFormat(Qt::PlainText);
    m_picture = new QLabel;
    m_text = new QLabel;
    m_text->setObjectName(QStringLiteral("catalogueWords"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_title);
    for (QLabel* label : {m_picture, m_text})
        label->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_picture);
    layout->addWidget(m_text, 1);
    setWidget(body);
}

QString CatalogueDetail::words() const {
    return m_text->text();
}

namespace {

/// One side of a counter in words: its values, then what its weapons add.
QString sideWords(const UnitSide& side) {
    QStringList parts{ArmyWords::statistics(side)};
    if (side.stars > 0)
        parts << QString(side.stars, QChar(0x2605));
    if (side.secondary)
        parts << CatalogueDetail::tr("second weapon: %1").arg(ArmyWords::bonuses(side.secondary->bonus));
    return parts.join(QStringLiteral(" · "));
}

/// Abilities with their help, each once.
class Explainer {
public:
    explicit Explainer(const normandie::Content& content) : m_content(content) {}
    void add(const std::vector<AbilityUse>& uses) {
        for (const AbilityUse& use : uses)
            if (m_known.insert(use.slug).second) {
                const Ability* ability = m_content.ability(use.slug);
                html += strong(ArmyWords::ability(use, m_content),
                               ability ? localized(ability->help) : QString());
            }
    }
    void add(const UnitSide& side) {
        add(side.abilities);
        for (const auto* weapon : {&side.primary, &side.secondary})
            if (*weapon)
                add((*weapon)->abilities);
    }
    QString html;

private:
    const normandie::Content& m_content;
    std::set<std::string> m_known;
};

QString unitWords(const Unit& unit, int count) {
    const QString name =
        count > 1 ? QStringLiteral("%1 × %2").arg(count).arg(localized(unit.name)) : localized(unit.name);
    QString html = strong(name, sideWords(unit.front));
    if (unit.back)
        html += strong(CatalogueDetail::tr("Other side"), sideWords(*unit.back));
    if (unit.lifePoints > 0)
        html += paragraph(CatalogueDetail::tr("%n life point(s)", nullptr, unit.lifePoints));
    return html;
}

}  // namespace

void CatalogueDetail::setContent(const ContentPtr& content, const ContentId& id, const QString& reason,
                                 const QString& rule) {
    const Tile* tile = content ? content->tile(id) : nullptr;
    const Option* option = content ? content->option(id) : nullptr;
    const Unit* single = content ? content->unit(id) : nullptr;
    setVisible(tile || option || single);
    if (!tile && !option && !single)
        return;
    const ContentHead& head = tile     ? static_cast<const ContentHead&>(*tile)
                              : option ? static_cast<const ContentHead&>(*option)
                                       : *single;
    m_title->setText(localized(head.name));
    QString html;
    if (!reason.isEmpty())
        html += QStringLiteral("<p style='margin:0 0 5px 0; color:%1'>%2</p>")
                    .arg(Theme::current().error.name(),
                         QStringLiteral("%1 (%2)").arg(reason, rule).toHtmlEscaped());
    html += paragraph(localized(head.help));
    if (tile)
        html += paragraph(ArmyWords::summary(*tile, *content));
    if (tile && tile->cost)
        html += paragraph(tr("Costs %n point(s).", nullptr, *tile->cost));
    if (option)
        html += paragraph(ArmyWords::facts(*option).join(QLatin1Char(' ')));
    Explainer abilities(*content);
    if (tile || option)
        abilities.add(tile ? tile->abilities : option->abilities);
    const auto addUnit = [&](const Unit& unit, int count) {
        html += unitWords(unit, count);
        abilities.add(unit.front);
        if (unit.back)
            abilities.add(*unit.back);
    };
    if (single)
        addUnit(*single, 1);
    else
        for (const Copies& copies : tile ? tile->units : option->units)
            if (const Unit* unit = content->unit(copies.id))
                addUnit(*unit, copies.count);
    html += abilities.html;
    if (option && !option->rule.empty())
        html += QStringLiteral("<p style='margin:0; color:%1'>%2</p>")
                    .arg(Theme::current().link.name(), QString::fromStdString(option->rule).toHtmlEscaped());
    m_text->setText(html);
    m_content = content;
    m_shown = id;
    showPicture();
}

void CatalogueDetail::showPicture() {
    const Tile* tile = m_content ? m_content->tile(m_shown) : nullptr;
    const Option* option = m_content ? m_content->option(m_shown) : nullptr;
    if (!m_content || (!tile && !option && !m_content->unit(m_shown)))
        return;
    const std::vector<Copies> units = tile     ? tile->units
                                      : option ? option->units
                                               : std::vector<Copies>{{m_shown, 1}};
    const int width = std::max(120, viewport()->width() - 26);
    // Where there is no counter the option's own tile is drawn.
    if (units.empty() && option)
        m_picture->setPixmap(
            thumbnail(m_content->libraryPtr(), m_shown, {std::min(width, 168), 112}, devicePixelRatioF()));
    else if (!units.empty())
        m_picture->setPixmap(faces(m_content->libraryPtr(), units, *m_content, width, devicePixelRatioF()));
    m_picture->setVisible(option || !units.empty());
}

void CatalogueDetail::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    showPicture();  // as many counters as there is room for, none cut
}

}  // namespace bocage::editor
