#!/usr/bin/env python3
"""Black-box tests of bocage-cli: every verb, every exit code, JSON that parses, messages that help.

usage: test_cli.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLE = SOURCE / "resources" / "samples" / "crossroads-at-dusk.scenario.json"
CORE = SOURCE / "resources" / "packs" / "son-core"

FINE, FINDINGS, UNREADABLE, INTERNAL = 0, 1, 2, 3


class CliTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-cli-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}
        self.environment.pop("DISPLAY", None)
        self.environment.pop("WAYLAND_DISPLAY", None)

    def run_cli(self, *arguments, expect=FINE, environment=None):
        # A closed standard input: a prompt would end in an error, never in a hanging test.
        done = subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=120, cwd=self.folder, env=environment or self.environment)
        self.assertEqual(done.returncode, expect, f"{arguments}\n{done.stdout}\n{done.stderr}")
        return done

    def run_json(self, *arguments, expect=FINE):
        done = self.run_cli(*arguments, "--json", expect=expect)
        self.assertEqual(done.stderr, "")
        return json.loads(done.stdout)

    def write(self, name, content):
        path = self.folder / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def sample(self, **changes):
        document = json.loads(SAMPLE.read_text(encoding="utf-8"))
        document.update(changes)
        return document

    def with_ghost(self):
        document = self.sample()
        document["pieces"][0]["content"] = "son-core:unit/never-printed"
        return document


class Usage(CliTest):
    def verbs(self):
        return [("info",), ("validate",), ("sight",), ("reach",), ("atlas",), ("odds",), ("army",), ("army", "best"), ("army", "random"),
                ("army", "share"), ("army", "unshare"), ("army", "qr"), ("army", "check"),
                ("army", "compare"), ("render",), ("thumbnail",), ("export",), ("import",), ("schema",), ("rules",), ("pack", "list"),
                ("pack", "check"), ("pack", "build"), ("pack", "install"), ("pack", "remove"), ("pack", "sheet"), ("pack", "test"),
                ("pack", "balance"), ("refresh",)]

    def test_no_verb_is_wrong_usage(self):
        self.assertIn("--help", self.run_cli(expect=UNREADABLE).stderr)

    def test_unknown_verb_is_wrong_usage(self):
        self.run_cli("frobnicate", expect=UNREADABLE)

    def test_help_lists_every_verb_and_the_exit_codes(self):
        text = self.run_cli("--help").stdout
        for verb in self.verbs():
            self.assertIn(verb[0], text)
        self.assertIn("Exit codes", text)

    def test_version(self):
        self.assertRegex(self.run_cli("--version").stdout, r"^bocage-cli \d+\.\d+\.\d+$")

    def test_every_verb_has_help_with_the_shared_options(self):
        for verb in self.verbs():
            with self.subTest(verb=verb):
                text = self.run_cli(*verb, "--help").stdout
                self.assertIn("--json", text)
                self.assertIn("--lang", text)

    def test_every_verb_refuses_an_unknown_option(self):
        for verb in self.verbs():
            with self.subTest(verb=verb):
                self.assertIn("--help", self.run_cli(*verb, "--frobnicate", expect=UNREADABLE).stderr)

    def test_every_verb_names_a_missing_argument(self):
        for verb in self.verbs():
            if verb in (("rules",), ("pack", "list"), ("pack", "check")):
                continue
            with self.subTest(verb=verb):
                self.assertIn("required", self.run_cli(*verb, expect=UNREADABLE).stderr)

    def test_output_that_cannot_be_written_is_told(self):
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run([PROGRAM, "schema", "scenario"], stdout=full, stderr=subprocess.PIPE, text=True,
                                  check=False, env=self.environment)
        self.assertEqual(done.returncode, UNREADABLE)
        self.assertIn("output", done.stderr)

    def test_a_locale_that_is_not_utf8_is_no_trouble(self):
        environment = {**self.environment, "LC_ALL": "C", "LANG": "C"}
        path = self.write("Évreux.scenario.json", self.sample(title="Évreux"))
        done = self.run_cli("info", path, environment=environment)
        self.assertIn("Évreux", done.stdout)
        self.assertEqual(done.stderr, "")


class Info(CliTest):
    def test_sample(self):
        text = self.run_cli("info", SAMPLE).stdout
        for word in ("Crossroads at Dusk", "Shadows over Normandie", "Boards", "Overlays", "Pieces", "Sides", "son-core"):
            self.assertIn(word, text)

    def test_sample_as_json(self):
        document = json.loads(SAMPLE.read_text(encoding="utf-8"))
        (file,) = self.run_json("info", SAMPLE)["files"]
        self.assertEqual(file["file"], str(SAMPLE))
        self.assertEqual(file["kind"], "scenario")
        self.assertEqual(file["system"], "normandie")
        self.assertEqual(file["boards"], len(document["battlefield"]["boards"]))
        self.assertEqual(file["overlays"], len(document["battlefield"]["overlays"]))
        self.assertEqual(file["pieces"], len(document["pieces"]))
        self.assertEqual(len(file["sides"]), len(document["sides"]))
        self.assertEqual(file["packs"][0]["installed"], file["packs"][0]["version"])
        self.assertEqual(file["findings"]["errors"], 0)

    def test_findings_do_not_change_the_exit_code(self):
        path = self.write("ghost.scenario.json", self.with_ghost())
        (file,) = self.run_json("info", path)["files"]
        self.assertGreater(file["findings"]["errors"], 0)

    def test_pack_folder(self):
        (file,) = self.run_json("info", CORE)["files"]
        self.assertEqual(file["kind"], "pack")
        self.assertEqual(file["id"], "son-core")
        self.assertGreater(file["content"]["unit"], 0)

    def test_relative_pack_folder(self):
        shutil.copytree(CORE, self.folder / "mine")
        self.run_cli("info", "mine")

    def test_one_bad_file_does_not_hide_the_others(self):
        done = self.run_cli("info", "nowhere.scenario.json", SAMPLE, expect=UNREADABLE)
        self.assertIn("nowhere.scenario.json", done.stderr)
        self.assertIn("Crossroads at Dusk", done.stdout)

    def test_french(self):
        self.assertIn("Plateaux", self.run_cli("info", SAMPLE, "--lang", "fr").stdout)


class Validate(CliTest):
    def test_sample_is_fine(self):
        self.assertIn("0 errors", self.run_cli("validate", SAMPLE).stdout)

    def test_everything_we_ship_is_fine(self):
        resources = SOURCE / "resources"
        totals = self.run_json("validate", resources / "samples", resources / "packs")["totals"]
        self.assertGreaterEqual(totals["files"], 2)
        self.assertEqual((totals["errors"], totals["unreadable"]), (0, 0))

    def test_templates_can_be_read(self):
        # They are no finished battles: who wins, and by what, is left to the author.
        templates = sorted((SOURCE / "resources" / "templates").glob("*.scenario.json"))
        self.assertTrue(templates)
        for file in self.run_json("info", *templates)["files"]:
            self.assertNotIn("problems", file)

    def test_finding(self):
        path = self.write("ghost.scenario.json", self.with_ghost())
        done = self.run_cli("validate", path, expect=FINDINGS)
        self.assertIn("DOC-REF-01", done.stdout)
        self.assertIn("son-core:unit/never-printed", done.stdout)

    def test_finding_as_json(self):
        path = self.write("ghost.scenario.json", self.with_ghost())
        report = self.run_json("validate", path, expect=FINDINGS)
        (file,) = report["files"]
        finding = next(f for f in file["findings"] if f["rule"] == "DOC-REF-01")
        self.assertEqual(finding["severity"], "error")
        self.assertIn("never-printed", finding["text"])
        self.assertEqual(finding["locations"][0]["elements"], [self.with_ghost()["pieces"][0]["id"]])
        self.assertEqual(report["totals"]["errors"], len([f for f in file["findings"] if f["severity"] == "error"]))

    def test_waiver_and_strict(self):
        document = self.with_ghost()
        path = self.write("ghost.scenario.json", document)
        findings = self.run_json("validate", path, expect=FINDINGS)["files"][0]["findings"]
        errors = [f for f in findings if f["severity"] == "error"]
        document["waivers"] = document.get("waivers", []) + [
            {"rule": f["rule"], "key": f["key"], "reason": "A test."} for f in errors]
        path = self.write("waived.scenario.json", document)
        report = self.run_json("validate", path)
        self.assertEqual(len(report["files"][0]["waived"]), len(errors))
        self.run_cli("validate", path, "--strict", expect=FINDINGS)

    def test_missing_file(self):
        done = self.run_cli("validate", "nowhere.scenario.json", expect=UNREADABLE)
        self.assertIn("nowhere.scenario.json", done.stderr)
        self.assertIn("moved or renamed", done.stderr)

    def test_broken_json_names_file_place_and_way_out(self):
        path = self.write("broken.scenario.json", '{\n  "format": "bocage.scenario",\n  "version": 1,,\n}\n')
        done = self.run_cli("validate", path, expect=UNREADABLE)
        self.assertIn("broken.scenario.json", done.stderr)
        self.assertIn("line 3", done.stderr)
        (file,) = self.run_json("validate", path, expect=UNREADABLE)["files"]
        self.assertFalse(file["readable"])
        problem = file["problems"][0]
        self.assertEqual((problem["file"], problem["line"]), (str(path), 3))
        self.assertTrue(problem["text"] and problem["advice"])

    def test_all_wrong_fields_are_told_at_once(self):
        document = self.sample()
        document["seed"] = "seven"
        document["pieces"][0]["facing"] = 99
        document["battlefield"]["boards"][0]["rotation"] = 45
        path = self.write("wrong.scenario.json", document)
        (file,) = self.run_json("validate", path, expect=UNREADABLE)["files"]
        pointers = {problem["pointer"] for problem in file["problems"]}
        self.assertLessEqual({"/seed", "/pieces/0/facing", "/battlefield/boards/0/rotation"}, pointers)

    def test_newer_version_is_refused_with_a_sentence(self):
        path = self.write("newer.scenario.json", self.sample(version=99))
        self.assertIn("newer Bocage", self.run_cli("validate", path, expect=UNREADABLE).stderr)

    def test_part_of_a_pack_is_told_apart(self):
        self.assertIn("content pack", self.run_cli("validate", CORE / "pack.json", expect=UNREADABLE).stderr)

    def test_folder_without_documents(self):
        (self.folder / "empty").mkdir()
        self.assertIn("empty", self.run_cli("validate", "empty", expect=UNREADABLE).stderr)

    def test_worst_exit_code_wins(self):
        ghost = self.write("ghost.scenario.json", self.with_ghost())
        self.run_cli("validate", ghost, "nowhere.scenario.json", SAMPLE, expect=UNREADABLE)

    def test_collection_must_be_one(self):
        self.assertIn("not a collection",
                      self.run_cli("validate", SAMPLE, "--collection", SAMPLE, expect=UNREADABLE).stderr)

    def test_collection(self):
        path = self.write("mine.collection.json",
                          {"format": "bocage.collection", "version": 1, "title": "Mine",
                           "boxes": [{"id": "son-core:box/core", "count": 99}]})
        told = self.run_json("validate", SAMPLE, "--collection", path)
        self.assertEqual(told["totals"]["errors"], 0)

    def test_boxes_that_nobody_knows(self):
        mine = self.write("mine.collection.json", {"format": "bocage.collection", "version": 1,
                                                   "boxes": [{"id": "son-core:box/core"}]})
        told = self.run_json("validate", mine)["files"][0]["findings"]
        self.assertEqual([finding["rule"] for finding in told], ["DOC-BOX-02"])
        told = self.run_json("validate", SAMPLE, "--collection", mine)["files"][0]["findings"]
        self.assertIn("DOC-BOX-02", [finding["rule"] for finding in told])

    def test_one_core_box_is_enough_for_the_sample(self):
        mine = self.write("mine.collection.json", {"format": "bocage.collection", "version": 1,
                                                   "boxes": [{"id": "son-core:box/core-box"}]})
        self.run_cli("validate", SAMPLE, "--collection", mine)

    def test_folders_in_folders(self):
        (self.folder / "a" / "b").mkdir(parents=True)
        self.write("a/b/deep.scenario.json", self.with_ghost())
        self.write("a/cut.scenario.json", "{")
        self.write("a/readme.txt", "nothing to judge")
        told = self.run_json("validate", "a", expect=UNREADABLE)
        self.assertEqual([Path(file["file"]).name for file in told["files"]], ["cut.scenario.json", "deep.scenario.json"])
        self.assertEqual(told["totals"]["unreadable"], 1)
        self.assertGreater(told["totals"]["errors"], 0)

    def test_a_linked_army_is_mended_in_its_own_file(self):
        scenario = self.sample()
        army = scenario["sides"][0]["players"][0]["force"]["armies"][0]
        roster = {"format": "bocage.army", "version": 1, **army.pop("roster"), "limit": 250}
        self.write("rangers.army.json", roster)
        army["file"] = "rangers.army.json"
        scenario["sides"][0]["players"][0]["force"]["budget"] = 250
        path = self.write("linked.scenario.json", scenario)
        finding = next(finding for finding in self.run_json("validate", path, expect=FINDINGS)["files"][0]["findings"]
                       if finding["rule"] == "SON-ARM-10")
        # The scenario may allow more; what is wrong inside the list is mended in the list's own file.
        self.assertEqual([fix["code"] for fix in finding["fixes"]], ["raise-budget"])
        alone = self.run_json("validate", "rangers.army.json", expect=FINDINGS)["files"][0]["findings"][0]
        self.assertEqual(alone["rule"], "SON-ARM-10")
        self.assertTrue(alone["fixes"])
        before = (self.folder / "rangers.army.json").read_bytes()
        self.run_cli("fix", path, "-o", "fixed.scenario.json")
        fixed = json.loads((self.folder / "fixed.scenario.json").read_text())["sides"]
        self.assertEqual(fixed[0]["players"][0]["force"]["budget"], 291)
        scenario["sides"][0]["players"][0]["force"]["budget"] = 291
        self.assertEqual(fixed, scenario["sides"])
        self.assertEqual((self.folder / "rangers.army.json").read_bytes(), before)

    def test_linked_army_that_is_missing(self):
        document = self.sample()
        player = document["sides"][0]["players"][0]
        player.setdefault("force", {})["armies"] = [{"id": "linked", "file": "absent.army.json"}]
        path = self.write("linked.scenario.json", document)
        self.assertIn("absent.army.json", self.run_cli("validate", path, expect=UNREADABLE).stderr)

    def test_link_that_leads_out(self):
        document = self.sample()
        document["sides"][0]["players"][0].setdefault("force", {})["armies"] = [
            {"id": "linked", "file": "../../etc/passwd"}]
        path = self.write("linked.scenario.json", document)
        self.assertIn("neither beside it", self.run_cli("validate", path, expect=UNREADABLE).stderr)

    def test_campaign(self):
        campaign = {"format": "bocage.campaign", "version": 1, "system": "normandie", "title": "Two nights",
                    "chapters": [{"id": "one", "scenario": "one.scenario.json", "outcomes": ["won"],
                                  "next": [{"outcome": "won", "chapter": "two"}]}]}
        self.write("one.scenario.json", self.sample())
        path = self.write("nights.campaign.json", campaign)
        self.assertIn("DOC-CAM-01", self.run_cli("validate", path, expect=FINDINGS).stdout)
        campaign["chapters"].append({"id": "two", "scenario": "two.scenario.json"})
        path = self.write("nights.campaign.json", campaign)
        self.assertIn("two.scenario.json", self.run_cli("validate", path, expect=UNREADABLE).stderr)
        self.write("two.scenario.json", self.sample())
        self.run_cli("validate", path)
        self.assertEqual(self.run_json("info", path)["files"][0]["kind"], "campaign")

    def test_a_fifo_does_not_block(self):
        os.mkfifo(self.folder / "pipe.scenario.json")
        self.run_cli("validate", "pipe.scenario.json", expect=UNREADABLE)

    def test_truncated_sample_is_always_told(self):
        text = SAMPLE.read_text(encoding="utf-8")
        for length in range(0, len(text) - 2, max(1, len(text) // 12)):
            with self.subTest(length=length):
                path = self.write("cut.scenario.json", text[:length])
                self.assertIn("cut.scenario.json", self.run_cli("validate", path, expect=UNREADABLE).stderr)

    def test_french(self):
        self.assertIn("0 erreur", self.run_cli("validate", SAMPLE, "--lang", "fr").stdout)


class Fix(CliTest):
    def broken(self):
        document = self.sample()
        document["turnTrack"].pop("end")
        document["turnTrack"].setdefault("events", []).extend(
            {"id": f"mute-{i}", "turn": 2} for i in range(3))
        return self.write("broken.scenario.json", document)

    def test_mends_until_nothing_is_left(self):
        path = self.broken()
        before = self.run_json("validate", path, expect=FINDINGS)["totals"]["errors"]
        done = self.run_cli("fix", path, "-o", "mended.scenario.json")
        self.assertIn("SON-SCN-11", done.stdout)
        self.assertEqual(done.stdout.count("SON-SCN-12"), 3)
        self.assertRegex(done.stdout, r"\b0 error\S* left")
        self.assertGreaterEqual(before, 4)
        self.run_cli("validate", "mended.scenario.json")
        # A second time there is nothing to do, and the bytes stay.
        report = self.run_json("fix", "mended.scenario.json", "-o", "again.scenario.json")
        self.assertEqual(report["steps"], [])
        self.assertEqual((self.folder / "again.scenario.json").read_bytes(),
                         (self.folder / "mended.scenario.json").read_bytes())

    def test_one_rule(self):
        report = self.run_json("fix", self.broken(), "--rule", "SON-SCN-12", "-o", "out.scenario.json", expect=FINDINGS)
        self.assertEqual({step["rule"] for step in report["steps"]}, {"SON-SCN-12"})
        self.assertIn("SON-SCN-11", {finding["rule"] for finding in report["left"]})

    def test_dry_run_writes_nothing(self):
        path = self.broken()
        bytes_before = path.read_bytes()
        report = self.run_json("fix", path, "--dry-run")
        self.assertEqual(len(report["steps"]), 4)
        self.assertEqual(path.read_bytes(), bytes_before)
        self.assertEqual([entry.name for entry in self.folder.iterdir() if entry.is_file()], [path.name])

    def test_in_place(self):
        path = self.broken()
        self.run_cli("fix", path, "-o", path, expect=UNREADABLE)
        self.run_cli("fix", path, "-o", path, "--force")
        self.run_cli("validate", path)

    def test_output_or_dry_run(self):
        self.run_cli("fix", self.broken(), expect=UNREADABLE)
        self.run_cli("fix", self.broken(), "--dry-run", "-o", "x.json", expect=UNREADABLE)

    def test_warnings_and_notes_too(self):
        path = self.write("ghost.scenario.json", self.with_ghost())
        report = self.run_json("fix", path, "--all", "--dry-run")
        self.assertIn("DOC-REF-01", {step["rule"] for step in report["steps"]})
        self.assertEqual([f for f in report["left"] if f["severity"] == "error"], [])

    def test_what_cannot_be_read(self):
        self.run_cli("fix", "nowhere.scenario.json", "--dry-run", expect=UNREADABLE)


class Schema(CliTest):
    def test_every_schema_is_json(self):
        for name in ("scenario", "army", "campaign", "collection", "pack", "content"):
            with self.subTest(name=name):
                text = self.run_cli("schema", name).stdout
                self.assertIn("draft-07", json.loads(text)["$schema"])
                shipped = SOURCE / "resources" / "schemas" / f"{name}.schema.json"
                self.assertEqual(shipped.read_text(encoding="utf-8"), text, f"bocage-cli schema {name} > {shipped}")

    def test_unknown_name_lists_the_known_ones(self):
        self.assertIn("scenario", self.run_cli("schema", "recipe", expect=UNREADABLE).stderr)


class Thumbnail(CliTest):
    def size_of(self, path):
        head = path.read_bytes()[:24]
        self.assertEqual(head[:8], b"\x89PNG\r\n\x1a\n")
        return struct.unpack(">II", head[16:24])

    def test_size(self):
        self.run_cli("thumbnail", "-s", 128, SAMPLE, "small.png")
        self.assertEqual(max(self.size_of(self.folder / "small.png")), 128)

    def test_json(self):
        report = self.run_json("thumbnail", "-s", 64, SAMPLE, "small.png")
        self.assertEqual((report["width"], report["height"]), self.size_of(self.folder / "small.png"))

    def test_size_out_of_range(self):
        self.run_cli("thumbnail", "-s", 5, SAMPLE, "small.png", expect=UNREADABLE)

    def test_unreadable_input_leaves_no_file(self):
        self.run_cli("thumbnail", "nowhere.scenario.json", "small.png", expect=UNREADABLE)
        self.assertFalse((self.folder / "small.png").exists())

    def test_unwritable_output_is_named(self):
        done = self.run_cli("thumbnail", SAMPLE, "no-such-folder/small.png", expect=UNREADABLE)
        self.assertIn("no-such-folder", done.stderr)


class Render(CliTest):
    def test_every_format(self):
        for name, magic in (("map.png", b"\x89PNG"), ("map.svg", b"<?xml"), ("map.pdf", b"%PDF")):
            with self.subTest(name=name):
                self.run_cli("render", SAMPLE, "-o", name, "--cell", 5)
                self.assertTrue((self.folder / name).read_bytes().startswith(magic))

    def test_same_bytes_for_the_same_scenario(self):
        self.run_cli("render", SAMPLE, "-o", "one.png", "--cell", 5)
        self.run_cli("render", SAMPLE, "-o", "two.png", "--cell", 5)
        self.assertEqual((self.folder / "one.png").read_bytes(), (self.folder / "two.png").read_bytes())

    @unittest.skipUnless(shutil.which("pdffonts") or "BOCAGE_ALL_TOOLS" in os.environ, "poppler-utils is not installed")
    def test_the_pdf_embeds_its_fonts(self):
        self.run_cli("render", SAMPLE, "-o", "map.pdf")
        listed = subprocess.run(["pdffonts", self.folder / "map.pdf"], capture_output=True, text=True, check=True)
        fonts = listed.stdout.splitlines()[2:]
        self.assertTrue(fonts)
        for font in fonts:
            self.assertRegex(font, r"\byes\b")

    def test_json(self):
        self.assertEqual(self.run_json("render", SAMPLE, "-o", "map.svg"),
                         {"output": "map.svg", "errors": 0, "waived": 0})

    def test_errors_are_said_on_every_picture(self):
        broken = self.sample()
        broken["turnTrack"].pop("end")
        path = self.write("broken.scenario.json", broken)
        # The sample itself says nothing.
        self.assertEqual(self.run_cli("render", SAMPLE, "-o", "clean.svg").stderr, "")
        self.assertNotIn("not fit for play", (self.folder / "clean.svg").read_text(encoding="utf-8"))
        for name in ("map.png", "map.svg", "map.pdf"):
            with self.subTest(name=name):
                done = self.run_cli("render", path, "-o", name, "--cell", 5)
                self.assertRegex(done.stderr, r"1 error.*not fit for play")
        self.assertIn("not fit for play".encode(), (self.folder / "map.png").read_bytes())
        self.assertIn("<desc>1 error", (self.folder / "map.svg").read_text(encoding="utf-8"))
        title = "not fit for play".encode("utf-16-be")
        self.assertIn(title, (self.folder / "map.pdf").read_bytes())
        self.run_cli("render", SAMPLE, "-o", "clean.png", "--cell", 5)
        size = lambda name: struct.unpack(">II", (self.folder / name).read_bytes()[16:24])
        self.assertEqual(size("clean.png")[0], size("map.png")[0])
        self.assertLess(size("clean.png")[1], size("map.png")[1], "a strip below the map")
        done = self.run_cli("thumbnail", path, "small.png")
        self.assertIn("not fit for play", done.stderr)
        self.assertIn("not fit for play".encode(), (self.folder / "small.png").read_bytes())
        self.assertEqual(self.run_json("render", path, "-o", "map.svg", "--force")["errors"], 1)

    def test_errors_are_said_in_an_atlas_too(self):
        broken = self.sample()
        broken["turnTrack"].pop("end")
        path = self.write("broken.scenario.json", broken)
        self.assertEqual(self.run_json("atlas", SAMPLE)["errors"], 0)
        self.assertEqual(self.run_json("atlas", path)["errors"], 1)
        self.assertEqual(self.run_json("atlas", path, "-o", "a.json"), {"output": "a.json", "errors": 1, "waived": 0})
        self.assertEqual(json.loads((self.folder / "a.json").read_text())["errors"], 1)
        self.assertIn("not fit for play", self.run_cli("atlas", path, "-o", "a.png").stderr)
        self.assertIn("not fit for play".encode(), (self.folder / "a.png").read_bytes())

    def test_waived_findings_are_said_too(self):
        broken = self.sample()
        broken["turnTrack"].pop("end")
        broken["waivers"] = [{"rule": "SON-SCN-11", "key": "SON-SCN-11||", "reason": "No end."}]
        path = self.write("waived.scenario.json", broken)
        done = self.run_cli("render", path, "-o", "map.svg")
        self.assertIn("Legal with 1 waiver", done.stderr)
        self.assertNotIn("not fit", done.stderr)

    def test_unknown_suffix_layer_and_input(self):
        self.run_cli("render", SAMPLE, "-o", "map.gif", expect=UNREADABLE)
        self.run_cli("render", SAMPLE, "-o", "map.png", "--layers", "frogs", expect=UNREADABLE)
        self.run_cli("render", "nowhere.scenario.json", "-o", "map.png", expect=UNREADABLE)
        self.assertEqual(list(self.folder.glob("map.*")), [])

    def test_a_campaign_has_no_map(self):
        campaign = self.write("mine.campaign.json", {"format": "bocage.campaign", "version": 1, "system": "normandie",
                                                     "title": "Mine"})
        self.assertIn("mine.campaign.json", self.run_cli("render", campaign, "-o", "map.png", expect=UNREADABLE).stderr)


class Battle(CliTest):
    """The verbs that ask the engines about units as they lie on the map."""

    def units(self):
        pieces = self.sample()["pieces"]
        first = next(piece for piece in pieces if ":unit/" in piece["content"] and piece.get("side"))
        other = next(piece for piece in pieces
                     if ":unit/" in piece["content"] and piece.get("side", first["side"]) != first["side"])
        return first["id"], other["id"]

    def test_a_game_without_an_answer_says_who_has_one(self):
        document = json.loads(SAMPLE.read_text(encoding="utf-8"))
        other = self.folder / "other.scenario.json"
        for system, name, verb in (("malice", "Shadows of Malice", ("sight", other, "A1", "B2")),
                                   ("crusades", "Cthulhu Crusades", ("sight", other, "A1", "B2")),
                                   ("crusades", "Cthulhu Crusades", ("reach", other, "A1")),
                                   ("crusades", "Cthulhu Crusades", ("atlas", other))):
            document["system"] = system
            other.write_text(json.dumps(document), encoding="utf-8")
            done = self.run_cli(*verb, expect=UNREADABLE)
            self.assertIn(f"{name} has no answer", done.stderr)
            self.assertIn("Shadows over Normandie", done.stderr)
            self.assertIn("Answered by: Shadows over Normandie", self.run_cli(verb[0], "--help").stdout)
        self.run_cli("army", "best", "--system", "malice", expect=UNREADABLE)

    def test_sight(self):
        first, other = self.units()
        answer = self.run_json("sight", SAMPLE, first, other)
        self.assertIn(answer["state"], ("clear", "obscured", "blocked"))
        self.assertEqual((answer["blocker"] is not None) and answer["state"] != "blocked", False)
        back = self.run_json("sight", SAMPLE, answer["to"], answer["from"], "--terrain-only")
        there = self.run_json("sight", SAMPLE, answer["from"], answer["to"], "--terrain-only")
        self.assertEqual(there["state"] == "blocked", back["state"] == "blocked")

    def test_reach(self):
        first, _ = self.units()
        answer = self.run_json("reach", SAMPLE, first)
        self.assertTrue(answer["cells"])
        for entry in answer["cells"]:
            self.assertLessEqual(entry["cost"], answer["points"])
        way = self.run_json("reach", SAMPLE, first, "--to", answer["cells"][-1]["cell"])["to"]
        self.assertEqual(way["cost"], answer["cells"][-1]["cost"])

    def test_reach_without_movement_stays(self):
        first, _ = self.units()
        cells = self.run_json("reach", SAMPLE, first, "--move", 0)["cells"]
        self.assertLessEqual(len(cells), 1)

    def test_odds_of_one_unit(self):
        first, _ = self.units()
        for form, key in (("--terror", "terror"), ("--search", "search"), ("--raise", "raise")):
            answer = self.run_json("odds", SAMPLE, first, form)
            self.assertEqual(set(answer), {"attacker", key})
            self.assertIn("SON-", json.dumps(answer))
            self.assertTrue(self.run_cli("odds", SAMPLE, first, form).stdout)
        forced = self.run_json("odds", SAMPLE, first, "--terror", "--value", "5")["terror"][0]
        self.assertEqual((forced["cause"], forced["value"]), ("effect", 5))
        self.assertAlmostEqual(sum(row["probability"] for row in forced["outcomes"]), 1)
        self.assertIn("demolition", self.run_json("odds", SAMPLE, first, "--structure", "A1"))

    def test_odds_need_somebody_or_something_to_roll_for(self):
        first, other = self.units()
        self.run_cli("odds", SAMPLE, first, expect=UNREADABLE)
        self.run_cli("odds", SAMPLE, first, other, "--terror", expect=UNREADABLE)
        self.run_cli("odds", SAMPLE, first, other, "--spend", "never-printed", expect=UNREADABLE)
        self.run_cli("odds", SAMPLE, first, "--split", other, expect=UNREADABLE)
        self.assertIn("D7=2", self.run_cli("odds", SAMPLE, first, "--split", other, expect=UNREADABLE).stderr)
        self.run_json("odds", SAMPLE, first, "--split", f"{other}=1", "--split", f"{other}=1")

    def test_odds_add_up(self):
        first, other = self.units()
        answer = self.run_json("odds", SAMPLE, first, other)
        for odds in [*answer["shots"], answer["assault"]]:
            if "refused" not in odds:
                self.assertAlmostEqual(sum(row["probability"] for row in odds["outcomes"]), 1)

    def test_atlas(self):
        answer = self.run_json("atlas", SAMPLE)
        self.assertEqual({place["id"] for place in answer["places"] if place["kind"] == "zone"},
                         {zone["id"] for zone in self.sample()["zones"]})
        self.assertEqual(self.run_json("atlas", SAMPLE, "-o", "atlas.json"), {"output": "atlas.json", "errors": 0, "waived": 0})
        self.assertEqual(json.loads((self.folder / "atlas.json").read_text(encoding="utf-8")), answer)

    def test_places_that_are_none(self):
        for verb in (("sight", "ZZ99", "A1"), ("reach", "nobody"), ("odds", "nobody", "A1")):
            with self.subTest(verb=verb):
                done = self.run_cli(verb[0], SAMPLE, *verb[1:], expect=UNREADABLE)
                self.assertIn(verb[1], done.stderr)

    def test_unreadable_input(self):
        for verb in (("sight", "A1", "B2"), ("reach", "A1"), ("odds", "A1", "B2"), ("atlas",)):
            with self.subTest(verb=verb):
                done = self.run_cli(verb[0], "nowhere.scenario.json", *verb[1:], expect=UNREADABLE)
                self.assertIn("nowhere.scenario.json", done.stderr)


class Rules(CliTest):
    def test_every_system(self):
        systems = {system["system"]: system for system in self.run_json("rules")["systems"]}
        self.assertEqual(set(systems), {"normandie", "malice", "crusades"})
        for name, system in systems.items():
            with self.subTest(system=name):
                self.assertEqual(sum(system["totals"].values()), len(system["rules"]))
                self.assertEqual(len({rule["id"] for rule in system["rules"]}), len(system["rules"]))
                for rule in system["rules"]:
                    self.assertIn(rule["status"], ("checked", "derived", "engine", "printed"))
                    self.assertTrue(rule["text"])

    def test_one_system(self):
        self.assertIn("SON-LOS-01", self.run_cli("rules", "--system", "normandie").stdout)
        self.assertEqual(len(self.run_json("rules", "--system", "malice")["systems"]), 1)
        self.assertIn("Une ligne de vue va du milieu", self.run_cli("rules", "--system", "normandie", "--lang",
                                                                    "fr").stdout)

    def test_unknown_system(self):
        self.assertIn("normandie", self.run_cli("rules", "--system", "chess", expect=UNREADABLE).stderr)

    def test_every_checked_rule_has_a_failing_and_a_passing_case(self):
        (system,) = self.run_json("rules", "--system", "normandie")["systems"]
        data = SOURCE / "tests" / "data"
        listed = {rule["id"] for rule in system["rules"]} | {"SON-" + ruling["id"] for ruling in system["rulings"]}
        self.assertEqual(listed, set((data / "rule-ids-normandie.txt").read_text().split()))
        named = set()
        for rule in system["rules"]:
            cases = rule.get("failing", [])
            named.update(case.removeprefix("test_verdict_corpus.") for case in cases)
            if rule["status"] == "checked":
                self.assertTrue(cases and rule["passing"], rule["id"])
                self.assertTrue(rule["source"] or rule["text"], rule["id"])
        corpus = {path.stem for path in (data / "verdict").glob("SON-*.json")}
        self.assertEqual(named, {case for case in corpus if not case.startswith("SON-AMB-")})


class Packs(CliTest):
    def my_pack(self):
        shutil.copytree(CORE, self.folder / "mine")
        manifest = json.loads((CORE / "pack.json").read_text(encoding="utf-8"))
        return self.folder / "mine", manifest

    def test_list(self):
        self.assertIn("son-core", self.run_cli("pack", "list").stdout)
        report = self.run_json("pack", "list")
        self.assertEqual(report["problems"], [])
        core = next(pack for pack in report["packs"] if pack["id"] == "son-core")
        self.assertEqual(core["origin"], "program")

    def test_what_we_ship_is_sound(self):
        packs = sorted(path.parent for path in (SOURCE / "resources" / "packs").glob("*/pack.json"))
        self.assertIn("sound", self.run_cli("pack", "check", *packs).stdout)

    def test_check_finds_a_bad_field(self):
        folder, _ = self.my_pack()
        boards = json.loads((folder / "boards.json").read_text(encoding="utf-8"))
        boards["items"][0]["faces"][0]["grid"]["rows"][0] += "x"
        (folder / "boards.json").write_text(json.dumps(boards), encoding="utf-8")
        done = self.run_cli("pack", "check", "mine", expect=FINDINGS)
        self.assertIn("boards.json", done.stderr)
        (pack,) = self.run_json("pack", "check", "mine", expect=FINDINGS)["packs"]
        self.assertTrue(pack["readable"])
        self.assertTrue(pack["problems"])

    def test_check_of_no_pack(self):
        (self.folder / "empty").mkdir()
        self.assertIn("pack.json", self.run_cli("pack", "check", "empty", expect=UNREADABLE).stderr)

    def test_build_check_and_info_of_the_archive(self):
        self.my_pack()
        self.run_cli("pack", "build", "mine", "-o", "mine.bocagepack")
        self.run_cli("pack", "check", "mine.bocagepack")
        (file,) = self.run_json("info", "mine.bocagepack")["files"]
        self.assertEqual(file["id"], "son-core")
        first = (self.folder / "mine.bocagepack").read_bytes()
        self.run_cli("pack", "build", "mine", "-o", "mine.bocagepack", "--force")
        self.assertEqual(first, (self.folder / "mine.bocagepack").read_bytes())

    def test_build_names_the_file_after_the_pack(self):
        _, manifest = self.my_pack()
        report = self.run_json("pack", "build", "mine")
        self.assertEqual(report["output"], f"son-core-{manifest['packVersion']}.bocagepack")
        self.assertTrue((self.folder / report["output"]).is_file())

    def test_a_pack_with_errors_is_not_built(self):
        folder, _ = self.my_pack()
        (folder / "boards.json").write_text("{", encoding="utf-8")
        self.run_cli("pack", "build", "mine", "-o", "mine.bocagepack", expect=FINDINGS)
        self.assertFalse((self.folder / "mine.bocagepack").exists())

    def test_a_sheet_says_what_is_wrong_with_the_pack(self):
        clean = self.run_json("pack", "sheet", "son-core", "-k", "marker", "-o", "clean.png", "--cell", 40)
        self.assertEqual(clean["errors"], 0)
        self.assertNotIn("not fit".encode(), (self.folder / "clean.png").read_bytes())
        mine = self.folder / "mine"
        shutil.copytree(CORE, mine)
        tiles = json.loads((mine / "tiles.json").read_text(encoding="utf-8"))
        del tiles["items"][0]["units"]
        (mine / "tiles.json").write_text(json.dumps(tiles), encoding="utf-8")
        done = self.run_cli("pack", "sheet", mine, "-k", "marker", "-o", "sheet.png", "--cell", 40)
        self.assertRegex(done.stderr, r"error.*not fit for play")
        self.assertIn("not fit for play".encode(), (self.folder / "sheet.png").read_bytes())
        told = self.run_json("pack", "sheet", mine, "-k", "marker", "-o", "sheet.png", "--cell", 40, "--force")
        self.assertGreater(told["errors"], 0)
        self.assertGreater(told["height"], clean["height"])
        # Drawings of the program are no part of the pack.
        self.assertNotIn("not fit", self.run_cli("pack", "sheet", mine, "-k", "symbol", "-o", "s.png").stderr)

    def test_install_then_list(self):
        folder, manifest = self.my_pack()
        manifest["packVersion"] = "99.0.0"
        (folder / "pack.json").write_text(json.dumps(manifest), encoding="utf-8")
        done = self.run_cli("pack", "install", "mine", "--replace")
        self.assertIn("99.0.0", done.stdout)
        core = next(pack for pack in self.run_json("pack", "list")["packs"] if pack["id"] == "son-core")
        self.assertEqual((core["version"], core["origin"]), ("99.0.0", "user"))

    def test_install_replaces_only_when_told_and_removes(self):
        self.my_pack()
        # The program's own is replaced only when told, like any other.
        self.assertIn("comes with Bocage", self.run_cli("pack", "install", "mine", expect=UNREADABLE).stderr)
        self.run_cli("pack", "install", "mine", "--replace")
        said = self.run_cli("pack", "install", "mine", expect=UNREADABLE).stderr
        self.assertIn("son-core", said)
        self.assertIn("--replace", said)
        self.run_cli("pack", "install", "mine", "--replace")
        self.assertEqual(self.run_json("pack", "remove", "son-core"), {"removed": "son-core"})
        self.run_cli("pack", "remove", "son-core", expect=UNREADABLE)

    def test_altered_archive_is_refused(self):
        self.my_pack()
        self.run_cli("pack", "build", "mine", "-o", "mine.bocagepack")
        with zipfile.ZipFile(self.folder / "mine.bocagepack") as archive:
            entries = {name: archive.read(name) for name in archive.namelist()}
        entries["boards.json"] = entries["boards.json"].replace(b'"seed"', b'"sead"', 1) + b" "
        with zipfile.ZipFile(self.folder / "altered.bocagepack", "w") as archive:
            for name, content in entries.items():
                archive.writestr(name, content)
        self.assertIn("boards.json", self.run_cli("pack", "install", "altered.bocagepack", expect=FINDINGS).stderr)

    def test_hostile_archive_is_refused(self):
        with zipfile.ZipFile(self.folder / "evil.bocagepack", "w") as archive:
            archive.writestr("../outside.json", "{}")
        done = self.run_cli("pack", "install", "evil.bocagepack", expect=UNREADABLE)
        self.assertIn("evil.bocagepack", done.stderr)
        self.assertFalse((self.folder.parent / "outside.json").exists())



class Army(CliTest):
    RANGERS = SOURCE / "resources" / "samples" / "ranger-company.army.json"

    def army(self, *arguments):
        return self.run_json("army", *arguments)["armies"][0]

    def test_totals_name_their_sources(self):
        army = self.army(self.RANGERS)
        for total in (army["orders"], army["bluffs"], army["points"]):
            self.assertEqual(total["value"], sum(term["value"] for term in total["terms"]))
            self.assertTrue(all(term["rule"] and term["text"] for term in total["terms"]))
        self.assertEqual(army["points"]["value"], sum(entry["cost"] for entry in army["entries"]))
        self.assertEqual(army["breakingPoints"], sum(entry["breakingPoints"] for entry in army["entries"]))
        self.assertEqual(army["units"]["total"], sum(entry["units"] for entry in army["entries"]))
        self.assertIn({"what": "bluff", "option": "", "name": "bluff markers", "count": 2}, army["handOut"])
        grenades = next(a for a in army["access"] if a["option"] == "son-core:option/grenades")
        self.assertEqual(grenades["reach"], "whole-army")
        self.assertEqual(len(grenades["units"]), army["units"]["total"])
        text = self.run_cli("army", self.RANGERS).stdout
        for word in ("Ranger company", "Orders", "Who may use what", "To hand out", "SON-ARM-17"):
            self.assertIn(word, text)
        self.assertIn("Compagnie de Rangers", self.run_cli("army", self.RANGERS, "--lang", "fr").stdout)

    def test_armies_of_a_scenario_under_its_limits(self):
        scenario = json.loads(SAMPLE.read_text(encoding="utf-8"))
        armies = self.run_json("army", SAMPLE)["armies"]
        players = [player for side in scenario["sides"] for player in side["players"]]
        self.assertEqual(len(armies), sum(len(p.get("force", {}).get("armies", [])) for p in players))
        for army in armies:
            player = next(p for p in players if p["id"] == army["player"])
            self.assertEqual(army["limit"], player["force"].get("budget", army["limit"]))
            self.assertEqual(self.run_json("army", SAMPLE, "--player", player["id"])["armies"], [army])
        self.run_cli("army", SAMPLE, "--player", "nobody", expect=UNREADABLE)

    def test_variants_with_their_difference(self):
        document = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        entries = json.loads(json.dumps(document["entries"]))
        del entries[1]["fillings"][0]
        entries.append({"id": "more", "content": "son-core:tile/ranger-weapons"})
        document["variants"] = [{"id": "variant-1", "name": {"en": "heavier"}, "entries": entries}]
        path = self.write("rangers.army.json", document)
        army = self.army(path)
        variant = army["variants"][0]
        self.assertEqual(variant["points"] - army["points"]["value"],
                         variant["diff"]["gained"] - variant["diff"]["lost"])
        self.assertEqual([line["content"] for line in variant["diff"]["added"]], ["son-core:tile/ranger-weapons"])
        self.assertEqual([line["content"] for line in variant["diff"]["removed"]], ["son-core:option/ammo"])
        text = self.run_cli("army", path).stdout
        self.assertIn('Another list, "heavier": ', text)  # "Variant 1", as the window names it, would be said twice
        self.assertIn("+ Ranger weapons", text.replace("Weapons", "weapons"))

    def test_best_army_is_legal_and_explained(self):
        best = self.run_json("army", "best", "--points", 200, "--faction", "majestic", "--goal", "firepower",
                             "--hero", "ariane", "-o", "best.army.json")
        self.assertTrue(best["proven"])
        self.assertLessEqual(best["points"], 200)
        self.assertEqual(best["points"], sum(one["cost"] for one in best["chosen"]))
        self.assertIn("son-core:tile/ariane", [one["content"] for one in best["chosen"]])
        self.run_cli("validate", "best.army.json")
        self.assertEqual(self.army("best.army.json")["points"]["value"], best["points"])
        self.assertIn("adds", self.run_cli("army", "best", "--faction", "majestic").stdout)

    def test_best_army_within_a_collection(self):
        one_box = self.write("mine.collection.json", {
            "format": "bocage.collection", "version": 1, "title": {"en": "Two tiles"},
            "pieces": [{"id": "son-core:tile/ranger-command", "count": 1},
                       {"id": "son-core:tile/ranger-platoon", "count": 1}]})
        best = self.run_json("army", "best", "--points", 500, "--faction", "majestic", "--collection", one_box)
        self.assertEqual(sorted(one["content"] for one in best["chosen"]),
                         ["son-core:tile/ranger-command", "son-core:tile/ranger-platoon"])

    def core_box(self, **more):
        return self.write("core.collection.json", {"format": "bocage.collection", "version": 1,
                                                   "boxes": [{"id": "son-core:box/core-box"}], **more})

    def test_best_army_of_one_box_can_be_fielded(self):
        for points in (150, 300, 500):
            best = self.run_json("army", "best", "--points", points, "--faction", "majestic", "--collection",
                                 self.core_box(), "-o", f"best-{points}.army.json")
            self.assertLessEqual(best["points"], points)
            found = self.run_json("validate", f"best-{points}.army.json", "--collection", self.core_box())
            self.assertEqual([f for f in found["files"][0]["findings"] if f["severity"] in ("error", "missing")], [])

    def test_lost_pieces_are_not_used(self):
        lost = self.core_box(lost=[{"id": "son-core:tile/ranger-command"}])
        best = self.run_json("army", "best", "--points", 300, "--faction", "majestic", "--collection", lost)
        self.assertNotIn("son-core:tile/ranger-command", [one["content"] for one in best["chosen"]])
        # What somebody owns is no matter of the rules: nothing is wrong with the army.
        told = self.run_cli("validate", self.RANGERS, "--collection", lost).stdout
        self.assertIn("Not in your boxes", told)
        self.assertIn("0 errors", told)
        told = self.run_json("validate", self.RANGERS, "--collection", lost)
        self.assertEqual((told["totals"]["errors"], told["totals"]["missing"]), (0, 1))
        missing = [f for f in told["files"][0]["findings"] if f["severity"] == "missing"]
        # One finding: the counters of the tile are no further news.
        self.assertEqual([f["arguments"][0] for f in missing], ["son-core:tile/ranger-command"])

    def test_contradicting_wishes_are_told(self):
        def told(*wishes, expect=UNREADABLE):
            done = self.run_cli("army", "best", *wishes, "-o", "never.army.json", expect=expect)
            self.assertFalse((self.folder / "never.army.json").exists())
            return done.stderr
        self.assertIn("The army to start from is one of", told("--start", self.RANGERS, "--faction", "deep-ones"))
        self.assertIn("both asked for and forbidden",
                      told("--faction", "majestic", "--hero", "ariane", "--without", "ariane"))
        self.assertIn("fights for", told("--faction", "deep-ones", "--hero", "ariane"))
        self.assertIn("not among the permitted",
                      told("--faction", "majestic", "--hero", "ariane", "--only", "ranger-command"))
        self.assertIn("is in the army to start from", told("--start", self.RANGERS, "--without", "ranger-command"))
        self.assertIn("only 10 may be spent", told("--start", self.RANGERS, "--points", 10))
        self.assertIn("never-printed", told("--faction", "majestic", "--without", "never-printed"))
        wrong = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        wrong["entries"].append({"id": "foreign", "content": "son-core:tile/spawn-swarm"})
        wrong["limit"] = 900
        path = self.write("wrong.army.json", wrong)
        self.assertIn("nothing added can mend", told("--start", path, expect=FINDINGS))

    def test_what_the_best_army_holds_is_of_use(self):
        useless = {"SON-ARM-22", "SON-ARM-23", "SON-ARM-33", "SON-ARM-45", "SON-ARM-46", "SON-ARM-47", "SON-ARM-61",
                   "SON-ARM-64", "SON-ARM-66", "SON-ARM-72"}
        for faction in ("majestic", "black-sun", "deep-ones"):
            for goal in ("points", "orders"):
                self.run_cli("army", "best", "--points", 300, "--faction", faction, "--goal", goal, "-o",
                             f"{faction}-{goal}.army.json")
                found = self.run_json("validate", f"{faction}-{goal}.army.json")["files"][0]["findings"]
                self.assertFalse(useless & {finding["rule"] for finding in found}, (faction, goal, found))

    def waived(self):
        army = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        army["limit"] = 10
        path = self.write("waived.army.json", army)
        key = next(f["key"] for f in self.run_json("validate", path, expect=FINDINGS)["files"][0]["findings"]
                   if f["severity"] == "error")
        army["waivers"] = [{"rule": "SON-ARM-10", "key": key, "reason": {"en": "agreed"}}]
        return self.write("waived.army.json", army)

    def test_a_waived_army_is_legal_with_a_waiver(self):
        path = self.waived()
        self.assertIn("Legal with 1 waiver", self.run_cli("army", path).stdout)
        self.assertIn("Legal with 1 waiver", self.run_cli("army", "share", path).stderr)

    def test_organisers_check(self):
        folder = self.folder / "lists"
        folder.mkdir()
        shutil.copy(self.RANGERS, folder)
        shutil.move(self.waived(), folder)
        code = self.run_cli("army", "share", self.RANGERS).stdout.strip()
        codes = self.write("codes.txt", f"# our lists\nAnna: {code}\nBert, {code[:-4]}\n")
        table = self.run_json("army", "check", folder, codes, "--limit", 400, expect=UNREADABLE)
        self.assertEqual([army["passed"] for army in table["armies"]], [True, True, True, False])
        self.assertEqual(table["armies"][2]["player"], "Anna")
        self.assertEqual((table["passed"], table["failed"]), (3, 1))
        # Waivers are refused unless they are asked for.
        strict = self.run_json("army", "check", folder, expect=FINDINGS)["armies"]
        self.assertEqual([army["passed"] for army in strict], [True, False])
        lenient = self.run_json("army", "check", folder, "--waivers")["armies"]
        self.assertEqual(lenient[0]["verdict"], "Legal")
        self.assertIn("Legal with 1 waiver", lenient[1]["verdict"])
        banned = self.run_cli("army", "check", folder, "--waivers", "--ban", "ranger-command", expect=FINDINGS).stdout
        self.assertIn("is banned", banned)
        packs = self.run_cli("army", "check", folder, "--waivers", "--pack", "son-ghouls", expect=FINDINGS).stdout
        self.assertIn("not permitted", packs)
        lines = self.run_cli("army", "check", folder, "--limit", 20, "--csv", expect=FINDINGS).stdout.splitlines()
        self.assertEqual(len(lines), 3)
        self.assertTrue(lines[0].startswith("source,title,player,club,faction,points,limit,passed"))
        self.assertIn(",20,no,", lines[1])
        for line in lines:
            self.assertNotIn("␍", line)
        self.run_cli("army", "check", self.folder / "nowhere.army.json", expect=UNREADABLE)
        self.run_cli("army", "check", folder, "--ban", "never-printed", expect=UNREADABLE)
        self.run_cli("army", "check", folder, "--pack", "never-printed", expect=UNREADABLE)

    def test_organisers_check_of_a_game_without_points(self):
        keep = SOURCE / "resources" / "samples" / "crow-keep.army.json"
        told = self.run_cli("army", "check", keep, "--limit", 250).stdout.splitlines()[0]
        self.assertTrue(told.endswith("Crow keep and a warlike village · passed"), told)
        self.assertIn(",,,yes,", self.run_cli("army", "check", keep, "--limit", 250, "--csv").stdout)

    def test_last_points_are_filled(self):
        filled = self.run_json("army", "best", "--start", self.RANGERS, "-o", "full.army.json")
        before, after = self.army(self.RANGERS), self.army("full.army.json")
        self.assertGreater(after["points"]["value"], before["points"]["value"])
        self.assertLessEqual(after["points"]["value"], after["limit"])
        self.assertEqual(filled["points"], after["points"]["value"])
        self.run_cli("validate", "full.army.json")

    def test_nothing_fits(self):
        self.assertIn("No legal army", self.run_cli("army", "best", "--faction", "majestic", "--points", 3,
                                                    expect=FINDINGS).stderr)
        self.assertIn("majestic", self.run_cli("army", "best", "--faction", "romans", expect=UNREADABLE).stderr)
        self.run_cli("army", "best", "--faction", "majestic", "--hero", "nobody", expect=UNREADABLE)

    def test_random_army(self):
        for seed in (1, 2):
            self.run_cli("army", "random", "--points", 300, "--faction", "deep-ones", "--seed", seed,
                         "-o", f"{seed}.army.json")
            self.run_cli("validate", f"{seed}.army.json")
        self.run_cli("army", "random", "--points", 300, "--faction", "deep-ones", "--seed", 1, "-o", "again.army.json")
        self.assertEqual((self.folder / "1.army.json").read_bytes(), (self.folder / "again.army.json").read_bytes())
        self.assertNotEqual((self.folder / "1.army.json").read_bytes(), (self.folder / "2.army.json").read_bytes())

    def test_two_armies_side_by_side(self):
        circle = SOURCE / "resources" / "samples" / "black-sun-circle.army.json"
        compared = self.run_json("army", "compare", self.RANGERS, circle, "--range", 10, "--turns", 5)
        rangers, others = compared["armies"]
        self.assertEqual(rangers["points"], self.army(self.RANGERS)["points"])
        for army in (rangers, others):
            self.assertEqual([p["range"] for p in army["firepower"]["infantry"]], list(range(1, 11)))
            self.assertGreaterEqual(army["firepower"]["infantry"][0]["hits"], army["firepower"]["infantry"][-1]["hits"])
            left = [p["units"] for p in army["stayingPower"]]
            self.assertEqual(left[0], army["units"]["total"])
            self.assertEqual(left, sorted(left, reverse=True))
        self.assertEqual(compared["diff"]["gained"], others["points"]["value"])
        self.assertEqual(compared["diff"]["lost"], rangers["points"]["value"])
        same = self.run_json("army", "compare", self.RANGERS, self.RANGERS)
        self.assertEqual(same["diff"], {"gained": 0, "lost": 0, "added": [], "removed": []})
        self.assertIn("range 10", self.run_cli("army", "compare", self.RANGERS, circle).stdout)

    def test_share_code_there_and_back(self):
        code = self.run_cli("army", "share", self.RANGERS).stdout.strip()
        self.assertTrue(code.startswith("bocage1:"))
        self.run_cli("army", "unshare", code, "-o", "back.army.json")
        self.assertEqual((self.folder / "back.army.json").read_bytes(), self.RANGERS.read_bytes())
        self.assertIn("incomplete", self.run_cli("army", "unshare", code[:-1], "-o", "no.army.json",
                                                 expect=UNREADABLE).stderr)
        self.assertFalse((self.folder / "no.army.json").exists())
        self.assertIn("--player", self.run_cli("army", "share", SAMPLE, expect=UNREADABLE).stderr)

    def test_qr_code(self):
        self.run_cli("army", "qr", self.RANGERS, "-o", "code.png")
        self.run_cli("army", "qr", self.RANGERS, "-o", "code.svg")
        self.assertTrue((self.folder / "code.svg").read_text().startswith("<svg"))
        self.assertEqual((self.folder / "code.png").read_bytes()[:4], b"\x89PNG")
        self.run_cli("army", "qr", self.RANGERS, "-o", "code.bmp", expect=UNREADABLE)
        document = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        noise = random.Random(1)
        document["notes"] = {"en": "".join(noise.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(9000))}
        long = self.write("long.army.json", document)
        self.assertIn("one QR code holds", self.run_cli("army", "qr", long, "-o", "long.png", expect=UNREADABLE).stderr)

    def test_the_last_tile_is_not_what_pays(self):
        document = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        document["entries"] = [{**document["entries"][0], "fillings": []}]
        document["limit"] = 94
        path = self.write("dear.army.json", document)
        report = self.run_json("fix", path, "-o", "paid.army.json")
        self.assertEqual([step["fix"] for step in report["steps"]], ["raise-limit"])
        self.assertEqual([row["rule"] for row in report["left"] if row["severity"] == "error"], [])

    def broken(self):
        document = json.loads(self.RANGERS.read_text(encoding="utf-8"))
        document["limit"] = 50
        return self.write("broken.army.json", document)

    def test_an_army_with_errors_says_so_wherever_it_goes(self):
        path = self.broken()
        unfit = r"1 error.*not fit for play"
        self.assertEqual(self.run_cli("army", "share", self.RANGERS).stderr, "")
        shared = self.run_cli("army", "share", path)
        self.assertRegex(shared.stderr, unfit)
        self.assertNotIn("not fit", shared.stdout)
        self.assertEqual(self.run_json("army", "share", path)["errors"], 1)
        self.assertRegex(self.run_cli("army", "unshare", shared.stdout.strip(), "-o", "back.army.json").stderr, unfit)
        told = self.run_cli("army", path, expect=FINDINGS)
        self.assertRegex(told.stdout, unfit)
        self.assertEqual(self.run_json("army", path, expect=FINDINGS)["armies"][0]["errors"], 1)
        self.assertEqual(self.army(self.RANGERS)["errors"], 0)
        self.assertRegex(self.run_cli("army", "compare", self.RANGERS, path).stdout, "B: " + unfit)
        compared = self.run_json("army", "compare", self.RANGERS, path)["armies"]
        self.assertEqual([army["errors"] for army in compared], [0, 1])
        for suffix in ("png", "svg"):
            self.run_cli("army", "qr", self.RANGERS, "-o", f"clean.{suffix}")
            self.assertRegex(self.run_cli("army", "qr", path, "-o", f"code.{suffix}").stderr, unfit)
            self.assertIn("not fit for play".encode(), (self.folder / f"code.{suffix}").read_bytes())
            self.assertNotIn("not fit for play".encode(), (self.folder / f"clean.{suffix}").read_bytes())
        self.assertEqual(self.run_json("army", "qr", path, "-o", "code.png", "--force")["errors"], 1)

    def test_an_army_of_a_scenario_is_judged_there(self):
        scenario = self.sample()
        scenario["sides"][0]["players"][0]["force"]["budget"] = 50
        path = self.write("poor.scenario.json", scenario)
        errors = {army["player"]: army["errors"] for army in self.run_json("army", path, expect=FINDINGS)["armies"]}
        self.assertEqual(errors, {"majestic": 1, "black-sun": 0})
        self.assertEqual(self.run_cli("army", "share", path, "--player", "black-sun").stderr, "")
        self.assertIn("not fit", self.run_cli("army", "share", path, "--player", "majestic").stderr)


if __name__ == "__main__":
    unittest.main()
