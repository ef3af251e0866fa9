#!/usr/bin/env python3
"""The command line speaks the words of the game a document is of: lists, reports, booklets and texts of a party name no
army, those of a battle no party.

usage: test_own_words.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

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

BATTLE = {
    "en": r"arm(y|ies)|battle(s|fields?)?|units?|recruit\w*|tiles?|factions?|counters?|hedges?|overlays?|troops?|deploy\w*",
    "fr": r"armées?|batailles?|unités?|recrut\w*|tuiles?|factions?|pions?|haies?|décors?|troupes?|déploi\w*",
}
PARTY = {"en": r"avatars?|party|parties|fortress(es)?", "fr": r"avatars?|forteresses?"}
DOCUMENTS = {
    "light-over-the-coast.scenario.json": BATTLE,
    "three-from-the-coast.army.json": BATTLE,
    "three-keeps.scenario.json": BATTLE,
    "crow-keep.army.json": BATTLE,
    "crossroads-at-dusk.scenario.json": PARTY,
    "ranger-company.army.json": PARTY,
}


class OwnWords(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-words-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": folder.name + "/data"}

    def said(self, *arguments):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, timeout=300,
                              env=self.environment, check=False)
        self.assertIn(done.returncode, (0, 1), f"{arguments}\n{done.stdout}\n{done.stderr}")
        return done.stdout + done.stderr

    def strangers(self, name, language, *arguments):
        # The ends of files, ids of aids and names of options are the same for every game.
        text = re.sub(r"[\w-]+\.army\.json|^\w[\w-]+ {2,}", "", self.said(*arguments, "--lang", language), flags=re.MULTILINE)
        words = re.compile(rf"\b({DOCUMENTS[name][language]})\b", re.IGNORECASE)
        return [f"{arguments[0]} {name} {language}: {line}" for line in text.splitlines() if words.search(line)]

    def test_lists_and_reports(self):
        found = []
        for name in DOCUMENTS:
            for language in ("en", "fr"):
                found += self.strangers(name, language, "print", SAMPLES / name, "--list")
                found += self.strangers(name, language, "info", SAMPLES / name)
                found += self.strangers(name, language, "validate", SAMPLES / name)
        self.assertEqual(found, [])


if __name__ == "__main__":
    unittest.main()
