import json

ACTIONS = {"parse": str.split, "inspect": json.dumps}

def admin(action: str, text: str) -> object:
    """Runs one of the listed actions; anything else is refused."""
    run = ACTIONS.get(action)
    if run is None:
        raise ValueError("unknown action")
    return run(text)

print(admin("parse", "a b"))
try:
    admin("construct", "__import__('os')")
except ValueError as error:
    print("refused:", error)
