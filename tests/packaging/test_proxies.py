"""deploy/Caddyfile and deploy/nginx.conf in the real programs, in front of a real server, on plain http."""

import asyncio
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from pyrite.server.access.identity import make_token
from tests import ROOT
from tests.server.client import Person
from tests.server.process import Process

pytestmark = [pytest.mark.once, pytest.mark.long]

DEPLOY = ROOT / "deploy"
PATIENCE = 60.0  # seconds
UPSTREAM = "127.0.0.1:8420"


@pytest.fixture(scope="module")
def upstream(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that believes what a proxy on this machine says."""
    folder = tmp_path_factory.mktemp("upstream")
    server = Process(f"sqlite+aiosqlite:///{folder / 'tables.db'}", folder, "--proxy", "127.0.0.1")
    server.begin()
    yield f"127.0.0.1:{server.port}"
    server.close()


def free_port() -> int:
    with socket.socket() as opened:
        opened.bind(("127.0.0.1", 0))
        return int(opened.getsockname()[1])


def caddy(upstream: str, port: int, folder: Path) -> list[str]:
    """Caddy with our file, at an address for which nobody needs a certificate."""
    text = (DEPLOY / "Caddyfile").read_text()
    given = text.replace("play.example.org", f"http://127.0.0.1:{port}").replace(UPSTREAM, upstream)
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + given)
    return [str(Path(sys.executable).parent / "caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]


def nginx(upstream: str, port: int, folder: Path) -> list[str]:
    """The https half of our file in nginx, without the certificate."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("NOT TESTED: nginx is not installed; Debian's package is nginx")
    text = re.sub(r"server \{\s+listen 80;.*?\n\}\n", "", (DEPLOY / "nginx.conf").read_text(), flags=re.S)
    text = re.sub(r"\s+ssl_certificate(_key)? .*?;", "", text).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    temporary = "".join(f"{one}_temp_path {folder};" for one in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    config = folder / "nginx.conf"
    config.write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{text.replace(UPSTREAM, upstream)}\n}}\n"
    )
    return [program, "-c", str(config), "-p", str(folder)]


def wait_for(address: str, proxy: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and proxy.poll() is None:
        try:
            httpx.get(address)
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return
    pytest.fail("the proxy did not begin")


async def expect_a_table(address: str) -> None:
    """A table is made over HTTP, and somebody speaks at it over a WebSocket."""
    ann = Person(address, make_token())
    code = await ann.make_table(options={"players": 3})
    async with ann.at(code) as chair:
        await ann.command(code, "say", text="through the proxy")
        await chair.until(lambda one: [line["text"] for line in one.talk] == ["through the proxy"])
    await ann.http.aclose()


@pytest.mark.parametrize("configured", [caddy, nginx], ids=["caddy", "nginx"])
def test_a_proxy_passes_on_the_page_and_the_table_and_hides_the_figures(
    configured: Callable[[str, int, Path], list[str]], upstream: str, tmp_path: Path
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with subprocess.Popen(configured(upstream, port, tmp_path), stderr=subprocess.DEVNULL) as proxy:
        try:
            wait_for(address, proxy)
            assert "<script" in httpx.get(address).text
            assert httpx.get(f"{address}/metrics").status_code == 404
            asyncio.run(expect_a_table(address))
        finally:
            proxy.terminate()
