import ast

APP = """
import codec

def show(request):
    return render(codec.parse(request))

def render(tree):
    return str(tree)

def admin(request):
    action = getattr(codec, request)
    return action(request)
"""

CODEC = """
def parse(text):
    return scan(text)

def scan(text):
    return text.split()

def construct(text):
    return run_tag(text)

def run_tag(text):
    return eval(text)
"""

def functions(module: str, source: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(source)
    return {f"{module}.{n.name}": n for n in tree.body if isinstance(n, ast.FunctionDef)}

def edges(module: str, node: ast.FunctionDef, known: set[str]) -> tuple[set[str], list[int]]:
    """The known functions that node calls by name, and the lines of calls it cannot name."""
    calls: set[str] = set()
    unknown: list[int] = []
    for call in (n for n in ast.walk(node) if isinstance(n, ast.Call)):
        match call.func:
            case ast.Name(id=name) if f"{module}.{name}" in known:
                calls.add(f"{module}.{name}")
            case ast.Name(id=name) if name in {"str", "eval", "getattr"}:
                pass
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if f"{owner}.{name}" in known:
                calls.add(f"{owner}.{name}")
            case ast.Attribute():
                pass  # a method of some object; see the text
            case _:
                unknown.append(call.lineno)
    return calls, unknown

def reach(entry: str, graph: dict[str, tuple[set[str], list[int]]]) -> tuple[set[str], list[str]]:
    """Everything reachable from entry, and the unresolved calls met on the way."""
    seen, todo, doubts = set(), [entry], []
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        calls, unknown = graph[name]
        todo.extend(calls)
        doubts.extend(f"{name}:{line}" for line in unknown)
    return seen, doubts

nodes = {**functions("app", APP), **functions("codec", CODEC)}
graph = {name: edges(name.split(".")[0], node, set(nodes)) for name, node in nodes.items()}

for entry in ("app.show", "app.admin"):
    seen, doubts = reach(entry, graph)
    verdict = "reachable" if "codec.run_tag" in seen else "unknown" if doubts else "not reached"
    print(f"{entry:10} run_tag: {verdict:12} via {sorted(seen)} doubts {doubts}")
