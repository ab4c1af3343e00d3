# ropescope_warnings: warnings, with reasons. They are errors with the compiler that the project is tested with (GCC 12);
# other compilers may report others.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_GREATER_EQUAL 12 AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    set(ropescope_werror ON)
else()
    set(ropescope_werror OFF)
endif()
option(ROPESCOPE_WERROR "Treat warnings as errors" ${ropescope_werror})

add_library(ropescope_warnings INTERFACE)
target_compile_options(ropescope_warnings INTERFACE
    -Wall -Wextra -Wpedantic
    -Wshadow                  # a shadowed variable is easily used by mistake
    -Wconversion              # float64 to float32 or int only with an explicit cast
    -Wsign-conversion         # indices: int against size_t
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wnull-dereference
    -Wdouble-promotion        # implicit float to double hides a loss of precision before it
    -Wno-missing-field-initializers   # designated initialisers omit members with defaults
    # GCC 12 reports false positives in inlined std::string functions (PR 105329, PR 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread>)
if(ROPESCOPE_WERROR)
    target_compile_options(ropescope_warnings INTERFACE -Werror)
endif()
