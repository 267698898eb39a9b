"""Single small changes of a Python source: each mutant differs from the original in one node of its syntax tree.

Only bodies of functions are changed. Texts, annotations, docstrings and values at module level are left alone.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}

PLAIN = (ast.Name, ast.Call, ast.Attribute)  # conditions that no other change negates


@dataclass(frozen=True)
class Mutant:
    """One change of a source: the `number`-th of those that `find` lists."""

    number: int
    line: int
    column: int
    function: str
    what: str


def find(source: str) -> list[Mutant]:
    """All mutants of a source."""
    walker = _Walker(None)
    walker.visit(ast.parse(source))
    return walker.found


def apply(source: str, number: int) -> ast.Module:
    """The syntax tree of the source with one change."""
    tree = _Walker(number).visit(ast.parse(source))
    assert isinstance(tree, ast.Module)
    return ast.fix_missing_locations(tree)


def _changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.Compare):
        for place, old in enumerate(node.ops):
            new = COMPARISONS[type(old)]()
            ops = [*node.ops[:place], new, *node.ops[place + 1 :]]
            yield f"{_name(old)} to {_name(new)}", ast.Compare(node.left, ops, node.comparators)
    elif isinstance(node, ast.BoolOp):
        word = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield f"{_name(node.op)} to {_name(word)}", ast.BoolOp(word, node.values)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        sign = OPERATORS[type(node.op)]()
        yield f"{_name(node.op)} to {_name(sign)}", ast.BinOp(node.left, sign, node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub | ast.Invert):
        yield f"{_name(node.op)} removed", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} negated", ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield f"{node.value} to {node.value + 1}", ast.Constant(node.value + 1)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FUNCTIONS:
        other = FUNCTIONS[node.func.id]
        yield f"{node.func.id} to {other}", ast.Call(ast.Name(other, ast.Load()), node.args, node.keywords)
    else:
        yield from _changed_statements(node)


def _changed_statements(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        # Not by `pass`: without a call of `super` a function would lose its cell, and could not be given the new code.
        yield "statement removed", ast.If(ast.Constant(False), [node], [])
    elif isinstance(node, ast.Break):
        yield "break to continue", ast.Continue()
    elif isinstance(node, ast.Continue):
        yield "continue to break", ast.Break()
    elif isinstance(node, ast.If | ast.IfExp | ast.While) and isinstance(node.test, PLAIN):
        negated = copy.copy(node)
        negated.test = ast.UnaryOp(ast.Not(), node.test)
        yield "condition negated", negated


def _name(node: ast.AST) -> str:
    return type(node).__name__


class _Walker(ast.NodeTransformer):
    """Lists the mutants, or makes the chosen one."""

    def __init__(self, chosen: int | None) -> None:
        self.chosen = chosen
        self.found: list[Mutant] = []
        self._scope: list[str] = []
        self._functions = 0

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return self._function(node)
        if isinstance(node, ast.ClassDef):
            self._scope.append(node.name)
            self._visit_body(node)
            self._scope.pop()
            return node
        if isinstance(node, ast.JoinedStr):
            return node
        if isinstance(node, ast.AnnAssign):
            value = node.value and self.visit(node.value)
            node.value = value if isinstance(value, ast.expr) else None
            return node
        if self._functions and isinstance(node, ast.expr | ast.stmt):
            for what, change in _changes(node):
                self.found.append(Mutant(len(self.found), node.lineno, node.col_offset, ".".join(self._scope), what))
                if self.found[-1].number == self.chosen:
                    return ast.copy_location(change, node)
        return self.generic_visit(node)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.AST:
        self._scope.append(node.name)
        self._functions += 1
        self._visit_body(node)
        self._functions -= 1
        self._scope.pop()
        return node

    def _visit_body(self, node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        body = [self.visit(child) for child in node.body]
        node.body = [child for child in body if isinstance(child, ast.stmt)]
