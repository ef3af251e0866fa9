# bash completion for bocage-cli. Verbs and options come from the program's own help, so that they never disagree.

_bocage_cli_words() {
    # Subcommands and long options that a help text lists.
    "$@" --help 2>/dev/null | awk '
        /^Subcommands:/ { inside = 1; next }
        /^[^ ]/ || NF == 0 { inside = 0 }
        inside { print $1 }
        /^  -/ { n = split($1, names, ","); for (i = 1; i <= n; ++i) if (names[i] ~ /^--/) print names[i] }'
}

_bocage_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    local -a verb=()
    local word
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        case ${#verb[@]}:$word in
            *:-*) break ;;
            0:*) verb+=("$word") ;;
            1:best | 1:compare | 1:qr | 1:random | 1:share | 1:unshare) [[ ${verb[0]} == army ]] && verb+=("$word"); break ;;
            1:*) [[ ${verb[0]} == pack ]] && verb+=("$word"); break ;;
        esac
    done
    COMPREPLY=()
    case $previous in
        --lang) mapfile -t COMPREPLY < <(compgen -W 'en fr' -- "$current"); return ;;
        --system) mapfile -t COMPREPLY < <(compgen -W 'normandie malice crusades' -- "$current"); return ;;
        schema) mapfile -t COMPREPLY < <(compgen -W 'scenario army campaign collection pack content' -- "$current"); return ;;
    esac
    if [[ $current == -* || ${#verb[@]} == 0 || ( ${verb[0]} == pack && ${#verb[@]} == 1 ) ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_bocage_cli_words "${COMP_WORDS[0]}" "${verb[@]}")" -- "$current")
    else
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}

complete -F _bocage_cli bocage-cli
