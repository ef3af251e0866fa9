#!/usr/bin/env python3
"""Every ruling of the game does something a user can see: for each key of the table there is a case in
tests/data/rulings, a small scenario and a question for bocage-cli whose answer differs between its values.

usage: test_rulings.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
CASES = SOURCE / "tests" / "data" / "rulings"


def scenario_of(case, rulings):
    """The plain board with what the case puts on it."""
    player = lambda name, faction: {"id": name, "name": name, "faction": faction, "cards": case.get("cards", 4),
                                    "force": {"budget": 500}}
    first = player("first", "son-core:faction/majestic")
    if "army" in case:
        first["force"]["armies"] = [{"id": "army", "roster": {
            "system": "normandie", "title": "Army", "faction": "son-core:faction/majestic",
            "packs": [{"id": "proof", "version": "1.0.0"}], "entries": case["army"]}}]
    return {
        "format": "bocage.scenario", "version": 1, "system": "normandie", "title": case["key"],
        "packs": [{"id": name, "version": "1.0.0"} for name in ("son-core", "son-call", "proof")],
        "battlefield": {"boards": [{"id": "board", "board": "proof:board/plain", "at": [0, 0]}],
                        "overlays": case.get("overlays", []), "edges": case.get("edges", []),
                        "conditions": case.get("conditions", [])},
        "pieces": case.get("pieces", []),
        "sides": [{"id": "a", "name": "First", "players": [first]},
                  {"id": "b", "name": "Second", "players": [player("second", "son-core:faction/black-sun")]}],
        "turnTrack": {"spaces": 10, "end": 8}, "initiative": {"first": "first"},
        "bags": [{"id": f"bag-{i}", "bag": bag} for i, bag in enumerate(case.get("bags", []))],
        "rulings": rulings}


def looked_up(answer, path):
    for step in path.split("."):
        answer = answer[int(step) if step.isdigit() else step]
    return answer


class RulingsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="bocage-rulings-")
        cls.environment = {**os.environ, "XDG_DATA_HOME": cls.folder.name + "/data"}
        cls.environment.pop("DISPLAY", None)
        cls.environment.pop("WAYLAND_DISPLAY", None)
        done = cls.cli("pack", "install", CASES / "proof")
        assert done.returncode == 0, done.stdout + done.stderr
        listed = json.loads(cls.cli("rules", "--system", "normandie", "--json").stdout)
        (system,) = listed["systems"]
        cls.rulings = {row["key"]: row for row in system["rulings"] if row["key"]}
        cls.cases = {}
        for path in sorted(CASES.glob("*.json")):
            case = json.loads(path.read_text(encoding="utf-8"))
            assert path.name == case["key"] + ".json", path.name
            cls.cases[case["key"]] = case

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    @classmethod
    def cli(cls, *arguments):
        return subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=300, env=cls.environment)

    def answers(self, case, rulings):
        path = Path(self.folder.name) / "case.scenario.json"
        path.write_text(json.dumps(scenario_of(case, rulings)), encoding="utf-8")
        answers = []
        for verb, *arguments in case["ask"]:
            done = self.cli(verb, path, *arguments, "--json")
            self.assertIn(done.returncode, (0, 1), f"{case['key']}: {done.stdout}{done.stderr}")
            answers.append(json.loads(done.stdout))
        return answers

    def test_every_key_has_a_case(self):
        self.assertEqual(set(self.rulings), set(self.cases))

    def test_every_ruling_acts(self):
        for key, case in self.cases.items():
            with self.subTest(key=key):
                values = self.rulings[key]["values"]
                self.assertGreater(len(values), 1)
                seen = {}
                for value in values:
                    answers = self.answers(case, {key: value})
                    # The ruling itself is part of the document, not of the answer.
                    shown = json.dumps(answers, sort_keys=True).replace(json.dumps({key: value}), "")
                    self.assertNotIn(shown, seen, f"{value} is no different from {seen.get(shown)}")
                    seen[shown] = value
                    if "gives" in case:
                        self.assertEqual(looked_up(answers, case["look"]), case["gives"][value], value)
                self.assertEqual(json.dumps(self.answers(case, {}), sort_keys=True), next(iter(seen)),
                                 "without a ruling the first value holds")


if __name__ == "__main__":
    unittest.main()
