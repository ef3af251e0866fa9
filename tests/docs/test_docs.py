#!/usr/bin/env python3
"""Fails when the documentation misses a field, or points at a file that is not there.

usage: test_docs.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
PROGRAM = Path(os.environ["BOCAGE_BIN"]) / "bocage-cli"
TITLES = {"scenario": "Scenario", "army": "Army", "campaign": "Campaign", "collection": "Collection",
          "pack": "Content pack", "content": "Content file", "Army": "Army",
          "SystemContent": "Head"}
HEAD = {"id", "name", "help", "provenance"}


def sections(text):
    """Field names by heading of docs/format.md."""
    found = {}
    heading = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
            found[heading] = set()
        elif line.startswith("| `"):
            found[heading] |= set(re.findall(r"`(\w+)`", line.split("|")[1]))
    return found


class Docs(unittest.TestCase):
    def test_every_field_is_described(self):
        described = sections((SOURCE / "docs" / "format.md").read_text(encoding="utf-8"))
        for name in ("scenario", "army", "campaign", "collection", "pack", "content"):
            text = subprocess.run([PROGRAM, "schema", name], capture_output=True, text=True, check=True).stdout
            schema = json.loads(text)
            for title, part in [(name, schema), *schema["definitions"].items()]:
                fields = set(part.get("properties", {}))
                if title == "Text":
                    continue
                heading = TITLES.get(title, title.removeprefix("Normandie"))
                self.assertIn(heading, described)
                missing = fields - described[heading]
                if HEAD <= fields and heading not in TITLES.values():
                    missing -= HEAD
                self.assertEqual(missing, set(), f"{name}, {heading}")

    def test_the_example_of_info_is_the_sample(self):
        text = (SOURCE / "docs" / "cli.md").read_text(encoding="utf-8")
        shown = json.loads(re.search(r"## bocage-cli info .*?```json\n(.*?)```", text, re.DOTALL)[1])["files"][0]
        sample = SOURCE / "resources" / "samples" / shown["file"]
        real = subprocess.run([PROGRAM, "info", "--json", sample], capture_output=True, text=True, check=True).stdout
        real = json.loads(real)["files"][0]
        self.assertEqual(set(shown), set(real))
        for name in ("title", "boards", "overlays", "edges", "zones", "objectives", "pieces", "packs", "deployment"):
            self.assertEqual(shown[name], real[name], name)
        self.assertEqual(shown["sides"], real["sides"][:len(shown["sides"])])

    def test_links_lead_somewhere(self):
        pages = [SOURCE / "README.md", SOURCE / "CHANGELOG.md", *sorted((SOURCE / "docs").glob("*.md"))]
        for page in pages:
            for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
                if "://" not in target:
                    with self.subTest(page=page.name, target=target):
                        self.assertTrue((page.parent / target).exists())

    def test_every_picture_is_shown_somewhere(self):
        pages = [SOURCE / "README.md", SOURCE / "packaging" / "bocage.metainfo.xml", *(SOURCE / "docs").glob("*.md")]
        text = "".join(page.read_text(encoding="utf-8") for page in pages)
        pictures = [path.name for path in (SOURCE / "docs").rglob("*") if path.suffix in (".png", ".svg")]
        self.assertEqual([name for name in pictures if name not in text], [])

    def test_the_two_commands_come_first(self):
        text = (SOURCE / "README.md").read_text(encoding="utf-8")
        first = text.index("```")
        self.assertLess(text.index("./run"), text.index("## "))
        self.assertIn("./test", text[first:text.index("```", first + 3)])


if __name__ == "__main__":
    unittest.main()
