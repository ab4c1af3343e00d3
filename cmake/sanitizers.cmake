# ropescope_options: language standard and, if set, a sanitizer (ROPESCOPE_SANITIZE=address;undefined or thread).
add_library(ropescope_options INTERFACE)
target_compile_features(ropescope_options INTERFACE cxx_std_20)
if(ROPESCOPE_SANITIZE)
    string(REPLACE ";" "," ropescope_sanitizers "${ROPESCOPE_SANITIZE}")
    target_compile_options(ropescope_options INTERFACE -fsanitize=${ropescope_sanitizers} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(ropescope_options INTERFACE -fsanitize=${ropescope_sanitizers})
endif()
