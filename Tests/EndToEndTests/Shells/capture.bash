# What bash would complete at the end of command lines, by the function that it has for that.
# Usage: bash --norc capture.bash SCRIPT LINE...
# Writes for each LINE the candidates, a line each, and a line with a dot.
source "$1"
shift
for COMP_LINE in "$@"; do
  COMP_POINT=${#COMP_LINE}
  # The words, and what bash would replace: it breaks words at some characters besides blanks.
  word=${COMP_LINE##* }
  replaced=${word##*[=:@]}
  COMPREPLY=()
  _flipcal flipcal "$replaced" ""
  for candidate in "${COMPREPLY[@]}"; do
    printf '%s\n' "${word%"$replaced"}$candidate"
  done
  echo .
done
