# shellcheck shell=bash
# Shared by ./run and ./test: installs what is missing, configures, builds. Sourced, not run.
# Every step says what it does; nothing asks a question.

say() { printf 'bocage: %s\n' "$*"; }
fail() { printf 'bocage: %s\n' "$*" >&2; exit 1; }

# packages_of SECTION…: the names listed in those sections of packaging/packages.txt.
packages_of() {
    local section
    for section in "$@"; do
        awk -v wanted="[$section]" '
            /^#/ || NF == 0 { next }
            /^\[/ { inside = ($0 == wanted); next }
            inside { print $1 }' "$source_dir/packaging/packages.txt"
    done
}

# install_missing SECTION…: one dpkg query when all is there; otherwise apt-get, as root or through sudo.
install_missing() {
    local -a wanted missing=()
    mapfile -t wanted < <(packages_of "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is no Debian system, so nothing is installed. Needed are the counterparts of: ${wanted[*]}"
        return
    fi
    local installed
    installed=" $(dpkg-query -W -f '${Package}:${db:Status-Status} ' "${wanted[@]}" 2>/dev/null || true)"
    local package
    for package in "${wanted[@]}"; do
        [[ $installed == *" $package:installed "* ]] || missing+=("$package")
    done
    ((${#missing[@]})) || return 0

    local -a as_root=()
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "these packages are missing: ${missing[*]}. Install them as root, or install sudo."
        as_root=(sudo)
        # Without a terminal a password could never be typed: fail at once instead of hanging.
        [[ -t 0 ]] || as_root=(sudo -n)
    fi
    say "installing ${#missing[@]} missing packages with apt-get: ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq ||
        fail "apt-get update failed. Is this machine connected, and are its package sources right?"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >"$log_dir/apt.log" 2>&1 || {
        tail -n 20 "$log_dir/apt.log" >&2
        fail "apt-get install failed; the whole log is in $log_dir/apt.log"
    }
}

# build PRESET TARGET…: configures once (ninja notices changed CMake files itself), then builds.
build() {
    local preset=$1
    shift
    build_dir=$source_dir/build-$preset
    if [[ ! -f $build_dir/build.ninja ]]; then
        say "configuring ($preset)"
        cmake -S "$source_dir" --preset "$preset" >"$log_dir/configure.log" 2>&1 || {
            tail -n 30 "$log_dir/configure.log" >&2
            fail "configuring failed; the whole log is in $log_dir/configure.log"
        }
    fi
    say "building ($preset)"
    nice cmake --build "$build_dir" --parallel "$(nproc)" --target "$@" || fail "the build failed; see above."
}

prepare() {
    source_dir=$(cd "$(dirname "${BASH_SOURCE[1]}")" && pwd)
    cd "$source_dir" || exit 1
    log_dir=$source_dir/out/log
    mkdir -p "$log_dir"
}
