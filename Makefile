# The doors of the project. Needs Python 3.11 or newer and make; the rest is fetched once, into .venv.
#   make play ARGS=--terminal       words for the program
#   make test ARGS="-k occupy"      words for pytest
#   make check ARGS="lint types"    only these steps
#   make PYTHON=python3.13 test     another interpreter

.DEFAULT_GOAL := help
.PHONY: help play dev test check bench format docs lock setup extra clean
MAKEFLAGS += --no-print-directory

ARGS ?=
export PYTHON ?=
export NO_MKDOCS_2_WARNING := 1

help:
	@echo "make play     play in the browser; ARGS=--terminal: in the terminal"
	@echo "make dev      show the page as you edit it, beside a running server"
	@echo "make test     run all tests"
	@echo "make check    check format, lint, types, imports, docs, lock files and the page"
	@echo "make bench    measure how fast the engine is here"
	@echo "make format   format the code and mend what the linter can mend"
	@echo "make docs     build the documentation into site/"
	@echo "make lock     write the lock files anew; ARGS=--upgrade takes the newest versions"
	@echo "make setup    only the set-up that all of these begin with"
	@echo "make extra    add what benchmarks against peers and mutation tests need"
	@echo "make clean    remove what was built and cached; .venv stays"

setup:
	@sh scripts/setup.sh

play: setup
	@.venv/bin/caravelle play $(ARGS)

dev: setup
	@.venv/bin/python scripts/page.py npm run --silent dev -- $(ARGS)

test: setup
	@sh scripts/test.sh $(ARGS)

check: setup
	@sh scripts/check.sh $(ARGS)

bench: setup
	@.venv/bin/caravelle bench $(ARGS)

format: setup
	@.venv/bin/ruff check --quiet --fix-only .
	@.venv/bin/ruff format .

docs: setup
	@.venv/bin/mkdocs build --strict
	@echo "The documentation begins at site/index.html"

lock: setup
	@sh scripts/lock.sh $(ARGS)

extra: setup
	@sh scripts/extra.sh

clean:
	@rm -rf build dist site .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules src/caravelle/server/page
	@find . -name .venv -prune -o -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
