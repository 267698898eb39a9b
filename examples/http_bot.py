"""A bot over HTTP, with nothing but the standard library: sits down at a table and plays any legal move.

python examples/http_bot.py http://localhost:8420 ABCDEF Robbie
"""

import json
import random
import sys
import urllib.error
import urllib.request
from http.client import HTTPResponse
from itertools import count
from typing import Any

server, code, name = sys.argv[1:]
ids = count()


def ask(path: str, body: dict[str, Any] | None = None, token: str | None = None) -> HTTPResponse:
    """Send a request and return the answer."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    answer: HTTPResponse = urllib.request.urlopen(urllib.request.Request(server + path, data, headers))
    return answer


token: str = json.load(ask("/api/tokens", {}))["token"]


def command(do: str, **fields: str | int) -> dict[str, Any]:
    """Send a command to the table; a refusal, perhaps because a move comes too late, is an answer as well."""
    answer: dict[str, Any]
    try:
        answer = json.load(ask(f"/api/tables/{code}/commands", {"do": do, "id": f"{do}{next(ids)}", **fields}, token))
    except urllib.error.HTTPError as refusal:
        answer = json.load(refusal)
    return answer


seat: int = command("sit", name=name)["seat"]
command("ready")
with ask(f"/api/tables/{code}/stream?seat={seat}", token=token) as stream:
    for line in stream:  # the first is the whole view, then one for everything that happens
        message = json.loads(line)
        prompt = message.get("prompt") or {}
        if "choices" in prompt and message.get("table", {}).get("status", "playing") == "playing":
            command("play", seat=seat, expect=message["seq"], action=random.choice(prompt["choices"])["action"])
        if message.get("table", {}).get("status") == "finished":
            break
