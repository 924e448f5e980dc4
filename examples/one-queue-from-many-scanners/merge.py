import hashlib
import json
import re
from dataclasses import dataclass, field

@dataclass
class Finding:
    cwe: str | None
    path: str
    line: int
    reports: dict[str, str] = field(default_factory=dict)  # identity: who reported it

def digest(*parts: object) -> str:
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]

def cwe_of(rule: dict) -> str | None:
    """The first CWE among a rule's tags, as CWE-89; None when there is none."""
    for tag in rule.get("properties", {}).get("tags", []):
        if match := re.search(r"cwe[-/]0*(\d+)", tag, re.IGNORECASE):
            return f"CWE-{match[1]}"
    return None

def own_fingerprints(results: list[dict]) -> list[str | None]:
    """Each result's fingerprint by its own tool; None where it can't tell results apart."""
    values = [next(iter(each.get("fingerprints", {}).values()), "") for each in results]
    return [
        value if re.fullmatch(r"[\w+/=:.-]{16,}", value) and values.count(value) == 1 else None
        for value in values
    ]

def spot(path: str, source: str, line: int) -> tuple[str, str, int]:
    """A place that survives edits elsewhere: path, bare text, and which of its equals it is."""
    bare = ["".join(each.split()) for each in source.splitlines()]
    return path, bare[line - 1], bare[:line].count(bare[line - 1])

def read_run(run: dict, sources: dict[str, str], queue: dict[str, Finding]) -> None:
    """Adds the results of one SARIF run to the queue."""
    driver = run["tool"]["driver"]
    rules = {rule["id"]: rule for rule in driver.get("rules", [])}
    results = run.get("results", [])
    for result, own in zip(results, own_fingerprints(results)):
        rule_id = result["ruleId"]
        place = result["locations"][0]["physicalLocation"]
        path, line = place["artifactLocation"]["uri"], place["region"]["startLine"]
        where = spot(path, sources[path], line)
        cwe = cwe_of(rules.get(rule_id, {}))
        # Identity: is this what the same tool reported yesterday?
        identity = digest(driver["name"], rule_id, own or where)
        # Cross-tool key: do two tools mean the same weakness in the same place?
        key = digest(cwe, where) if cwe else identity
        finding = queue.setdefault(key, Finding(cwe, path, line))
        finding.reports[identity] = f"{driver['name']}/{rule_id}"

source = """import db, os

def report(name):
    log(name)
    return db.run('SELECT * FROM r WHERE n=' + name)

def convert(path):
    os.system('convert ' + path)
"""

with open("sast.sarif.json") as file:
    sast = json.load(file)["runs"][0]
# A second tool reports the first line too, under a rule name of its own.
lint = json.loads(json.dumps(sast).replace("example-sast", "example-lint").replace("sql-concat", "B608"))
lint["results"] = lint["results"][:1]

monday: dict[str, Finding] = {}
for run in (sast, lint):
    read_run(run, {"src/report.py": source}, monday)
for finding in monday.values():
    print(finding.cwe, f"{finding.path}:{finding.line}", *finding.reports.values())

# On Tuesday someone adds an import, and every line moves down by one.
for run in (sast, lint):
    for result in run["results"]:
        result["locations"][0]["physicalLocation"]["region"]["startLine"] += 1
tuesday: dict[str, Finding] = {}
for run in (sast, lint):
    read_run(run, {"src/report.py": "import time\n" + source}, tuesday)

identities = [{each for f in day.values() for each in f.reports} for day in (monday, tuesday)]
print("identities kept:", len(identities[0] & identities[1]), "of", len(identities[0]))
