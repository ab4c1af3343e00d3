# Precompiled headers: headers that most sources include, once per library. Sources with their own compiler options do not use them.
set(ropescope_core_headers
    <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <span> <string> <string_view> <variant> <vector>
    <Eigen/Core>)
set(ropescope_ui_headers
    <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <span> <string> <string_view> <variant> <vector>
    <Eigen/Core> <QCoreApplication> <QPainter> <QString> <QWidget>)
set(ropescope_app_headers ${ropescope_ui_headers})

function(ropescope_precompile target)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)   # required by ccache
endfunction()
