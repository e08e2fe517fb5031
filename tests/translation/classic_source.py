"""What the classic engine says, read from its source: events, prompts and refusals."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kanly.classic import shipment, truthtrance
from kanly.classic.question import ANY_TIME

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "src/kanly/classic"

SPREAD = {
    "answered": {"faction", "what", "power", "other"},
    "place": {"territory", "sector"},
    "AS": {"faction"},
}
"""The arguments that stand in for some names before which there are two stars."""

TABLES = {"DECLARED": shipment.DECLARED, "QUESTIONS": truthtrance.QUESTIONS}
"""Tables of keys, by the name under which the engine looks them up."""

UNTOLD = {"ships-back": {"territory", "sector"}, "reinforces": {"spice"}}
"""What is given with these events because all shipments have it, and says nothing about them."""

ABOUT = {
    "asks-card": {"faction", "card"},
    "asks-traitor": {"faction", "leader"},
    "asks-spice": {"faction", "n"},
    "asks-prediction": {"faction", "other"},
    "asks-turn": {"faction", "n"},
    "asks-plays": {"faction", "card"},
    "asks-leads": {"faction", "leader"},
    "asks-words": {"faction", "words"},
}
"""The arguments of the questions under Truthtrance, each of which has its own."""

FOR_LABELS = {"free", "limit", "own"}
"""What a question tells for the labels of its choices, not for its prompt."""

Scope = ast.FunctionDef | ast.Module


@cache
def modules() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(ENGINE.rglob("*.py"))]


def calls(*names: str) -> Iterator[tuple[ast.Call, Scope]]:
    """Every call of functions or methods of these names, with the function it is in."""
    for module in modules():
        scopes: list[Scope] = [
            node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)
        ]
        inside = {id(node) for scope in scopes for node in ast.walk(scope)}
        for scope in [*scopes, module]:
            for node in ast.walk(scope):
                outside = isinstance(scope, ast.Module) and id(node) in inside
                if isinstance(node, ast.Call) and called(node) in names and not outside:
                    yield node, scope


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def assigned(scope: Scope, name: str) -> list[ast.expr]:
    """Whatever is assigned to a name in a function."""
    found: list[ast.expr] = []
    for node in ast.walk(scope):
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            found += [node.value for each in targets if ast.unparse(each) == name]
    return found


def texts(node: ast.expr, scope: Scope) -> set[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return texts(node.body, scope) | texts(node.orelse, scope)
    if isinstance(node, ast.Subscript):
        return set(TABLES[ast.unparse(node.value)])
    if isinstance(node, ast.Name):
        return {text for each in assigned(scope, node.id) for text in texts(each, scope)}
    return set()


def arguments(node: ast.expr | None, scope: Scope) -> set[str]:
    """The names of the arguments in a dictionary, as far as the source shows them."""
    if isinstance(node, ast.Dict):
        found: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            found |= texts(key, scope) if key is not None else spread(value, scope)
        return found
    return spread(node, scope) if node is not None else set()


def spread(node: ast.expr, scope: Scope) -> set[str]:
    """What `**node` gives."""
    if isinstance(node, ast.Call):
        return SPREAD[called(node)]
    if isinstance(node, ast.Subscript):
        return SPREAD[ast.unparse(node.value).removeprefix("q.")]
    assert isinstance(node, ast.Name)
    return {name for each in assigned(scope, node.id) for name in arguments(each, scope)}


# What the engine says -------------------------------------------------------------------------


@cache
def told() -> dict[str, set[str]]:
    """Every event, and the arguments that it always has and that mean something."""
    found: dict[str, set[str]] = {}
    for call, scope in calls("tell", "whisper"):
        given: set[str] = set()
        for word in call.keywords:
            given |= {word.arg} if word.arg else spread(word.value, scope)
        for key in texts(call.args[0], scope):
            always = ABOUT.get(key, given - UNTOLD.get(key, set()))
            found[key] = found.get(key, always) & always
    return found


def decided(name: str, module: ast.Module) -> set[str]:
    """The arguments of the decisions that a function makes."""
    for scope in ast.walk(module):
        if isinstance(scope, ast.FunctionDef) and scope.name == name:
            made = [node for node in ast.walk(scope) if isinstance(node, ast.Call)]
            args = [node.args[3:] for node in made if called(node) == "Decision"]
            given = [arguments(rest[0], scope) if rest else set() for rest in args]
            assert all(each == given[0] for each in given), name
            return given[0]
    raise AssertionError(f"no function {name}")


def returned(name: str, module: ast.Module) -> set[str]:
    """The arguments that a function gives."""
    for scope in ast.walk(module):
        if isinstance(scope, ast.FunctionDef) and scope.name == name:
            given = [node.value for node in ast.walk(scope) if isinstance(node, ast.Return)]
            return set().union(*[arguments(value, scope) for value in given])
    raise AssertionError(f"no function {name}")


def prompted(call: ast.Call, module: ast.Module) -> set[str]:
    """The arguments of the prompt of a question that is one value."""
    about = [word.value for word in call.keywords if word.arg == "about"]
    if not about:
        return {"faction"}
    if isinstance(about[0], ast.Lambda):
        return {"faction"} | arguments(about[0].body, module) - FOR_LABELS
    if isinstance(about[0], ast.Constant):
        words = set(str(about[0].value).split()) - {"-"}
        return {"faction"}.union(*[SPREAD.get(word, {word}) for word in words])
    name = ast.unparse(about[0]).removeprefix("q.")
    more = SPREAD[name] if name in SPREAD else returned(name, module)
    return {"faction"} | more - FOR_LABELS


@cache
def asked() -> dict[str, set[str]]:
    """Every kind of question, and the arguments of its prompt."""
    found: dict[str, set[str]] = {}
    for module in modules():
        for call in ast.walk(module):
            if isinstance(call, ast.Call) and called(call) in ("OpenQuestion", "SecretQuestion"):
                (name,) = texts(call.args[1], module)
                given = prompted(call, module)
                assert found.get(name, given) == given, name
                found[name] = given
            if isinstance(call, ast.Call) and called(call) == "Question":
                _, kind, _, _, ask = call.args[:5]
                assert isinstance(kind, ast.Call)
                (name,) = texts(kind.args[0], module)
                found[name] = decided(ast.unparse(ask), module)
    found[ANY_TIME.name] = {"faction"}
    return found


REFUSING = (
    "when",
    "where",
    "which",
    "at_most",
    "no_more",
    "deal_gate",
    "refuse",
    "of_leader",
    "of_faction",
    "of_territory",
    "of_place",
)


@cache
def refused() -> set[str]:
    """Every key with which a choice is refused."""
    found = {key for call, scope in calls(*REFUSING) for key in texts(call.args[0], scope)}
    found |= {
        f"when-{key}" for call, scope in calls("Moment") for key in texts(call.args[0], scope)
    }
    found |= {key for call, scope in calls("played") for key in texts(call.args[1], scope)}
    return found
