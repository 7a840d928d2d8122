# bash completion for tebweez(6)

_tebweez() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
  # Readline makes --variant=akil three words.
  if [[ $cur == = ]]; then
    cur=""
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  local variants="akil ghashim akil-lane ghashim-lane akil-ludii madjnuni hakimi"
  local display="--ascii --color --scheme --no-mouse --speed"
  local command="" words="" files="" i
  COMPREPLY=()

  for ((i = 1; i < COMP_CWORD; ++i)); do
    case ${COMP_WORDS[i]} in
      --variant | --south | --north | --target | --origin | --log | --color | --scheme | --speed | \
        --tebweez | --board | --mover | --depth | --time | --memory | --threads | --part | --sample | --seed | \
        --computer | --level | --round | --action | --theme | -o)
        ((++i))
        [[ ${COMP_WORDS[i]} != = ]] || ((++i))
        ;;
      play | learn | puzzle | resume | list | stats | replay | export | analyse | rules | judge | perft | survey)
        command=${COMP_WORDS[i]}
        break
        ;;
    esac
  done

  case $prev in
    --variant) words=$variants ;;
    --origin) words="sow skip" ;;
    --color) words="auto always never" ;;
    --scheme) words="nile palm henna dusk" ;;
    --mover) words="south north" ;;
    --computer) words="south north both" ;;
    --level) words="easy medium strong" ;;
    --theme) words="dark light" ;;
    --log | -o) files='*' ;;
    --south | --north | --target | --speed | --tebweez | --board | --depth | --time | --memory | \
      --threads | --part | --sample | --seed | --round | --action) return ;;
    *)
      case $command in
        '' | play)
          words="--variant --south --north --target --origin --log --no-log --hints --computer"
          words+=" --level --seed --plain $display"
          ;;
        learn) words="--lesson --plain $display" ;;
        puzzle) words="--variant --seed --daily --plain $display" ;;
        resume) words="--plain $display" files='*.tebweez' ;;
        list) words="--plain $display" ;;
        stats) words="--tsv" ;;
        replay) words="--plain --tsv --check --follow $display" files='*.tebweez' ;;
        analyse) words="--round --time --tsv" files='*.tebweez' ;;
        export) words="--svg --cast --text --action --theme --speed -o" files='*.tebweez' ;;
        rules) words=$variants ;;
        judge)
          words="--variant --origin --tebweez --board --mover --depth --time --all --memory --threads"
          ;;
        perft) words="--variant --origin --board --mover --depth --divide --threads" ;;
        survey) words="--variant --origin --threads --part --sample --seed" ;;
      esac
      words+=" --help"
      if [[ -z $command ]]; then
        words+=" --version play learn puzzle resume list stats replay export analyse rules judge perft survey"
      fi
      ;;
  esac

  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
  if [[ -n $files && $cur != -* ]]; then
    compopt -o filenames 2>/dev/null
    mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(
      compgen -o plusdirs -f -X "!$files" -- "$cur")
    if [[ $files == '*.tebweez' ]]; then  # the saved matches too, wherever one is
      local folder=${XDG_DATA_HOME:-$HOME/.local/share}/tebweez/matches file
      for file in "$folder"/$files; do
        [[ -f $file && $file == "$cur"* ]] && COMPREPLY+=("$file")
      done
    fi
  fi
}
complete -F _tebweez tebweez
