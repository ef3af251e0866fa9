#!/usr/bin/env python3
"""Installs into a folder and checks what a desktop would find there.

usage: test_packaging.py SOURCE_DIR BUILD_DIR [unittest options]
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
BUILD = Path(sys.argv.pop(1))
ID = "org.bocage.Bocage"


def tool(name):
    """Skips where a checker is not installed; ./test installs them all and allows no such excuse."""
    return unittest.skipUnless(shutil.which(name) or "BOCAGE_ALL_TOOLS" in os.environ, f"{name} is not installed")


class PackagingTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="bocage-install-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.prefix = Path(cls.folder.name)
        cls.share = cls.prefix / "share"
        cls.programs_built = (BUILD / "bin" / "bocage").exists()
        done = subprocess.run(["cmake", "--install", BUILD, "--prefix", cls.prefix], capture_output=True, text=True,
                              check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def run_tool(self, *command, **options):
        done = subprocess.run([*map(str, command)], capture_output=True, text=True, check=False, **options)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done

    @tool("desktop-file-validate")
    def test_desktop_entry(self):
        done = self.run_tool("desktop-file-validate", self.share / "applications" / f"{ID}.desktop")
        self.assertEqual(done.stdout + done.stderr, "")

    @tool("appstreamcli")
    def test_metainfo(self):
        self.run_tool("appstreamcli", "validate", "--no-net", self.share / "metainfo" / f"{ID}.metainfo.xml")

    @tool("update-mime-database")
    def test_mime_types(self):
        mime = self.share / "mime"
        self.run_tool("update-mime-database", mime)
        for name in ("scenario+json", "army+json", "campaign+json", "collection+json", "pack+zip"):
            self.assertTrue((mime / "application" / f"x-bocage-{name}.xml").is_file())

    def test_mime_types_of_the_desktop_entry_exist(self):
        entry = (self.share / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
        types = next(line for line in entry.splitlines() if line.startswith("MimeType="))[9:].strip(";").split(";")
        root = ElementTree.parse(self.share / "mime" / "packages" / f"{ID}.xml").getroot()
        self.assertLessEqual(set(types), {element.get("type") for element in root})

    def test_one_application_id(self):
        for path in ("applications/{}.desktop", "metainfo/{}.metainfo.xml", "icons/hicolor/scalable/apps/{}.svg"):
            self.assertTrue((self.share / path.format(ID)).is_file(), path)
        program = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "app" / "gui").glob("*.h"))
        self.assertIn(f'"{ID}"', program)

    def test_the_version_is_the_same_everywhere(self):
        cache = (BUILD / "CMakeCache.txt").read_text(encoding="utf-8")
        version = next(line for line in cache.splitlines() if line.startswith("CMAKE_PROJECT_VERSION:"))
        version = version.split("=")[1]
        for path in ("packaging/bocage.1", "packaging/bocage-cli.1", "packaging/bocage.metainfo.xml", "CHANGELOG.md"):
            self.assertIn(version, (SOURCE / path).read_text(encoding="utf-8"), path)

    @tool("man")
    def test_man_pages_have_no_warnings(self):
        for name in ("bocage", "bocage-cli"):
            page = self.share / "man" / "man1" / f"{name}.1"
            done = self.run_tool("man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page,
                                 env={**os.environ, "MANWIDTH": "80"})
            self.assertEqual(done.stderr, "")

    def test_man_page_knows_every_verb(self):
        listed = subprocess.run([self.prefix / "bin" / "bocage-cli", "--help"], capture_output=True, text=True, check=True)
        verbs = [line.split()[0] for line in listed.stdout.split("Subcommands:")[1].splitlines() if line.startswith("  ")]
        page = (SOURCE / "packaging" / "bocage-cli.1").read_text(encoding="utf-8")
        manual = (SOURCE / "docs" / "cli.md").read_text(encoding="utf-8")
        for verb in verbs:
            self.assertIn(verb, page)
            self.assertIn(f"bocage-cli {verb}", manual)

    @tool("bash")
    def test_completion(self):
        script = f"""
            source {self.share}/bash-completion/completions/bocage-cli
            COMP_WORDS=({self.prefix}/bin/bocage-cli "$1"); COMP_CWORD=1; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
            COMP_WORDS=({self.prefix}/bin/bocage-cli pack ""); COMP_CWORD=2; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
            COMP_WORDS=({self.prefix}/bin/bocage-cli validate --s); COMP_CWORD=2; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        words = self.run_tool("bash", "-c", script, "bash", "va").stdout.split()
        self.assertIn("validate", words)
        self.assertNotIn("info", words)
        self.assertIn("check", words)
        self.assertIn("--strict", words)

    def test_the_installed_program_finds_its_resources(self):
        environment = {key: value for key, value in os.environ.items() if key != "BOCAGE_RESOURCES"}
        sample = self.share / "bocage" / "samples" / "crossroads-at-dusk.scenario.json"
        cli = self.prefix / "bin" / "bocage-cli"
        self.run_tool(cli, "validate", sample, env=environment)
        packs = json.loads(self.run_tool(cli, "pack", "list", "--json", env=environment).stdout)["packs"]
        for pack in packs:
            self.assertTrue(pack["path"].startswith(str(self.share)), pack)
        self.assertTrue(packs)


if __name__ == "__main__":
    unittest.main()
