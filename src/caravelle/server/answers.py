"""Answers: problems as JSON with a sentence in the language of whoever asks."""

from typing import Annotated, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from .errors import Problem
from .words import language_of, words


class Fault(BaseModel):
    """What went wrong: a code for programs, a sentence for people; some codes bring more."""

    model_config = {"extra": "allow"}

    code: Annotated[str, Field(examples=["stale"])]
    message: Annotated[str, Field(examples=["The table has moved on meanwhile."])]


class FaultAnswer(BaseModel):
    """The answer to a request that is refused."""

    error: Fault


REFUSED = {
    400: "Malformed: no decision, no journal, options that do not go together.",
    401: "Nobody has said who they are.",
    403: "Another's seat, or another site's page.",
    404: "There is no such thing.",
    405: "Not with this method.",
    409: "Not now: stale, illegal, over, taken.",
    413: "Too large.",
    415: "Another kind of body is expected.",
    421: "The server does not go by that name.",
    422: "Something is missing, or not as it should be.",
    429: "Too often.",
    503: "The rules are still being compiled.",
}
RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": FaultAnswer, "description": told} for status, told in REFUSED.items()
}
CODES = {404: "not_found", 405: "method"}


def answer(problem: Problem, request: HTTPConnection) -> Response:
    """What a problem looks like from outside."""
    message = words(language_of(request)).say(f"error-{problem.code}", **problem.said)
    error = {"code": problem.code, "message": message, **problem.more}
    return JSONResponse({"error": error}, problem.status, problem.headers)


def add_answers(app: FastAPI) -> None:
    """Let the application answer all that goes wrong in this way."""

    @app.exception_handler(Problem)
    async def _problem(request: Request, problem: Problem) -> Response:
        return answer(problem, request)

    @app.exception_handler(HTTPException)
    async def _http(request: Request, fault: HTTPException) -> Response:
        code = CODES.get(fault.status_code, "refused")
        headers = dict(fault.headers or {})
        return answer(Problem(fault.status_code, code, headers=headers), request)

    @app.exception_handler(RequestValidationError)
    async def _invalid(request: Request, fault: RequestValidationError) -> Response:
        found = [
            {"where": ".".join(map(str, error["loc"][1:])), "what": error["msg"]}
            for error in fault.errors()[:10]
        ]
        return answer(Problem(422, "invalid", fields=found), request)
