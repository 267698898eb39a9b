"""The build of the engine: what it makes, what it refuses, and which engine then runs."""

import shutil
import signal
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from pyrite import engine, stamp
from tests import ROOT
from tests.packaging.cottage import Cottage, run, tree

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("house")]

ENGINE = "import pyrite, pyrite.vein; print(pyrite.engine.build(), pyrite.vein.__file__.rsplit('.', 1)[1])"
COMPILED, INTERPRETED = (
    f"compiled {sysconfig.get_config_var('EXT_SUFFIX')[1:].rsplit('.', 1)[-1]}\n",
    "interpreted py\n",
)
NO_COMPILER = {"CC": "false"}


# Which engine runs


def test_the_running_engine_is_what_its_sources_say() -> None:
    if not stamp.extensions(engine.PACKAGE):
        pytest.skip("the engine is not compiled here")
    assert stamp.differences(engine.PACKAGE) == []


def test_a_compiled_engine_runs_by_itself(built: Cottage) -> None:
    assert built.python(ENGINE).stdout == COMPILED


def test_an_engine_that_was_never_compiled_runs_interpreted_without_a_word(cottage: Cottage) -> None:
    done = cottage.python(ENGINE)
    assert (done.stdout, done.stderr) == (INTERPRETED, "")


def test_python_can_be_forced_although_extensions_lie_there(built: Cottage) -> None:
    done = built.python(ENGINE, PYRITE_ENGINE="python")
    assert (done.stdout, done.stderr) == (INTERPRETED, "")


def test_compiled_can_be_forced(built: Cottage) -> None:
    assert built.python(ENGINE, PYRITE_ENGINE="compiled").stdout == COMPILED


def test_forcing_compiled_fails_where_nothing_is_compiled(cottage: Cottage) -> None:
    done = cottage.python(ENGINE, PYRITE_ENGINE="compiled")
    assert "ImportError: PYRITE_ENGINE=compiled, but the engine is not compiled" in done.stderr
    assert "make build" in done.stderr


def test_forcing_compiled_fails_where_it_is_stale(built: Cottage) -> None:
    built.append("vein.py", "# deeper\n")
    assert "the compiled engine is stale (vein.py)" in built.python(ENGINE, PYRITE_ENGINE="compiled").stderr


def test_any_other_engine_is_an_error(built: Cottage) -> None:
    assert (
        "PYRITE_ENGINE must be 'python' or 'compiled', not 'rubbish'"
        in built.python(ENGINE, PYRITE_ENGINE="rubbish").stderr
    )


# A stale extension never runs


def edit_a_source(cottage: Cottage) -> None:
    cottage.append("vein.py", "# deeper\n")


def edit_the_types_of_another_module(cottage: Cottage) -> None:
    cottage.append("shaft/ladder.pxd", "# longer\n")


def stop_compiling_a_module(cottage: Cottage) -> None:
    (cottage.package / "vein.pxd").unlink()


def compile_one_module_more(cottage: Cottage) -> None:
    cottage.append("cart.py", "")
    cottage.append("cart.pxd", "")


def lose_an_extension(cottage: Cottage) -> None:
    next(cottage.package.glob("vein.*.*")).unlink()


def lose_the_stamp(cottage: Cottage) -> None:
    (cottage.package / stamp.NAME).unlink()


def spoil_the_stamp(cottage: Cottage) -> None:
    (cottage.package / stamp.NAME).write_text("{")


@pytest.mark.parametrize(
    "change",
    [
        edit_a_source,
        edit_the_types_of_another_module,
        stop_compiling_a_module,
        compile_one_module_more,
        lose_an_extension,
        lose_the_stamp,
        spoil_the_stamp,
    ],
    ids=lambda change: change.__name__,
)
def test_after_any_change_the_sources_run_and_a_warning_says_how_to_rebuild(built: Cottage, change) -> None:
    change(built)
    done = built.python(ENGINE)
    assert done.stdout == INTERPRETED
    assert done.stderr.count("RuntimeWarning: the compiled engine is stale") == 1
    assert "make build" in done.stderr


def test_an_edit_is_what_runs(built: Cottage) -> None:
    built.append("vein.py", "DEEPER = True\n")
    assert built.python("import pyrite.vein; print(pyrite.vein.DEEPER)").stdout == "True\n"


# What the build leaves behind


def test_the_build_leaves_extensions_and_a_stamp_and_nothing_else(built: Cottage, cottage: Cottage) -> None:
    assert built.compiled_files() == {"vein", "shaft/ladder", "_stamp"}
    assert len(tree(built.root)) == len(tree(cottage.root)) + 3


def test_extensions_name_no_folder_of_the_machine_that_built_them(built: Cottage) -> None:
    root = str(built.root.parent.parent).encode()
    assert not [name for name, content in tree(built.package).items() if root in content]


def test_a_rebuild_deletes_the_extension_of_a_module_that_is_gone(built: Cottage) -> None:
    for name in ("vein.py", "vein.pxd"):
        (built.package / name).rename(built.package / name.replace("vein", "seam"))
    sources = [*built.package.rglob("*.py"), *built.package.rglob("*.pxd")]
    for path in sources:
        path.write_text(path.read_text().replace("vein", "seam"))
    assert built.compile(CI="true").returncode == 0
    assert built.compiled_files() == {"seam", "shaft/ladder", "_stamp"}


def test_a_current_engine_is_not_compiled_again(built: Cottage) -> None:
    assert built.compile(CI="true", **NO_COMPILER).returncode == 0
    assert built.python(ENGINE).stdout == COMPILED


def test_a_checked_build_stops_at_an_index_past_the_end_and_at_an_impossible_shift(built: Cottage) -> None:
    assert built.compile("--checked", CI="true").returncode == 0
    assert stamp.read(built.package)["checked"]
    dig = "from pyrite.vein import Vein; print(Vein().{})"
    assert built.python(dig.format("dig(3)")).stdout == "3\n"
    assert built.python(dig.format("dig(4)")).returncode == -signal.SIGILL
    assert built.python(dig.format("dig(-1)")).returncode == -signal.SIGILL
    assert built.python(dig.format("split(33)")).returncode == -signal.SIGILL


# A compile that fails


def test_a_failed_compile_is_a_warning_and_leaves_the_interpreted_engine(cottage: Cottage) -> None:
    done = cottage.compile(**NO_COMPILER)
    assert done.returncode == 0
    assert "warning: pyrite's engine was not compiled" in done.stderr
    assert cottage.compiled_files() == set()
    assert cottage.python(ENGINE).stdout == INTERPRETED


@pytest.mark.parametrize(
    "settings", [{"CI": "true"}, pytest.param({"PYRITE_ENGINE": "compiled"}, marks=pytest.mark.long)], ids=str
)
def test_a_failed_compile_is_an_error_where_the_compiled_engine_is_wanted(cottage: Cottage, settings) -> None:
    done = cottage.compile(**settings, **NO_COMPILER)
    assert done.returncode == 1
    assert "error: pyrite's engine was not compiled" in done.stderr
    assert cottage.compiled_files() == set()


def test_a_failed_rebuild_takes_the_old_engine_away(built: Cottage) -> None:
    built.append("vein.py", "# deeper\n")
    assert built.compile(CI="true", **NO_COMPILER).returncode == 1
    assert built.compiled_files() == set()


def test_without_cython_the_warning_names_it(cottage: Cottage) -> None:
    shadow = cottage.root / "Cython.py"  # found first, beside hatch_build.py
    shadow.write_text("raise ModuleNotFoundError('hidden', name='Cython')\n")
    done = cottage.compile()
    assert (done.returncode, "Cython is not installed" in done.stderr) == (0, True)


# Wheels and source distributions


def pip(*arguments: str | Path, cwd: Path, **settings: str) -> str:
    command = [sys.executable, "-m", "pip", "--no-input", "--disable-pip-version-check", "--no-cache-dir", *arguments]
    done = run(*command, cwd=cwd, **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def make_wheel(source: Path, out: Path, **settings: str) -> Path:
    pip("wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", out, source, cwd=out, **settings)
    (wheel,) = out.glob("*.whl")
    return wheel


def fresh_python(folder: Path) -> Path:
    """Make an environment that sees our dependencies, but not this checkout."""
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    mine, theirs = (
        run(path, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).stdout.strip()
        for path in (Path(sys.executable), python)
    )
    # A path in a .pth file is searched, but the .pth files there, such as that of an editable install, are not read.
    Path(theirs, "dependencies.pth").write_text(mine + "\n")
    return python


def install(python: Path, *arguments: str | Path, cwd: Path) -> None:
    pip("--python", python, "install", "--no-deps", "--no-index", *arguments, cwd=cwd)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The checkout as its source distribution has it."""
    folder = tmp_path_factory.mktemp("sdist")
    done = run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    (archive,) = folder.glob("*.tar.gz")
    shutil.unpack_archive(archive, folder)
    return Path(str(archive).removesuffix(".tar.gz"))


@pytest.fixture(scope="module")
def wheel(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the checkout, made from its source distribution, which must stay as it was."""
    before = tree(source)
    made = make_wheel(source, tmp_path_factory.mktemp("wheel"), CI="true")
    assert tree(source) == before
    return made


def test_the_source_distribution_holds_sources_only(source: Path) -> None:
    names = tree(source).keys()
    assert {"hatch_build.py", "pyproject.toml", "LICENSE", "src/pyrite/engine.py", "src/pyrite/core/grid.pxd"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".c", stamp.NAME))]


@pytest.mark.long  # test_a_wheel_of_the_cottage_holds_source_types_and_extension_of_every_module looks at a smaller one
def test_the_wheel_holds_source_types_and_extension_of_every_module(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    expected = {
        path.relative_to(ROOT / "src").with_suffix(ending).as_posix()
        for path in stamp.modules(ROOT / "src" / "pyrite")
        for ending in (".py", ".pxd", suffix)
    }
    assert expected <= names
    assert {"pyrite/py.typed", f"pyrite/{stamp.NAME}"} <= names
    assert len([name for name in names if name.endswith(suffix)]) * 3 == len(expected)


@pytest.mark.long  # test_a_wheel_of_the_cottage_is_for_this_python_and_platform looks at a smaller one
def test_the_wheel_is_for_this_python_and_platform(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{python}-{python}-" in wheel.name
    assert "any" not in wheel.name


@pytest.mark.long  # test_a_wheel_of_the_cottage_installs_and_runs_compiled looks at a smaller one
def test_the_wheel_installs_and_runs_compiled(wheel: Path, tmp_path: Path) -> None:
    python = fresh_python(tmp_path / "venv")
    install(python, wheel, cwd=tmp_path)
    done = run(python, "-c", "import pyrite.engine as e; print(e.build(), e.PACKAGE)", cwd=tmp_path)
    assert done.stdout.startswith(f"compiled {tmp_path}"), done.stderr
    assert (python.parent / "pyrite").exists()
    tried = run(python, ROOT / "tests/packaging/installed.py", cwd=tmp_path)
    assert tried.returncode == 0, tried.stderr


@pytest.fixture(scope="module")
def small_wheel(plain_cottage: Cottage, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a cottage that nobody has compiled."""
    return make_wheel(plain_cottage.root, tmp_path_factory.mktemp("small"), CI="true")


def test_a_wheel_of_the_cottage_holds_source_types_and_extension_of_every_module(small_wheel: Path) -> None:
    names = set(zipfile.ZipFile(small_wheel).namelist())
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {f"pyrite/{name}{ending}" for name in ("vein", "shaft/ladder") for ending in (".py", ".pxd", suffix)}
    assert modules | {f"pyrite/{stamp.NAME}"} <= names
    assert len([name for name in names if name.endswith(suffix)]) == 2


def test_a_wheel_of_the_cottage_is_for_this_python_and_platform(small_wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    assert f"-{python}-{python}-" in small_wheel.name
    assert "any" not in small_wheel.name


def test_a_wheel_of_the_cottage_installs_and_runs_compiled(small_wheel: Path, tmp_path: Path) -> None:
    python = fresh_python(tmp_path / "venv")
    install(python, small_wheel, cwd=tmp_path)
    assert run(python, "-c", ENGINE, cwd=tmp_path).stdout == COMPILED


@pytest.mark.long  # test_an_editable_install_… compiles through pip, test_a_wheel_of_the_cottage_… from a clean folder
def test_pip_install_compiles_again_and_does_not_touch_the_checkout(built: Cottage, tmp_path: Path) -> None:
    built.append("vein.py", "# so that what is in the tree is stale, and must not be packed\n")
    before = tree(built.root)
    python = fresh_python(tmp_path / "venv")
    install(python, "--no-build-isolation", built.root, cwd=tmp_path)
    assert tree(built.root) == before
    assert run(python, "-c", ENGINE, cwd=tmp_path).stdout == COMPILED


def test_an_editable_install_runs_the_checkout_compiled(cottage: Cottage, tmp_path: Path) -> None:
    python = fresh_python(tmp_path / "venv")
    install(python, "--no-build-isolation", "--editable", cottage.root, cwd=tmp_path)
    assert run(python, "-c", ENGINE, cwd=tmp_path).stdout == COMPILED
    assert cottage.compiled_files() == {"vein", "shaft/ladder", "_stamp"}


def test_without_a_compiler_the_wheel_is_for_any_platform(cottage: Cottage, tmp_path: Path) -> None:
    wheel = make_wheel(cottage.root, tmp_path, **NO_COMPILER)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith((".so", stamp.NAME))]


@pytest.mark.long  # test_a_failed_compile_is_an_error_where_the_compiled_engine_is_wanted stops the same build
def test_with_ci_set_no_wheel_comes_out_of_a_failed_compile(cottage: Cottage, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="BuildFailed"):
        make_wheel(cottage.root, tmp_path, CI="true", **NO_COMPILER)


# The door of CI


@pytest.mark.parametrize(("recipe", "code"), [("true", 0), ("false", 2)])
def test_ci_runs_make_test_in_its_checkout_and_fails_where_that_fails(tmp_path: Path, recipe: str, code: int) -> None:
    checkout, elsewhere = tmp_path / "a checkout", tmp_path / "elsewhere"
    (checkout / ".ci").mkdir(parents=True)
    elsewhere.mkdir()
    script = Path(shutil.copy(ROOT / ".ci" / "run", checkout / ".ci"))
    (checkout / "Makefile").write_text(f"other:\n\techo other\ntest:\n\t@pwd; {recipe}\n")
    done = run(script, cwd=elsewhere)
    assert (done.stdout.splitlines()[0], done.returncode) == (str(checkout), code)
