# Uses ccache if it is installed. Another build of the same sources, in another folder too, takes seconds.
find_program(ropescope_ccache ccache)
if(ropescope_ccache AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Required for precompiled headers; see the ccache manual, "Precompiled headers".
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros ${ropescope_ccache})
endif()
