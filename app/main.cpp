#include "app/program.h"

#include <csignal>

int main(int argc, char** argv) {
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN);   // a file that grows too large gives an ordinary error
#endif
    char name[] = "ropescope";
    const std::vector<std::string> arguments(argc > 0 ? argv + 1 : argv, argv + argc);
    return rope::app::run(arguments, argc > 0 ? argv[0] : name);
}
