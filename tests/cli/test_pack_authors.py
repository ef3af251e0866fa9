#!/usr/bin/env python3
"""Tools for authors of packs on the command line: rule tests, coverage, balance, refresh, and what they say to bad input.

usage: test_pack_authors.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
FINE, FINDINGS, UNREADABLE = 0, 1, 2


def read(path):
    return json.loads(Path(path).read_text(encoding="utf-8"))


class PackAuthors(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-authors-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}
        for name in ("DISPLAY", "WAYLAND_DISPLAY"):
            self.environment.pop(name, None)

    def run_cli(self, *arguments, expect=FINE):
        done = subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              timeout=300, cwd=self.folder, env=self.environment)
        if expect is not None:
            self.assertEqual(done.returncode, expect, f"{arguments}\n{done.stdout}\n{done.stderr}")
        return done

    def run_json(self, *arguments, expect=FINE):
        return json.loads(self.run_cli(*arguments, "--json", expect=expect).stdout)

    def write(self, name, value):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return path

    def tile(self, cost, name="squad", slots=None):
        return {"id": f"mine:tile/{name}", "name": {"en": "My squad"}, "faction": "son-core:faction/majestic",
                "cost": cost, "breakingPoints": 2, "victoryPoints": 2, "stars": 3, "officer": True,
                "units": [{"id": "son-core:unit/ranger-lieutenant"}, {"id": "son-core:unit/ranger-rifles", "count": 3}],
                "slots": slots if slots is not None else [{"kinds": ["equipment"]}]}

    def pack(self, where="mine", version="1.0.0", cost=90, name="squad", slots=None, **manifest):
        self.write(f"{where}/pack.json", {"format": "bocage.pack", "version": 1, "id": "mine", "packVersion": version,
                                          "system": "normandie", "title": {"en": "Mine"},
                                          "provenance": "official-user-entered",
                                          "needs": [{"id": "son-core", "version": "1.0.0"}], **manifest})
        self.write(f"{where}/tiles.json", {"format": "bocage.content", "version": 1, "kind": "tile",
                                           "items": [self.tile(cost, name, slots)]})
        return self.folder / where

    def army(self, name="mine.army.json", limit=200, filling=None, tile="mine:tile/squad", version="1.0.0"):
        entry = {"id": "e1", "content": tile}
        if filling:
            entry["fillings"] = [{"id": "f1", "slot": 0, "option": filling}]
        return self.write(name, {"format": "bocage.army", "version": 1, "system": "normandie", "title": {"en": "Squad"},
                                 "packs": [{"id": "mine", "version": version}, {"id": "son-core", "version": "1.0.0"}],
                                 "faction": "son-core:faction/majestic", "limit": limit, "entries": [entry]})


class RuleTests(PackAuthors):
    def test_kept_from_an_army_and_run(self):
        pack = self.pack()
        self.run_cli("pack", "install", pack)
        kept = self.run_json("pack", "test", pack, "--keep", self.army(), "--name", "A legal squad")
        self.assertEqual(kept["expect"], ["Legal: the rules find no error."])
        dear = self.run_json("pack", "test", pack, "--keep", self.army(limit=20), "--name", "Too dear")
        self.assertEqual(dear["expect"], ["SON-ARM-10 finds something."])
        self.assertTrue((pack / "tests" / "too-dear.test.json").is_file())
        done = self.run_json("pack", "test", pack)
        self.assertEqual((done["passed"], done["failed"]), (2, 0))
        self.assertIn("2 of 2 rule test", self.run_cli("pack", "test", pack).stdout)
        # A test of that name is there already.
        self.assertIn("--name", self.run_cli("pack", "test", pack, "--keep", self.army(), "--name", "Too dear",
                                             expect=UNREADABLE).stderr)

    def test_fails_when_the_content_changes(self):
        pack = self.pack()
        self.run_cli("pack", "test", pack, "--keep", self.army(limit=100), "--name", "Ninety of a hundred")
        self.pack(cost=130)
        done = self.run_json("pack", "test", pack, expect=FINDINGS)
        self.assertFalse(done["tests"][0]["passed"])
        self.assertIn("SON-ARM-10", done["tests"][0]["expectations"][0]["found"])
        self.assertIn("FAILED: Ninety of a hundred", self.run_cli("pack", "test", pack, expect=FINDINGS).stdout)

    def test_coverage_tells_which_values_no_test_touches(self):
        pack = self.pack()
        self.run_cli("pack", "test", pack, "--keep", self.army(limit=90), "--name", "Just enough")
        cover = self.run_json("pack", "test", pack, "--coverage")["coverage"]
        untouched = {each["pointer"] for each in cover["untouched"]}
        self.assertNotIn("/cost", untouched)
        self.assertNotIn("/faction", untouched)
        self.assertIn("/slots/0/kinds/0", untouched)
        self.assertIn("/victoryPoints", untouched)
        self.assertEqual(cover["touched"] + len(cover["untouched"]), cover["constraints"])
        # Without a limit that it just meets, the price is no longer held in place.
        (pack / "tests" / "just-enough.test.json").unlink()
        self.run_cli("pack", "test", pack, "--keep", self.army(limit=5000), "--name", "Far below")
        cover = self.run_json("pack", "test", pack, "--coverage")["coverage"]
        self.assertIn("/cost", {each["pointer"] for each in cover["untouched"]})
        # Something in the slot: now the slot is touched.
        self.run_cli("pack", "test", pack, "--keep", self.army(limit=5000, filling="son-core:option/planning"), "--name",
                     "An order is no equipment")
        cover = self.run_json("pack", "test", pack, "--coverage")["coverage"]
        self.assertNotIn("/slots/0/kinds/0", {each["pointer"] for each in cover["untouched"]})

    def test_what_the_check_of_packs_refuses_is_no_merit_of_a_test(self):
        # One less than nothing is no price, in whatever army: that alone does not touch the price.
        pack = self.pack(cost=0)
        self.run_cli("pack", "test", pack, "--keep", self.army(limit=5000), "--name", "Free")
        cover = self.run_json("pack", "test", pack, "--coverage")["coverage"]
        self.assertIn("/cost", {each["pointer"] for each in cover["untouched"]})
        # A test that asks for that very rule does touch it.
        case = read(pack / "tests" / "free.test.json")
        case["expect"] = [{"noFinding": "SON-ARM-52"}]
        self.write("mine/tests/free.test.json", case)
        cover = self.run_json("pack", "test", pack, "--coverage")["coverage"]
        self.assertNotIn("/cost", {each["pointer"] for each in cover["untouched"]})

    def test_sight_and_reach_of_a_scenario(self):
        pack = self.pack()
        scenario = SAMPLES / "crossroads-at-dusk.scenario.json"
        sight = json.loads(self.run_cli("sight", scenario, "A1", "J10", "--json").stdout)
        kept = self.run_json("pack", "test", pack, "--keep", scenario, "--name", "Map", "--sight", "A1:J10", "--reach",
                             "infantry:4:A1:A2")
        case = read(pack / "tests" / "map.test.json")
        self.assertEqual(case["expect"][1]["sight"], "blocked")
        self.assertIn("blocked", json.dumps(sight))
        self.assertIn("A1 does not see J10.", kept["expect"])
        self.assertEqual(case["expect"][2]["reach"], "A2")
        self.assertEqual(self.run_json("pack", "test", pack)["passed"], 1)
        # The other way round it does not hold.
        case["expect"] = [{"sight": "clear", "from": "A1", "to": "J10"}]
        self.write("mine/tests/map.test.json", case)
        done = self.run_json("pack", "test", pack, expect=FINDINGS)
        self.assertEqual(done["tests"][0]["expectations"][0]["found"], "The line is blocked.")

    def test_chances_of_an_attack(self):
        pack = self.pack()
        sample = read(SAMPLES / "crossroads-at-dusk.scenario.json")
        units = {piece["id"]: piece["at"] for piece in sample["pieces"] if ":unit/" in piece["content"]}
        sides = {piece["id"]: piece.get("side") for piece in sample["pieces"]}
        place = lambda at: f"{chr(ord('A') + at[0])}{at[1] + 1}"
        # Two units of which one can shoot the other.
        for first, second in ((a, b) for a in units for b in units if sides[a] != sides[b]):
            told = json.loads(self.run_cli("odds", SAMPLES / "crossroads-at-dusk.scenario.json", first, second,
                                           "--json", expect=None).stdout)
            shots = [shot for shot in told["shots"] if "refused" not in shot and shot["weapon"] == "own"
                     and not shot["suppressive"]]
            if shots:
                break
        one, other = place(units[first]), place(units[second])
        kept = self.run_json("pack", "test", pack, "--keep", SAMPLES / "crossroads-at-dusk.scenario.json", "--name",
                             "Shots", "--odds", f"{one}:{other}")
        case = read(pack / "tests" / "shots.test.json")
        by = {(each["roll"], each["outcome"]): each["chance"] for each in case["expect"] if "odds" in each}
        self.assertIn(f"{one} against {other}, a shot: the target is harmed, chance {by['shot', 'harmed']}.", kept["expect"])
        ways, of = map(int, by["shot", "eliminated"].split("/"))
        self.assertAlmostEqual(ways / of, shots[0]["eliminated"], places=12)
        self.assertEqual(self.run_json("pack", "test", pack)["passed"], 1)
        # As a percentage, as exactly as it is written; nothing else holds.
        ways, of = map(int, by["shot", "harmed"].split("/"))
        right, near = f"{ways / of * 100:.1f} %", f"{ways / of * 100 + 0.2:.1f} %"
        for chance, held in ((right, True), (f"{ways * 7}/{of * 7}", True), (near, False), (f"{ways + 1}/{of}", False)):
            with self.subTest(chance):
                case["expect"] = [{"odds": other, "from": one, "roll": "shot", "outcome": "harmed", "chance": chance}]
                self.write("mine/tests/shots.test.json", case)
                done = self.run_json("pack", "test", pack, expect=FINE if held else FINDINGS)
                self.assertEqual(done["passed"], 1 if held else 0)
                self.assertIn(by["shot", "harmed"], done["tests"][0]["expectations"][0]["found"])
        # What cannot be rolled for has no chance; what cannot be read is said.
        case["expect"] = [{"odds": other, "from": one, "roll": "shot-primary", "outcome": "harmed", "chance": "0"}]
        self.write("mine/tests/shots.test.json", case)
        self.assertEqual(self.run_json("pack", "test", pack)["passed"], 1)
        for wrong in ({"chance": "7/5"}, {"chance": "often"}, {"roll": "stone"}, {"outcome": "luck"}, {"chance": "1/0"}):
            case["expect"] = [{"odds": other, "from": one, "roll": "shot", "outcome": "harmed", "chance": "1/2", **wrong}]
            self.write("mine/tests/shots.test.json", case)
            self.run_cli("pack", "test", pack, expect=UNREADABLE)
        (pack / "tests" / "shots.test.json").unlink()
        self.assertIn("A1:A2", self.run_cli("pack", "test", pack, "--keep", SAMPLES / "crossroads-at-dusk.scenario.json",
                                            "--odds", "A1:A2", expect=UNREADABLE).stderr)

    def test_bad_input(self):
        pack = self.pack()
        army = self.army()
        self.assertIn("A1:C4", self.run_cli("pack", "test", pack, "--keep", SAMPLES / "crossroads-at-dusk.scenario.json",
                                            "--sight", "ZZ99:A1", expect=UNREADABLE).stderr)
        self.run_cli("pack", "test", pack, "--keep", SAMPLES / "crow-keep.army.json", expect=UNREADABLE)
        self.run_cli("pack", "test", self.folder / "nowhere", expect=UNREADABLE)
        self.assertFalse((pack / "tests").exists())
        self.assertIn("no rule tests", self.run_cli("pack", "test", pack).stdout)
        self.run_cli("pack", "test", pack, "--keep", army, "--name", "Good")
        good = read(pack / "tests" / "good.test.json")
        wrong = {"not json": "{", "no test": {"format": "bocage.army"}, "newer": {**good, "version": 99},
                 "nothing": {**good, "expect": []}, "unknown": {**good, "expect": [{"smell": "B2"}]},
                 "half": {**good, "expect": [{"sight": "clear", "from": "A1"}]}, "bare": {**good, "given": {}},
                 "typo": {**good, "expect": [{"verdict": "fine"}]}, "extra": {**good, "expects": 1}}
        for name, content in wrong.items():
            with self.subTest(name):
                path = self.write("mine/tests/bad.test.json", content)
                done = self.run_cli("pack", "test", pack, expect=UNREADABLE)
                self.assertIn("bad.test.json", done.stderr)
                self.assertIn("passed: Good", done.stdout)
                path.unlink()

    def test_tests_travel_with_the_pack(self):
        pack = self.pack()
        self.run_cli("pack", "test", pack, "--keep", self.army(), "--name", "Good")
        self.run_cli("pack", "build", pack, "-o", "mine.bocagepack")
        self.assertEqual(self.run_json("pack", "test", "mine.bocagepack")["passed"], 1)
        self.assertIn("folder", self.run_cli("pack", "test", "mine.bocagepack", "--keep", self.army(), "--name", "Two",
                                             expect=UNREADABLE).stderr)
        self.run_cli("pack", "install", "mine.bocagepack")
        self.run_cli("pack", "test", "mine", "--keep", self.army(limit=20), "--name", "Dear")
        self.assertEqual(self.run_json("pack", "test", "mine")["passed"], 2)
        self.run_cli("pack", "check", self.folder / "data" / "bocage" / "packs" / "mine")  # checksums follow


class BalanceView(PackAuthors):
    def test_an_outlier_is_named(self):
        usual = self.run_json("pack", "balance", "son-core")
        self.assertGreater(len(usual["points"]), 20)
        self.assertGreater(usual["slope"], 0)
        pack = self.pack(cost=9)
        points = {each["item"]: each for each in self.run_json("pack", "balance", pack)["points"]}
        mine = points["mine:tile/squad"]
        self.assertTrue(mine["own"] and mine["outlier"])
        self.assertLess(mine["cost"], mine["usual"])
        self.assertGreater(mine["formula"], 9)
        self.assertIn("My squad: cheap", self.run_cli("pack", "balance", pack).stdout)
        # A better unit is worth more: values follow the odds, not the prices.
        self.pack(cost=900)
        dear = {each["item"]: each for each in self.run_json("pack", "balance", pack)["points"]}["mine:tile/squad"]
        self.assertEqual(dear["value"], mine["value"])
        self.assertTrue(dear["outlier"])

    def test_a_game_without_costs_says_so(self):
        for pack in ("som-base", "cc-base"):
            self.assertIn("not bought with points", self.run_cli("pack", "balance", pack).stdout)


class Refresh(PackAuthors):
    def install(self, **pack):
        self.run_cli("pack", "install", self.pack(**pack), "--replace")

    def test_hundreds_of_documents(self):
        self.install()
        for i in range(120):
            self.army(f"docs/deep/{i}.army.json")
        before = {path: path.read_bytes() for path in (self.folder / "docs").rglob("*.army.json")}
        self.assertEqual(self.run_json("refresh", "docs")["totals"]["affected"], 0)
        self.install(version="1.1.0", cost=95, name="platoon", renamed={"mine:tile/squad": "mine:tile/platoon"})
        dry = self.run_json("refresh", "docs", "--dry-run")
        self.assertEqual(dry["totals"], {"files": 120, "affected": 120, "written": 0, "ghosts": 0, "unreadable": 0})
        self.assertEqual(dry["files"][0]["renamed"], [{"from": "mine:tile/squad", "to": "mine:tile/platoon"}])
        self.assertTrue(dry["files"][0]["packs"][0]["known"])
        self.assertEqual(before, {path: path.read_bytes() for path in before})
        self.run_cli("refresh", "docs", "--choose", "keep")
        self.assertEqual(before, {path: path.read_bytes() for path in before})
        self.assertEqual(self.run_json("refresh", "docs")["totals"]["written"], 120)
        for path in before:
            army = read(path)
            self.assertEqual(army["entries"][0]["content"], "mine:tile/platoon")
            self.assertIn({"id": "mine", "version": "1.1.0"}, army["packs"])
        self.assertEqual(self.run_json("refresh", "docs")["totals"]["affected"], 0)

    def test_says_what_changed(self):
        self.install()
        self.army("docs/a.army.json")
        self.install(version="1.2.0", cost=95)
        text = self.run_cli("refresh", "docs", "--dry-run").stdout
        self.assertIn("made with version 1.0.0, version 1.2.0 is installed", text)
        self.assertIn("My squad: Cost 90 → 95", text)
        # A version that was never here: nobody knows what it held.
        self.army("docs/b.army.json", version="0.5.0")
        self.assertIn("version 0.5.0 is not kept here", self.run_cli("refresh", "docs/b.army.json", "--dry-run").stdout)
        self.army("docs/c.army.json", version="../../0")
        self.run_cli("refresh", "docs/c.army.json", "--dry-run")

    def test_a_campaign_brings_its_chapters(self):
        self.install()
        sample = read(SAMPLES / "crossroads-at-dusk.scenario.json")
        army = self.army("docs/armies/one.army.json")
        sample["packs"].append({"id": "mine", "version": "1.0.0"})
        player = next(player for side in sample["sides"] for player in side["players"])
        player["force"] = {"armies": [{"id": "mine", "file": "armies/one.army.json"}]}
        self.write("docs/one.scenario.json", sample)
        self.write("docs/two.campaign.json", {
            "format": "bocage.campaign", "version": 1, "system": "normandie", "title": {"en": "Two"},
            "chapters": [{"id": "c1", "scenario": "one.scenario.json",
                          "next": [{"chapter": "c2", "carry": [{"id": "k1", "kind": "grant",
                                                                "grants": [{"id": "mine:tile/squad"}]}]}]},
                         {"id": "c2", "scenario": "missing.scenario.json"}]})
        self.assertEqual(self.run_json("refresh", "docs/two.campaign.json")["totals"]["affected"], 0)
        self.install(version="1.1.0", cost=95, name="platoon", renamed={"mine:tile/squad": "mine:tile/platoon"})
        dry = self.run_json("refresh", "docs/two.campaign.json", "--dry-run")
        self.assertEqual([Path(each["file"]).name for each in dry["files"]],
                         ["two.campaign.json", "one.army.json", "one.scenario.json"])
        self.assertEqual(dry["totals"]["affected"], 3)
        self.assertEqual(self.run_json("refresh", "docs/two.campaign.json")["totals"]["written"], 3)
        grants = read(self.folder / "docs/two.campaign.json")["chapters"][0]["next"][0]["carry"][0]["grants"]
        self.assertEqual(grants[0]["id"], "mine:tile/platoon")
        self.assertEqual(read(army)["entries"][0]["content"], "mine:tile/platoon")
        self.assertIn({"id": "mine", "version": "1.1.0"}, read(self.folder / "docs/one.scenario.json")["packs"])
        # With the folder they come once.
        self.assertEqual(self.run_json("refresh", "docs", "docs/two.campaign.json")["totals"]["files"], 3)

    def test_ghosts_at_worst(self):
        self.install()
        path = self.army("docs/a.army.json")
        self.install(version="2.0.0", name="platoon")
        done = self.run_json("refresh", "docs", expect=FINDINGS)
        self.assertEqual(done["files"][0]["gone"], ["mine:tile/squad"])
        self.assertEqual(read(path)["entries"][0]["content"], "mine:tile/squad")
        self.install(version="2.1.0", name="platoon", renamed={"mine:tile/squad": "mine:tile/platoon"})
        self.run_cli("refresh", "docs", "--choose", "ghost", expect=FINDINGS)
        self.assertEqual(read(path)["entries"][0]["content"], "mine:tile/squad")
        # New names that lead in a circle lead nowhere.
        self.install(version="2.2.0", name="platoon",
                     renamed={"mine:tile/squad": "mine:tile/group", "mine:tile/group": "mine:tile/squad"})
        self.assertEqual(self.run_json("refresh", "docs", expect=FINDINGS)["files"][0]["gone"], ["mine:tile/squad"])

    def test_bad_input(self):
        self.run_cli("refresh", "nowhere.army.json", expect=UNREADABLE)
        (self.folder / "empty").mkdir()
        self.assertIn("no army, scenario or campaign", self.run_cli("refresh", "empty", expect=UNREADABLE).stderr)
        self.write("docs/bad.army.json", "{")
        self.army("docs/good.army.json")
        self.assertEqual(self.run_json("refresh", "docs", expect=UNREADABLE)["totals"]["unreadable"], 1)
        self.run_cli("refresh", "docs", "--choose", "perhaps", expect=UNREADABLE)


class BadPacks(PackAuthors):
    """What becomes of packs that are wrong: a sentence, nothing lost, ghosts at worst."""

    def test_packs_that_need_each_other(self):
        first = self.pack("first")
        manifest = read(first / "pack.json")
        second = self.pack("second")
        self.write("first/pack.json", {**manifest, "needs": manifest["needs"] + [{"id": "other", "version": "1.0.0"}]})
        self.write("second/pack.json", {**manifest, "id": "other", "needs": [{"id": "mine", "version": "1.0.0"}]})
        (second / "tiles.json").unlink()
        packs = self.folder / "data" / "bocage" / "packs"
        shutil.copytree(first, packs / "mine")
        shutil.copytree(second, packs / "other")
        listed = {each["id"] for each in self.run_json("pack", "list")["packs"]}
        self.assertLessEqual({"mine", "other", "son-core"}, listed)
        self.run_cli("validate", self.army())
        said = self.run_cli("pack", "check", packs / "mine", expect=None)
        self.assertIn("in a circle (mine → other → mine)", said.stdout + said.stderr)
        (packs / "other" / "pack.json").write_text(json.dumps({**manifest, "id": "other", "needs": []}))
        said = self.run_cli("pack", "check", packs / "mine", expect=None)
        self.assertNotIn("in a circle", said.stdout + said.stderr)

    def test_a_pack_newer_than_the_program(self):
        pack = self.pack()
        manifest = read(pack / "pack.json")
        self.write("mine/pack.json", {**manifest, "version": 99})
        done = self.run_cli("pack", "install", pack, expect=UNREADABLE)
        self.assertIn("newer", done.stderr)
        self.assertFalse((self.folder / "data" / "bocage" / "packs" / "mine").exists())

    def test_removing_a_pack_that_documents_use(self):
        self.run_cli("pack", "install", self.pack())
        army = self.army()
        self.run_cli("validate", army)
        before = army.read_bytes()
        self.run_cli("pack", "remove", "mine")
        done = self.run_json("validate", army, expect=FINDINGS)
        self.assertIn("DOC-PACK-01", {each["rule"] for each in done["files"][0]["findings"]})
        self.assertEqual(army.read_bytes(), before)
        self.run_cli("pack", "install", self.pack())
        self.run_cli("validate", army)

    def test_an_id_in_use(self):
        self.run_cli("pack", "install", self.pack())
        self.assertIn("--replace", self.run_cli("pack", "install", self.pack(cost=5), expect=UNREADABLE).stderr)
        twice = self.pack("twice")
        tiles = read(twice / "tiles.json")
        self.write("twice/tiles.json", {**tiles, "items": tiles["items"] * 2})
        self.assertIn("mine:tile/squad", self.run_cli("pack", "check", twice, expect=FINDINGS).stderr)

    def test_damaged_and_hostile_files(self):
        pack = self.pack()
        self.write("mine/art/bad.svg", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
        (pack / "art" / "bad.png").write_bytes(b"\x89PNG\r\n\x1a\n" + b"\0" * 40)
        done = self.run_cli("pack", "install", pack, expect=FINDINGS)
        self.assertIn("bad.png", done.stderr)
        self.assertFalse((self.folder / "data" / "bocage" / "packs" / "mine").exists())
        self.write("cut.bocagepack", "PK\x03\x04 no more")
        self.run_cli("pack", "install", "cut.bocagepack", expect=UNREADABLE)


if __name__ == "__main__":
    unittest.main()
