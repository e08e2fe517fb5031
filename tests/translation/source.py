"""What the language files hold and what the engine says, read from their sources."""

import ast as python
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kanly.core.registry import KITS
from kanly.imperium.position import QUESTIONS
from kanly.translation.bundle import LANGUAGES, SHARED, bundle

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ("core", "imperium")

FILES = [
    *SHARED,
    *(
        path.stem
        for game in KITS
        for path in sorted((ROOT / "src/kanly/locale/en").glob(f"{game}-*.ftl"))
    ),
]

__all__ = ["FILES", "LANGUAGES"]


# Language files -------------------------------------------------------------------------------


@cache
def entries(lang: str, name: str) -> list[ast.EntryType]:
    """Everything in a language file, in its order."""
    path = ROOT / "src/kanly/locale" / lang / f"{name}.ftl"
    return FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """Every message of a language."""
    return {
        entry.id.name: entry
        for name in FILES
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message)
    }


def keys(prefix: str) -> set[str]:
    return {key for key in messages("en") if key.startswith(prefix)}


class Mentions(Visitor):
    """Variables and other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


@cache
def arguments(lang: str, key: str) -> frozenset[str]:
    """The arguments a message uses, also through messages it refers to, whatever their form."""
    mentions = Mentions()
    mentions.visit(messages(lang)[key])
    found = {meant for name in mentions.variables for meant in made_of(lang, name)}
    for reference in mentions.references:
        found |= arguments(lang, reference)
    return frozenset(found)


def made_of(lang: str, name: str) -> tuple[str, ...]:
    """The arguments of the engine that a variable stands for, whatever its form."""
    for form in (*bundle(lang).forms, "key", "number"):
        name = name.removesuffix(f"-{form}")
    return MADE.get(name, (name,))


MADE = {"location": ("territory", "sector"), "player": ("seat",), "quote": ("words",)}
"""Arguments that the writer makes of others."""


# The engine -----------------------------------------------------------------------------------


def calls(name: str) -> list[python.Call]:
    """Every call of a function or method of that name in the engine."""
    return [
        node
        for folder in ENGINE
        for path in sorted((ROOT / "src/kanly" / folder).rglob("*.py"))
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Call) and called(node) == name
    ]


def called(node: python.Call) -> str:
    if isinstance(node.func, python.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, python.Name) else ""


def constant(node: python.expr) -> str:
    """The text of a constant, or nothing."""
    if isinstance(node, python.Constant) and isinstance(node.value, str):
        return node.value
    return ""


def dictionary_keys(node: python.expr) -> set[str]:
    """The keys that a dictionary display names."""
    if not isinstance(node, python.Dict):
        return set()
    return {constant(key) for key in node.keys if key is not None} - {""}


def emitted() -> dict[str, set[str]]:
    """Every event of the engine and its arguments."""
    found: dict[str, set[str]] = {}
    for call in calls("emit"):
        named = {word.arg for word in call.keywords if word.arg} - {"audience"}
        found.setdefault(constant(call.args[0]), set()).update(named)
    return found


def asked() -> dict[str, set[str]]:
    """Every kind of decision of the engine and the arguments of its prompt."""
    found = {kind.name: set[str]() for question in QUESTIONS.values() for kind in question.kinds}
    prompts = {function.name: told(function) for function in functions()}
    for call in calls("SeatQuestion"):
        given = [*call.args[6:7], *[word.value for word in call.keywords if word.arg == "args"]]
        arguments = [prompts[python.unparse(prompt)] for prompt in given]
        if name := constant(call.args[1]):
            found[name].update(*arguments)
    return found


def functions() -> list[python.FunctionDef]:
    """Every function of the chapters of Dune: Imperium that tells the arguments of a message."""
    return [
        node
        for path in sorted((ROOT / "src/kanly/imperium").rglob("*.py"))
        for node in python.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, python.FunctionDef)
        and node.returns is not None
        and python.unparse(node.returns) == "Args"
    ]


def told(function: python.FunctionDef) -> set[str]:
    """The arguments that it returns."""
    returned = [node.value for node in python.walk(function) if isinstance(node, python.Return)]
    return {key for value in returned if value is not None for key in dictionary_keys(value)}


def texts_in(*folders: str) -> set[str]:
    """Every text constant in those parts of the engine, also the fixed parts of f-strings."""
    return {
        node.value
        for folder in folders
        for path in sorted((ROOT / "src/kanly" / folder).rglob("*.py"))
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
