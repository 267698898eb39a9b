"""The HTTP API as OpenAPI: paths as Litestar finds them, with the protocol's own definitions of what is sent."""

import json
from functools import cache
from typing import Any

from litestar.openapi.plugins import JsonRenderPlugin

from pyrite.core.json_values import JsonObject
from pyrite.server.wire import schema
from pyrite.server.wire.http import Asker


@cache
def definitions() -> JsonObject:
    """Everything that crosses the wire, referred to as OpenAPI does."""
    text = json.dumps(schema.schema()["$defs"]).replace('"#/$defs/', '"#/components/schemas/')
    found: JsonObject = json.loads(text)
    return found


class Description(JsonRenderPlugin):
    """The description that is served. Litestar's own definitions lose bounds, and nulls where any value is allowed."""

    def render(self, request: Asker, openapi_schema: dict[str, Any]) -> bytes:  # Any: as in the method it replaces
        """As JSON."""
        found = openapi_schema["components"]
        components = {**found, "schemas": {**found["schemas"], **definitions()}}
        return super().render(request, {**openapi_schema, "components": components})
