# ropescope_warnings: what the compiler must complain about, each with its reason.
add_library(ropescope_warnings INTERFACE)
target_compile_options(ropescope_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow                  # a hidden name is a wrong number waiting
    -Wconversion              # float64 that becomes float32 or int must say so
    -Wsign-conversion         # indices: int against size_t
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wnull-dereference
    -Wdouble-promotion        # float that silently becomes double hides where precision is lost
    -Wno-missing-field-initializers   # designated initialisers leave out what has a default, on purpose
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)   # GCC 12 warns falsely on std::string's operator+ (PR 105329)
if(ROPESCOPE_WERROR)
    target_compile_options(ropescope_warnings INTERFACE -Werror)
endif()
