#!/usr/bin/env python3
"""Campaigns from the command line: where they stand, results, the next chapter, and what is wrong with them.

usage: test_campaign.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.

Each case of tests/data/campaign changes the sample campaign in one way and says which finding that must cause;
none other may appear.
"""

import copy
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
PROGRAM = Path(os.environ["BOCAGE_BIN"]) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
CAMPAIGN = "spreading-the-shadows.campaign.json"
CHAPTERS = ["master-we-are-ready.scenario.json", "caves-of-terror.scenario.json", "vortex-of-destiny.scenario.json"]


def patched(document, steps):
    """The document after [operation, pointer, value] steps, as in the verdict corpus."""
    document = copy.deepcopy(document)
    for operation, pointer, *value in steps:
        *way, last = pointer.strip("/").split("/")
        at = document
        for part in way:
            at = at[int(part)] if isinstance(at, list) else at[part]
        if isinstance(at, list):
            if operation == "add":
                at.insert(len(at) if last == "-" else int(last), value[0])
            elif operation == "remove":
                del at[int(last)]
            else:
                at[int(last)] = value[0]
        elif operation == "remove":
            del at[last]
        else:
            at[last] = value[0]
    return document


class Campaigns(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        for name in [CAMPAIGN, *CHAPTERS]:
            shutil.copy(SAMPLES / name, self.folder)
        self.campaign = self.folder / CAMPAIGN

    def cli(self, *arguments, expect=0):
        run = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True)
        self.assertEqual(run.returncode, expect, run.stdout + run.stderr)
        return run

    def json(self, *arguments, expect=0):
        return json.loads(self.cli(*arguments, "--json", expect=expect).stdout)

    def findings(self, *options):
        told = subprocess.run([PROGRAM, "validate", self.campaign, "--json", *map(str, options)],
                              capture_output=True, text=True)
        return json.loads(told.stdout)["files"][0]["findings"]

    def test_the_story_is_told_in_the_language_asked_for(self):
        sample = json.loads((SAMPLES / CAMPAIGN).read_text(encoding="utf-8"))
        for language in ("en", "fr"):
            told = self.cli("campaign", self.campaign, "--lang", language).stdout
            self.assertTrue(told.startswith(f"{sample['title'][language]}\n{sample['story'][language]}\n\n"), told)
        self.assertEqual(self.json("campaign", self.campaign)["story"], sample["story"]["en"])

    def test_a_fresh_campaign_begins_with_its_first_chapter(self):
        state = self.json("campaign", self.campaign)
        self.assertEqual(state["next"], "chapter-1")
        self.assertEqual(state["log"], [])
        self.assertEqual([c["outcomes"] for c in state["chapters"]],
                         [["black-sun", "sons"], ["sons", "black-sun"], ["majestic", "sons", "black-sun", "draw"]],
                         "those of the victory conditions, and a draw where points are compared")

    def test_results_lead_on_and_prepare_the_next_chapter(self):
        self.cli("campaign", "result", self.campaign, "--winner", "black-sun", "--turns", 6)
        state = self.json("campaign", self.campaign)
        self.assertEqual(state["next"], "chapter-2")
        out = self.folder / "next.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        prepared = json.loads(out.read_text(encoding="utf-8"))
        fixed = {side["id"]: side["players"][0]["force"].get("fixed", []) for side in prepared["sides"]}
        book = {"id": "son-call:option/culte-des-ghoules"}
        self.assertIn(book, fixed["black-sun"])
        self.assertNotIn(book, fixed["sons"])
        self.assertNotIn("campaign", prepared, "what is decided is no question any more")
        # The prisoner waits whoever won.
        self.assertIn({"id": "son-call:unit/erghol-derleth"}, fixed["sons"])
        self.cli("validate", "--strict", out)

    def test_the_third_chapter_has_who_won_the_second(self):
        for winner, side, content in [("sons", "sons", "son-call:tile/erghol-derleth"),
                                      ("black-sun", "black-sun", "son-call:unit/the-thing")]:
            with self.subTest(winner):
                shutil.copy(SAMPLES / CAMPAIGN, self.folder)
                self.cli("campaign", "result", self.campaign, "--winner", "sons")
                self.cli("campaign", "result", self.campaign, "--winner", winner)
                # SON-CH-13: the winner "has" it, which is more than "may add".
                for language, has, may in [("en", "is given", "may add"), ("fr", "reçoit", "peut ajouter")]:
                    changes = self.json("campaign", self.campaign, "--lang", language)["changes"]
                    told = [change["text"] for change in changes if change["content"] == content]
                    self.assertEqual(len(told), 1, changes)
                    self.assertIn(has, told[0])
                    self.assertNotIn(may, told[0])
                out = self.folder / "third.scenario.json"
                self.cli("campaign", "next", self.campaign, "-o", out, "--force")
                prepared = json.loads(out.read_text(encoding="utf-8"))
                for each in prepared["sides"]:
                    ids = [copies["id"] for copies in each["players"][0]["force"].get("fixed", [])]
                    self.assertEqual(content in ids, each["id"] == side)
                self.cli("validate", out)

    def test_the_end_is_an_end(self):
        for winner in ("sons", "sons", "majestic"):
            self.cli("campaign", "result", self.campaign, "--winner", winner)
        self.assertEqual(self.json("campaign", self.campaign)["next"], "")
        told = self.cli("campaign", "result", self.campaign, "--winner", "sons", expect=2).stderr
        self.assertIn("story", told)
        self.cli("campaign", "next", self.campaign, "-o", self.folder / "x.scenario.json", expect=2)
        self.assertFalse((self.folder / "x.scenario.json").exists())

    def test_results_come_in_their_order(self):
        before = self.campaign.read_bytes()
        told = self.cli("campaign", "result", self.campaign, "--chapter", "chapter-3", "--winner", "sons", expect=2).stderr
        self.assertIn('"chapter-1" is to be played now', told)
        self.assertEqual(self.campaign.read_bytes(), before)
        self.cli("campaign", "result", self.campaign, "--chapter", "chapter-1", "--winner", "sons")
        told = self.cli("campaign", "result", self.campaign, "--chapter", "chapter-1", "--winner", "sons", expect=2).stderr
        self.assertIn('"chapter-2" is to be played now', told)
        for winner in ("sons", "sons"):
            self.cli("campaign", "result", self.campaign, "--winner", winner)
        told = self.cli("campaign", "result", self.campaign, "--chapter", "chapter-1", "--winner", "sons", expect=2).stderr
        self.assertIn("no chapter follows", told)

    def test_wrong_results_name_what_is_possible(self):
        before = self.campaign.read_bytes()
        told = self.cli("campaign", "result", self.campaign, "--winner", "ghouls", expect=2).stderr
        self.assertIn("black-sun, sons", told)
        told = self.cli("campaign", "result", self.campaign, "--chapter", "nine", "--winner", "sons", expect=2).stderr
        self.assertIn("chapter-1, chapter-2, chapter-3", told)
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--points", "sons=many", expect=2)
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--lost", "sons", expect=2)
        for nobody in ("zz=umbra", "sons=son-call:unit/nobody", "sons=umbra", "black-sun=tank"):
            self.cli("campaign", "result", self.campaign, "--winner", "sons", "--lost", nobody, expect=2)
        for nothing in ("zz=son-core:option/elder-sign", "sons=son-call:option/nope"):
            self.cli("campaign", "result", self.campaign, "--winner", "sons", "--found", nothing, expect=2)
        self.cli("campaign", SAMPLES / "ranger-company.army.json", expect=2)
        self.assertEqual(self.campaign.read_bytes(), before)

    def test_points_losses_and_finds_are_kept(self):
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--points", "sons=7", "--lost",
                 "black-sun=platoon", "--lost", "sons=son-call:unit/cult-brethren", "--found",
                 "sons=son-core:option/elder-sign", "--note", "A close thing")
        entry = json.loads(self.campaign.read_text(encoding="utf-8"))["log"][0]
        self.assertEqual(entry["points"], [{"side": "sons", "points": 7}])
        self.assertEqual(entry["losses"], [{"player": "black-sun", "entry": "platoon"},
                                           {"player": "sons", "unit": "son-call:unit/cult-brethren"}])
        self.assertEqual(entry["found"], [{"player": "sons", "option": "son-core:option/elder-sign"}])
        self.assertRegex(entry["stamp"], "^[0-9a-f]{8}$")
        told = self.cli("campaign", self.campaign).stdout
        self.assertIn("A close thing", told)
        self.assertIn("Elder Sign", told)

    def test_losses_stay_where_the_way_says_so(self):
        document = json.loads(self.campaign.read_text(encoding="utf-8"))
        document["chapters"][0]["next"][0]["carry"] = [{"id": "carry-1", "kind": "losses", "side": "black-sun"}]
        self.campaign.write_text(json.dumps(document), encoding="utf-8")
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--lost", "black-sun=umbra")
        out = self.folder / "next.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        prepared = json.loads(out.read_text(encoding="utf-8"))
        army = prepared["sides"][1]["players"][0]["force"]["armies"][0]["roster"]
        self.assertEqual([entry["id"] for entry in army["entries"]], ["command", "platoon", "circle"])

    def losses_stay(self, side):
        """The campaign with the army of that side playing on through all chapters."""
        document = json.loads(self.campaign.read_text(encoding="utf-8"))
        for chapter in document["chapters"][:2]:
            chapter["next"][0]["carry"] = [{"id": "carry-" + chapter["id"], "kind": "losses", "side": side}]
        self.campaign.write_text(json.dumps(document), encoding="utf-8")

    def test_losses_of_two_chapters_add_up(self):
        self.losses_stay("black-sun")
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--lost", "black-sun=umbra")
        self.cli("campaign", "result", self.campaign, "--winner", "sons", "--lost", "black-sun=circle",
                 "--found", "sons=son-core:option/elder-sign")
        out = self.folder / "third.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        prepared = json.loads(out.read_text(encoding="utf-8"))
        forces = {side["id"]: side["players"][0]["force"] for side in prepared["sides"]}
        self.assertEqual([entry["id"] for entry in forces["black-sun"]["armies"][0]["roster"]["entries"]],
                         ["command", "platoon"], "what was lost in the first chapter does not come back in the third")
        own = json.loads((self.folder / CHAPTERS[2]).read_text(encoding="utf-8"))
        self.assertEqual(forces["sons"]["armies"], own["sides"][1]["players"][0]["force"]["armies"],
                         "who does not play on has the army of the chapter")
        self.assertIn({"id": "son-core:option/elder-sign"}, forces["sons"]["fixed"])

    def test_every_part_of_an_army_may_be_lost(self):
        self.losses_stay("black-sun")
        found = self.findings()
        self.assertEqual({f["rule"] for f in found}, {"DOC-CAM-06"})
        whole = [f for f in found if f["severity"] == "error"]
        harmed = [f for f in found if f["severity"] == "warning"]
        self.assertTrue(whole and harmed)
        # The army of the first chapter costs more than the second allows: told without any loss.
        self.assertTrue(any("SON-ARM-10" in f["text"] for f in whole))
        self.assertFalse(any("is lost there" in f["text"] for f in whole))
        # A hero whose circle fell has nobody to go with: told with what was lost, and nobody is forced to lose it.
        self.assertTrue(all("is lost there" in f["text"] for f in harmed), harmed)

    def test_a_chapter_of_another_game_is_refused(self):
        shutil.copy(SAMPLES / "three-keeps.scenario.json", self.folder)
        document = json.loads(self.campaign.read_text(encoding="utf-8"))
        document["chapters"][2]["scenario"] = "three-keeps.scenario.json"
        self.campaign.write_text(json.dumps(document), encoding="utf-8")
        told = [f for f in self.findings() if f["rule"] == "DOC-CAM-09"]
        self.assertEqual(len(told), 1)
        self.assertIn("one game", told[0]["text"])

    def test_other_games_have_campaigns_too(self):
        for name in ("three-keeps.scenario.json", "last-wall.scenario.json"):
            shutil.copy(SAMPLES / name, self.folder)
        first = json.loads((self.folder / "three-keeps.scenario.json").read_text(encoding="utf-8"))
        second = json.loads((self.folder / "last-wall.scenario.json").read_text(encoding="utf-8"))
        self.assertEqual(first["system"], second["system"])
        self.campaign.write_text(json.dumps({
            "format": "bocage.campaign", "version": 1, "system": first["system"], "title": {"en": "Keeps"},
            "chapters": [{"id": "one", "title": {"en": "One"}, "scenario": "three-keeps.scenario.json",
                          "next": [{"chapter": "two"}]},
                         {"id": "two", "title": {"en": "Two"}, "scenario": "last-wall.scenario.json"}]}),
            encoding="utf-8")
        self.cli("validate", self.campaign)
        state = self.json("campaign", self.campaign)
        winner = state["chapters"][0]["outcomes"][0]
        self.cli("campaign", "result", self.campaign, "--winner", winner)
        out = self.folder / "next.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        self.assertEqual(json.loads(out.read_text(encoding="utf-8"))["title"], second["title"])
        # The web pages: one for each chapter, linked there and back.
        pages = self.folder / "pages"
        pages.mkdir()
        told = self.cli("export", self.campaign, "--to", "html", "-o", pages / "keeps.html")
        self.assertNotIn("no page to play from", told.stdout + told.stderr)
        story = (pages / "keeps.html").read_text(encoding="utf-8")
        for number in (1, 2):
            self.assertIn(f'href="keeps-{number}.html"', story)
            page = (pages / f"keeps-{number}.html").read_text(encoding="utf-8")
            self.assertIn('href="keeps.html"', page)
            self.assertIn(f"Chapter {number} of 2", page)
            self.assertIn("data-draw", page, "decks can be drawn from")
        self.assertIn('href="keeps-2.html"', (pages / "keeps-1.html").read_text(encoding="utf-8"))

    def test_who_plays_against_the_game_can_lose(self):
        names = ("light-over-the-coast", "the-last-ferry", "three-from-the-coast", "keepers-of-the-causeway")
        for name in names:
            shutil.copy(SAMPLES / f"{name}.{'scenario' if name in names[:2] else 'army'}.json", self.folder)
        self.campaign.write_text(json.dumps({
            "format": "bocage.campaign", "version": 1, "system": "malice", "title": {"en": "Two coasts"},
            "chapters": [{"id": "one", "title": {"en": "One"}, "scenario": "light-over-the-coast.scenario.json",
                          "next": [{"chapter": "two", "outcome": "lost"}, {"chapter": "three", "outcome": "avatars"}]},
                         {"id": "two", "title": {"en": "Two"}, "scenario": "the-last-ferry.scenario.json"},
                         {"id": "three", "title": {"en": "Three"}, "scenario": "the-last-ferry.scenario.json"}]}),
            encoding="utf-8")
        self.cli("validate", self.campaign)
        self.assertEqual(self.json("campaign", self.campaign)["chapters"][0]["outcomes"], ["avatars", "lost"])
        self.cli("campaign", "result", self.campaign, "--winner", "lost")
        self.assertIn("Two", self.cli("campaign", self.campaign).stdout)
        out = self.folder / "next.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        self.cli("validate", out)
        # A chapter without a page says why, and is told of on the page of the story all the same.
        told = self.cli("export", self.campaign, "--to", "html", "-o", self.folder / "coasts.html", "--dry-run").stdout
        self.assertNotIn("has no map", told, "it has one")

    def test_boxes_are_asked_for_every_chapter(self):
        boxes = self.folder / "boxes.collection.json"
        boxes.write_text(json.dumps({"format": "bocage.collection", "version": 1,
                                     "boxes": [{"id": "son-core:box/core-box"}]}), encoding="utf-8")
        found = self.findings("--collection", boxes)
        self.assertEqual({f["severity"] for f in found}, {"missing"})
        for title in ("Master, we're ready!", "Caves of Terror", "The vortex of destiny"):
            self.assertTrue(any(f'"{title}"' in f["text"] for f in found), title)
        # What every way of arriving needs is told without a story, what one of them needs with it.
        thing = [f["text"] for f in found if "The Thing" in f["text"]]
        self.assertEqual(len(thing), 1, found)
        self.assertIn('Black Sun wins "Caves of Terror"', thing[0])
        first = [f["text"] for f in found if 'for "Master' in f["text"]]
        self.assertEqual(len(first), 1)
        self.assertNotIn(" if ", first[0])
        self.assertIn("Erghol Derleth (0/1)", first[0])
        told = self.cli("validate", self.campaign, "--collection", boxes).stdout
        self.assertIn("Not in your boxes", told)

    def test_the_epilogue_of_a_prepared_chapter_closes_the_story(self):
        for winner in ("sons", "black-sun"):
            with self.subTest(winner):
                shutil.copy(SAMPLES / CAMPAIGN, self.folder)
                self.cli("campaign", "result", self.campaign, "--winner", "sons")
                self.cli("campaign", "result", self.campaign, "--winner", winner)
                out = self.folder / "third.scenario.json"
                self.cli("campaign", "next", self.campaign, "-o", out, "--force")
                self.assertEqual(json.loads(out.read_text(encoding="utf-8"))["chapterOf"],
                                 {"chapter": "chapter-3",
                                  "campaign": json.loads(self.campaign.read_text(encoding="utf-8"))["title"]})
                found = self.json("validate", "--strict", out)["files"][0]["findings"]
                self.assertEqual([f for f in found if f["severity"] != "note"], [])

    def test_who_has_no_deck_written_down_gets_one(self):
        document = json.loads(self.campaign.read_text(encoding="utf-8"))
        document["chapters"][0]["next"][0]["carry"] = [
            {"id": "c", "kind": "deck", "side": "black-sun", "deck": "son-core:deck/deep-ones"}]
        self.campaign.write_text(json.dumps(document), encoding="utf-8")
        chapter = self.folder / CHAPTERS[1]
        scenario = json.loads(chapter.read_text(encoding="utf-8"))
        del scenario["decks"][1]
        chapter.write_text(json.dumps(scenario), encoding="utf-8")
        self.cli("campaign", "result", self.campaign, "--winner", "sons")
        out = self.folder / "next.scenario.json"
        self.cli("campaign", "next", self.campaign, "-o", out)
        decks = {use["player"]: use["deck"] for use in json.loads(out.read_text(encoding="utf-8"))["decks"]}
        self.assertEqual(decks["black-sun"], "son-core:deck/deep-ones")

    def test_a_changed_chapter_makes_its_result_old(self):
        self.cli("campaign", "result", self.campaign, "--winner", "sons")
        chapter = self.folder / CHAPTERS[0]
        document = json.loads(chapter.read_text(encoding="utf-8"))
        document["title"]["en"] = "Another name"
        chapter.write_text(json.dumps(document), encoding="utf-8")
        self.assertFalse(self.json("campaign", self.campaign)["log"][0]["stale"], "a title changes no rule")
        document["turnTrack"]["end"] = 7
        document["victory"][0]["turn"] = document["victory"][1]["turn"] = 7
        chapter.write_text(json.dumps(document), encoding="utf-8")
        self.assertTrue(self.json("campaign", self.campaign)["log"][0]["stale"])
        self.assertEqual([f["rule"] for f in self.findings()], ["DOC-CAM-12"])

    def test_a_missing_chapter_is_told_with_its_file(self):
        (self.folder / CHAPTERS[1]).unlink()
        told = self.cli("validate", self.campaign, expect=2)
        self.assertIn(CHAPTERS[1], told.stdout + told.stderr)

    def test_every_case_is_caught_by_its_rule_and_nothing_else(self):
        cases = sorted((SOURCE / "tests" / "data" / "campaign").glob("*.json"))
        self.assertGreaterEqual(len(cases), 30)
        seen = set()
        for path in cases:
            case = json.loads(path.read_text(encoding="utf-8"))
            with self.subTest(path.stem):
                for sample in SAMPLES.glob("*.json"):
                    document = json.loads(sample.read_text(encoding="utf-8"))
                    steps = case["patches"].get(sample.name, [])
                    (self.folder / sample.name).write_text(json.dumps(patched(document, steps)), encoding="utf-8")
                for name in case.get("without", []):
                    (self.folder / name).unlink()
                options = []
                if "collection" in case:
                    boxes = self.folder / "boxes.collection.json"
                    boxes.write_text(json.dumps({"format": "bocage.collection", "version": 1,
                                                 "boxes": case["collection"]}), encoding="utf-8")
                    options = ["--collection", boxes]
                found = self.findings(*options)
                self.assertEqual(sorted({f["rule"] for f in found}), sorted(case["rules"]), path.name)
                for each in found:
                    for word in case.get("words", []):
                        self.assertIn(word, each["text"])
                # The samples are written in French too: nothing of them is said in English there.
                for each in self.findings(*options, "--lang", "fr"):
                    for word in ("Master, we", "Caves of", "vortex of", "Sons of", "Black Sun"):
                        self.assertNotIn(word, each["text"])
                seen.update(case["rules"])
        self.assertEqual(seen, {f"DOC-CAM-{n:02}" for n in range(1, 20)}, "a case for every rule")


if __name__ == "__main__":
    unittest.main()
