set -euo pipefail
jq -r '
  .threats[]
  | select(.state == "open")
  | . + {risk: (if .likelihood == null or .impact == null then "unrated" else .likelihood * .impact end)}
  | select(.risk == "unrated" or .risk >= 12 or .owner == null)
  | [.id, (.risk | tostring), .owner // "no owner", .cites[0]]
  | join("  ")
' threats.json
