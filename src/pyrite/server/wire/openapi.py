"""The HTTP API as OpenAPI: paths as Litestar finds them, with the protocol's own definitions of what is sent."""

import json
from functools import cache
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from pyrite.server.wire import schema


@cache
def definitions() -> dict[str, Any]:
    """Everything that crosses the wire, referred to as OpenAPI does."""
    text = json.dumps(schema.schema()["$defs"]).replace('"#/$defs/', '"#/components/schemas/')
    found: dict[str, Any] = json.loads(text)
    return found


class Description(JsonRenderPlugin):
    """The description that is served. Litestar's own definitions lose bounds, and nulls where anything may stand."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        found = openapi_schema["components"]
        components = {**found, "schemas": {**found["schemas"], **definitions()}}
        return super().render(request, {**openapi_schema, "components": components})
