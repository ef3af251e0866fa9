#pragma once

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>
#include <functional>

/// Every text of a window that somebody sees, and whether there is room for it.
namespace bocage::test {

struct ShownText {
    const QWidget* widget;
    QString text;
    bool fits = true;
    QString measures;
};

inline QString withoutMnemonic(QString text) {
    text.replace(QLatin1String("&&"), QLatin1String("\x01"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\x01'), QLatin1Char('&'));
}

/// What is cut short on purpose says the whole in its tool tip.
inline bool toldOtherwise(const QString& tip, const QString& text) {
    return tip.contains(text) || text.contains(tip.isEmpty() ? QStringLiteral("\n") : tip);
}

inline int widestLine(const QFontMetrics& metrics, const QString& text) {
    int widest = 0;
    for (const QString& line : text.split(QLatin1Char('\n')))
        widest = std::max(widest, metrics.horizontalAdvance(line));
    return widest;
}

/// What somebody reads who rests on a field.
inline QString toldAtRest(const QWidget& widget) {
    QToolTip::hideText();
    auto& field = const_cast<QWidget&>(widget);
    const QPoint middle = field.rect().center();
    QHelpEvent rest(QEvent::ToolTip, middle, field.mapToGlobal(middle));
    QCoreApplication::sendEvent(&field, &rest);
    const QString told = QToolTip::text();
    QToolTip::hideText();
    return told;
}

inline std::vector<ShownText> shownTexts(const QWidget& window) {
    std::vector<ShownText> all;
    const auto add = [&](const QWidget* widget, const QString& shown, int needed, int room,
                         const QString& tip) {
        const QString text = withoutMnemonic(shown);
        if (text.trimmed().isEmpty())
            return;
        all.push_back({widget, text, needed <= room + 1 || toldOtherwise(tip, text),
                       QStringLiteral("needs %1, has %2").arg(needed).arg(room)});
    };
    QList<const QWidget*> widgets{&window};
    for (const QWidget* child : window.findChildren<QWidget*>())
        if (child->isVisible() && child->window() == &window)
            widgets << child;
    for (const QWidget* widget : widgets) {
        const QFontMetrics metrics = widget->fontMetrics();
        const QString tip = widget->toolTip();
        if (const auto* label = qobject_cast<const QLabel*>(widget)) {
            if (label->text().isEmpty())
                continue;
            if (label->wordWrap())
                add(label, label->text(), label->heightForWidth(label->width()), label->height() + 2, tip);
            else
                add(label, label->text(), widestLine(metrics, withoutMnemonic(label->text())),
                    label->contentsRect().width(), tip);
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            const auto* tool = qobject_cast<const QToolButton*>(button);
            if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull())
                continue;
            // Buttons that paint themselves have no text of Qt's.
            if (!tool && !qobject_cast<const QPushButton*>(button) &&
                !qobject_cast<const QCheckBox*>(button) && !button->inherits("QRadioButton"))
                continue;
            const bool beside = !tool || tool->toolButtonStyle() != Qt::ToolButtonTextUnderIcon;
            const int icon = button->icon().isNull() || !beside ? 0 : button->iconSize().width() + 4;
            const int mark = button->inherits("QCheckBox") || button->inherits("QRadioButton") ? 20 : 0;
            add(button, button->text(), widestLine(metrics, withoutMnemonic(button->text())) + icon + mark,
                button->width(), tip);
        } else if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            // Who rests on a choice that is cut short reads the whole.
            const int needed = metrics.horizontalAdvance(combo->currentText());
            const int room = combo->width() - 22;
            add(combo, combo->currentText(), needed, room, needed > room ? toldAtRest(*combo) : tip);
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                if (tabs->isTabVisible(i))
                    add(tabs, tabs->tabText(i), metrics.horizontalAdvance(withoutMnemonic(tabs->tabText(i))),
                        tabs->tabRect(i).width() - 6, tabs->tabToolTip(i));
        } else if (const auto* group = qobject_cast<const QGroupBox*>(widget)) {
            add(group, group->title(), metrics.horizontalAdvance(group->title()), group->width(), tip);
        } else if (const auto* line = qobject_cast<const QLineEdit*>(widget)) {
            const int needed = metrics.horizontalAdvance(line->text());
            const int room = line->width() - (line->hasFrame() ? 22 : 2);
            if (!line->text().isEmpty())
                add(line, line->text(), needed, room, needed > room ? toldAtRest(*line) : tip);
            else
                add(line, line->placeholderText(), metrics.horizontalAdvance(line->placeholderText()),
                    line->width() - 10, tip);
        } else if (const auto* header = qobject_cast<const QHeaderView*>(widget)) {
            for (int i = 0; header->orientation() == Qt::Horizontal && i < header->count(); ++i)
                if (!header->isSectionHidden(i)) {
                    const QString text = header->model()->headerData(i, Qt::Horizontal).toString();
                    const QString told =
                        header->model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString();
                    const int room = header->sectionSize(i) - 4;
                    const QVariant own =
                        header->model()->headerData(i, Qt::Horizontal, Qt::TextAlignmentRole);
                    const int flags = own.isValid() ? own.toInt() : int(header->defaultAlignment());
                    if (flags & Qt::TextWordWrap) {
                        // One that breaks its lines needs room for all of them, and for the longest word.
                        const QSize needed =
                            metrics.boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, text).size();
                        add(header, text, needed.width(), room, told);
                        add(header, text, needed.height(), header->height(), told);
                    } else {
                        add(header, text, widestLine(metrics, text), room, told);
                    }
                }
        }
    }
    return all;
}

inline QString pathOf(const QWidget* widget) {
    QStringList names;
    for (const QWidget* at = widget; at && names.size() < 4; at = at->parentWidget())
        names.prepend(at->objectName().isEmpty() ? QString::fromLatin1(at->metaObject()->className())
                                                 : at->objectName());
    return names.join(QLatin1Char('/'));
}

/// Texts of the window that are cut off, in words for a message.
inline QStringList cutTexts(const QWidget& window) {
    QStringList cut;
    for (const ShownText& shown : shownTexts(window))
        if (!shown.fits)
            cut << QStringLiteral("%1: “%2” %3").arg(pathOf(shown.widget), shown.text, shown.measures);
    return cut;
}

}  // namespace bocage::test
