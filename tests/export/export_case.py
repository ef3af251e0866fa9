"""What the tests of exporters share: the program, the samples, a folder of their own."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
CROSSROADS = SAMPLES / "crossroads-at-dusk.scenario.json"
sys.path.insert(0, str(SOURCE / "tests" / "support"))

FINE, FINDINGS, UNREADABLE = 0, 1, 2


class ExportCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-export-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}

    def cli(self, *arguments, expect=FINE, environment=None):
        done = subprocess.run([PROGRAM, *map(str, arguments)], stdin=subprocess.DEVNULL, capture_output=True,
                              timeout=300, cwd=self.folder, env=environment or self.environment)
        text = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        self.assertEqual(done.returncode, expect, f"{arguments}\n{text[0][-2000:]}\n{text[1][-2000:]}")
        return text

    def json(self, *arguments, expect=FINE, environment=None):
        return json.loads(self.cli(*arguments, "--json", expect=expect, environment=environment)[0])

    def export(self, source, to, out, *more):
        return self.json("export", source, "--to", to, "-o", out, *more)

    @staticmethod
    def files(folder):
        return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def samples(kind, system="normandie"):
    """Sample documents of one kind of the game whose every format is tested; of all games for None."""
    found = sorted(SAMPLES.glob(f"*.{kind}.json"))
    return [path for path in found if system in (None, json.loads(path.read_text(encoding="utf-8"))["system"])]


def formats_for(kind):
    scenario = ["bundle", "html", "vassal", "tts", "tmx", "tmj", "uvtt", "battlescribe", "cockatrice", "markdown", "bbcode",
                "text", "png", "svg"]
    return {"scenario": scenario, "army": ["bundle", "battlescribe", "markdown", "bbcode", "text", "png", "svg"],
            "campaign": ["bundle", "html", "markdown", "bbcode", "text"]}[kind]


def suffix_of(format_name):
    return {"bundle": "bocage", "vassal": "vmod", "tts": "json", "uvtt": "dd2vtt", "battlescribe": "ros", "cockatrice": "xml",
            "markdown": "md", "bbcode": "bbcode.txt", "text": "txt"}.get(format_name, format_name)


def differences(a, b, pointer=""):
    """JSON pointers at which two documents differ."""
    if type(a) is not type(b):
        return [pointer]
    if isinstance(a, dict):
        out = []
        for key in sorted(set(a) | set(b)):
            out += differences(a[key], b[key], f"{pointer}/{key}") if key in a and key in b else [f"{pointer}/{key}"]
        return out
    if isinstance(a, list):
        if len(a) != len(b):
            return [pointer]
        return [place for i, (x, y) in enumerate(zip(a, b)) for place in differences(x, y, f"{pointer}/{i}")]
    return [] if a == b else [pointer]


def covered(pointer, announced):
    """Whether one of the announced pointers, with * for any one step, holds this one."""
    steps = pointer.split("/")
    for known in announced:
        parts = known.split("/")
        if len(parts) <= len(steps) and all(part in ("*", step) for part, step in zip(parts, steps)):
            return True
    return False
