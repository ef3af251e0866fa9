#!/usr/bin/env python3
"""Every format from every sample, twice, the same bytes; bundles that open without packs; losses that are true; bad
input. Golden files lie in tests/export/golden, digests of all the others in golden.json: renew them with
test_export.py SOURCE_DIR --renew  after a look at what changed.

usage: test_export.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import unittest
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from export_case import (CROSSROADS, FINE, PROGRAM, SAMPLES, SOURCE, UNREADABLE, ExportCase, covered, differences, formats_for,
                         samples, suffix_of)

GOLDEN = Path(__file__).resolve().parent / "golden.json"
# Files that people can read are kept whole, of one battle and one army, so that a difference shows itself.
GOLDEN_FILES = Path(__file__).resolve().parent / "golden"
WHOLE = ("crossroads-at-dusk.scenario.json", "ranger-company.army.json")
READABLE = ("markdown", "bbcode", "text", "cockatrice", "battlescribe")
RENEW = "--renew" in sys.argv
if RENEW:
    sys.argv.remove("--renew")

# Pictures depend on the fonts and the Qt of the machine; what is written as text does not.
TEXT_SUFFIXES = (".tmx", ".tmj", ".md", ".txt", ".ros", ".gst", ".cat", ".cod", ".xml", ".json")


def kind_of(path):
    return path.name.split(".")[-2]


class EveryFormat(ExportCase):
    def test_every_sample_twice_the_same_bytes(self):
        golden, whole = {}, {}
        for sample in samples("*", None):
            for name in formats_for(kind_of(sample)) if sample in samples("*") else ("bundle", "markdown", "bbcode", "text"):
                with self.subTest(sample=sample.name, to=name):
                    written = []
                    for run in ("one", "two"):
                        folder = self.folder / run / name / sample.stem
                        folder.mkdir(parents=True)
                        answer = self.export(sample, name, folder / f"x.{suffix_of(name)}", "--pixels", "16")
                        files = self.files(folder)
                        self.assertEqual(sorted(answer["files"]), sorted(files))
                        self.assertEqual(answer["files"][0], f"x.{suffix_of(name)}")
                        written.append(files)
                    self.assertEqual(written[0], written[1])
                    for file, content in written[0].items():
                        self.assertGreater(len(content), 0, file)
                        self.no_secrets(file, content)
                        if file.endswith(TEXT_SUFFIXES) and sample in samples("*"):
                            golden[f"{sample.name}/{name}/{file}"] = hashlib.sha256(content).hexdigest()[:16]
                            if sample.name in WHOLE and name in READABLE:
                                whole[f"{sample.name}/{file}"] = content
        if RENEW:
            GOLDEN.write_text(json.dumps(golden, indent=1) + "\n")
            shutil.rmtree(GOLDEN_FILES, ignore_errors=True)
            for name, content in whole.items():
                (GOLDEN_FILES / name).parent.mkdir(parents=True, exist_ok=True)
                (GOLDEN_FILES / name).write_bytes(content)
        kept = self.files(GOLDEN_FILES)
        self.assertEqual(sorted(kept), sorted(whole))
        for name, content in whole.items():
            with self.subTest(golden=name):
                self.maxDiff = None
                self.assertEqual(kept[name].decode().splitlines(), content.decode().splitlines())
        self.assertEqual(json.loads(GOLDEN.read_text()), golden, "see the head of this file for how to renew")

    def no_secrets(self, name, content):
        """No machine path, user name or moment of writing."""
        texts = [content]
        if content[:2] == b"PK":
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                for entry in archive.infolist():
                    self.assertEqual(entry.date_time[0], 1980, f"{name}: {entry.filename}")
                    texts.append(archive.read(entry))
        for text in texts:
            for secret in (str(SOURCE), str(self.folder), os.path.expanduser("~") + "/", "file://"):
                self.assertNotIn(secret.encode(), text, name)

    def test_a_folder_that_is_named_from_where_one_stands(self):
        (self.folder / "here").mkdir()
        answer = self.json("export", CROSSROADS, "--to", "svg", "-o", "here/map.svg", "--pixels", "16")
        self.assertGreater(len(answer["files"]), 1)
        self.assertEqual(sorted(self.files(self.folder / "here")), sorted(answer["files"]))

    def test_packs_that_the_battle_does_not_use_change_nothing(self):
        """Files go to strangers: they depend on the document, not on what else its writer has installed."""
        drowned = SAMPLES / "drowned-causeway.scenario.json"
        before = {}
        for name in ("html", "bundle", "tmj", "markdown"):
            out = self.folder / f"one.{suffix_of(name)}"
            self.export(drowned, name, out, "--pixels", "16")
            before[name] = out.read_bytes()
        home = self.folder / "data" / "bocage" / "packs" / "scan-box"
        home.mkdir(parents=True)
        core = SOURCE / "resources" / "packs" / "son-core"
        manifest = json.loads((core / "pack.json").read_text())
        (home / "pack.json").write_text(json.dumps({**manifest, "id": "scan-box"}))
        for kind in ("units", "markers"):
            content = json.loads((core / f"{kind}.json").read_text())
            item = content["items"][0]
            item["id"] = item["id"].replace("son-core:", "scan-box:")
            (home / f"{kind}.json").write_text(json.dumps({**content, "items": [item]}))
        self.assertIn("scan-box", self.cli("pack", "list")[0])
        for name, content in before.items():
            with self.subTest(to=name):
                out = self.folder / f"one.{suffix_of(name)}"
                self.export(drowned, name, out, "--pixels", "16", "--force")
                self.assertNotIn(b"scan-box", out.read_bytes())
                self.assertEqual(out.read_bytes(), content)
        # Sight is told of all that the page can put on the map, and of nothing else.
        page = before["html"].decode()
        data = json.loads(page.split('id="data">')[1].split("</script>")[0])
        counters = set(data["sight"]["counters"])
        self.assertLessEqual(counters, set(data["things"]))
        document = json.loads(drowned.read_text())
        self.assertLessEqual({p["content"] for p in document["pieces"] if "unit/" in p["content"]}, counters)

    def test_dry_run_writes_nothing_and_tells_losses(self):
        for name in formats_for("scenario"):
            answer = self.json("export", CROSSROADS, "--to", name, "--dry-run")
            self.assertEqual(list(self.folder.iterdir()), [], name)
            for loss in answer["losses"]:
                self.assertTrue(loss["text"])
                self.assertIn(loss["kind"], ("left-out", "not-played"))
        text = self.cli("export", CROSSROADS, "--to", "uvtt", "--dry-run")[0]
        self.assertIn("Left out:", text)
        self.assertIn("Would write crossroads-at-dusk.dd2vtt", text)


    def test_losses_speak_only_of_what_is_there(self):
        def told(sample, name):
            answer = self.json("export", SAMPLES / f"{sample}.scenario.json", "--to", name, "--dry-run")
            return {loss["code"]: loss["text"] for loss in answer["losses"]}
        table = told("last-wall", "tts")
        self.assertNotIn("zone-meaning", table)  # there is no board
        self.assertNotIn("who sees whom", table["sight"])
        self.assertIn("zone-meaning", told("crossroads-at-dusk", "tts"))
        self.assertIn("hidden hand", told("last-wall", "html")["decks"])
        self.assertIn("are lists", told("crossroads-at-dusk", "html")["decks"])
        self.assertEqual(told("light-over-the-coast", "tmx")["turns"], "The turn track.")
        # A battle without sides brings no cards.
        document = json.loads(CROSSROADS.read_text())
        document["sides"], document["pieces"], document["zones"] = [], [], []
        document.pop("decks", None)
        (self.folder / "bare.scenario.json").write_text(json.dumps(document))
        answer = self.json("export", self.folder / "bare.scenario.json", "--to", "html", "--dry-run")
        self.assertNotIn("decks", [loss["code"] for loss in answer["losses"]])


class Bundles(ExportCase):
    """One file that opens where no pack is installed."""

    def bare(self):
        """An installation without packs, and a user without any."""
        resources = self.folder / "bare"
        if not resources.exists():
            shutil.copytree(SOURCE / "resources", resources, ignore=shutil.ignore_patterns("packs"))
            (resources / "packs").mkdir()
        return {**self.environment, "BOCAGE_RESOURCES": str(resources), "XDG_DATA_HOME": str(self.folder / "bare-data")}

    def test_opens_without_the_packs_and_reads_the_same(self):
        for sample in samples("scenario") + samples("army"):
            with self.subTest(sample=sample.name):
                bundle = self.folder / (sample.stem + ".bocage")
                self.export(sample, "bundle", bundle)
                here = self.verdict(sample, self.environment)
                self.assertEqual(self.verdict(bundle, self.bare()), here)
                for environment, source, out in ((self.environment, sample, "a.png"), (self.bare(), bundle, "b.png")):
                    self.cli("render", source, "-o", self.folder / out, "--dpi", "24", "--force", environment=environment)
                self.assertEqual((self.folder / "a.png").read_bytes(), (self.folder / "b.png").read_bytes())

    def verdict(self, path, environment):
        done = subprocess.run([PROGRAM, "validate", path, "--json"], capture_output=True, text=True, env=environment)
        self.assertIn(done.returncode, (0, 1), done.stderr)
        answer = json.loads(done.stdout)
        text = json.dumps(answer, sort_keys=True)
        return re.sub(r'"(file|path)": "[^"]*"', '"file": ""', text)

    def test_holds_exactly_the_parts_that_are_used(self):
        bundle = self.folder / "x.bocage"
        self.export(CROSSROADS, "bundle", bundle)
        with zipfile.ZipFile(bundle) as archive:
            self.assertIsNone(archive.testzip())
            names = archive.namelist()
            self.assertEqual(names, sorted(names))
            units = {item["id"] for item in json.loads(archive.read("packs/son-core/units.json"))["items"]}
            boards = {item["id"] for item in json.loads(archive.read("packs/son-core/boards.json"))["items"]}
            self.assertEqual(archive.read("preview.png")[:8], b"\x89PNG\r\n\x1a\n")
        self.assertEqual(boards, {"son-core:board/bocage", "son-core:board/village"})
        whole = json.loads((SOURCE / "resources/packs/son-core/units.json").read_text())["items"]
        placed = {piece["content"] for piece in json.loads(CROSSROADS.read_text())["pieces"] if "/unit" in piece["content"]}
        self.assertLessEqual(placed, units)
        self.assertLess(len(units), len(whole) / 2)

    def test_import_brings_documents_and_packs_and_merges(self):
        first, second = self.folder / "first.bocage", self.folder / "second.bocage"
        self.export(CROSSROADS, "bundle", first)
        self.export(SAMPLES / "drowned-causeway.scenario.json", "bundle", second)
        bare = self.bare()
        for name in ("one", "two", "three"):
            (self.folder / name).mkdir()
        report = self.json("import", first, "-o", self.folder / "one", environment=bare)
        self.assertEqual(report["installed"], ["son-core"])
        home = self.folder / "bare-data" / "bocage" / "packs" / "son-core"
        before = {item["id"]: item for item in json.loads((home / "units.json").read_text())["items"]}
        report = self.json("import", second, "-o", self.folder / "two", environment=bare)
        self.assertIn("son-core", report["extended"])
        after = {item["id"]: item for item in json.loads((home / "units.json").read_text())["items"]}
        self.assertEqual({key: after[key] for key in before}, before)
        self.assertGreater(len(after), len(before))
        # Once more: everything is there, nothing changes.
        digest = self.files(home)
        report = self.json("import", second, "-o", self.folder / "three", environment=bare)
        self.assertIn("son-core", report["kept"])
        self.assertEqual(self.files(home), digest)
        # What came out is what went in.
        self.assertEqual(json.loads((self.folder / "one" / "first.scenario.json").read_text()), json.loads(CROSSROADS.read_text()))
        # The user's own whole pack is never touched.
        mine = self.folder / "data" / "bocage" / "packs"
        (self.folder / "four").mkdir()
        report = self.json("import", first, "-o", self.folder / "four")
        self.assertEqual((report["kept"], report["installed"]), (["son-core"], []))
        self.assertFalse(mine.exists() and any(mine.iterdir()))

    def test_a_campaign_travels_with_its_chapters(self):
        campaign = SAMPLES / "spreading-the-shadows.campaign.json"
        self.export(campaign, "bundle", self.folder / "c.bocage")
        (self.folder / "out").mkdir()
        report = self.json("import", self.folder / "c.bocage", "-o", self.folder / "out", environment=self.bare())
        chapters = [chapter["scenario"] for chapter in json.loads(campaign.read_text())["chapters"]]
        for chapter in chapters:
            self.assertEqual(json.loads((self.folder / "out" / chapter).read_text()), json.loads((SAMPLES / chapter).read_text()))
        self.assertTrue(report["main"].endswith("c.campaign.json"))

    def test_damaged_and_hostile_bundles_are_refused(self):
        self.export(CROSSROADS, "bundle", self.folder / "good.bocage")
        good = (self.folder / "good.bocage").read_bytes()
        (self.folder / "out").mkdir()
        cases = {"cut": good[: len(good) // 2], "empty": b"", "noise": b"PK\x03\x04" + bytes(200)}

        def rewritten(change):
            out = io.BytesIO()
            with zipfile.ZipFile(io.BytesIO(good)) as archive, zipfile.ZipFile(out, "w") as copy:
                entries = {name: archive.read(name) for name in archive.namelist()}
                change(entries)
                for name, content in entries.items():
                    copy.writestr(name, content)
            return out.getvalue()

        cases["leads out"] = rewritten(lambda e: e.__setitem__("../../evil.json", b"{}"))
        cases["absolute"] = rewritten(lambda e: e.__setitem__("/etc/evil.json", b"{}"))
        cases["stranger"] = rewritten(lambda e: e.__setitem__("run.sh", b"#!/bin/sh"))
        cases["no main"] = rewritten(lambda e: e.pop("documents/good.scenario.json"))
        cases["newer"] = rewritten(lambda e: e.__setitem__("bundle.json", e["bundle.json"].replace(b'"version": 1', b'"version": 99')))
        cases["no bundle"] = rewritten(lambda e: e.pop("bundle.json"))
        cases["other pack"] = rewritten(lambda e: e.__setitem__("packs/other/pack.json", e["packs/son-core/pack.json"]))
        for name, content in cases.items():
            with self.subTest(case=name):
                path = self.folder / "bad.bocage"
                path.write_bytes(content)
                text = self.cli("import", path, "-o", self.folder / "out", expect=UNREADABLE, environment=self.bare())
                self.assertIn("bad.bocage", text[1])
                self.assertEqual(list((self.folder / "out").iterdir()), [])
                self.assertFalse((self.folder / "bare-data" / "bocage" / "packs" / "son-core").exists())


class ComingBack(ExportCase):
    """Export followed by import differs by exactly what was announced."""

    def announced(self, answer):
        return [pointer for loss in answer["losses"] for pointer in loss["pointers"]]

    def test_tiled_maps(self):
        for sample in samples("scenario"):
            for form in ("tmx", "tmj"):
                with self.subTest(sample=sample.name, form=form):
                    answer = self.export(sample, form, self.folder / f"m.{form}", "--pixels", "16", "--force")
                    self.cli("import", self.folder / f"m.{form}", "-o", self.folder / "back.scenario.json", "--force")
                    back = json.loads((self.folder / "back.scenario.json").read_text())
                    differs = differences(json.loads(sample.read_text()), back)
                    self.assertEqual([p for p in differs if not covered(p, self.announced(answer))], [])
                    self.assertEqual(bool(differs), bool(self.announced(answer)))

    def test_linked_armies_are_taken_inside_and_announced(self):
        document = json.loads(CROSSROADS.read_text())
        army = document["sides"][0]["players"][0]["force"]["armies"][0]
        (self.folder / "rangers.army.json").write_text((SAMPLES / "ranger-company.army.json").read_text())
        del army["roster"]
        army["file"] = "rangers.army.json"
        source = self.folder / "linked.scenario.json"
        source.write_text(json.dumps(document))
        answer = self.export(source, "tmx", self.folder / "m.tmx", "--pixels", "16")
        self.cli("import", self.folder / "m.tmx", "-o", self.folder / "back.scenario.json")
        differs = differences(document, json.loads((self.folder / "back.scenario.json").read_text()))
        self.assertEqual(sorted(differs), sorted(self.announced(answer)))

    def test_rosters(self):
        for sample in samples("army"):
            for suffix in ("ros", "rosz"):
                with self.subTest(sample=sample.name, suffix=suffix):
                    answer = self.export(sample, "battlescribe", self.folder / "r.ros", "--force")
                    self.cli("import", self.folder / f"r.{suffix}", "-o", self.folder / "back.army.json", "--force")
                    back = json.loads((self.folder / "back.army.json").read_text())
                    differs = differences(json.loads(sample.read_text()), back)
                    self.assertEqual([p for p in differs if not covered(p, self.announced(answer))], [])

    def test_damaged_imports(self):
        self.export(CROSSROADS, "tmx", self.folder / "m.tmx", "--pixels", "16")
        good = (self.folder / "m.tmx").read_bytes()
        bomb = b'<?xml version="1.0"?><!DOCTYPE m [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><map>&b;</map>'
        cases = {"cut": good[: len(good) // 2], "entities": bomb, "nothing": b"", "text": b"hello", "array": b"[]",
                 "foreign map": b'<map version="1.8" width="2" height="2" tilewidth="32" tileheight="32"/>',
                 "foreign tmj": b'{"type":"map","width":1,"height":1,"tilewidth":32}',
                 "foreign roster": b'<roster id="a" name="b"><forces><force id="c"/></forces></roster>'}
        for name, content in cases.items():
            with self.subTest(case=name):
                (self.folder / "bad").write_bytes(content)
                text = self.cli("import", self.folder / "bad", "-o", self.folder / "out.json", expect=UNREADABLE)
                self.assertIn("bad", text[1])
                self.assertFalse((self.folder / "out.json").exists())


class Campaigns(ExportCase):
    """A campaign as pages: its own one, and one to play from for each chapter, all chained."""

    def pages(self, campaign):
        answer = self.export(campaign, "html", self.folder / "web" / "story.html", "--pixels", "16")
        self.assertEqual(answer["files"][0], "story.html")
        return {name: (self.folder / "web" / name).read_text(encoding="utf-8") for name in answer["files"]}

    @staticmethod
    def links(page):
        return [link for link in re.findall(r'<a href="([^"#][^"]*)"', page)]

    def test_pages_are_chained(self):
        (self.folder / "web").mkdir()
        pages = self.pages(SAMPLES / "spreading-the-shadows.campaign.json")
        self.assertEqual(sorted(pages), ["story-1.html", "story-2.html", "story-3.html", "story.html"])
        self.assertEqual(self.links(pages["story.html"]),
                         ["story-1.html", "story-2.html", "story-2.html", "story-3.html", "story-3.html"])
        # Each chapter leads back and on; the last one only back.
        for number, on in ((1, ["story-2.html"]), (2, ["story-3.html"]), (3, [])):
            self.assertEqual(self.links(pages[f"story-{number}.html"]), ["story.html"] + on)
            self.assertIn(f"Chapter {number} of 3", pages[f"story-{number}.html"])
        for page in pages.values():
            self.assertNotIn("http://", page.replace("http://www.w3.org/2000/svg", ""))

    def test_what_is_carried_over_and_hostile_names_are_told_as_text(self):
        (self.folder / "web").mkdir()
        for name in ("master-we-are-ready", "caves-of-terror", "vortex-of-destiny"):
            shutil.copy(SAMPLES / f"{name}.scenario.json", self.folder)
        document = json.loads((SAMPLES / "spreading-the-shadows.campaign.json").read_text())
        document["title"] = {"en": "<script>alert(1)</script>"}
        document["chapters"][0]["title"] = {"en": '"><img src=x onerror=y>'}
        document["chapters"][0]["next"] = [
            {"outcome": "sons", "chapter": "chapter-3"},
            {"outcome": "black-sun", "chapter": "chapter-2",
             "carry": [{"id": "c", "kind": "points", "side": "black-sun", "points": 25}]}]
        path = self.folder / "own.campaign.json"
        path.write_text(json.dumps(document))
        pages = self.pages(path)
        self.assertNotIn("<script>alert", pages["story.html"])
        self.assertNotIn("<img src=x", pages["story.html"] + pages["story-1.html"])
        after = pages["story-1.html"].split('<section id="next">')[1]
        self.assertIn("Victory of Black Sun", after)
        self.assertIn("25 ", after)
        self.assertEqual(self.links(after), ["story-3.html", "story-2.html"])

    def test_a_missing_chapter_gets_no_page_and_is_told(self):
        (self.folder / "web").mkdir()
        shutil.copy(SAMPLES / "master-we-are-ready.scenario.json", self.folder)
        shutil.copy(SAMPLES / "spreading-the-shadows.campaign.json", self.folder)
        pages = self.pages(self.folder / "spreading-the-shadows.campaign.json")
        self.assertEqual(sorted(pages), ["story-1.html", "story.html"])
        self.assertIn("could not be read", pages["story.html"])


class Secrets(ExportCase):
    """What only one side may know, in every format."""

    SECRETS = ("hides a radio", "Buried safe", "Cellar of the axis", "Remember the ambush", "Circle in the field", "secret-piece",
               "Reinforcements of the circle", "When the safe is found")

    def battle(self):
        battle = json.loads(CROSSROADS.read_text())
        battle["specialRules"] = [{"id": "rule-1", "text": {"en": "The baker hides a radio."}, "onlyFor": "axis"}]
        battle["objectives"].append({"id": "safe", "name": {"en": "Buried safe"}, "kind": "bonus", "at": [9, 7], "value": 1,
                                     "onlyFor": "axis"})
        battle["zones"].append({"id": "cellar", "name": {"en": "Cellar of the axis"}, "side": "axis", "cells": [[9, 9]],
                                "onlyFor": "axis"})
        battle["notes"] = [{"id": "note-1", "at": [9, 1], "text": {"en": "Remember the ambush"}}]
        battle["turnTrack"].setdefault("events", []).append(
            {"id": "late", "turn": 3, "text": {"en": "Reinforcements of the circle"}, "onlyFor": ["axis"]})
        battle["pieces"].append({"id": "secret-piece", "content": "son-core:unit/sturm-rifles", "at": [9, 5], "side": "axis",
                                 "player": "black-sun", "onlyFor": "axis"})
        battle["victory"].append({"id": "aim", "side": "axis", "kind": "text", "text": {"en": "When the safe is found"},
                                  "onlyFor": "axis"})
        path = self.folder / "secret.scenario.json"
        path.write_text(json.dumps(battle), encoding="utf-8")
        return path

    def told(self, folder):
        """Names and contents of all files, those inside archives too."""
        texts = []
        for name, content in self.files(folder).items():
            texts += [name.encode(), content]
            if content[:2] == b"PK":
                with zipfile.ZipFile(io.BytesIO(content)) as archive:
                    texts += [part for entry in archive.infolist() for part in (entry.filename.encode(), archive.read(entry))]
        return b"\n".join(texts)

    def export_all(self, path, *more):
        for name in formats_for("scenario"):
            folder = self.folder / "-".join(("out", *more, name)).replace("--", "")
            folder.mkdir()
            done = subprocess.run([PROGRAM, "export", path, "--to", name, "-o", folder / f"x.{suffix_of(name)}", "--pixels", "16",
                                   "--json", *more], capture_output=True, text=True, env=self.environment)
            self.assertIn(done.returncode, (0, 1), done.stderr)
            yield name, json.loads(done.stdout), self.told(folder)

    def test_files_for_one_player_tell_nothing_of_the_other(self):
        path = self.battle()
        for name, answer, told in self.export_all(path, "--for", "majestic"):
            with self.subTest(to=name):
                for secret in self.SECRETS:
                    self.assertNotIn(secret.encode(), told)
                self.assertNotIn("open-secrets", [loss["code"] for loss in answer["losses"]])
        # Whoever may know it finds it.
        (self.folder / "theirs").mkdir()
        self.json("export", path, "--to", "bundle", "--for", "black-sun", "-o", self.folder / "theirs" / "x.bocage", expect=FINE)
        theirs = self.told(self.folder / "theirs")
        for secret in self.SECRETS:
            if secret != "Remember the ambush":  # the author's own
                self.assertIn(secret.encode(), theirs)

    def test_files_for_everybody_say_that_they_tell(self):
        path = self.battle()
        for name in formats_for("scenario"):
            answer = self.json("export", path, "--to", name, "--dry-run")
            said = [loss for loss in answer["losses"] if loss["code"] == "open-secrets"]
            self.assertEqual([loss["kind"] for loss in said], ["not-played"], name)
            self.assertIn("7", said[0]["text"])
        answer = self.json("export", CROSSROADS, "--to", "html", "--dry-run")
        self.assertNotIn("open-secrets", [loss["code"] for loss in answer["losses"]])

    def test_an_unknown_player_is_named(self):
        error = self.cli("export", CROSSROADS, "--to", "text", "-o", self.folder / "x.txt", "--for", "nobody", expect=UNREADABLE)[1]
        self.assertIn("majestic", error)
        self.assertFalse((self.folder / "x.txt").exists())


class BadInput(ExportCase):
    def test_an_existing_target_stays_unless_forced(self):
        target = self.folder / "x.md"
        target.write_text("mine")
        text = self.cli("export", CROSSROADS, "--to", "markdown", "-o", target, expect=UNREADABLE)[1]
        self.assertIn("x.md", text)
        self.assertEqual(target.read_text(), "mine")
        self.cli("export", CROSSROADS, "--to", "markdown", "-o", target, "--force")
        self.assertNotEqual(target.read_text(), "mine")

    def test_a_companion_in_the_way_stops_everything(self):
        (self.folder / "m-images").mkdir()
        (self.folder / "m-images" / "map.png").write_text("mine")
        self.cli("export", CROSSROADS, "--to", "tmx", "-o", self.folder / "m.tmx", "--pixels", "16", expect=UNREADABLE)
        self.assertFalse((self.folder / "m.tmx").exists())
        self.assertEqual([p.name for p in (self.folder / "m-images").iterdir()], ["map.png"])

    def test_a_link_that_leads_out_is_not_followed(self):
        outside = self.folder / "outside"
        outside.mkdir()
        inside = self.folder / "inside"
        inside.mkdir()
        (inside / "m-images").symlink_to(outside)
        self.cli("export", CROSSROADS, "--to", "tmx", "-o", inside / "m.tmx", "--pixels", "16", "--force", expect=UNREADABLE)
        self.assertEqual(list(outside.iterdir()), [])

    def test_a_missing_folder_and_a_folder_as_target(self):
        text = self.cli("export", CROSSROADS, "--to", "text", "-o", self.folder / "none" / "x.txt", expect=UNREADABLE)[1]
        self.assertIn("none", text)
        (self.folder / "dir").mkdir()
        self.cli("export", CROSSROADS, "--to", "text", "-o", self.folder / "dir", expect=UNREADABLE)

    def test_a_full_disk_leaves_nothing_behind(self):
        # A limit on the size of files stands for a full disk: the picture does not fit.
        script = f"ulimit -f 40; exec '{PROGRAM}' export '{CROSSROADS}' --to tmx -o '{self.folder}/m.tmx'"
        done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, env=self.environment)
        self.assertEqual(done.returncode, UNREADABLE, done.stderr)
        self.assertEqual([p.name for p in self.folder.iterdir() if p.name != "data"], [])

    def test_formats_that_do_not_apply(self):
        text = self.cli("export", SAMPLES / "ranger-company.army.json", "--to", "tmx", "-o", self.folder / "x.tmx", expect=UNREADABLE)[1]
        self.assertIn("Tiled", text)
        for name in ("png", "svg"):  # a game without a map
            for sample in ("last-wall", "three-keeps"):
                text = self.cli("export", SAMPLES / f"{sample}.scenario.json", "--to", name,
                                "-o", self.folder / f"x.{name}", expect=UNREADABLE)[1]
                self.assertIn("has no place for a document of this kind", text)
                text = self.cli("render", SAMPLES / f"{sample}.scenario.json", "-o", self.folder / f"x.{name}",
                                expect=UNREADABLE)[1]
                self.assertIn("no battlefield", text)
                self.assertFalse((self.folder / f"x.{name}").exists())
        self.cli("export", CROSSROADS, "--to", "nonsense", "-o", self.folder / "x", expect=UNREADABLE)
        self.cli("export", CROSSROADS, "--to", "text", expect=UNREADABLE)

    def test_errors_and_ghosts_are_written_with_a_visible_note(self):
        document = json.loads(CROSSROADS.read_text())
        document["pieces"][0]["content"] = "son-core:unit/never-printed"
        document["pieces"][1]["at"] = [100, 100]
        source = self.folder / "broken.scenario.json"
        source.write_text(json.dumps(document))
        for name in formats_for("scenario"):
            with self.subTest(to=name):
                answer = self.export(source, name, self.folder / f"{name}.{suffix_of(name)}", "--pixels", "16")
                self.assertGreater(answer["errors"], 0)
        for name in ("markdown.md", "html.html", "text.txt", "tts.json", "tmx.tmx"):
            self.assertIn("not fit for play", (self.folder / name).read_text(), name)

    def test_standard_output_takes_one_file(self):
        text = self.cli("export", CROSSROADS, "--to", "markdown", "-o", "-")[0]
        self.assertTrue(text.startswith("# Crossroads at Dusk"))
        self.cli("export", CROSSROADS, "--to", "tmx", "-o", "-", "--pixels", "16", expect=UNREADABLE)


if __name__ == "__main__":
    unittest.main()
