#include <QApplication>
#include <QMainWindow>

#include "editor/theme/theme.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    bocage::editor::Theme::light().apply(application);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}
