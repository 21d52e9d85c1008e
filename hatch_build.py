"""The build hook: a wheel, and an editable install, come with the page built."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files of the wheel are gathered; an sdist holds its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless it is up to date. Raises PageError."""
        if self.target_name == "wheel":
            _builder(Path(self.root)).build()


def _builder(root: Path) -> ModuleType:
    """scripts/page.py, which is in no package."""
    spec = importlib.util.spec_from_file_location("caravelle_page", root / "scripts/page.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
