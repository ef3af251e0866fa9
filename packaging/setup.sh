# shellcheck shell=bash
# Shared by ./run and ./test: installs what is missing, configures, builds. Sourced, not run.
# Every step says what it does; nothing asks a question.

say() { printf 'bocage: %s\n' "$*"; }
fail() { printf 'bocage: %s\n' "$*" >&2; exit 1; }

# prepare: where the sources are and where the logs go. The working folder stays that of the user, so that a file
# named on the command line is the one he sees.
prepare() {
    source_dir=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
    log_dir=$source_dir/out/log
    mkdir -p "$log_dir" || fail "$source_dir cannot be written to; the programs are built there."
}

# packages_of KIND SECTION…: the names listed in those sections of packaging/packages.txt. KIND is "needed", or
# "offered" for those marked "where-offered": newer systems split packages, older ones do not know the names.
packages_of() {
    local kind=$1 section
    shift
    for section in "$@"; do
        awk -v wanted="[$section]" -v kind="$kind" '
            /^#/ || NF == 0 { next }
            /^\[/ { inside = ($0 == wanted); next }
            inside && ($2 == "where-offered") == (kind == "offered") { print $1 }' "$source_dir/packaging/packages.txt"
    done
}

# not_installed PACKAGE…: prints those that are missing.
not_installed() {
    local installed package
    (($#)) || return 0
    installed=" $(dpkg-query -W -f '${Package}:${db:Status-Status} ' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        [[ $installed == *" $package:installed "* ]] || printf '%s\n' "$package"
    done
}

# not_installed_offered PACKAGE…: of the missing ones, those that this system's package lists know.
not_installed_offered() {
    local package
    for package in $(not_installed "$@"); do
        if apt-cache show --no-all-versions "$package" >/dev/null 2>&1; then printf '%s\n' "$package"; fi
    done
}

# become_root: sets as_root to what makes apt-get run as root, or says what to type and ends.
# $1 is the line to paste.
become_root() {
    as_root=()
    ((EUID == 0)) && return
    if ! command -v sudo >/dev/null; then
        fail "packages are missing, and only root may install them; there is no sudo here. As root, type this line, then
start again:

    $1
"
    fi
    as_root=(sudo)
    sudo -n true 2>/dev/null && return
    # sudo reads the password from the terminal; without one it could never be typed.
    if ! { : </dev/tty; } 2>/dev/null; then
        fail "packages are missing, and sudo wants a password that cannot be typed here, for there is no terminal. In a
terminal, type this line, then start again:

    sudo sh -c '$1'
"
    fi
    say "packages are missing; sudo may ask for your password to install them"
    sudo -v || fail "sudo did not let this user install packages. As root, type this line, then start again:

    $1
"
}

# install_missing SECTION…: nothing at all when a former call found everything and neither the list nor the packages
# of this system changed since; otherwise one dpkg query, and apt-get for what is missing.
install_missing() {
    local sections="$*"
    local stamp=$log_dir/packages-${sections// /-}.ok
    if [[ $stamp -nt $source_dir/packaging/packages.txt && $stamp -nt /var/lib/dpkg/status ]]; then
        return
    fi
    local -a needed offered missing
    mapfile -t needed < <(packages_of needed "$@")
    mapfile -t offered < <(packages_of offered "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "this is no Debian system, so nothing is installed. Needed are the counterparts of: ${needed[*]}"
        return
    fi
    mapfile -t missing < <(not_installed "${needed[@]}"; not_installed_offered "${offered[@]}")
    if ((${#missing[@]})); then
        apt_install "${missing[@]}"
        # A fresh machine knows only now what it could have.
        mapfile -t missing < <(not_installed_offered "${offered[@]}")
        ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
        configure_afresh=1
    fi
    touch "$stamp"
}

apt_install() {
    local -a as_root
    local line="apt-get update && apt-get install -y --no-install-recommends $*"
    become_root "$line"
    say "installing $# missing packages with apt-get: $*"
    local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0
                    -o DPkg::Lock::Timeout=300)
    local updated=1
    "${apt[@]}" -o APT::Update::Error-Mode=any update >"$log_dir/apt.log" 2>&1 || updated=
    if ! "${apt[@]}" install -y --no-install-recommends "$@" >>"$log_dir/apt.log" 2>&1; then
        grep -E '^[EW]:' "$log_dir/apt.log" | tail -n 8 >&2 || tail -n 8 "$log_dir/apt.log" >&2
        local reason="apt-get could not install them; the whole log is in $log_dir/apt.log."
        [[ -n $updated ]] ||
            reason="apt-get could not reach the package sources of this machine. Is it connected, and are its sources right?"
        fail "$reason
When that is mended, start again, or type this line as root:

    $line
"
    fi
}

# configure PRESET CMAKE-OPTION…: when it was never done, when an option differs from last time, when packages were
# installed since, when a source changed (which files are compiled together depends on what is in them), or when the
# last try failed. A cache that a failed try left behind is not trusted: what it did not find then may be there now.
configure() {
    local preset=$1
    shift
    build_dir=$source_dir/build-$preset
    local stamp=$build_dir/.configured wanted="$*" fresh=
    if [[ -z ${configure_afresh:-} && -f $build_dir/build.ninja && -f $stamp && $(<"$stamp") == "$wanted" &&
        -z $(find "$source_dir"/{rules,model,editor,app} -name '*.[ch]*' -newer "$stamp" -print -quit) ]]; then
        return
    fi
    [[ -f $stamp && -z ${configure_afresh:-} ]] || fresh=--fresh
    rm -f "$stamp"
    say "configuring ($preset)"
    (cd "$source_dir" && cmake ${fresh:+"$fresh"} --preset "$preset" "$@") >"$log_dir/configure.log" 2>&1 || {
        tail -n 30 "$log_dir/configure.log" >&2
        fail "configuring failed; the whole log is in $log_dir/configure.log"
    }
    printf '%s' "$wanted" >"$stamp"
}

run_ninja() {
    NINJA_STATUS='bocage: building, step %f of %t, %es: ' nice cmake --build "$build_dir" --parallel "$(nproc)" --target "$@"
}

# build TARGET…: builds in the folder that was configured last; ninja notices changed CMake files itself.
build() {
    run_ninja "$@" && return
    # Files that get along alone may not get along in a group; that should not keep anybody from his program.
    grep -q '^BOCAGE_UNITY:[A-Z]*=ON' "$build_dir/CMakeCache.txt" 2>/dev/null || fail "the build failed; see above."
    say "building groups of files failed (see above), so every file is now compiled alone, which takes longer"
    cmake -S "$source_dir" -B "$build_dir" -DBOCAGE_UNITY=OFF >"$log_dir/configure.log" 2>&1 && run_ninja "$@" ||
        fail "the build failed; see above."
}
