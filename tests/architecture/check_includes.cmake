# cmake -DROOT=... -P check_includes.cmake: the direction of includes between folders, as a test. A folder may include itself and the
# folders before it in the list, so there is no cycle between folders.
cmake_minimum_required(VERSION 3.22)

set(folders
    core/base core/json core/parameters core/position core/frequency core/methods
    core/numerics core/numerics/loops core/rotation core/attention core/encoding core/scenario
    core/decay core/bounds core/score_map core/encoding_study core/analysis
    core/model core/tensor core/gguf core/hf_layers core/hf_config core/model_file core/engines
    core/report core/inspect

    ui/theme ui/i18n ui/state ui/raster ui/painting ui/picture ui/charts ui/compute ui/explanation ui/widgets ui/value_widgets
    ui/view_card ui/score_cells ui/views ui/session ui/export ui/panels ui/position_bar ui/shell ui/files ui/menus ui/window

    app/values app/options app/setup app/commands app)

function(complain file line text)
    message(SEND_ERROR "${file}: ${line}: ${text}")
endfunction()

# A view's folder is one place in the list with the registry of views; see check_views.
function(place_of folder out)
    string(REGEX REPLACE "^ui/views/.*" "ui/views" folder "${folder}")
    list(FIND folders "${folder}" place)
    set(${out} ${place} PARENT_SCOPE)
endfunction()

function(check_order file folder included line)
    place_of(${folder} own)
    place_of(${included} other)
    if(own EQUAL -1 OR other EQUAL -1)
        complain(${file} "${line}" "a folder that this list does not name")
    elseif(other GREATER own)
        complain(${file} "${line}" "${folder} must not include ${included}")
    endif()
endfunction()

# A view knows no other view, and only the registry knows the views.
function(check_views file folder included line)
    if(included MATCHES "^ui/views/." AND NOT included STREQUAL folder AND NOT file STREQUAL "ui/views/view_registry.cpp")
        complain(${file} "${line}" "only ui/views/view_registry.cpp includes a view")
    endif()
endfunction()

function(check_line file folder line)
    if(folder MATCHES "^core/" AND line MATCHES "<(Q[A-Z]|Qt)")
        complain(${file} "${line}" "the core has no Qt")
    endif()
    if(line MATCHES "<(QtCharts|QChart|QAbstractAxis|QValueAxis|QCategoryAxis|QLogValueAxis|QLineSeries|QAbstractSeries)" AND NOT file MATCHES "^ui/charts/")
        complain(${file} "${line}" "only ui/charts includes Qt Charts")
    endif()
    if(line MATCHES "<(nlohmann/|QJson)")
        complain(${file} "${line}" "only core/json reads and writes JSON")
    endif()
    if(line MATCHES "<Qt(Widgets|Core|Gui|Charts|Svg)>")
        complain(${file} "${line}" "umbrella headers cost ten seconds a file")
    endif()
    if(line MATCHES "\"((core|ui|app|tests)/[a-z_0-9/]+)/[a-z_0-9]+\\.h\"")
        check_order(${file} ${folder} ${CMAKE_MATCH_1} "${line}")
        check_views(${file} ${folder} ${CMAKE_MATCH_1} "${line}")
    endif()
endfunction()

function(check_file file)
    get_filename_component(folder "${file}" DIRECTORY)
    file(STRINGS "${ROOT}/${file}" lines REGEX "^#include")
    foreach(line IN LISTS lines)
        check_line(${file} ${folder} "${line}")
    endforeach()
endfunction()

file(GLOB_RECURSE files RELATIVE ${ROOT} ${ROOT}/core/*.h ${ROOT}/core/*.cpp ${ROOT}/ui/*.h ${ROOT}/ui/*.cpp ${ROOT}/app/*.h ${ROOT}/app/*.cpp)
list(LENGTH files count)
if(count LESS 30)
    message(FATAL_ERROR "only ${count} files found under ${ROOT}: the check would prove nothing")
endif()
foreach(file IN LISTS files)
    check_file(${file})
endforeach()
message(STATUS "${count} files checked")
