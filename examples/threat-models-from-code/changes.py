import json

def by_identity(model: dict) -> dict[tuple[str, str], dict]:
    return {(t["element"], t["stride"]): t for t in model["threats"]}

def changes(before: dict, after: dict) -> dict[str, list[str]]:
    """What a commit did to the model: threats added, removed, and moved."""
    old, new = by_identity(before), by_identity(after)
    return {
        "added": [new[k]["id"] for k in new.keys() - old.keys()],
        "removed": [old[k]["id"] for k in old.keys() - new.keys()],
        "moved": [new[k]["id"] for k in new.keys() & old.keys() if new[k]["cites"] != old[k]["cites"]],
    }

with open("threats.json") as file:
    after = json.load(file)

before = json.loads(json.dumps(after))
before["threats"] = before["threats"][:2]
before["threats"][0]["cites"] = ["worker/export.ts:39", "api/exports.ts:27"]
print(changes(before, after))
