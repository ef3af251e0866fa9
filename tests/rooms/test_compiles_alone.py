#!/usr/bin/env python3
"""Compiles files of the project one by one, each by itself: no precompiled headers, no neighbours in a group. Every header
must bring what it needs. Nothing is written; a run looks at a few files, other ones with every commit.

usage: test_compiles_alone.py SOURCE_DIR BUILD_DIR [unittest options]
  BOCAGE_ALONE=all        looks at every file (about a quarter of an hour)
  BOCAGE_ALONE=20         looks at so many files of each room
  BOCAGE_COMPILER=NAME    another compiler than that of the build folder, for example clang++-14
"""

import hashlib
import json
import os
import shlex
import subprocess
import sys
import unittest
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
BUILD = Path(sys.argv.pop(1))
TARGETS = {"rules": "BocageRules", "model": "BocageModel", "editor": "BocageEditor", "app/cli": "bocage-cli", "app/gui": "BocageApp"}
WANTED = os.environ.get("BOCAGE_ALONE", "2")
COMPILER = os.environ.get("BOCAGE_COMPILER")


def commit():
    done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=SOURCE, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def options_of(command):
    """The options of a target, without what belongs to one file and without the precompiled headers."""
    words = shlex.split(command)
    while words[0].endswith("ccache"):
        words.pop(0)
    kept, skip = [COMPILER or words[0]], False
    for index, word in enumerate(words[1:], 1):
        if skip:
            skip = False
        elif word in ("-o", "-include", "-c", "-Xclang"):
            skip = True
        elif not (word in ("-Winvalid-pch", "-fpch-instantiate-templates") or word.startswith("-fsanitize") or word.endswith("cmake_pch.hxx")):
            kept.append(word)
    if "clang" in kept[0]:
        kept.append("-Wno-unknown-warning-option")
    return kept


def templates():
    found = {}
    for entry in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        for room, target in TARGETS.items():
            if f"/{target}.dir/" in entry["command"] and "cmake_pch" not in entry["file"] and room not in found:
                found[room] = options_of(entry["command"])
    return found


def files_of(room):
    names = sorted(path for path in (SOURCE / room).rglob("*") if path.suffix in (".h", ".cpp"))
    if WANTED == "all":
        return names
    # A draw that is the same for everybody who has this commit.
    draw = sorted(names, key=lambda path: hashlib.sha256(f"{commit()} {path.relative_to(SOURCE)}".encode()).digest())
    number = int(WANTED)
    return [path for path in draw if path.suffix == ".cpp"][:number] + [path for path in draw if path.suffix == ".h"][:number]


class CompilesAlone(unittest.TestCase):
    maxDiff = None

    def compiled(self, options, path):
        # A header is no main file: it is included by an empty one.
        text = f'#include "{path}"\n'
        done = subprocess.run([*options, "-fsyntax-only", "-x", "c++", "-"], input=text, capture_output=True, text=True, check=False,
                              cwd=BUILD)
        return None if done.returncode == 0 else f"{path.relative_to(SOURCE)}:\n{done.stderr[:1500]}"

    def test_every_file_brings_what_it_needs(self):
        options = templates()
        self.assertEqual(set(options), set(TARGETS))
        jobs = [(options[room], path) for room in TARGETS for path in files_of(room)]
        self.assertGreater(len(jobs), 9)
        with ThreadPoolExecutor(int(os.environ.get("BOCAGE_JOBS", "2"))) as pool:
            faults = [fault for fault in pool.map(lambda job: self.compiled(*job), jobs) if fault]
        print(f"{len(jobs)} files", file=sys.stderr)
        self.assertEqual(faults, [], "\n".join(faults))

    def test_what_is_missing_would_be_seen(self):
        options = templates()["rules"]
        text = "std::vector<int> missing;\n"
        done = subprocess.run([*options, "-fsyntax-only", "-x", "c++", "-"], input=text, capture_output=True, text=True, check=False)
        self.assertNotEqual(done.returncode, 0)
        self.assertFalse([word for word in options if "pch" in word], options)


if __name__ == "__main__":
    unittest.main()
