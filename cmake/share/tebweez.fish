# fish completion for tebweez(6)

set -l variants akil ghashim akil-lane ghashim-lane akil-ludii madjnuni hakimi
set -l commands play learn puzzle resume list stats replay export analyse rules judge perft survey
set -l others learn puzzle resume list stats replay export analyse rules judge perft survey
set -l playing "not __fish_seen_subcommand_from $others"
set -l shown "not __fish_seen_subcommand_from stats export analyse rules judge perft survey"
set -l one_board "__fish_seen_subcommand_from judge perft"
set -l a_ruleset "not __fish_seen_subcommand_from learn resume list stats replay export analyse rules"
set -l none "not __fish_seen_subcommand_from $commands"

complete -c tebweez -f
complete -c tebweez -s h -l help -d "Print help"
complete -c tebweez -n $none -l version -d "Print the version"

complete -c tebweez -n $none -a play -d "Play a match"
complete -c tebweez -n $none -a learn -d "Learn to play in three minutes"
complete -c tebweez -n $none -a puzzle -d "Find the one best sowing of a position"
complete -c tebweez -n $none -a resume -d "Go on with a saved match"
complete -c tebweez -n $none -a list -d "List the saved matches"
complete -c tebweez -n $none -a stats -d "Tell how each player fared"
complete -c tebweez -n $none -a replay -d "Look at a saved match again"
complete -c tebweez -n $none -a export -d "Make a picture or a recording of a match"
complete -c tebweez -n $none -a analyse -d "Tell what each action gave away"
complete -c tebweez -n $none -a rules -d "Show the rules with their sources"
complete -c tebweez -n $none -a judge -d "Say what a layout or position is worth"
complete -c tebweez -n $none -a perft -d "Count sequences of actions"
complete -c tebweez -n $none -a survey -d "Find what every layout is worth"

complete -c tebweez -n $a_ruleset -l variant -x -a "$variants" -d "Ruleset"
complete -c tebweez -n "not __fish_seen_subcommand_from learn puzzle resume list stats replay export analyse rules" -l origin -x -a "sow skip" -d "What a lap that comes round does"

complete -c tebweez -n $playing -l south -x -d "Player below the board"
complete -c tebweez -n $playing -l north -x -d "Player above the board"
complete -c tebweez -n $playing -l target -x -d "Gains that win the match"
complete -c tebweez -n $playing -l log -r -F -d "Write the match to this new file"
complete -c tebweez -n $playing -l no-log -d "Write the match down nowhere"
complete -c tebweez -n $playing -l hints -d "Let y on the board show the best action"
complete -c tebweez -n $playing -l computer -x -a "south north both" -d "Whom the computer plays"
complete -c tebweez -n $playing -l level -x -a "easy medium strong" -d "How well it plays"
complete -c tebweez -n "not __fish_seen_subcommand_from learn resume list stats replay export analyse rules judge perft" -l seed -x -d "Where the chance begins"

complete -c tebweez -n $shown -l plain -d "Text instead of the screen"
complete -c tebweez -n $shown -l ascii -d "Draw with ASCII only"
complete -c tebweez -n $shown -l color -x -a "auto always never" -d "Use colours"
complete -c tebweez -n $shown -l scheme -x -a "nile palm henna dusk" -d "Which colours"
complete -c tebweez -n $shown -l no-mouse -d "Leave the mouse alone"
complete -c tebweez -n $shown -l speed -x -d "Seeds a second while sowing"

complete -c tebweez -n "__fish_seen_subcommand_from learn" -l lesson -x -d "The lesson to begin with"
complete -c tebweez -n "__fish_seen_subcommand_from puzzle" -l daily -d "The puzzle of the day"

complete -c tebweez -n "__fish_seen_subcommand_from resume replay export analyse" -k \
    -a "(__fish_complete_suffix .tebweez)"
complete -c tebweez -n "__fish_seen_subcommand_from replay analyse" -l tsv -d "Every action as a table"
complete -c tebweez -n "__fish_seen_subcommand_from stats" -l tsv -d "A table for scripts"
complete -c tebweez -n "__fish_seen_subcommand_from replay" -l check -d "One line on the log"
complete -c tebweez -n "__fish_seen_subcommand_from replay" -l follow -d "Show new actions"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l svg -d "A picture of the board"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l cast -d "A recording for asciinema"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l text -d "Every position as text"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l action -x -d "The picture is of this action"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l theme -x -a "dark light" -d "Colours"
complete -c tebweez -n "__fish_seen_subcommand_from export" -l speed -x -d "Seeds a second while sowing"
complete -c tebweez -n "__fish_seen_subcommand_from export" -s o -r -F -d "Write to this new file"
complete -c tebweez -n "__fish_seen_subcommand_from rules" -a "$variants"

complete -c tebweez -n "__fish_seen_subcommand_from judge" -l tebweez -x -d "Layout to judge"
complete -c tebweez -n $one_board -l board -x -d "Position"
complete -c tebweez -n $one_board -l mover -x -a "south north" -d "Who is to act"
complete -c tebweez -n $one_board -l depth -x -d "How many actions"
complete -c tebweez -n "__fish_seen_subcommand_from analyse" -l round -x -d "This round only"
complete -c tebweez -n "__fish_seen_subcommand_from judge analyse" -l time -x -d "How many seconds"
complete -c tebweez -n "__fish_seen_subcommand_from judge" -l all -d "Every first action"
complete -c tebweez -n "__fish_seen_subcommand_from judge" -l memory -x -d "Megabytes at most"
complete -c tebweez -n "__fish_seen_subcommand_from perft" -l divide -d "A line each first action"
complete -c tebweez -n "__fish_seen_subcommand_from judge perft survey" -l threads -x -d "Threads"
complete -c tebweez -n "__fish_seen_subcommand_from survey" -l part -x -d "Every Nth from the Kth on"
complete -c tebweez -n "__fish_seen_subcommand_from survey" -l sample -x -d "How many random layouts"
