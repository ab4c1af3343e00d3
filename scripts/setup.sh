# Sourced by the other scripts: installs missing packages, configures and builds a preset. Fast if everything is up to date.
# shellcheck shell=bash

# Packages that a build needs, on Debian 12, Ubuntu 24.04 and later.
ropescope_packages=(
    build-essential cmake ninja-build pkg-config ccache
    qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev   # window, charts, SVG (charts needs the OpenGL package)
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools            # translations
    libgif-dev                                                  # writes GIF; Qt only reads it
    libeigen3-dev libsleef-dev
    libgtest-dev nlohmann-json3-dev                             # tests
    fonts-noto-cjk qt6-translations-l10n)                       # Chinese

fail() {
    printf 'ropescope: %s\n' "$1" >&2
    exit 1
}

say() { printf 'ropescope: %s\n' "$1" >&2; }

missing_packages() {
    local package
    for package in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || printf '%s ' "$package"
    done
}

# Installs the missing packages with apt. Without apt: succeeds if cmake and ninja exist, else prints the packages and fails.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        command -v cmake >/dev/null && command -v ninja >/dev/null && return 0
        fail "this system has no apt; install the equivalents of these Debian packages: $*"
    fi
    local missing as_root=()
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "packages are missing and sudo is not available; run as root: apt-get install $missing"
        as_root=(sudo)
    fi
    say "installing $missing"
    local log
    log=$(mktemp)
    # shellcheck disable=SC2086  # one word per package
    { "${as_root[@]}" apt-get update -q &&
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing; } >"$log" 2>&1 ||
        { tail -n 15 "$log" >&2; fail "apt failed to install: $missing"; }
    rm -f "$log"
}

# configure PRESET [VARIABLE=VALUE...]: sets `build` to the build folder. Configures it if it is new or a variable has a different value.
configure() {
    build=build/$1
    local preset=$1 options=() option
    shift
    for option in "$@"; do
        grep -qsE "^${option%%=*}:[A-Z]+=${option#*=}\$" "$build/CMakeCache.txt" || options+=("-D$option")
    done
    [ ! -f "$build/build.ninja" ] || [ ${#options[@]} -gt 0 ] || return 0
    say "configuring $build"
    mkdir -p build
    cmake --preset "$preset" "${options[@]}" >"$build.log" 2>&1 ||
        { tail -n 25 "$build.log" >&2; fail "CMake failed; its output is in $build.log"; }
}

# compile [targets]
compile() {
    ! ninja -C "$build" -n "$@" 2>/dev/null | grep -q 'no work to do' || return 0
    say "building $build (the first build takes some minutes)"
    ninja -C "$build" "$@" >&2 || fail "the build failed; the messages are above"
}
