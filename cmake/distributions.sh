#!/bin/sh
# Draws what two surveys have counted, one above the other, as an SVG picture on standard output:
#
#   tebweez survey --variant ghashim > ghashim.txt
#   tebweez survey --variant akil --sample 10000 --seed 1 > akil.txt
#   sh cmake/distributions.sh "L'ab al-Ghashim, every layout" ghashim.txt \
#     "L'ab al-Akil, 10,000 at random" akil.txt > docs/distributions.svg
set -eu

if [ $# -ne 4 ]; then
  echo "distributions.sh: expected TITLE SURVEY TITLE SURVEY" >&2
  exit 2
fi
for survey in "$2" "$4"; do
  if ! grep -q '^layouts [1-9]' "$survey"; then
    echo "distributions.sh: $survey: not what a survey says" >&2
    exit 1
  fi
done

first=$1 second=$3 awk '
  function x(margin) { return 40 + (margin + 74) * 640 / 148 }
  function share(count) { return sprintf("%.1f %%", 100 * count / layouts[part]) }
  # The name of a class, which says its colour too.
  function outcome(margin) { return margin > 0 ? "won" : margin < 0 ? "lost" : "drawn" }

  FNR == 1 { ++part }
  $1 == "margin" { of[part, $2] = $3 }
  $1 == "layouts" { layouts[part] = $2 }
  $1 == "won" || $1 == "drawn" || $1 == "lost" { sum[part, $1] = $2 }

  END {
    title[1] = ENVIRON["first"]; title[2] = ENVIRON["second"]
    highest = 0
    for (part = 1; part <= 2; ++part)
      for (margin = -72; margin <= 72; margin += 2)
        if (of[part, margin] / layouts[part] > highest) highest = of[part, margin] / layouts[part]
    height = 180
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 520\" role=\"img\">"
    print "<title>By how many seeds the player who begins wins or loses</title>"
    print "<style>text{font:14px sans-serif;fill:#222}.small{font-size:12px;fill:#555}" \
          ".lost{fill:#b5532a}.drawn{fill:#444}.won{fill:#2a6f97}</style>"
    print "<rect width=\"720\" height=\"520\" fill=\"#fff\"/>"
    for (part = 1; part <= 2; ++part) {
      base = part * 240 - 5
      printf "<text x=\"44\" y=\"%d\">%s</text>\n", base - height - 20, title[part]
      printf "<text x=\"44\" y=\"%d\" class=\"small\">the beginner loses %s, draws %s, wins %s</text>\n",
        base - height - 2, share(sum[part, "lost"]), share(sum[part, "drawn"]), share(sum[part, "won"])
      for (margin = -72; margin <= 72; margin += 2) {
        bar = of[part, margin] / layouts[part] / highest * height
        if (bar > 0)
          printf "<rect class=\"%s\" x=\"%.1f\" y=\"%.2f\" width=\"7.4\" height=\"%.2f\"/>\n",
            outcome(margin), x(margin - 0.85), base - bar, bar
      }
      printf "<path d=\"M40 %.1fH680\" stroke=\"#222\"/>\n", base + 0.5
      for (margin = -72; margin <= 72; margin += 12)
        printf "<text class=\"small\" text-anchor=\"middle\" x=\"%.1f\" y=\"%d\">%s</text>\n",
          x(margin), base + 16, margin < 0 ? "−" (-margin) : margin
    }
    print "<text class=\"small\" text-anchor=\"middle\" x=\"360\" y=\"514\">" \
          "seeds that the player who begins gains, less those of the other, under best play</text>"
    print "</svg>"
  }' "$2" "$4"
