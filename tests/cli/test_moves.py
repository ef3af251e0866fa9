#!/usr/bin/env python3
"""Moves of Cthulhu Crusades: each check of a move refuses its case and allows its neighbour, each ruling and house option
changes what happens. The cases are in tests/data/moves.

usage: test_moves.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
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
CASES = SOURCE / "tests" / "data" / "moves"
PUZZLE = SOURCE / "resources" / "samples" / "last-wall.scenario.json"


def position_of(base, position, rulings=None, options=None):
    """The scenario with the position in it."""
    document = json.loads((SOURCE / base).read_text(encoding="utf-8"))
    section = document["crusades"]
    section["mode"] = "snapshot"
    section["turn"] = position.get("turn", {"player": "player-1"})
    section.update(position.get("piles", {}))
    if rulings:
        document["rulings"] = rulings
    if options:
        section["options"] = options
    for side in document["sides"]:
        (player,) = side["players"]
        roster = player["force"]["armies"][0]["roster"]
        for key, value in position.get("seats", {}).get(player["id"], {}).items():
            if key != "posted":
                roster["crusades"][key] = value
                continue
            for entry in roster["entries"]:
                if entry["id"] in value:
                    entry["fillings"] = [{"id": f"{entry['id']}-{i}", "slot": i, "option": card}
                                         for i, card in enumerate(value[entry["id"]])]
    return document


def looked_up(answer, path):
    for step in path.split("."):
        answer = answer[int(step) if step.isdigit() else step]
    return answer


class MovesTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="bocage-moves-")
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": self.folder.name + "/data"}
        self.environment.pop("DISPLAY", None)

    def cli(self, *arguments, expect=0):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=self.environment,
                              timeout=120, check=False)
        if expect is not None:
            self.assertEqual(done.returncode, expect, done.stdout + done.stderr)
        return done

    def played(self, document, moves, *more, expect=None):
        scenario, list_ = self.path / "case.scenario.json", self.path / "moves.json"
        scenario.write_text(json.dumps(document), encoding="utf-8")
        list_.write_text(json.dumps(moves), encoding="utf-8")
        done = self.cli("play", scenario, list_, "--json", *more, expect=expect)
        self.assertIn(done.returncode, (0, 1), done.stdout + done.stderr)
        return json.loads(done.stdout)

    def test_every_check_of_a_move_has_a_case(self):
        (system,) = json.loads(self.cli("rules", "--system", "crusades", "--json").stdout)["systems"]
        wanted = {rule["id"] for rule in system["rules"] if rule["group"] == "MCHK"}
        self.assertEqual(len(wanted), 13)
        self.assertEqual(wanted, {json.loads(path.read_text(encoding="utf-8"))["rule"]
                                  for path in CASES.glob("CC-MCHK-*.json")})

    def test_refused_by_exactly_that_check_and_its_neighbour_allowed(self):
        for path in sorted(CASES.glob("CC-*.json")):
            case = json.loads(path.read_text(encoding="utf-8"))
            with self.subTest(path.stem):
                self.assertTrue(path.stem.startswith(case["rule"]))
                position = case["position"]
                document = position_of(case["base"], position)
                answers = self.played(document, case["moves"])["moves"]
                self.assertEqual(len(answers), len(case["moves"]))
                self.assertEqual([answer["legal"] for answer in answers], [True] * (len(answers) - 1) + [False])
                self.assertEqual({refusal.get("check") for refusal in answers[-1]["refusals"]}, {case["rule"]}, answers[-1])
                self.assertTrue(all(refusal["text"].endswith(".") for refusal in answers[-1]["refusals"]))
                # The position itself is in order, so that nothing else can be to blame.
                self.cli("validate", self.path / "case.scenario.json")
                legal = case["legal"]
                document = position_of(case["base"], {**position, **legal.get("position", {})})
                answers = self.played(document, legal.get("moves", case["moves"]), expect=0)["moves"]
                self.assertTrue(answers and all(answer["legal"] for answer in answers), answers)

    def test_every_ruling_and_option_changes_what_happens(self):
        (system,) = json.loads(self.cli("rules", "--system", "crusades", "--json").stdout)["systems"]
        rulings = {row["key"]: row["values"] for row in system["rulings"] if row["key"]}
        cases = {}
        for path in sorted(CASES.glob("*.json")):
            case = json.loads(path.read_text(encoding="utf-8"))
            if "ruling" not in case and "option" not in case:
                continue
            kind, key = ("ruling", case["ruling"]) if "ruling" in case else ("option", case["option"])
            self.assertEqual(path.stem, f"{kind}-{key}")
            cases[key] = case
            with self.subTest(path.stem):
                for value, expected in case["expect"].items():
                    document = position_of(case["base"], case["position"], **{kind + "s": {key: value}})
                    answer = self.played(document, case["moves"])
                    for place, wanted in expected.items():
                        self.assertEqual(looked_up(answer, place), wanted, f"{key}={value}: {place} in {answer}")
                # The usual answer is the first of its values.
                usual = self.played(position_of(case["base"], case["position"]), case["moves"])
                first = next(iter(case["expect"].values()))
                for place, wanted in first.items():
                    self.assertEqual(looked_up(usual, place), wanted, f"{key}: {place}")
        self.assertEqual({key for key, case in cases.items() if "ruling" in case}, set(rulings))
        for key, values in rulings.items():
            self.assertEqual(list(cases[key]["expect"]), values, key)

    def test_what_moves_come_to(self):
        for path in sorted(CASES.glob("play-*.json")):
            case = json.loads(path.read_text(encoding="utf-8"))
            with self.subTest(path.stem):
                document = position_of(case["base"], case["position"], case.get("rulings"), case.get("options"))
                out = self.path / f"{path.stem}.scenario.json"
                answer = self.played(document, case["moves"], "-o", out)
                # The position is in order, so that nothing else can be to blame.
                self.cli("validate", self.path / "case.scenario.json")
                legal = [move["legal"] for move in answer["moves"]]
                self.assertEqual(legal, [True] * (len(case["moves"]) - ("refused" in case)) + [False] * ("refused" in case))
                if "refused" in case:
                    self.assertEqual({refusal["check"] for refusal in answer["moves"][-1]["refusals"] if "check" in refusal},
                                     set(case["refused"]), answer["moves"][-1])
                for place, wanted in case.get("expect", {}).items():
                    self.assertEqual(looked_up(answer, place), wanted, f"{place} in {answer}")
                if "after" in case:
                    after = json.loads(out.read_text(encoding="utf-8"))
                    section = {"discard": [], "removed": [], **after["crusades"]}
                    for place, wanted in case["after"].items():
                        self.assertEqual(sorted(looked_up({"crusades": section}, place)), sorted(wanted), place)
                    self.cli("validate", out)

    def test_the_puzzle_is_won_and_written(self):
        card = "cc-base:village-card/"
        moves = [{"action": "idol", "cards": [card + "idol"]},
                 {"action": "attack", "cards": [card + "soldiers-red-2", card + "bowmen-red-1"],
                  "weapons": ["cc-base:siege-card/light-engine"], "target": {"player": "player-2", "place": "wall-3"}},
                 {"action": "attack", "cards": [card + "soldiers-blue-2", card + "bowmen-green-2"],
                  "weapons": ["cc-base:siege-card/light-engine"], "target": {"player": "player-2", "place": "castle"}}]
        document = json.loads(PUZZLE.read_text(encoding="utf-8"))
        out = self.path / "after.scenario.json"
        answer = self.played(document, moves, "--answer", "-o", out, expect=0)
        self.assertEqual(answer["winner"], "player-1")
        told = self.cli("play", PUZZLE, self.path / "moves.json").stdout
        self.assertIn("5 swords beat 3 shields", told)
        self.assertIn("Crow has won.", told)
        self.cli("validate", out)
        # A position that was won takes no further move.
        again = self.played(json.loads(out.read_text(encoding="utf-8")), [{"action": "endTurn"}], expect=1)
        self.assertEqual(again["moves"][0]["refusals"][0]["code"], "game-over")

    def test_figure_two_is_repelled(self):
        position = {"seats": {"player-1": {"hand": ["cc-base:village-card/soldiers-red-2", "cc-base:village-card/soldiers-blue-2"]},
                              "player-2": {"destroyed": ["wall-1", "wall-2", "wall-3"],
                                           "reactions": ["cc-base:cthulhu-card/snare"]}}}
        document = position_of("resources/samples/three-keeps.scenario.json", position)
        attack = {"action": "attack", "cards": position["seats"]["player-1"]["hand"],
                  "target": {"player": "player-2", "place": "castle"}}
        answer = self.played(document, [{**attack, "reactions": ["cc-base:cthulhu-card/snare"]}])
        self.assertEqual(answer["moves"][0]["outcome"]["attack"],
                         {"swords": 4, "reduction": 2, "cancelled": False, "halfShields": 6, "success": False,
                          "eliminated": False})
        self.assertFalse(answer["seats"][1]["out"])
        self.assertTrue(self.played(document, [attack])["seats"][1]["out"])

    def test_an_opening_is_dealt_by_its_seed(self):
        start = SOURCE / "resources" / "samples" / "three-keeps.scenario.json"
        moves = self.path / "moves.json"
        moves.write_text('[{"action": "draw"}]', encoding="utf-8")
        answers = [self.cli("play", start, moves, "--json").stdout for _ in range(2)]
        self.assertEqual(answers[0], answers[1])
        self.assertEqual(sorted(seat["hand"] for seat in json.loads(answers[0])["seats"]), [5, 5, 6])

    def test_wrong_files_are_said(self):
        moves = self.path / "moves.json"
        for text, words in (("[", "JSON"), ('{"action": "draw"}', "list"), ('[{"action": "fly"}]', "fly"),
                            ('[{"action": "buy", "cards": ["cc-base:village-card/dragon"]}]', "dragon"),
                            ('[{"action": "draw", "swords": 3}]', "swords")):
            moves.write_text(text, encoding="utf-8")
            self.assertIn(words, self.cli("play", PUZZLE, moves, expect=2).stderr)
        self.assertIn("nowhere", self.cli("play", PUZZLE, self.path / "nowhere.json", expect=2).stderr)
        self.assertIn("Cthulhu Crusades", self.cli("play", SOURCE / "resources/samples/crossroads-at-dusk.scenario.json", moves,
                                                   expect=2).stderr)
        # Somebody or something that is not there is refused, whatever is named.
        for target in ({"player": "nobody", "place": "wall-1"}, {"player": "player-2", "place": "tower"},
                       {"player": "player-2", "weapon": "cc-base:siege-card/heavy-engine"}, {}):
            document = json.loads(PUZZLE.read_text(encoding="utf-8"))
            answer = self.played(document, [{"action": "attack", "cards": ["cc-base:village-card/soldiers-red-2"],
                                             "target": target}], expect=1)
            self.assertEqual([each["code"] for each in answer["moves"][0]["refusals"]], ["no-such-target"], target)


if __name__ == "__main__":
    unittest.main()
