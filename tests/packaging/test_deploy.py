"""The files in deploy/ that run a fleet: their own tools accept them, and they name what exists."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from pyrite import cli
from pyrite.server.operations.metrics import Metrics
from pyrite.server.settings import ServerSettings, read_settings
from tests import ROOT

pytestmark = pytest.mark.once

DEPLOY = ROOT / "deploy"
PROGRAMS = Path(sys.executable).parent
COMPOSE = YAML(typ="safe").load(DEPLOY / "compose.yaml")
KUBERNETES = list(YAML(typ="safe").load_all(DEPLOY / "kubernetes/fleet.yaml"))


def complaints(*command: str) -> str:
    """What a program that checks a file says against it."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else f"{done.returncode}: {done.stdout}{done.stderr}"


def test_compose_follows_its_schema() -> None:
    check = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec")
    assert complaints(*check, f"{DEPLOY}/compose.yaml") == ""


def test_kubernetes_accepts_every_object() -> None:
    check = (str(PROGRAMS / "kubernetes-validate"), "--strict", "--kubernetes-version", "1.33")
    assert complaints(*check, f"{DEPLOY}/kubernetes/fleet.yaml") == ""


@pytest.mark.parametrize("name", ["Caddyfile", "fleet.Caddyfile"])
def test_caddy_understands_its_files(name: str) -> None:
    check = (str(PROGRAMS / "caddy"), "adapt", "--adapter", "caddyfile", "--config")
    assert complaints(*check, f"{DEPLOY}/{name}") == ""


def test_the_balancer_of_make_fleet_differs_from_the_shipped_one_only_in_how_it_finds_workers() -> None:
    """`make fleet`, which the tests run, gives the same file other values."""
    local = {"SITE": "play.example.org", "WORKERS": "by_address", "ADDRESSES": "127.0.0.1:1 127.0.0.1:2"}
    shipped, listed = adapted("fleet.Caddyfile"), adapted("fleet.Caddyfile", **local)
    found = proxy_of(shipped).pop("dynamic_upstreams")
    assert (found["name"], found["port"]) == ("worker", str(ServerSettings().port))
    assert "worker" in COMPOSE["services"]
    assert proxy_of(listed).pop("upstreams") == [{"dial": "127.0.0.1:1"}, {"dial": "127.0.0.1:2"}]
    assert shipped == listed
    assert proxy_of(shipped)["load_balancing"]["selection_policy"] == {"policy": "random"}


@pytest.mark.parametrize("name", ["Caddyfile", "fleet.Caddyfile"])
def test_caddy_never_sends_a_command_over_a_connection_that_the_server_closes(name: str) -> None:
    """Nobody knows then whether the command was done, and Caddy answers 502."""
    nanoseconds = proxy_of(adapted(name))["transport"]["keep_alive"]["idle_timeout"]
    assert 2 * nanoseconds / 1e9 <= ServerSettings().limits.header_seconds


def adapted(name: str, **values: str) -> Any:
    """What Caddy makes of a file."""
    command = [str(PROGRAMS / "caddy"), "adapt", "--adapter", "caddyfile", "--config", f"{DEPLOY}/{name}"]
    done = subprocess.run(command, capture_output=True, check=True, env=os.environ | values)
    return json.loads(done.stdout)


def proxy_of(config: Any) -> Any:
    (outer,) = config["apps"]["http"]["servers"]["srv0"]["routes"]
    return outer["handle"][0]["routes"][-1]["handle"][0]


@pytest.mark.parametrize(
    "arguments",
    [COMPOSE["services"]["worker"]["command"], KUBERNETES[0]["spec"]["template"]["spec"]["containers"][0]["args"]],
    ids=["compose", "kubernetes"],
)
def test_the_workers_are_started_with_options_that_exist(arguments: list[str]) -> None:
    given = cli.parser().parse_args(arguments)
    assert given.port == ServerSettings().port


def test_the_settings_that_compose_describes_can_be_read() -> None:
    (described,) = re.findall(r"printf '(.*)' \\", (DEPLOY / "compose.yaml").read_text())
    settings = read_settings(described.replace("\\n", "\n").replace("%s", "secret"))
    assert settings.database.startswith("postgresql://")
    assert settings.bus.startswith("nats://")
    (network,) = COMPOSE["networks"]["fleet"]["ipam"]["config"]
    assert settings.metrics_networks == settings.proxies == (network["subnet"],)


def test_visitors_are_kept_from_the_metrics() -> None:
    (ingress,) = (one for one in KUBERNETES if one["kind"] == "Ingress")
    services = {one["metadata"]["name"]: one["spec"] for one in KUBERNETES if one["kind"] == "Service"}
    (rule,) = ingress["spec"]["rules"]
    backends = {one["path"]: services[one["backend"]["service"]["name"]] for one in rule["http"]["paths"]}
    assert backends["/"]["selector"] == KUBERNETES[0]["spec"]["selector"]["matchLabels"]
    assert "selector" not in backends["/metrics"]
    for name in ("Caddyfile", "fleet.Caddyfile"):
        (outer,) = adapted(name)["apps"]["http"]["servers"]["srv0"]["routes"]
        (inside,) = outer["handle"]
        first = inside["routes"][0]
        assert {"/metrics", "/metrics/*"} <= set(first["match"][0]["path"])
        assert first["handle"] == [{"handler": "static_response", "status_code": 404}]


def test_the_probes_ask_what_they_mean() -> None:
    worker = KUBERNETES[0]["spec"]["template"]["spec"]["containers"][0]
    assert worker["readinessProbe"]["httpGet"]["path"] == "/ready"
    assert "httpGet" not in worker["livenessProbe"]  # a database that is away is no reason to restart a worker


def test_the_dashboard_shows_figures_that_exist() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    queries = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {re.sub("_(total|bucket)$", "", name) for query in queries for name in re.findall(r"pyrite_\w+", query)}
    assert named <= {family.name for family in Metrics().registry.collect()}
    assert {"pyrite_display_seconds", "pyrite_stale_appends", "pyrite_tables_owned", "pyrite_bus_seconds"} <= named
