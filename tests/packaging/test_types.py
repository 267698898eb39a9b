"""How many places in src the type checker cannot look into: the numbers may fall, and never rise."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("types")]  # one process reads all files

SRC = Path(__file__).parents[2] / "src" / "pyrite"
MOST = {
    "Any": 14,  # each with a comment that says why
    "object": 0,  # as a type, apart from `__eq__`
    "cast": 0,
    "type: ignore": 2,  # the overloads of `pyrite.new`
    "untyped container": 0,
}
CONTAINERS = {"dict", "list", "tuple", "set", "frozenset", "Mapping", "Sequence", "Iterable", "Iterator", "Callable"}
# Public functions whose signature is not ours to choose, or cannot be said.
NOT_OURS = {
    "server/wire/http.py json",  # overrides Litestar's
    "server/wire/openapi.py render",  # overrides Litestar's
    "core/protocols.py with_events",  # a parameter cannot be covariant
    "core/protocols.py sample",  # the states of a game are invariant in its actions
}


@cache
def trees() -> tuple[tuple[str, str, ast.Module], ...]:
    files = [(path, path.read_text("utf-8")) for path in sorted(SRC.rglob("*.py"))]
    return tuple((path.relative_to(SRC).as_posix(), text, ast.parse(text)) for path, text in files)


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[ast.expr]:
    given = node.args
    all_arguments = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    annotations = [argument.annotation for argument in all_arguments if argument is not None]
    return [read(one) for one in (node.returns, *annotations) if one is not None]


def read(annotation: ast.expr) -> ast.expr:
    """An annotation, also if it is written as a string."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


def annotations(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name != "__eq__":
            yield from signature(node)
        elif isinstance(node, ast.AnnAssign):
            is_alias = isinstance(node.annotation, ast.Name) and node.annotation.id == "TypeAlias"
            yield read(node.value if is_alias and node.value is not None else node.annotation)


def bare(annotation: ast.expr) -> int:
    """How many containers in an annotation do not say what they hold."""
    filled = {id(node.value) for node in ast.walk(annotation) if isinstance(node, ast.Subscript)}
    names = [node for node in ast.walk(annotation) if isinstance(node, ast.Name) and node.id in CONTAINERS]
    return sum(id(name) not in filled for name in names)


def lines_with_any(tree: ast.Module) -> list[int]:
    """The line of each `Any`, also of those in quoted types."""
    lines = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "Any"]
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            lines += [node.lineno] * len(re.findall(r"\bAny\b(?=[\],])", node.value))
    return lines


@cache
def found() -> dict[str, Counter[str]]:
    """By category: how often it is in each file."""
    counts: dict[str, Counter[str]] = {category: Counter() for category in MOST}
    for name, text, tree in trees():
        counts["Any"][name] = len(lines_with_any(tree))
        counts["type: ignore"][name] = len(re.findall(r"#\s*type: ignore", text))
        calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
        counts["cast"][name] = sum(isinstance(called, ast.Name) and called.id == "cast" for called in calls)
        for annotation in annotations(tree):
            names = [node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)]
            counts["object"][name] += names.count("object")
            counts["untyped container"][name] += bare(annotation)
    return {category: +files for category, files in counts.items()}


@pytest.mark.parametrize("category", MOST)
def test_what_the_type_checker_cannot_look_into_does_not_grow(category: str) -> None:
    files = found()[category]
    assert files.total() <= MOST[category], dict(files.most_common())


def test_every_any_has_a_comment_that_says_why() -> None:
    unsaid = [
        f"{name}:{line}"
        for name, text, tree in trees()
        for line in lines_with_any(tree)
        if "# Any:" not in "\n".join(text.split("\n")[max(0, line - 4) : line])
    ]
    assert not unsaid


def test_no_public_signature_says_any() -> None:
    result = {
        f"{name} {node.name}"
        for name, _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_")
        for annotation in signature(node)
        if any(isinstance(part, ast.Name) and part.id == "Any" for part in ast.walk(annotation))
    }
    assert result == NOT_OURS
