#include "ui/theme/theme.h"

#include <QApplication>

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    rope::ui::loadFonts();
    return 0;
}
