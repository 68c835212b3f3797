# What fish would complete at the end of command lines.
# Usage: fish --no-config capture.fish SCRIPT LINE...
# Writes for each LINE the candidates, a line each, and a line with a dot.
source $argv[1]
for line in $argv[2..]
    complete -C $line | string replace -r '\t.*' ''
    echo .
end
