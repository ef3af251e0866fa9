# bash completion for bocage-cli. Verbs and options come from the program's own help, so that they never disagree.

_bocage_cli_subcommands() {
    "$@" --help 2>/dev/null | awk '
        /^Subcommands:/ { inside = 1; next }
        /^[^ ]/ || NF == 0 { inside = 0 }
        inside { print $1 }'
}

_bocage_cli_options() {
    "$@" --help 2>/dev/null | awk '
        /^  -/ { n = split($1, names, ","); for (i = 1; i <= n; ++i) if (names[i] ~ /^--/) print names[i] }'
}

_bocage_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $previous in
        --lang) mapfile -t COMPREPLY < <(compgen -W 'en fr' -- "$current"); return ;;
        --choose) mapfile -t COMPREPLY < <(compgen -W 'convert ghost keep' -- "$current"); return ;;
        --system) mapfile -t COMPREPLY < <(compgen -W 'normandie malice crusades' -- "$current"); return ;;
        schema) mapfile -t COMPREPLY < <(compgen -W 'scenario army campaign collection pack content' -- "$current"); return ;;
    esac
    # The verb, and its own verb where it has some (army best, pack check): as deep as the words on the line lead.
    local -a command=("${COMP_WORDS[0]}")
    local word verbs
    verbs=$(_bocage_cli_subcommands "${command[@]}")
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $'\n'$verbs$'\n' == *$'\n'"$word"$'\n'* ]] || break
        command+=("$word")
        verbs=$(_bocage_cli_subcommands "${command[@]}")
    done
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_bocage_cli_options "${command[@]}")" -- "$current")
        return
    fi
    mapfile -t COMPREPLY < <(compgen -W "$verbs" -- "$current")
    # A verb stands first; files come after it, also where it has verbs of its own (army FILE, army best).
    if ((${#command[@]} > 1)); then
        compopt -o filenames 2>/dev/null
        local -a files
        mapfile -t files < <(compgen -f -- "$current")
        COMPREPLY+=("${files[@]}")
    fi
}

complete -F _bocage_cli bocage-cli
