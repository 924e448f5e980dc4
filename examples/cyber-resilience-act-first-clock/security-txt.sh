set -euo pipefail
file=$(mktemp)
cat > "$file" <<TXT
Contact: mailto:security@example.com
Contact: https://example.com/report
Expires: $(date -u -d '+300 days' +%Y-%m-%dT%H:%M:%SZ)
Preferred-Languages: en
Canonical: https://example.com/.well-known/security.txt
Policy: https://example.com/disclosure-policy
TXT

grep -q '^Contact: ' "$file" || { echo "no Contact"; exit 1; }
[ "$(grep -c '^Expires: ' "$file")" -eq 1 ] || { echo "Expires must appear once"; exit 1; }

expires=$(sed -n 's/^Expires: //p' "$file")
left=$(( ( $(date -u -d "$expires" +%s) - $(date -u +%s) ) / 86400 ))
[ "$left" -gt 30 ] || { echo "expires in $left days"; exit 1; }
echo "security.txt is complete and current"
rm -f "$file"
