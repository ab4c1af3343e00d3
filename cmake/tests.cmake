# Programs whose sources define the same names.
set(ropescope_separate_tests "^(core_(analysis|frequency|gguf|hf_config|methods|rotation)|ui_views|ui_views_(heatmap|rotations))_test$")

# ropescope_add_test(NAME name LABEL core|ui|app SOURCES files... LIBRARIES libs...)
# One GoogleTest program. ctest runs its tests with the label, without a display.
function(ropescope_add_test)
    cmake_parse_arguments(arg "" "NAME;LABEL" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBRARIES} GTest::gtest_main ropescope_test_data ropescope_options ropescope_warnings)
    target_precompile_headers(${arg_NAME} REUSE_FROM ropescope_${arg_LABEL}_test_headers)
    if(ROPESCOPE_UNITY AND NOT arg_NAME MATCHES "${ropescope_separate_tests}")
        set_target_properties(${arg_NAME} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
    endif()
    gtest_discover_tests(${arg_NAME} DISCOVERY_MODE PRE_TEST NO_PRETTY_VALUES   # names without addresses
        PROPERTIES LABELS ${arg_LABEL} TIMEOUT 120 ENVIRONMENT QT_QPA_PLATFORM=offscreen)
endfunction()

# ropescope_add_test_folders(LABEL core|ui LIBRARIES libs... [SOURCES files of every program])
# One program per folder of tests below this one, named after the folder: core_decay_test, ui_views_heatmap_test.
function(ropescope_add_test_folders)
    cmake_parse_arguments(arg "" "LABEL" "SOURCES;LIBRARIES" ${ARGN})
    file(GLOB_RECURSE all RELATIVE ${CMAKE_CURRENT_SOURCE_DIR} CONFIGURE_DEPENDS *_test.cpp)
    set(folders)
    foreach(source IN LISTS all)
        get_filename_component(folder ${source} DIRECTORY)
        list(APPEND folders ${folder})
    endforeach()
    list(REMOVE_DUPLICATES folders)
    foreach(folder IN LISTS folders)
        file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
        string(REPLACE "/" "_" name ${folder})
        ropescope_add_test(NAME ${arg_LABEL}_${name}_test LABEL ${arg_LABEL} SOURCES ${sources} ${arg_SOURCES} LIBRARIES ${arg_LIBRARIES})
    endforeach()
endfunction()

# Paths of the test data, the same for every program, so that all can share one precompiled header.
add_library(ropescope_test_data INTERFACE)
target_compile_definitions(ropescope_test_data INTERFACE
    ROPESCOPE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests" ROPESCOPE_RESOURCES="${PROJECT_SOURCE_DIR}/resources")

# ropescope_add_test_headers(LABEL libraries...): the precompiled header of the tests with that label.
function(ropescope_add_test_headers label)
    add_library(ropescope_${label}_test_headers OBJECT ${PROJECT_SOURCE_DIR}/cmake/precompiled.cpp)
    target_link_libraries(ropescope_${label}_test_headers PRIVATE ${ARGN} GTest::gtest ropescope_test_data ropescope_options ropescope_warnings)
    set(json)
    if(nlohmann_json::nlohmann_json IN_LIST ARGN)
        set(json <nlohmann/json.hpp>)
    endif()
    ropescope_precompile(ropescope_${label}_test_headers ${ropescope_${label}_headers} <gtest/gtest.h> ${json})
endfunction()
