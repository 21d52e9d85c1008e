"""Answers: problems as JSON with a sentence in the language of whoever asks."""

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from .errors import Problem
from .words import language_of, words

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
