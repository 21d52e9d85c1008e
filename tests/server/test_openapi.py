"""The description of the API, and whether the API does what it says."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from caravelle.server.app import create_app
from caravelle.server.settings import Settings

from .client import Person

STREAM = "/api/tables/{table}/events"
DOCUMENT = create_app(Settings(database="unused", secret="unused")).openapi()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT).exclude(path=STREAM)


@SCHEMA.parametrize()
@settings(
    max_examples=12,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_api_keeps_its_word(case: schemathesis.Case[Any], ada: Person, server: str) -> None:
    """Whatever is sent, the answer is one of those described, and never a failure of ours."""
    case.headers["origin"] = server
    case.call_and_validate(
        base_url=server,
        session=None,
        cookies={"caravelle": ada.http.cookies["caravelle"]},
        checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
        excluded_checks=[unsupported_method],
        timeout=60,
    )


def test_everything_is_described() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description") or operation.get("summary"), (method, path)


def test_bodies_have_examples() -> None:
    schemas = DOCUMENT["components"]["schemas"]
    for name in ("NewTable", "Decision", "Name", "Said"):
        schema = schemas[name]
        has_own = "examples" in schema
        assert has_own or any("examples" in field for field in schema["properties"].values()), name
