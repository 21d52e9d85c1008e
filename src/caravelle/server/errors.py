"""What a request can come to beside its answer: a code for programs, a sentence for people."""

from typing import Any


class Problem(Exception):
    """A request that is refused.

    `code` names the message `error-CODE` of the catalogues; `said` are its variables, `more` stands
    beside the message in the answer.
    """

    def __init__(
        self,
        status: int,
        code: str,
        said: dict[str, Any] | None = None,
        headers: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        self.status, self.code, self.said = status, code, said or {}
        self.headers, self.more = headers or {}, more
        super().__init__(code)


def no_name() -> Problem:
    """Nobody has said who they are."""
    return Problem(401, "no_name")


def no_table() -> Problem:
    """There is no such table."""
    return Problem(404, "no_table")


def not_yours() -> Problem:
    """The seat is another's."""
    return Problem(403, "not_yours")


def stale(length: int) -> Problem:
    """The table has moved on; `length` is that of its journal now."""
    return Problem(409, "stale", length=length)
