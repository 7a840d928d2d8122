#compdef tebweez
# zsh completion for tebweez(6)

_tebweez() {
  local context state state_descr line
  typeset -A opt_args
  local -a help variant origin plain display play board commands
  help=('(- *)'{-h,--help}'[print help]')
  variant=('--variant[ruleset]:ruleset:(akil ghashim akil-lane ghashim-lane akil-ludii madjnuni hakimi)')
  origin=('--origin[what a lap that comes round does with the pit it came from]:how:(sow skip)')
  plain=('--plain[lines of text instead of the screen]')
  display=(
    '--ascii[draw with ASCII only]'
    '--color[use colours]:when:(auto always never)'
    '--scheme[which colours]:name:(nile palm henna dusk)'
    '--no-mouse[leave the mouse alone]'
    '--speed[seeds a second while sowing]:number')
  play=(
    $help $variant $origin $plain $display
    '--south[player below the board]:name'
    '--north[player above the board]:name'
    '--target[gains that win the match]:number'
    '(--no-log)--log[write the match to this new file]:file:_files'
    '(--log)--no-log[write the match down nowhere]'
    '--hints[let y on the board show the best action]'
    '--computer[whom the computer plays]:who:(south north both)'
    '--level[how well it plays]:level:(easy medium strong)'
    '--seed[where its chance begins]:number')
  board=(
    '--board[position to start from]:board'
    '--mover[who is to act]:side:(south north)')
  commands=(
    'play:play a match'
    'learn:learn to play in three minutes'
    'puzzle:find the one best sowing of a position'
    'resume:go on with a saved match'
    'list:list the saved matches'
    'stats:tell how each player fared in the saved matches'
    'replay:look at a saved match again'
    'export:make a picture, a recording or a text of a saved match'
    'analyse:tell what each action of a saved match gave away'
    'rules:show the rules with their sources and readings'
    'judge:say what a layout or a position is worth'
    'perft:count sequences of actions'
    'survey:find what every layout is worth')

  _arguments -C -s $play '(- *)--version[print the version]' \
    '1:command:->command' '*::argument:->argument' && return
  case $state in
    command) _describe -t commands command commands ;;
    argument)
      case $line[1] in
        play) _arguments $play ;;
        learn) _arguments $help $plain $display '--lesson[the lesson to begin with]:number' ;;
        puzzle)
          _arguments $help $variant $plain $display \
            '(--daily)--seed[the same number makes the same puzzle]:number' \
            '(--seed)--daily[the puzzle of the day]'
          ;;
        resume) _arguments $help $plain $display '1:match:_files -g "*.tebweez"' ;;
        list) _arguments $help $plain $display ;;
        stats) _arguments $help '--tsv[a table for scripts]' ;;
        replay)
          _arguments $help $display '(--tsv --check)--plain[every position as text]' \
            '(--plain --check --follow)--tsv[every action as a table]' \
            '(--plain --tsv --follow)--check[one line on what the log holds]' \
            '(--tsv --check)--follow[show new actions as they are written]' \
            '1:match:_files -g "*.tebweez"'
          ;;
        export)
          _arguments $help '(--cast --text --speed)--svg[a picture of the board after an action]' \
            '(--svg --text --action)--cast[the whole replay as a recording for asciinema]' \
            '(--svg --cast --action --speed --theme)--text[every position as text]' \
            '(--cast --text --speed)--action[the picture is of this action]:number' \
            '(--text)--theme[the colours]:theme:(dark light)' \
            '(--svg --text --action)--speed[seeds a second while sowing]:number' \
            '-o[write to this new file]:file:_files' \
            '1:match:_files -g "*.tebweez"'
          ;;
        analyse)
          _arguments $help '--round[this round only]:number' \
            '--time[for each position so many seconds]:seconds' '--tsv[as a table]' \
            '1:match:_files -g "*.tebweez"'
          ;;
        rules) _arguments $help '1:ruleset:(akil ghashim akil-lane ghashim-lane akil-ludii madjnuni hakimi)' ;;
        judge)
          _arguments $help $variant $origin $board \
            '(--board --mover)--tebweez[layout to judge]:layout' \
            '(--time)--depth[how many actions to look ahead]:number' \
            '(--depth)--time[how many seconds to look]:seconds' \
            '--all[tell the worth of every first action]' \
            '--memory[memory to use at most]:megabytes' '--threads[threads]:number'
          ;;
        perft)
          _arguments $help $variant $origin $board \
            '--depth[length of the sequences]:number' \
            '--divide[a line for each first action]' '--threads[threads]:number'
          ;;
        survey)
          _arguments $help $variant $origin \
            '--threads[layouts at once]:number' \
            '(--sample --seed)--part[every Nth layout from the Kth on]:K/N' \
            '(--part)--sample[how many random layouts]:number' \
            '(--part)--seed[where the chance begins]:number'
          ;;
      esac
      ;;
  esac
}

_tebweez "$@"
