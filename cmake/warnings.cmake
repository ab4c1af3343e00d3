# ropescope_warnings: what the compiler must complain about, each with its reason.
# Errors with the compiler that the project is tested with; other compilers may know other warnings.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12 AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    set(ropescope_werror ON)
else()
    set(ropescope_werror OFF)
endif()
option(ROPESCOPE_WERROR "Treat warnings as errors" ${ropescope_werror})

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
    # GCC 12 warns falsely on inlined std::string functions (PR 105329, PR 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread>)
if(ROPESCOPE_WERROR)
    target_compile_options(ropescope_warnings INTERFACE -Werror)
endif()
