set -euo pipefail
cat > run.sarif.json <<'JSON'
{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "example-sast"}}, "results": [
  {"ruleId": "a", "level": "error", "baselineState": "unchanged", "message": {"text": "old"}},
  {"ruleId": "b", "level": "error", "baselineState": "new", "message": {"text": "introduced here"}},
  {"ruleId": "c", "level": "note", "baselineState": "new", "message": {"text": "a remark"}}
]}]}
JSON

new=$(jq '[.runs[].results[] | select(.baselineState == "new" and .level == "error")] | length' run.sarif.json)
echo "$new new error(s)"
rm run.sarif.json
