#include "app/program.h"

int main(int argc, char** argv) {
    char name[] = "ropescope";
    const std::vector<std::string> arguments(argc > 0 ? argv + 1 : argv, argv + argc);
    return rope::app::run(arguments, argc > 0 ? argv[0] : name);
}
