#pragma once

#include <QWidget>

#include "rules/content/library.h"

class QLabel;

namespace bocage::editor::crusades {

/// One card drawn as large as it can be read, with what it does in words beside it.
class CardView : public QWidget {
    Q_OBJECT

public:
    explicit CardView(QWidget* parent = nullptr);

    /// Nothing, or a card that no open pack has, leaves the picture away.
    void showCard(const rules::LibraryPtr& library, const rules::ContentId& id);

private:
    QLabel *m_picture, *m_words;
};

}  // namespace bocage::editor::crusades
