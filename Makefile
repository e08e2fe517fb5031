# Kanly. Everything is installed below this folder; `make help` lists what there is.

PYTHON   ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11,$(call modern,$(p))))
modern    = $(shell $(1) -c 'import sys; sys.version_info >= (3, 11) and print("$(1)")' 2>/dev/null)
GAMES    ?= 2000
CLASSIC  ?= 1000
BOT      ?= random
WORKERS  ?= 2
VENV     := .venv
BUILDS   := .compiled
PIP      := -m pip install -qq --disable-pip-version-check --no-build-isolation -c constraints.txt
SOURCES   = $(shell find src/kanly -name '*.py' -o -name '*.ftl')
INPUTS   := pyproject.toml constraints.txt
STATIC   := src/kanly/server/static
PAGES     = $(shell find web/src web/public web/icons web/index.html web/*.ts web/*.js web/tsconfig.json -type f) \
            $(wildcard src/kanly/locale/*/web*.ftl)
NPM      := PATH="$(CURDIR)/$(VENV)/bin:$$PATH" npm --prefix web --no-fund --no-audit --no-update-notifier --loglevel=error
headline  = @printf '\n== %s\n' "$(1)"

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.NOTPARALLEL:
unexport KANLY_ENGINE PYTHONDONTWRITEBYTECODE
MAKEFLAGS += --no-builtin-rules --no-print-directory

.PHONY: help play terminal test lint format unit web web-check browser screenshots compiled compiled-quick compiled-check wheel generated coverage docs rules modes soak bench strength clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: $(VENV)/.stamp $(STATIC)/index.html ## play a game in the browser; meanwhile the engine is compiled
	@.ci/play $(VENV)

terminal: $(VENV)/.stamp ## play a game in the terminal
	@$(VENV)/bin/kanly terminal

test: ## every check: style, types, layers, tests, the browser, the compiled build
	@.ci/checks $(MAKE)
	@printf '\nAll checks passed.\n'

lint: $(VENV)/.stamp-dev ## style, types and layers only
	$(call headline,Style: ruff)
	@$(VENV)/bin/ruff check --quiet .
	@$(VENV)/bin/ruff format --quiet --check . || { echo 'Not formatted: run "make format".'; exit 1; }
	@echo 'clean'
	$(call headline,Types: mypy --strict)
	@$(VENV)/bin/mypy --strict
	$(call headline,Layers: import-linter)
	@$(VENV)/bin/lint-imports --no-logo --no-cache

unit: $(VENV)/.stamp-dev ## the tests, interpreted
	$(call headline,Tests: pytest)
	@.ci/databases
	@.ci/pytest $(WORKERS)

web: $(STATIC)/index.html ## build the browser client

web-check: $(STATIC)/index.html ## types, style and unit tests of the browser client
	$(call headline,The browser client: prettier, svelte-check, vitest)
	@$(NPM) run --silent style
	@$(NPM) run --silent check
	@$(NPM) run --silent test

browser: $(VENV)/.stamp-dev $(STATIC)/index.html ## the tests in a real browser
	$(call headline,Browser: pytest with Chromium)
	@if reason=$$(.ci/chromium); then \
		.ci/pytest $(WORKERS) -m 'browser and not soak' tests/browser; \
	else \
		echo "Skipped the tests in the browser. $$reason"; \
	fi

screenshots: $(VENV)/.stamp-dev $(STATIC)/index.html ## pictures of every page for docs/
	@.ci/chromium
	@$(VENV)/bin/python -m tests.browser.screenshots

compiled: $(VENV)/.stamp ## compile the engine now; whatever starts after that uses it
	@$(VENV)/bin/python .ci/compile

compiled-quick: $(VENV)/.stamp-dev # compile it for the check: not optimised
	@$(VENV)/bin/python .ci/compile --quick

compiled-check: $(VENV)/.stamp-dev
	$(call headline,Compiled: the same games as interpreted and every door)
	@if reason=$$(.ci/compiler $(VENV)/bin/python); then \
		$(VENV)/bin/python .ci/compile --quick && \
		KANLY_ENGINE=$$(ls -d "$(CURDIR)"/$(BUILDS)/*-quick) \
			$(VENV)/bin/pytest -q -n $(WORKERS) --dist worksteal tests/compiled tests/envs; \
	else \
		echo "Skipped the compiled check. $$reason"; \
	fi

wheel: $(VENV)/.stamp $(STATIC)/index.html ## build the wheel into dist/, and try it in an empty environment
	@.ci/wheel $(VENV)

docs: $(VENV)/.stamp-dev ## build the documentation site into build/site
	@$(VENV)/bin/python -m mkdocs build --quiet --strict
	@echo 'The site is in build/site; open build/site/index.html.'

format: $(VENV)/.stamp-dev ## put the source into its format
	@$(VENV)/bin/ruff check --quiet --fix --exit-zero .
	@$(VENV)/bin/ruff format .

generated: $(VENV)/.stamp-dev ## write anew what is made from the source: columns, types, golden games, digests
	@$(VENV)/bin/python -m tests.columns
	@$(VENV)/bin/ruff format --quiet src
	@$(VENV)/bin/python -m kanly.server.typescript web/src
	@$(VENV)/bin/python web/make_fixtures.py
	@$(VENV)/bin/python -m tests.golden.write
	@$(VENV)/bin/python -m tests.compiled.digests

coverage: $(VENV)/.stamp-dev ## which lines the tests reach
	@$(VENV)/bin/pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report=term

rules: $(VENV)/.stamp-dev ## which rules the tests prove
	@$(VENV)/bin/python -m tests.rule_coverage

modes: $(VENV)/.stamp ## games of one bot in every mode, with every invariant on: BOT=mcts@4 GAMES=500 CLASSIC=500
	@$(call simulate,imperium,$(GAMES),$(IMPERIUM))
	@$(call simulate,classic,$(CLASSIC),$(CLASSICS))

IMPERIUM := $(foreach n,1 2 3 4,'-p $(n)' '-p $(n) --set ix=true') \
            $(foreach n,3 4,'-p $(n) --set ix=true --set epic=true')
CLASSICS := $(foreach n,2 3 4 5 6,'-p $(n)' '-p $(n) --set advanced=true') \
            '-p 2 --set two-factions=true' '-p 2 --set two-factions=true --set advanced=true'
simulate  = set -e; for mode in $(3); do \
            printf '\n== %s %s, %s games of %s\n' $(1) "$$mode" $(2) '$(BOT)'; \
            $(VENV)/bin/kanly simulate $(1) $$mode --games $(2) --seed 1 --bot '$(BOT)' \
            --workers $(WORKERS) --check; done

soak: $(VENV)/.stamp-dev $(STATIC)/index.html modes ## thousands of games of every kind with every invariant on
	$(call headline,Soak: pytest)
	@$(VENV)/bin/pytest -q -n $(WORKERS) --dist worksteal -m soak || test $$? -eq 5

bench: $(VENV)/.stamp-bench ## the speed of the engine, the server, the doors, the arena and self-play
	@$(VENV)/bin/python .ci/compile || true
	$(call headline,Bench: the engine)
	@$(VENV)/bin/python benchmarks/engine.py
	$(call headline,Bench: the server)
	@$(VENV)/bin/python benchmarks/server.py 2>/dev/null
	$(call headline,Bench: the doors for researchers)
	@KANLY_ENGINE=interpreted $(VENV)/bin/python benchmarks/doors.py 2>/dev/null
	@$(VENV)/bin/python benchmarks/doors.py 2>/dev/null
	$(call headline,Bench: the arena)
	@$(VENV)/bin/python benchmarks/arena.py
	$(call headline,Bench: self-play)
	@$(VENV)/bin/python benchmarks/training.py

strength: $(VENV)/.stamp-dev ## the tables of docs/strength.md, all of them or TABLE=name
	@$(VENV)/bin/kanly arena strength $(TABLE)

clean: ## remove everything that was made here
	@rm -rf $(VENV) $(BUILDS) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache .coverage web/node_modules $(STATIC)
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- Environments: a stamp is newer than what it was made from ------------------------------------

$(VENV)/bin/python:
	@test -n '$(PYTHON)' || { echo 'Kanly needs Python 3.11 or newer; none was found.'; exit 1; }
	@$(PYTHON) -m venv $(@D)/..

$(VENV)/.stamp: $(INPUTS) setup.py | $(VENV)/bin/python
	@echo 'Installing Kanly into $(VENV)'
	@$(VENV)/bin/python $(PIP) setuptools wheel
	@$(VENV)/bin/python $(PIP) -e .
	@touch $@

$(VENV)/.stamp-dev: $(VENV)/.stamp
	@echo 'Installing the development tools'
	@$(VENV)/bin/python $(PIP) -e '.[dev]'
	@touch $@

web/node_modules/.stamp: web/package.json web/package-lock.json .ci/node | $(VENV)/bin/python
	@.ci/node $(VENV)
	@echo 'Installing the tools of the browser client'
	@$(NPM) ci
	@touch $@

$(STATIC)/index.html: $(PAGES) web/node_modules/.stamp
	@echo 'Building the browser client'
	@$(NPM) run --silent build -- --logLevel error
	@touch $@

$(VENV)/.stamp-bench: $(VENV)/.stamp
	@echo 'Installing the benchmark peers'
	@$(VENV)/bin/python $(PIP) -e '.[bench,research]'
	@$(VENV)/bin/python $(PIP) --no-deps catanatron_gym # it asks for an old Gymnasium, and runs with ours
	@touch $@
