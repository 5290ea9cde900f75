"""The alert rules and the dashboard under etc/: by Prometheus' own tool where it is, and that they ask for what there is."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from wolfd.control import health
from wolfd.control.lag import Lag

ETC = Path(__file__).resolve().parents[2] / "etc"
RULES = (ETC / "prometheus/wolfd.rules.yml").read_text()
BOARD = json.loads((ETC / "grafana/wolfd.json").read_text())
OURS = re.compile(r"\bwolfd_\w+")
pytestmark = pytest.mark.filterwarnings("ignore::ImportWarning")  # pygal's, when another test has read it first


def told() -> set[str]:
    """Every name that is answered for /metrics."""
    counts = {"x": 1}
    sources = health.Sources(
        version="1", sessions=lambda: counts, connections=lambda: 1, people=lambda: 1, games=lambda: 0, waiting=lambda: 1,
        closed=lambda: counts, complaints=lambda: counts, failed=lambda: 1, reloads=lambda: counts, expires=lambda: 1.0,
        place=lambda: ETC, faults=list, timers=lambda: 1, began=1.0)
    return {sample.name for metric in health._collected(sources, Lag(None)) for sample in metric.samples}


def asked(text: str) -> set[str]:
    return set(OURS.findall(text))


def test_rules_ask_for_what_there_is():
    assert len(asked(RULES)) >= 8
    assert asked(RULES) <= told()


def test_dashboard_shows_all_that_there_is():
    expressions = [target["expr"] for panel in BOARD["panels"] for target in panel["targets"]]
    shown = asked(" ".join(expressions))
    assert shown <= told()
    assert {name.removesuffix("_info") for name in told() - shown} <= {"wolfd_build", "wolfd_loop_lag_seconds_count",
                                                                       "wolfd_loop_lag_seconds_sum"}


def test_panels_of_the_dashboard_have_places_and_numbers_of_their_own():
    panels = BOARD["panels"]
    assert len({panel["id"] for panel in panels}) == len({(p["gridPos"]["x"], p["gridPos"]["y"]) for p in panels}) == len(panels)
    assert all(panel["targets"] and panel["title"] for panel in panels)


@pytest.mark.skipif(not shutil.which("promtool"), reason="promtool is not installed")
@pytest.mark.parametrize("command", [["check", "rules", "wolfd.rules.yml"], ["test", "rules", "wolfd.test.yml"]])
def test_rules_by_their_own_tool(command):
    done = subprocess.run(["promtool", *command], cwd=ETC / "prometheus", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_alert_tells_what_and_how_bad():
    """Without the tool, too: each rule has an expression, a severity and a summary."""
    rules = RULES.split("- alert: ")[1:]
    assert len(rules) >= 8
    for rule in rules:
        assert re.search(r"^\s+expr: \S", rule, re.MULTILINE)
        assert re.search(r"^\s+severity: (page|warn)$", rule, re.MULTILINE)
        assert re.search(r"^\s+summary: \S", rule, re.MULTILINE)
