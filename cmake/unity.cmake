# Unity builds: several sources of a folder are compiled together, because reading the precompiled header takes longer than compiling a
# small source. Anonymous namespaces of a folder are merged, so their names must differ.
option(ROPESCOPE_UNITY "Compile several sources of a folder together" ON)
# Folders whose sources have the same structure and names, and one with types of anonymous namespaces in class members.
set(ropescope_separate "/core/(frequency|position)/|/ui/compute/")
set(ropescope_unity_size 12)   # sources per unit: small enough to keep all cores busy

# ropescope_unity(target): call it after the properties of the sources are set. Sources with their own compiler options stay alone.
function(ropescope_unity target)
    if(NOT ROPESCOPE_UNITY)
        return()
    endif()
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    list(SORT sources)
    foreach(source IN LISTS sources)
        get_source_file_property(alone ${source} SKIP_PRECOMPILE_HEADERS)
        get_source_file_property(options ${source} COMPILE_OPTIONS)
        if(alone OR options OR source MATCHES "${ropescope_separate}")
            continue()
        endif()
        get_filename_component(folder ${source} DIRECTORY)
        file(RELATIVE_PATH folder ${PROJECT_SOURCE_DIR} ${folder})
        if(source MATCHES "_explanation\\.cpp$")   # they use the same namespace of helpers
            set(folder explanations)
        endif()
        string(MAKE_C_IDENTIFIER "${folder}" folder)
        math(EXPR unit "${count_${folder}} + 0")
        math(EXPR count_${folder} "${unit} + 1")
        math(EXPR unit "${unit} / ${ropescope_unity_size}")
        set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}_${unit})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endfunction()
