# ropescope_add_test(NAME name LABEL core|ui|app SOURCES files... LIBRARIES libs...)
# One GoogleTest program, its tests known to ctest under the label. Windows of tests are offscreen; numbers of tests are locale-free.
function(ropescope_add_test)
    cmake_parse_arguments(arg "" "NAME;LABEL" "SOURCES;LIBRARIES" ${ARGN})
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBRARIES} GTest::gtest_main ropescope_options ropescope_warnings)
    target_compile_definitions(${arg_NAME} PRIVATE ROPESCOPE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests" ROPESCOPE_RESOURCES="${PROJECT_SOURCE_DIR}/resources")
    gtest_discover_tests(${arg_NAME} DISCOVERY_TIMEOUT 60
        PROPERTIES LABELS ${arg_LABEL} TIMEOUT 120 ENVIRONMENT "QT_QPA_PLATFORM=offscreen;XDG_RUNTIME_DIR=${PROJECT_BINARY_DIR}")
endfunction()
