#include "editor/studio/balance_page.h"

#include <QEvent>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSplitter>
#include <QToolTip>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "model/commands/pack_edits.h"
#include "model/messages/element_names.h"

namespace bocage::editor {

using model::Balance;

BalancePlot::BalancePlot(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("balancePlot"));
    setMouseTracking(true);
}

void BalancePlot::setBalance(const Balance& balance, rules::LibraryPtr library) {
    m_balance = balance;
    m_library = std::move(library);
    m_farthest = m_dearest = 1;
    for (const Balance::Point& point : m_balance.points) {
        m_farthest = std::max(m_farthest, point.value * 1.08);
        m_dearest = std::max(m_dearest, point.cost * 1.08);
    }
    update();
}

void BalancePlot::setCurrent(const rules::ContentId& id) {
    m_current = id;
    update();
}

QRectF BalancePlot::frame() const {
    const int line = fontMetrics().height();
    return QRectF(rect()).adjusted(fontMetrics().horizontalAdvance(QStringLiteral("0000")) + line + 12, 8,
                                   -12, -2.0 * line - 14);
}

QPointF BalancePlot::place(double value, double cost) const {
    const QRectF in = frame();
    return {in.left() + in.width() * value / m_farthest, in.bottom() - in.height() * cost / m_dearest};
}

const Balance::Point* BalancePlot::at(QPointF position) const {
    const Balance::Point* nearest = nullptr;
    double best = 12;
    for (const Balance::Point& point : m_balance.points)
        if (const double off = QLineF(place(point.value, point.cost), position).length(); off < best) {
            best = off;
            nearest = &point;
        }
    return nearest;
}

void BalancePlot::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF in = frame();
    const QColor text = palette().color(QPalette::Text);
    QColor faint = text;
    faint.setAlphaF(0.25f);
    const QColor accent = palette().color(QPalette::Highlight);
    painter.fillRect(in, palette().color(QPalette::Base));
    painter.setPen(faint);
    painter.drawRect(in);
    const auto step = [](double most) {
        const double rough = most / 5, ten = std::pow(10, std::floor(std::log10(rough)));
        return rough / ten < 2 ? 2 * ten : rough / ten < 5 ? 5 * ten : 10 * ten;
    };
    const QLocale locale;
    const int line = fontMetrics().height();
    for (double cost = 0; cost <= m_dearest; cost += step(m_dearest)) {
        const QPointF left = place(0, cost);
        painter.setPen(faint);
        painter.drawLine(left, QPointF(in.right(), left.y()));
        painter.setPen(text);
        painter.drawText(QRectF(line, left.y() - line / 2.0, in.left() - line - 6, line),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(cost, 'f', 0));
    }
    for (double value = 0; value <= m_farthest; value += step(m_farthest))
        painter.drawText(QRectF(place(value, 0).x() - 30, in.bottom() + 4, 60, line), Qt::AlignCenter,
                         locale.toString(value, 'f', 0));
    painter.drawText(QRectF(in.left(), in.bottom() + line + 6, in.width(), line), Qt::AlignCenter,
                     tr("Value by the exact odds"));
    painter.save();
    painter.translate(line / 2.0 + 2, in.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF(-in.height() / 2, -line / 2.0, in.height(), line), Qt::AlignCenter, tr("Cost"));
    painter.restore();

    painter.setClipRect(in);
    painter.setPen(QPen(text, 1.5, Qt::DashLine));
    painter.drawLine(place(0, m_balance.base),
                     place(m_farthest, m_balance.base + m_balance.slope * m_farthest));
    // Other packs first, faint rings; own pieces as dots; those far off as diamonds, so that colour is not
    // needed to tell them apart.
    for (auto point = m_balance.points.rbegin(); point != m_balance.points.rend(); ++point) {
        const QPointF at = place(point->value, point->cost);
        const bool current = point->content == m_current;
        painter.setPen(QPen(point->own ? text : faint, current ? 3 : 1));
        painter.setBrush(!point->own ? Qt::NoBrush : QBrush(accent));
        if (point->own && point->outlier)
            painter.drawPolygon(QPolygonF(
                {at + QPointF(0, -7), at + QPointF(7, 0), at + QPointF(0, 7), at + QPointF(-7, 0)}));
        else
            painter.drawEllipse(at, point->own ? 4.5 : 3.5, point->own ? 4.5 : 3.5);
        if (current) {
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, 10, 10);
        }
    }
    // Names lie above all dots, on a ground of their own.
    QColor ground = palette().color(QPalette::Base);
    ground.setAlphaF(0.85f);
    std::vector<QRectF> taken;
    for (const Balance::Point& point : m_balance.points) {
        if (!(point.own && point.outlier) && point.content != m_current)
            continue;
        const QPointF at = place(point.value, point.cost);
        const QString name = model::ElementNames::content(*m_library, point.content);
        QRectF label(at + QPointF(11, -line / 2.0), QSizeF(fontMetrics().horizontalAdvance(name) + 4, line));
        if (label.right() > in.right())
            label.moveRight(at.x() - 11);
        while (std::any_of(taken.begin(), taken.end(),
                           [&](const QRectF& other) { return other.intersects(label); }))
            label.translate(0, line);
        taken.push_back(label);
        painter.fillRect(label, ground);
        painter.setPen(text);
        painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter, name);
    }
}

void BalancePlot::mousePressEvent(QMouseEvent* event) {
    if (const Balance::Point* point = at(event->position()); point && point->own)
        Q_EMIT clicked(point->content);
}

bool BalancePlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const Balance::Point* point = at(help->pos()))
            QToolTip::showText(help->globalPos(),
                               QStringLiteral("%1: %2")
                                   .arg(model::ElementNames::content(*m_library, point->content),
                                        model::BalanceWords::line(*point))
                                   .toHtmlEscaped(),
                               this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

BalancePage::BalancePage(model::PackDocument& document, QWidget* parent)
    : QWidget(parent), m_document(document) {
    setObjectName(QStringLiteral("studioBalancePage"));
    m_explained = new QLabel;
    m_explained->setObjectName(QStringLiteral("balanceExplained"));
    m_explained->setProperty("role", "muted");
    m_explained->setTextFormat(Qt::PlainText);
    m_explained->setWordWrap(true);
    m_plot = new BalancePlot;
    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("balanceList"));
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setColumnCount(5);
    m_detail = new QLabel;
    m_detail->setObjectName(QStringLiteral("balanceDetail"));
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_take = new QPushButton;
    m_take->setObjectName(QStringLiteral("takeFormulaCost"));
    auto* right = new QWidget;
    auto* rightRows = new QVBoxLayout(right);
    rightRows->setContentsMargins(0, 0, 0, 0);
    rightRows->addWidget(m_list, 1);
    rightRows->addWidget(m_detail);
    rightRows->addWidget(m_take, 0, Qt::AlignLeft);
    m_split = new QSplitter;
    m_split->setChildrenCollapsible(false);
    m_split->addWidget(m_plot);
    m_split->addWidget(right);
    m_split->setStretchFactor(0, 1);
    m_split->setStretchFactor(1, 0);
    m_list->setMinimumWidth(460);
    rightRows->setContentsMargins(12, 0, 0, 0);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(16, 8, 16, 12);
    rows->addWidget(m_explained);
    rows->addWidget(m_split, 1);
    rows->addStretch(0);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &BalancePage::chosenChanged);
    connect(m_plot, &BalancePlot::clicked, this, [this](const rules::ContentId& id) {
        for (int row = 0; row < m_list->topLevelItemCount(); ++row)
            if (m_list->topLevelItem(row)->data(0, Qt::UserRole).toString().toStdString() == id.value)
                m_list->setCurrentItem(m_list->topLevelItem(row));
    });
    connect(m_take, &QPushButton::clicked, this, [this] {
        const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
        if (row < 0 || static_cast<std::size_t>(row) >= m_balance.points.size())
            return;
        const Balance::Point point = m_balance.points[static_cast<std::size_t>(row)];
        if (point.formula)
            model::PackEdits(m_document)
                .set({point.content}, point.pointer, rules::Json(*point.formula),
                     tr("Take the cost of the formula"));
    });
    const auto later = [this] {
        m_stale = true;
        if (isVisible())
            refresh();
    };
    connect(&m_document, &model::PackDocument::changed, this, later, Qt::QueuedConnection);
    connect(&m_document, &model::Document::libraryChanged, this, later, Qt::QueuedConnection);
    retranslate();
}

void BalancePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void BalancePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void BalancePage::retranslate() {
    m_list->setHeaderLabels({tr("Piece"), tr("Cost"), tr("Usual"), tr("Value"), tr("Formula")});
    m_list->setAccessibleName(tr("Costs and values"));
    m_take->setText(tr("&Take the cost of the formula"));
    m_stale = true;
    if (isVisible())
        refresh();
}

void BalancePage::refresh() {
    m_stale = false;
    const QString before =
        m_list->currentItem() ? m_list->currentItem()->data(0, Qt::UserRole).toString() : QString();
    const rules::LibraryPtr library = m_document.liveLibrary();
    m_balance = model::balanceOf(m_document.value().manifest, library);
    m_plot->setBalance(m_balance, library);
    m_list->clear();
    const QLocale locale;
    for (const Balance::Point& point : m_balance.points) {
        if (!point.own)
            break;  // those come last
        auto* row = new QTreeWidgetItem(
            m_list, {(point.outlier ? QStringLiteral("◆ ") : QString()) +
                         model::ElementNames::content(*library, point.content),
                     locale.toString(point.cost), locale.toString(point.usual, 'f', 0),
                     locale.toString(point.value, 'f', 1),
                     point.formula ? locale.toString(*point.formula) : QStringLiteral("–")});
        const QString id = QString::fromStdString(point.content.value);
        row->setData(0, Qt::UserRole, id);
        for (int column = 1; column < 5; ++column)
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        QFont strong = font();
        strong.setBold(point.outlier);
        row->setFont(0, strong);
        if (id == before)
            m_list->setCurrentItem(row);
    }
    m_explained->setText(m_list->topLevelItemCount() == 0 ? model::BalanceWords::nothing(m_balance)
                                                          : m_balance.explained);
    m_split->setVisible(!m_balance.explained.isEmpty());
    if (!m_list->currentItem() && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    m_list->header()->setMinimumSectionSize(30);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    for (int column = 1; column < 5; ++column)
        m_list->resizeColumnToContents(column);
    chosenChanged();
}

void BalancePage::chosenChanged() {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    const bool any = row >= 0 && static_cast<std::size_t>(row) < m_balance.points.size();
    m_take->setEnabled(false);
    if (!any) {
        m_plot->setCurrent({});
        return m_detail->clear();
    }
    const Balance::Point& point = m_balance.points[static_cast<std::size_t>(row)];
    m_plot->setCurrent(point.content);
    QStringList parts;
    for (const auto& [name, value] : point.parts)
        parts << tr("%1 %2").arg(name, QLocale().toString(value, 'f', 1));
    m_detail->setText(QStringLiteral("%1: %2.\n%3")
                          .arg(model::ElementNames::content(*m_document.liveLibrary(), point.content),
                               model::BalanceWords::line(point), parts.join(QStringLiteral(", "))));
    m_take->setEnabled(point.formula && *point.formula != point.cost);
}

}  // namespace bocage::editor
