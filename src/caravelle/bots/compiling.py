"""Compiles the bots' program of a title into its cache folder: `python -m` with the title's module.

A process of its own runs this, see core/cache.py.
"""

from caravelle.core.cache import compile_for_parent, mark_ready
from caravelle.core.match import Match
from caravelle.core.title import Title

from .program import Program, folder_of
from .search import Search


def compile_into_cache(title: Title) -> None:
    """Compile every entry and keep it in the cache folder, by thinking a little."""
    folder = folder_of(title)
    match = Match(title, title.options.model_validate(title.usual), 0)
    search = Search(playouts=8, program=Program.compiled(title, folder))
    for _ in range(2):  # the second time from what is left of the tree
        match.do(search.analyse(match).options[0].notation)
    mark_ready(folder)


if __name__ == "__main__":
    compile_for_parent(compile_into_cache)
