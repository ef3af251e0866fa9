"""Reads printed pages back with poppler and qpdf: what the tests of game aids share."""

import json
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
BATTLE = SAMPLES / "crossroads-at-dusk.scenario.json"
ARMY = SAMPLES / "ranger-company.army.json"
PACKS = SOURCE / "resources" / "packs"
FINE, FINDINGS, UNREADABLE, INTERNAL = 0, 1, 2, 3
DOTS = 10  # a millimetre at 254 dpi
RIFLES = "son-core:unit/ranger-rifles"


def words(text):
    """Without line ends and hyphens of ours: how words are broken is no matter here."""
    return re.sub(r"\s+", " ", text)


def letters(text):
    return re.sub(r"\s+", "", text)


class Picture:
    """A grey picture as pdftoppm writes it."""

    def __init__(self, data):
        head = re.match(rb"P5\s+(\d+)\s+(\d+)\s+255\s", data)
        self.width, self.height = int(head[1]), int(head[2])
        self.data = data[head.end():]

    def row(self, y):
        return self.data[y * self.width:(y + 1) * self.width]

    def at(self, x, y):
        return self.data[y * self.width + x]

    def part(self, left, top, width, height):
        return [self.row(y)[left:left + width] for y in range(top, top + height)]

    def dark_middles(self, y, left=0, right=None, dark=140):
        """Middles of the dark runs of a row."""
        row = self.row(y)
        middles, start = [], None
        for x in range(left, right or self.width):
            if row[x] < dark:
                start = x if start is None else start
            elif start is not None:
                middles.append((start + x - 1) / 2)
                start = None
        return middles

    def ink(self, left, top, right, bottom, dark=250):
        """The rectangle that holds everything that is not paper."""
        rows = [y for y in range(top, bottom) if min(self.row(y)[left:right]) < dark]
        columns = [x for x in range(left, right) if any(self.at(x, y) < dark for y in range(rows[0], rows[-1] + 1, 3))]
        return columns[0], rows[0], columns[-1] + 1, rows[-1] + 1


def difference(a, b):
    total = sum(abs(x - y) for first, second in zip(a, b) for x, y in zip(first, second))
    return total / max(1, sum(len(row) for row in a))


def turned(part):
    return [bytes(reversed(row)) for row in reversed(part)]


class PrintTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-print-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data"), "LC_ALL": "C.UTF-8"}
        self.environment.pop("DISPLAY", None)

    def run_cli(self, *arguments, expect=FINE):
        done = subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True,
                              text=True, timeout=300, cwd=self.folder, env=self.environment)
        self.assertEqual(done.returncode, expect, f"{arguments}\n{done.stdout}\n{done.stderr}")
        return done

    def tool(self, *arguments):
        done = subprocess.run(list(map(str, arguments)), capture_output=True, timeout=300)
        self.assertEqual(done.returncode, 0, f"{arguments}\n{done.stderr.decode()}")
        return done.stdout

    def printed(self, what, aid, *options, name="out.pdf"):
        path = self.folder / name
        self.run_cli("print", what, "--aid", aid, "-o", path, "--force", *options)
        return path

    def text(self, pdf, *options):
        """The words of the pages as whoever searches them finds them: letter by letter."""
        return self.tool("pdftotext", *options, pdf, "-").decode()

    def page(self, pdf, number=1):
        return Picture(self.tool("pdftoppm", "-gray", "-r", 254, "-f", number, "-l", number, pdf))

    def info(self, pdf):
        lines = self.tool("pdfinfo", pdf).decode().splitlines()
        return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines)}

    def write(self, name, document):
        path = self.folder / name
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def battle(self):
        return json.loads(BATTLE.read_text(encoding="utf-8"))

    def aids(self, what):
        done = self.run_cli("print", what, "--list", "--json")
        return [aid["id"] for aid in json.loads(done.stdout)["aids"]]
