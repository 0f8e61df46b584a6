# Everything sets up .venv by itself; Python 3.11 or newer and make are all that a machine needs.
PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/play
READY := .venv/ready
COMPILED := build/compiled
BROWSER ?= yes
JOBS ?= 2
TESTS ?= tests
STYLES := src/civitas/table/look/static $(wildcard src/civitas/games/*/table)
COMPILE ?=
# The compiled copy, if nothing has changed since it was made.
FRESH = $(shell test -e $(COMPILED)/ready && test -z "`find src -type f ! -name '*.pyc' -newer $(COMPILED)/ready | head -1`" && echo $(COMPILED))

.DEFAULT_GOAL := help
.PHONY: help play test trials soak test-compiled coverage bench load clicks pictures lint format compile constraints hashes sbom audit clean

help: ## say what can be made
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 16

# What players need, and nothing more; developers' tools come on top of it.
$(PLAY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Civitas needs Python 3.11 or newer; say which with make PYTHON=…" >&2; exit 1; }
	@echo "Setting up Civitas in .venv, once: its packages are fetched now, which takes a minute or so."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt -e .
	@touch $@

$(READY): $(PLAY)
	@echo "Fetching the tools of development into .venv …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: $(PLAY) ## open the table in the browser; ARGS="--no-open --port 9000" are handed on
	@PYTHONPATH=$(FRESH) $(BIN)/civitas table $(ARGS)

test: $(READY) ## run the tests; BROWSER=no leaves the browser out
	@test "$(BROWSER)" = no || .ci/tools browser || echo "No Chromium is installed: browser tests will fail; make test BROWSER=no leaves them out." >&2
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -m "not trial$(if $(filter no,$(BROWSER)), and not browser)" $(TESTS)

trials: $(READY) ## run what takes long: every house rule, whole games in the browser, crashes, all games compiled
	@test "$(BROWSER)" = no || .ci/tools browser
	$(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal -m "trial$(if $(filter no,$(BROWSER)), and not browser)" $(TESTS)
	@if .ci/tools compiler; then $(MAKE) --no-print-directory test-compiled; else echo "No C compiler is installed: the compiled build is not tested." >&2; fi

# What an hour shows and a minute does not.
soak: $(READY) ## for hours: 1,000 kills, secrecy of all games, load beside a hostile client
	KILLS=1000 $(BIN)/python -m pytest -q -s -m trial tests/table/test_crash.py
	SECONDS=720 $(BIN)/python -m pytest -q -s -m trial tests/table/test_redealt_boards.py tests/table/test_secrecy.py
	$(BIN)/python -m pytest -q tests/table/test_postgres.py
	$(BIN)/python bench/load.py --seconds 300 --hostile

# The compiled build is held to the same contract as the source, by the usual rules.
test-compiled: $(READY) $(COMPILED)/ready ## hold the compiled build to the contract
	PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -q -n $(JOBS) -m "not trial" tests/contract tests/bench/compiled.py

coverage: $(READY) ## print how much of the kernel and the games' rules the tests reach, by branches
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not trial" --cov --cov-report=term tests/kernel tests/contract tests/recorded $(patsubst src/civitas/games/%/__init__.py,tests/%,$(wildcard src/civitas/games/*/__init__.py))

lint: $(READY) ## check style, types and the arrows between the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python .ci/styles.py --check $(STYLES)

format: $(READY) ## bring the code into its usual form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python .ci/styles.py $(STYLES)

bench: $(READY) $(COMPILED)/ready ## measure our speed beside catanatron's
	$(BIN)/python bench/run.py $(ARGS)

load: $(READY) ## 200 live tables with bots and 500 event streams on this machine; ARGS="--hostile" beside an attacker
	$(BIN)/python bench/load.py $(ARGS)

pictures: $(READY) ## take the pictures of the README anew
	$(BIN)/python bench/pictures.py

clicks: $(READY) ## how long it takes from a click to the new board, and a step while looking back
	$(BIN)/python bench/clicks.py $(ARGS)

compile: $(COMPILED)/ready ## compile a copy of kernel, games and the bots' search into build/compiled

$(COMPILED)/ready: $(READY) bench/compile.py src/civitas/bots/tree.py $(shell find src/civitas/kernel src/civitas/kit src/civitas/games -name '*.py' -o -name '*.json')
	$(BIN)/python bench/compile.py $(COMPILED) $(COMPILE)
	@touch $@

constraints: $(READY) ## write down the exact versions that are installed now
	$(BIN)/python -m pip freeze --all --exclude-editable | grep -Ev '^(pip|civitas)==' | sed 's/ @ .*//' > constraints.txt

hashes: $(READY) ## write down the hashes of the pinned packages
	$(BIN)/python .ci/supply.py hashes

sbom: $(READY) ## print a bill of materials (CycloneDX)
	@$(BIN)/python .ci/supply.py sbom

audit: $(READY) ## compare the pins with advisories in OSV form: make audit DATABASE=folder
	@$(BIN)/python .ci/supply.py audit $(DATABASE)

clean: ## remove what was built
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov
