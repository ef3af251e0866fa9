"""Every fact of docs/chapters.md stands where the table says, and the chapters hold in strict mode."""
import json
import os
import re
import subprocess
import sys
import unittest

SOURCE = sys.argv.pop(1)
SAMPLES = os.path.join(SOURCE, "resources", "samples")
FILES = {
    "1": "master-we-are-ready.scenario.json",
    "2": "caves-of-terror.scenario.json",
    "3": "vortex-of-destiny.scenario.json",
}


def load(name):
    with open(os.path.join(SAMPLES, name), encoding="utf-8") as file:
        return json.load(file)


def look_up(document, pointer):
    for part in pointer.strip("/").split("/"):
        document = document[int(part)] if isinstance(document, list) else document[part]
    return document


def rows():
    with open(os.path.join(SOURCE, "docs", "chapters.md"), encoding="utf-8") as file:
        for line in file:
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if len(cells) == 5 and cells[0].startswith("SON-CH-"):
                yield cells


class Chapters(unittest.TestCase):
    def test_every_fact_stands_in_its_place(self):
        seen = set()
        for rule, fact, chapter, where, value in rows():
            found = look_up(load(FILES[chapter]), where.strip("`"))
            count = re.fullmatch(r"(\d+) entries", value)
            with self.subTest(rule=rule, fact=fact, chapter=chapter):
                if count:
                    self.assertEqual(len(found), int(count.group(1)))
                else:
                    self.assertEqual(found, json.loads(value.strip("`")))
            seen.add(rule)
        # SON-CH-18 is about chapters that users copy from their books, which have lost parts; ours have none.
        self.assertEqual(seen, {f"SON-CH-{n:02}" for n in range(1, 18)})

    def test_arrows_are_shared_out_evenly(self):
        sides = [entry["side"] for entry in load(FILES["3"])["entries"]]
        self.assertEqual({side: sides.count(side) for side in sides}, {"majestic": 3, "sons": 3, "black-sun": 3})

    def test_strict_mode_finds_notes_only(self):
        names = [*FILES.values(), "spreading-the-shadows.campaign.json"]
        program = os.path.join(os.environ["BOCAGE_BIN"], "bocage-cli")
        run = subprocess.run([program, "validate", "--strict", "--json", *[os.path.join(SAMPLES, n) for n in names]],
                             capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)
        for name in FILES.values():
            with self.subTest(name):
                self.assertEqual(load(name).get("waivers", []), [])
        self.assertNotIn('"severity": "warning"', run.stdout)
        self.assertIn('"severity": "note"', run.stdout)

    def test_both_sides_can_win_within_the_turns(self):
        """Who must come to somebody or something can be there in time: reach-and-time says so."""
        program = os.path.join(os.environ["BOCAGE_BIN"], "bocage-cli")
        needed = {
            # The Black Sun must come to the magician among the stones; the cultists only have to keep him.
            "1": [("zone-2", "zone-1")],
            # The cultists must come to the red space, the garrison of the prison must be able to bar it.
            "2": [("zone-1", "zone-door"), ("zone-b", "zone-door")],
            # Everybody must come to everybody.
            "3": [(f"entry-{a}", f"entry-{b}") for a in range(1, 10) for b in range(1, 10) if (a - 1) // 3 != (b - 1) // 3],
        }
        for chapter, ways in needed.items():
            path = os.path.join(SAMPLES, FILES[chapter])
            run = subprocess.run([program, "atlas", "--json", path], capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stderr)
            turns = {(way["from"], way["to"]): way["turns"] for way in json.loads(run.stdout)["reachAndTime"]
                     if way["class"] == "infantry"}
            end = load(FILES[chapter])["turnTrack"]["end"]
            for way in ways:
                with self.subTest(chapter=chapter, way=way):
                    self.assertIsNotNone(turns[way])
                    self.assertLess(turns[way], end, "and there is time left to do it")


if __name__ == "__main__":
    unittest.main()
