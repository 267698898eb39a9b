"""The heavy packages are optional: nothing loads them unasked, and a missing one is named with what installs it."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "pyarrow", "jax", "torch", "ray")
BLOCK = """
import sys
class Missing:
    def find_spec(self, name, path, target=None):
        if name == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)


def test_importing_pyrite_loads_none_of_them():
    done = run(f"import pyrite, sys; pyrite.new('saboteur', players=3); print(set({HEAVY}) & set(sys.modules))")
    assert done.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("package", "module"),
    [
        ("numpy", "pyrite.lab"),
        ("gymnasium", "pyrite.lab"),
        ("pettingzoo", "pyrite.lab.pettingzoo"),
        ("pyspiel", "pyrite.lab.openspiel"),
        ("pyarrow", "pyrite.lab.data"),
        ("jax", "pyrite.lab.ppo"),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(package, module):
    done = run(BLOCK.format(package=package) + f"import {module}")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last == f'ImportError: {package} is not installed; pip install "pyrite[lab]" brings it'
