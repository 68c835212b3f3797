/// The scripts that make shells complete command lines. They ask flipcal itself for candidates, which reads the command
/// table, so they stay right when it changes.
public enum CompletionScript {
  /// The script for a shell.
  public static func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private static let bash = #"""
    # Completion of flipcal for bash, written by: flipcal completions bash
    # Needs no other package. Candidates come quoted; nothing of them is ever evaluated.
    _flipcal() {
      local line path start quoted=
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          *$'\t'*) COMPREPLY+=("${line%%$'\t'*}") ;;
          files:*)
            # Paths alone are quoted and shown by readline itself; beside other words that would change those, too.
            if (( ${#COMPREPLY[@]} > 0 )) || ! compopt -o filenames 2>/dev/null; then quoted=1; fi
            start=${line#files:}
            while IFS= read -r path; do
              path=${path#"$start"}
              if [[ -n $quoted ]]; then printf -v path %q "$path"; fi
              COMPREPLY+=("$path")
            done < <(compgen -d -- "$start$2"; compgen -f -X '!*.[iI][cC][sS]' -- "$start$2") ;;
        esac
      done < <(command flipcal completions bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
    }
    complete -F _flipcal flipcal

    """#

  private static let zsh = #"""
    #compdef flipcal
    # Completion of flipcal for zsh, written by: flipcal completions zsh
    # As a file _flipcal in a directory of $fpath, or read with: source <(flipcal completions zsh)
    _flipcal() {
      local line lead has_files found=1
      local -a items
      for line in "${(@f)$(command flipcal completions zsh -- "${(@Q)words[1,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}"; do
        case $line in
          (files:*) has_files=1 lead=${line#files:} ;;
          (*$'\t') items+=("${line%$'\t'}") ;;
          (*$'\t'*) items+=("${line%%$'\t'*}:${line#*$'\t'}") ;;
        esac
      done
      (( $#items )) && _describe -V flipcal items && found=0
      if [[ -n $has_files ]]; then
        [[ -n $lead ]] && compset -P $lead:q
        _path_files -/ && found=0
        _path_files -g '*.[iI][cC][sS](-.)' && found=0
      fi
      return found
    }
    if [[ ${funcstack[1]-} == _flipcal ]]; then
      _flipcal "$@"
    elif (( ${+functions[compdef]} )); then
      compdef _flipcal flipcal
    fi

    """#

  private static let fish = #"""
    # Completion of flipcal for fish, written by: flipcal completions fish
    function __flipcal_candidates
        set -l word (commandline -ct)
        for line in (command flipcal completions fish -- (commandline -opc) "$word" 2>/dev/null)
            if string match -q -- 'files:*' $line
                set -l lead (string replace -- files: '' $line)
                set -l start (string sub -s (math 1 + (string length -- "$lead")) -- "$word")
                for path in (complete -C "__flipcal_sources $start" | string match -ri -- '.*(?:\.ics|/)(?=\t|$)')
                    # fish completes a path behind a colon as well, which is none then.
                    if test -e (string replace -r '^~/' "$HOME/" -- $path)
                        printf '%s\n' "$lead$path"
                    end
                end
            else
                printf '%s\n' $line
            end
        end
    end
    complete -c flipcal -f -k -a '(__flipcal_candidates)'

    """#
}
