# What zsh would complete at the end of command lines, as it does when Tab is pressed.
# Usage: zsh -f capture.zsh SCRIPT LINE...
# Writes for each LINE the candidates, a line each, and a line with a dot.
zmodload zsh/zpty
zmodload zsh/zselect
export CAPTURE_SCRIPT=$1 CAPTURE_FILE=$(mktemp)
shift
TRAPEXIT() { rm -f $CAPTURE_FILE }

# The inner shell has a terminal and a line editor.
zpty shell zsh -f -i
zpty -w shell '
PROMPT= PROMPT2= RPROMPT=
autoload -Uz compinit && compinit -D -u
source $CAPTURE_SCRIPT
unsetopt beep list_beep
bindkey -e
bindkey "^I" complete-word
compadd() {
  if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
    builtin compadd "$@"
    return
  fi
  local -a hits
  builtin compadd -O hits "$@"
  print -rl -- $hits >> $CAPTURE_FILE
  builtin compadd "$@"
}
finish() { print . >> $CAPTURE_FILE; comppostfuncs=(finish) }
comppostfuncs=(finish)
print ready >> $CAPTURE_FILE'

wait_for() { # PATTERN: until a line of the file is like that
  local -i tries
  for (( tries = 0; tries < 1000; tries++ )); do
    [[ -n ${(M)${(f)"$(<$CAPTURE_FILE)"}:#$~1} ]] && return
    zselect -t 1
  done
  print "no answer from zsh"
  exit 1
}

wait_for ready
for line in "$@"; do
  : > $CAPTURE_FILE
  zpty -w -n shell $'\C-u'$line$'\t'
  wait_for .
  cat $CAPTURE_FILE
done
zpty -d shell
