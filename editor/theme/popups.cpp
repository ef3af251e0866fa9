#include "editor/theme/popups.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace bocage::editor {

namespace {

void showWhole(QWidget& popup, const QComboBox& box, QAbstractItemView& view) {
    popup.ensurePolished();
    if (popup.layout())
        popup.layout()->activate();
    const QModelIndex root = view.rootIndex();
    const int all = view.model()->rowCount(root);
    const int rows = std::min(all, box.maxVisibleItems());
    int height = 0, width = 0;
    for (int row = 0; row < all; ++row) {
        const QSize entry = view.sizeHintForIndex(view.model()->index(row, box.modelColumn(), root));
        height += row < rows ? entry.height() : 0;
        width = std::max(width, entry.width());
    }
    const int chromeHeight = popup.height() - view.viewport()->height();
    const int chromeWidth = popup.width() - view.viewport()->width();
    const int bar = rows < all ? view.verticalScrollBar()->sizeHint().width() : 0;
    const QRect screen = box.screen()->availableGeometry();
    QRect place = popup.geometry();
    place.setHeight(std::clamp(height + chromeHeight, place.height(), screen.height()));
    place.setWidth(std::clamp(width + chromeWidth + bar, place.width(), screen.width()));
    // Upwards or sideways where the screen ends.
    place.moveBottom(std::min(place.bottom(), screen.bottom()));
    place.moveRight(std::min(place.right(), screen.right()));
    if (place == popup.geometry())
        return;
    popup.setGeometry(place);
    if (rows == all)
        view.scrollToTop();
}

class PopupRule : public QObject {
public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Show && watched->inherits("QComboBoxPrivateContainer")) {
            auto* popup = static_cast<QWidget*>(watched);
            const auto* box = qobject_cast<QComboBox*>(popup->parentWidget());
            if (box && box->view()) {
                showWhole(*popup, *box, *box->view());
                // Once shown, the box may place it again, with room for a bar below that is not needed now.
                QTimer::singleShot(0, popup, [popup, box] {
                    if (popup->isVisible())
                        showWhole(*popup, *box, *box->view());
                });
            }
        }
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

void installPopupRule(QApplication& application) {
    static const QString name = QStringLiteral("popupRule");
    if (application.findChild<QObject*>(name, Qt::FindDirectChildrenOnly))
        return;
    auto* rule = new PopupRule(&application);
    rule->setObjectName(name);
    application.installEventFilter(rule);
}

}  // namespace bocage::editor
