#include <QAccessibleWidget>
#include <vector>

#include "editor/army/army_sheet.h"

namespace bocage::editor {

namespace {

using Places = std::vector<std::pair<model::ArmyPlace, QRectF>>;

/// One card, slot or spell space for screen readers, by its number in reading order.
class PlaceAccessible : public QAccessibleInterface {
public:
    PlaceAccessible(ArmySheet& sheet, int index) : m_sheet(sheet), m_index(index) {}

    int number() const { return m_index; }
    bool isValid() const override {
        return m_index < static_cast<int>(m_sheet.layoutOfSheet().places().size());
    }
    QObject* object() const override { return nullptr; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.focusable = state.selectable = true;
        state.selected = place() == m_sheet.current();
        state.focused = state.selected && m_sheet.hasFocus();
        return state;
    }
    QString text(QAccessible::Text which) const override {
        return which == QAccessible::Name ? m_sheet.wordsOf(place()) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        return m_sheet.rectOf(place()).translated(m_sheet.viewport()->mapToGlobal(QPoint(0, 0)));
    }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_sheet); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

private:
    model::ArmyPlace place() const {
        const Places places = m_sheet.layoutOfSheet().places();
        return isValid() ? places[static_cast<std::size_t>(m_index)].first : model::ArmyPlace();
    }

    ArmySheet& m_sheet;
    int m_index;
};

/// The sheet as a list of its places.
class SheetAccessible : public QAccessibleWidget {
public:
    explicit SheetAccessible(ArmySheet* sheet)
        : QAccessibleWidget(sheet, QAccessible::List), m_sheet(*sheet) {}
    ~SheetAccessible() override {
        for (const QAccessible::Id id : m_children)
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(places().size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount())
            return nullptr;
        while (static_cast<int>(m_children.size()) <= index)
            m_children.push_back(QAccessible::registerAccessibleInterface(
                new PlaceAccessible(m_sheet, static_cast<int>(m_children.size()))));
        return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* place = dynamic_cast<const PlaceAccessible*>(child);
        return place ? place->number() : -1;
    }
    QAccessibleInterface* focusChild() const override {
        const Places all = places();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].first == m_sheet.current())
                return child(static_cast<int>(i));
        return nullptr;
    }

private:
    Places places() const { return m_sheet.layoutOfSheet().places(); }

    ArmySheet& m_sheet;
    mutable std::vector<QAccessible::Id> m_children;
};

QAccessibleInterface* sheetFactory(const QString&, QObject* object) {
    auto* sheet = qobject_cast<ArmySheet*>(object);
    return sheet ? new SheetAccessible(sheet) : nullptr;
}

}  // namespace

void installSheetAccessibility() {
    // Once: every further factory would only be asked in vain.
    [[maybe_unused]] static const bool installed = [] {
        QAccessible::installFactory(sheetFactory);
        return true;
    }();
}

}  // namespace bocage::editor
