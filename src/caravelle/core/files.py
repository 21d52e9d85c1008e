"""Files: written as a whole or not at all, and where a person's own ones lie."""

import os
import sys
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Write a text file; whoever reads it meets the old content or the new. Raises OSError."""
    handle, temporary = tempfile.mkstemp(dir=path.resolve().parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(temporary).chmod(0o644)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink()
        raise


def users_folder(variable: str, xdg: str, usual: str) -> Path:
    """The program's folder among a person's own files; the environment's `variable` says otherwise.

    Where the system knows the XDG folders it lies in `xdg`, which is `usual` if nobody set it.
    """
    own = os.environ.get(variable)
    if own:
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "caravelle"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/caravelle").expanduser()
    return Path(os.environ.get(xdg) or usual).expanduser() / "caravelle"
