#!/usr/bin/env python3
"""What the command line does with hostile files, odd names and places that are no files.

usage: test_cli_hardness.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import resource
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
PROGRAM = Path(os.environ["BOCAGE_BIN"]) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
SAMPLE = SAMPLES / "crossroads-at-dusk.scenario.json"
CORE = SOURCE / "resources" / "packs" / "son-core"

FINE, FINDINGS, UNREADABLE, INTERNAL = 0, 1, 2, 3


class HardTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-hard-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}
        self.environment.pop("DISPLAY", None)

    def run_cli(self, *arguments, expect=FINE, data=b"", **options):
        done = subprocess.run([PROGRAM, *[a if isinstance(a, bytes) else str(a) for a in arguments]], input=data,
                              capture_output=True, timeout=120, cwd=self.folder, env=self.environment, check=False,
                              **options)
        self.assertEqual(done.returncode, expect, f"{arguments}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
        done.text = done.stdout.decode(errors="replace")
        done.told = done.stderr.decode(errors="replace")
        return done

    def sample(self, **changes):
        document = json.loads(SAMPLE.read_text(encoding="utf-8"))
        document.update(changes)
        return document

    def write(self, name, document):
        path = self.folder / name
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def army(self):
        return next(SAMPLES.glob("*.army.json"))


class Outputs(HardTest):
    def every_output(self, out):
        mine = self.folder / "pack"
        if not mine.exists():
            shutil.copytree(CORE, mine)
        code = self.run_cli("army", "share", self.army()).text.strip()
        return {"fix": ["fix", SAMPLE, "-o", out], "render": ["render", SAMPLE, "--cell", "4", "--format", "png", "-o", out],
                "atlas": ["atlas", SAMPLE, "--format", "json", "-o", out],
                "thumbnail": ["thumbnail", SAMPLE, out],
                "qr": ["army", "qr", self.army(), "--format", "png", "-o", out],
                "unshare": ["army", "unshare", code, "-o", out],
                "random": ["army", "random", "--faction", "deep-ones", "--points", "300", "--seed", "1", "-o", out],
                "sheet": ["pack", "sheet", "son-core", "-k", "marker", "--cell", "30", "-o", out],
                "build": ["pack", "build", mine, "-o", out]}

    def test_a_file_is_replaced_only_with_force(self):
        for name, command in self.every_output("out.png").items():
            with self.subTest(name):
                there = self.folder / "out.png"
                there.write_bytes(b"mine")
                done = self.run_cli(*command, expect=UNREADABLE)
                self.assertEqual(there.read_bytes(), b"mine")
                self.assertIn("--force", done.told)
                self.run_cli(*command, "--force")
                self.assertNotEqual(there.read_bytes(), b"mine")

    def test_what_is_no_file_is_never_replaced(self):
        pipe = self.folder / "out.png"
        os.mkfifo(pipe)
        for name, command in self.every_output("out.png").items():
            with self.subTest(name):
                done = self.run_cli(*command, "--force", expect=UNREADABLE)
                self.assertTrue(stat.S_ISFIFO(pipe.lstat().st_mode))
                self.assertIn("pipe", done.told)
        self.run_cli("render", SAMPLE, "--cell", "4", "--format", "png", "--force", "-o", "/dev/null", expect=UNREADABLE)
        self.assertTrue(stat.S_ISCHR(os.stat("/dev/null").st_mode))

    def test_a_dash_is_the_standard_output(self):
        for name, command in self.every_output("-").items():
            with self.subTest(name):
                done = self.run_cli(*command)
                self.assertTrue(done.stdout)
                self.assertFalse((self.folder / "-").exists())
        png = self.run_cli("render", SAMPLE, "--cell", "4", "-o", "-").stdout
        self.assertTrue(png.startswith(b"\x89PNG"))
        self.assertTrue(self.run_cli("render", SAMPLE, "--format", "pdf", "-o", "-").stdout.startswith(b"%PDF"))
        self.assertEqual(json.loads(self.run_cli("fix", SAMPLE, "-o", "-").stdout)["format"], "bocage.scenario")

    def test_a_dash_is_the_standard_input(self):
        text = SAMPLE.read_bytes()
        self.assertIn("1 document judged", self.run_cli("validate", "-", data=text).text)
        self.run_cli("info", "-", data=text)
        self.run_cli("render", "-", "--cell", "4", "-o", "map.png", data=text)
        self.assertEqual(self.run_cli("fix", "-", "-o", "-", data=text).stdout, self.run_cli("fix", SAMPLE, "-o", "-").stdout)
        self.run_cli("validate", "-", data=b"", expect=UNREADABLE)

    def test_a_byte_order_mark_is_read(self):
        for sample in (SAMPLE, self.army()):
            path = self.folder / f"bom.{sample.name}"
            path.write_bytes(b"\xef\xbb\xbf" + sample.read_bytes())
            self.run_cli("info", path)

    def test_a_file_that_may_not_grow_is_told(self):
        def small_files():
            resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))
        done = self.run_cli("fix", SAMPLE, "-o", "out.json", expect=UNREADABLE, preexec_fn=small_files)
        self.assertIn("could not be written", done.told)
        self.assertEqual(list(self.folder.glob("out.json*")), [])

    def test_a_machine_without_fonts_is_told(self):
        (self.folder / "fonts.conf").write_text("<fontconfig></fontconfig>", encoding="utf-8")
        self.environment["FONTCONFIG_FILE"] = str(self.folder / "fonts.conf")
        for form in ("svg", "png", "pdf"):
            done = self.run_cli("render", SAMPLE, "-o", f"map.{form}", expect=UNREADABLE)
            self.assertIn("no font was found", done.told)
            self.assertFalse((self.folder / f"map.{form}").exists())

    def test_messages_speak_of_no_menus(self):
        for arguments in (("-o", "nowhere/out.json"), ("-o", ".")):
            told = self.run_cli("fix", SAMPLE, *arguments, expect=UNREADABLE).told
            self.assertNotIn("Save as", told)
            self.assertNotIn("menu", told.lower())


class Words(HardTest):
    def test_unknown_words_are_answered_with_those_there_are(self):
        for arguments, expected in ((("frobnicate",), "validate"), (("pack", "frobnicate"), "install"),
                                    (("info", SAMPLE, "--lang", "xx"), "en, fr"),
                                    (("fix", SAMPLE, "--rule", "SON-XXX-01", "--dry-run"), "SON-SCN-11"),
                                    (("reach", SAMPLE, "C5", "--class", "flying"), "infantry"),
                                    (("sight", SAMPLE, "C5", "C6", "--target", "flying"), "creature"),
                                    (("schema", "nothing"), "scenario"),
                                    (("render", SAMPLE, "-o", "x.png", "--layers", "frogs"), "boards")):
            with self.subTest(arguments):
                told = self.run_cli(*arguments, expect=UNREADABLE).told
                self.assertIn(expected, told)
                self.assertRegex(told, r"There is no \"|No rule")
        self.run_cli("info", SAMPLE, "--lang", "fr_CH")

    def test_numbers_are_numbers(self):
        for option, value in (("--dpi", "nan"), ("--dpi", "inf"), ("--cell", "nan"), ("--dpi", "-5"), ("--cell", "x")):
            with self.subTest((option, value)):
                done = self.run_cli("render", SAMPLE, "-o", "x.png", option, value, expect=UNREADABLE)
                self.assertIn("number between", done.told)

    def test_control_characters_stay_out_of_the_terminal(self):
        evil = "\u001b]0;owned\u0007\u001b[31m\u009b2J \u202egnp.exe\u202c ok\r"
        path = self.write("evil.scenario.json", self.sample(title=evil))
        for arguments in (("info", path), ("info", path, "--json"), ("validate", path)):
            done = self.run_cli(*arguments)
            for bad in (b"\x1b", b"\x07", b"\r", b"\xc2\x9b", b"\xe2\x80\xae"):
                self.assertNotIn(bad, done.stdout + done.stderr)
        self.assertEqual(json.loads(self.run_cli("info", path, "--json").stdout)["files"][0]["title"], evil)

    def test_names_that_are_no_utf8(self):
        name = b"caf\xe9.scenario.json"
        target = os.path.join(os.fsencode(self.folder), name)
        try:
            shutil.copy(SAMPLE, target)
        except OSError:
            self.skipTest("this file system has UTF-8 names only")
        self.run_cli("info", target)
        self.assertIn(r"caf\xe9", self.run_cli("fix", SAMPLE, "-o", target + b"2", expect=UNREADABLE).told)

    def test_an_army_with_errors_ends_with_one(self):
        army = json.loads(self.army().read_text(encoding="utf-8"))
        army["limit"] = 1
        path = self.write("dear.army.json", army)
        self.run_cli("army", path, expect=FINDINGS)
        self.run_cli("army", path, "--json", expect=FINDINGS)
        self.run_cli("army", self.army())

    def test_pack_check_without_a_name_checks_all(self):
        done = self.run_cli("pack", "check", "--json")
        listed = json.loads(self.run_cli("pack", "list", "--json").stdout)["packs"]
        self.assertEqual({p["id"] for p in json.loads(done.stdout)["packs"]}, {p["id"] for p in listed})

    def test_an_army_is_drawn_as_its_sheet(self):
        for format, magic in (("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")):
            out = self.folder / f"army.{format}"
            self.run_cli("render", self.army(), "--dpi", "40", "-o", out)
            self.assertTrue(out.read_bytes().startswith(magic))
        svg = (self.folder / "army.svg").read_text(encoding="utf-8")
        self.assertGreater(svg.count("<path"), 20)

    def test_the_same_pdf_at_every_time_and_place(self):
        pictures = []
        for zone, seed in (("UTC", "0"), ("Asia/Kathmandu", "12345"), ("America/New_York", "7")):
            self.environment.update(TZ=zone, QT_HASH_SEED=seed)
            pictures.append(self.run_cli("render", SAMPLE, "--format", "pdf", "-o", "-").stdout)
        self.assertEqual(pictures[0], pictures[1])
        self.assertEqual(pictures[0], pictures[2])
        self.assertIn(b"(D:20000101000000Z)", pictures[0])
        if shutil.which("pdfinfo"):
            (self.folder / "map.pdf").write_bytes(pictures[1])
            done = subprocess.run(["pdfinfo", self.folder / "map.pdf"], capture_output=True, text=True, check=False)
            self.assertEqual(done.returncode, 0)
            self.assertNotIn("Error", done.stderr)

    def test_memory_that_runs_out_ends_with_three(self):
        if b"__asan_init" in Path(PROGRAM).read_bytes():
            self.skipTest("the address sanitizer reserves terabytes of addresses before the program begins")
        for megabytes in (60, 90, 120, 150, 200):
            def little_memory(size=megabytes << 20):
                resource.setrlimit(resource.RLIMIT_AS, (size, size))
            done = subprocess.run([PROGRAM, "validate", SAMPLE], capture_output=True, env=self.environment,
                                  preexec_fn=little_memory, check=False)
            self.assertIn(done.returncode, (FINE, UNREADABLE, INTERNAL, 127), done.stderr)


class Budgets(HardTest):
    """What means too much is refused with the place and the number, before anything is built from it."""

    def refused(self, document, *words, name="big.scenario.json"):
        path = self.write(name, document)
        for verb in (("validate", path), ("info", path)):
            told = self.run_cli(*verb, expect=UNREADABLE).told
            for word in words:
                self.assertIn(word, told)

    def test_a_far_overlay(self):
        document = self.sample()
        document["battlefield"]["overlays"][0]["at"] = [10000, 10000]
        self.refused(document, "/battlefield/overlays/0/at", "250")

    def test_too_many_things(self):
        sample = self.sample()
        zone = {"id": "z", "cells": [[0, 0]]}
        piece = sample["pieces"][0]
        board = sample["battlefield"]["boards"][0]
        for field, value, most in (("zones", [dict(zone, id=f"z{i}") for i in range(201)], 200),
                                   ("pieces", [dict(piece, id=f"p{i}") for i in range(2001)], 2000)):
            self.refused(self.sample(**{field: value}), f"/{field}", str(most), str(most + 1))
        field = dict(sample["battlefield"], boards=[dict(board, id=f"b{i}", at=[0, 0]) for i in range(201)])
        self.refused(self.sample(battlefield=field), "/battlefield/boards", "200")

    def test_too_long_texts(self):
        self.refused(self.sample(title="e\u0301" * 100_000), "/title")
        self.refused(self.sample(texts={"introduction": "x" * 60_000}), "/texts/introduction")
        self.refused(self.sample(texts={"introduction": "e" + "\u0301" * 21}), "/texts/introduction", "21 marks")

    def test_unknown_fields_are_weighed(self):
        self.refused(self.sample(**{"x-later": ["x" * 1000] * 2000}), "1000000")

    def test_large_armies_and_campaigns(self):
        army = json.loads(self.army().read_text(encoding="utf-8"))
        entry = {"id": "e", "content": army["entries"][0]["content"]}
        self.refused(dict(army, entries=[dict(entry, id=f"e{i}") for i in range(81)]), "/entries", "81",
                     name="big.army.json")
        chapters = [{"id": f"c{i}", "next": [{"chapter": f"c{(i + 1) % 600}"}]} for i in range(600)]
        self.refused({"format": "bocage.campaign", "version": 1, "system": "normandie", "title": "T", "chapters": chapters},
                     "/chapters", "600", name="big.campaign.json")

    def test_equal_ids_are_repaired_and_told_briefly(self):
        piece = self.sample()["pieces"][0]
        path = self.write("equal.scenario.json", self.sample(pieces=[piece] * 2000))
        done = self.run_cli("info", path)
        self.assertLess(len(done.stdout) + len(done.stderr), 100_000)


class Links(HardTest):
    def linked(self, link):
        document = self.sample()
        document["sides"][0]["players"][0].setdefault("force", {})["armies"] = [{"id": "army-1", "file": link}]
        folder = self.folder / "inner"
        folder.mkdir(exist_ok=True)
        path = folder / "linked.scenario.json"
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def test_armies_that_lead_out(self):
        shutil.copy(self.army(), self.folder / "outside.army.json")
        (self.folder / "inner").mkdir()
        (self.folder / "inner" / "way.army.json").symlink_to(self.folder / "outside.army.json")
        shutil.copy(self.army(), self.folder / "inner" / "good.army.json")
        for link in ("../outside.army.json", str(self.folder / "outside.army.json"), "a/../../outside.army.json",
                     "way.army.json", "/dev/zero"):
            with self.subTest(link):
                self.assertIn("neither beside it", self.run_cli("validate", self.linked(link), expect=UNREADABLE).told)
        self.assertNotIn("neither beside", self.run_cli("info", self.linked("good.army.json")).told)

    def test_chapters_that_lead_out_or_are_something_else(self):
        campaign = {"format": "bocage.campaign", "version": 1, "system": "normandie", "title": "T"}
        shutil.copy(self.army(), self.folder / "x.army.json")
        for link, words in (("../../etc/passwd", "neither beside it"), ("/etc/passwd", "neither beside it"),
                            ("x.army.json", "for a scenario, but it is something else")):
            path = self.write("c.campaign.json", dict(campaign, chapters=[{"id": "c1", "scenario": link}]))
            self.assertIn(words, self.run_cli("validate", path, expect=UNREADABLE).told)


class Packs(HardTest):
    def pack(self, name="mine", **changes):
        folder = self.folder / name
        folder.mkdir()
        manifest = {"format": "bocage.pack", "version": 1, "id": name, "packVersion": "1.0.0", "system": "normandie",
                    "title": "Mine", **changes}
        (folder / "pack.json").write_text(json.dumps(manifest), encoding="utf-8")
        return folder

    def test_packs_of_the_program_are_not_replaced_unasked(self):
        folder = self.folder / "core"
        shutil.copytree(CORE, folder)
        manifest = json.loads((folder / "pack.json").read_text(encoding="utf-8"))
        manifest["packVersion"] = "9.9.9"
        (folder / "pack.json").write_text(json.dumps(manifest), encoding="utf-8")
        (folder / "checksums.json").unlink(missing_ok=True)
        told = self.run_cli("pack", "install", folder, expect=UNREADABLE).told
        self.assertIn("comes with Bocage", told)
        self.assertNotIn("9.9.9", self.run_cli("pack", "list").text)
        self.run_cli("pack", "install", folder, "--replace")
        self.assertIn("9.9.9", self.run_cli("pack", "list").text)

    def test_a_version_is_no_path(self):
        for version in ("1/../../../escaped", "../x", "1 2", "", "1" * 41, "a"):
            with self.subTest(version):
                folder = self.pack(f"v{abs(hash(version))}", packVersion=version)
                self.assertIn("version", self.run_cli("pack", "build", folder, expect=UNREADABLE).told)
        self.assertEqual([p for p in self.folder.parent.glob("escaped*")], [])

    def png(self, pixels):
        def chunk(kind, data):
            return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")
        header = (4).to_bytes(4, "big") * 2 + bytes([8, 2, 0, 0, 0])
        return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")

    def test_a_picture_holds_no_more_than_it_shows(self):
        rows = (b"\0" + b"\x7f" * 12) * 4
        folder = self.pack("pictures")
        (folder / "art").mkdir()
        (folder / "art" / "good.png").write_bytes(self.png(zlib.compress(rows)))
        self.run_cli("pack", "check", folder)
        packer = zlib.compressobj(9)
        bomb = packer.compress(rows) + b"".join(packer.compress(bytes(1 << 20)) for _ in range(256)) + packer.flush()
        (folder / "art" / "bomb.png").write_bytes(self.png(bomb))
        self.assertIn("bomb.png", self.run_cli("pack", "check", folder, expect=FINDINGS).told)

    def test_what_killed_installations_left_is_swept(self):
        packs = self.folder / "data" / "bocage" / "packs"
        (packs / ".new-abcdef").mkdir(parents=True)
        (packs / ".new-abcdef" / "pack.json").write_text("{}")
        self.pack("mine")
        (packs / ".old-mine").mkdir()
        shutil.copy(self.folder / "mine" / "pack.json", packs / ".old-mine")
        for name in (".new-abcdef", ".old-mine"):
            os.utime(packs / name, (1, 1))
        self.assertIn("mine", self.run_cli("pack", "list").text)
        self.assertEqual(sorted(p.name for p in packs.iterdir()), ["mine"])

    def test_a_killed_upgrade_leaves_a_whole_pack(self):
        strace = shutil.which("strace")
        if not strace:
            self.skipTest("strace is not installed")
        self.run_cli("pack", "install", self.pack("mine"))
        newer = self.pack("newer", id="mine", packVersion="2.0.0")
        log = self.folder / "log"
        command = [strace, "-f", "-o", log, "-e", "trace=rename,renameat,renameat2", PROGRAM, "pack", "install", newer, "--replace"]
        if subprocess.run(command, env=self.environment, capture_output=True, check=False).returncode != 0:
            self.skipTest("strace may not trace here")
        moves = [line for line in log.read_text(errors="replace").splitlines() if 'packs/mine"' in line]
        self.assertEqual(len(moves), 1, moves)
        self.assertIn("RENAME_EXCHANGE", moves[0])
        self.assertIn("2.0.0", self.run_cli("pack", "list").text)
        # Beside it only the folder where replaced versions are kept.
        left = {p.name for p in (self.folder / "data" / "bocage" / "packs").iterdir()}
        self.assertEqual(left - {".earlier"}, {"mine"})


if __name__ == "__main__":
    unittest.main()
