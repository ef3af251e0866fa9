#!/usr/bin/env python3
"""What is written for others tells nothing of whoever wrote it: two people, in other folders, time zones, languages and
years, get the same bytes, and no file holds a name, a path or a moment of theirs.

usage: test_nothing_private.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
With BOCAGE_PRIVATE=all every sample is taken, every format and every aid; otherwise one document of each kind.
"""

import io
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest
import zipfile
import zlib
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
PROGRAM = Path(os.environ["BOCAGE_BIN"]) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
ALL = os.environ.get("BOCAGE_PRIVATE") == "all"
SCENARIO_FORMATS = ("bundle", "html", "vassal", "tts", "tmx", "tmj", "uvtt", "battlescribe", "cockatrice", "markdown", "bbcode", "text",
                    "png", "svg")
FORMATS = {"scenario": SCENARIO_FORMATS, "army": ("bundle", "battlescribe", "markdown", "bbcode", "text", "png", "svg"),
           "campaign": ("bundle", "markdown", "bbcode", "text")}
CHOSEN = {"crossroads-at-dusk.scenario.json", "ranger-company.army.json", "spreading-the-shadows.campaign.json"}
# Three years later, for everything that asks the clock.
LATER = r"""
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
enum { LATER = 3 * 365 * 86400 + 12345 };
int clock_gettime(clockid_t clock, struct timespec *t) {
    long result = syscall(SYS_clock_gettime, clock, t);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) t->tv_sec += LATER;
    return (int)result;
}
time_t time(time_t *to) { struct timespec t; clock_gettime(CLOCK_REALTIME, &t); if (to) *to = t.tv_sec; return t.tv_sec; }
int gettimeofday(struct timeval *to, void *zone) {
    struct timespec t; (void)zone; clock_gettime(CLOCK_REALTIME, &t); to->tv_sec = t.tv_sec; to->tv_usec = t.tv_nsec / 1000; return 0;
}
"""


def insides(content):
    """The bytes themselves, and what is packed inside them."""
    yield content
    if content[:2] == b"PK":
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for entry in archive.infolist():
                yield repr(entry).encode()
                yield from insides(archive.read(entry))
    if content[:4] == b"%PDF":
        for stream in re.findall(rb"stream\r?\n(.*?)endstream", content, re.DOTALL):
            try:
                yield zlib.decompressobj().decompress(stream)
            except zlib.error:
                pass
    if content[:8] == b"\x89PNG\r\n\x1a\n":
        at = 8
        while at < len(content):
            size = int.from_bytes(content[at:at + 4], "big")
            if content[at + 4:at + 8] not in (b"IHDR", b"IDAT", b"PLTE", b"IEND"):
                yield content[at + 4:at + 8 + size]
            at += 12 + size


class NothingPrivate(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="bocage-private-")
        cls.addClassCleanup(folder.cleanup)
        cls.folder = Path(folder.name)
        (cls.folder / "later.c").write_text(LATER, encoding="utf-8")
        cls.later = cls.folder / "later.so"
        # As C, but by the one compiler that is there for certain.
        subprocess.run(["c++", "-x", "c", "-shared", "-fPIC", "-o", cls.later, cls.folder / "later.c"], check=True)
        cls.people = []
        for user, zone, seed, language in (("annabella", "UTC", "0", "C.UTF-8"), ("bartholomew", "Asia/Kathmandu", "99", "C.UTF-8")):
            place = cls.folder / user / ("deep" if seed == "99" else "") / "documents"
            place.mkdir(parents=True)
            home = cls.folder / user / "home"
            home.mkdir()
            shutil.copytree(SAMPLES, place, dirs_exist_ok=True)
            environment = {**os.environ, "HOME": str(home), "USER": user, "LOGNAME": user, "TZ": zone, "QT_HASH_SEED": seed,
                           "LC_ALL": language, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config",
                           "XDG_STATE_HOME": f"{home}/state", "XDG_CACHE_HOME": f"{home}/cache"}
            if seed == "99":
                environment["LD_PRELOAD"] = f"{cls.later} {environment.get('LD_PRELOAD', '')}".strip()
                # A program with the address sanitizer would refuse to start behind another library.
                environment["ASAN_OPTIONS"] = f"verify_asan_link_order=0:{environment.get('ASAN_OPTIONS', '')}"
            cls.people.append((place, environment))

    def run_cli(self, person, *arguments):
        place, environment = self.people[person]
        done = subprocess.run([PROGRAM, *arguments], cwd=place, env=environment, capture_output=True, timeout=300, check=False)
        self.assertIn(done.returncode, (0, 1), f"{arguments}\n{done.stderr.decode(errors='replace')[-1500:]}")
        return done.stdout

    def made(self, person, arguments):
        """Every file that the command writes below out/."""
        place, _ = self.people[person]
        out = place / "out"
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir()
        self.run_cli(person, *arguments)
        return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}

    def compare(self, *arguments):
        with self.subTest(command=" ".join(arguments)):
            first, second = self.made(0, arguments), self.made(1, arguments)
            self.assertTrue(first)
            self.assertEqual(set(first), set(second))
            for name, content in first.items():
                self.assertTrue(content == second[name], f"{name} differs")
                for part in insides(content):
                    for secret in ("annabella", "bartholomew", self.folder.name, str(SOURCE) + "/", socket.gethostname() + "."):
                        # Three letters stand in megabytes of packed bytes by chance.
                        if len(secret) >= 6:
                            self.assertNotIn(secret.encode(), part, name)
            return len(first)

    def documents(self):
        return [path.name for path in sorted(SAMPLES.glob("*.json")) if ALL or path.name in CHOSEN]

    def test_the_clock_is_another(self):
        """Otherwise equal bytes would prove nothing about times."""
        place, environment = self.people[1]
        said = subprocess.run(["date", "+%s"], env=environment, capture_output=True, text=True, check=True).stdout
        now = subprocess.run(["date", "+%s"], capture_output=True, text=True, check=True).stdout
        self.assertGreater(int(said), int(now) + 80_000_000)

    def test_exports(self):
        for name in self.documents():
            kind = name.split(".")[-2]
            formats = FORMATS[kind]
            if json.loads((SAMPLES / name).read_text(encoding="utf-8"))["system"] != "normandie":
                formats = ("bundle", "markdown", "text")
            for to in formats:
                self.compare("export", name, "--to", to, "-o", f"out/file.{to}", "--pixels", "16")

    def test_prints(self):
        for name in self.documents():
            aids = json.loads(self.run_cli(0, "print", name, "--list", "--json"))["aids"]
            self.assertTrue(aids)
            for aid in aids if ALL else aids[:3]:
                self.compare("print", name, "--aid", aid["id"], "-o", "out/aid.pdf")

    def test_pictures_and_the_rest(self):
        scenario, army = "crossroads-at-dusk.scenario.json", "ranger-company.army.json"
        for arguments in (["render", scenario, "--cell", "8", "-o", "out/map.png"], ["render", scenario, "-o", "out/map.svg"],
                          ["render", scenario, "-o", "out/map.pdf"], ["render", army, "--dpi", "40", "-o", "out/army.png"],
                          ["render", army, "-o", "out/army.svg"], ["render", army, "-o", "out/army.pdf"],
                          ["atlas", scenario, "-o", "out/atlas.json"], ["army", "qr", army, "-o", "out/qr.png"],
                          ["army", "qr", army, "-o", "out/qr.svg"], ["fix", scenario, "-o", "out/fixed.json"],
                          ["thumbnail", scenario, "out/thumbnail.png"]):
            self.compare(*arguments)


if __name__ == "__main__":
    unittest.main()
