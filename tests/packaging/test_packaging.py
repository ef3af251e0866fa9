#!/usr/bin/env python3
"""Installs into a folder and checks what a desktop would find there.

usage: test_packaging.py SOURCE_DIR BUILD_DIR [unittest options]
"""

import json
import os
import re
import shutil
import struct
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
            COMP_WORDS=({self.prefix}/bin/bocage-cli army ""); COMP_CWORD=2; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
            COMP_WORDS=({self.prefix}/bin/bocage-cli army best --p); COMP_CWORD=3; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
            COMP_WORDS=({self.prefix}/bin/bocage-cli pack ""); COMP_CWORD=2; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
            COMP_WORDS=({self.prefix}/bin/bocage-cli validate --s); COMP_CWORD=2; _bocage_cli; printf '%s\\n' "${{COMPREPLY[@]}}"
        """
        words = self.run_tool("bash", "-c", script, "bash", "va").stdout.split()
        self.assertIn("validate", words)
        self.assertNotIn("info", words)
        for verb in ("best", "compare", "qr", "random", "share", "unshare", "build", "check", "install", "remove", "sheet"):
            self.assertIn(verb, words)
        self.assertIn("--points", words)
        self.assertIn("--strict", words)

    def test_icons_have_the_sizes_of_their_folders(self):
        for size in (16, 24, 32, 48, 64, 128, 256):
            picture = (self.share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{ID}.png").read_bytes()
            self.assertEqual(struct.unpack(">II", picture[16:24]), (size, size))

    def test_the_metadata_shows_pictures_and_addresses(self):
        root = ElementTree.parse(self.share / "metainfo" / f"{ID}.metainfo.xml").getroot()
        self.assertLessEqual({"homepage", "bugtracker", "help"}, {url.get("type") for url in root.iter("url")})
        images = [image.text for image in root.iter("image")]
        self.assertGreaterEqual(len(images), 3)
        for image in images:
            self.assertTrue((SOURCE / "docs" / "img" / image.rsplit("/", 1)[1]).is_file(), image)

    def test_installed_pages_link_to_what_is_installed(self):
        pages = [*(self.share / "doc" / "bocage").glob("*.md"), *(self.share / "doc" / "bocage" / "docs").glob("*.md")]
        self.assertGreater(len(pages), 8)
        for page in pages:
            for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
                if "://" not in target:
                    with self.subTest(page=page.name, target=target):
                        self.assertTrue((page.parent / target).exists())

    def test_programs_carry_no_path_of_the_build(self):
        if "CMAKE_BUILD_TYPE:STRING=Release" not in (BUILD / "CMakeCache.txt").read_text(encoding="utf-8"):
            self.skipTest("assertions of other builds name their files")
        for name in ("bocage", "bocage-cli"):
            self.assertFalse(os.fsencode(SOURCE) in (self.prefix / "bin" / name).read_bytes(), name)

    def test_the_flatpak_manifest(self):
        """What flatpak-builder would refuse, and permissions that Bocage does not need; it cannot be built offline."""
        manifest = json.loads((SOURCE / "packaging" / f"{ID}.json").read_text(encoding="utf-8"))
        self.assertEqual((manifest["id"], manifest["command"]), (ID, "bocage"))
        for key in ("runtime", "runtime-version", "sdk", "finish-args", "modules"):
            self.assertIn(key, manifest)
        self.assertFalse([word for word in manifest["finish-args"] if "network" in word or word == "--filesystem=host"])
        names = [module["name"] for module in manifest["modules"]]
        self.assertEqual(len(names), len(set(names)))
        self.assertEqual(names[-1], "bocage")
        options = (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8")
        # Whatever the build looks for comes with the runtime or has a module.
        runtime = {"Qt6", "PkgConfig", "EXPAT", "ZLIB", "Threads"}
        wanted = set(re.findall(r"find_package\((\w+)", options)) | set(re.findall(r"pkg_check_modules\(\w+ .*? (\w+)\)", options))
        built = {name.replace("-", "_").removeprefix("lib").lower() for name in names}
        self.assertEqual({name for name in wanted - runtime if name.removeprefix("lib").lower() not in built}, set())
        for module in manifest["modules"]:
            self.assertEqual(module["buildsystem"], "cmake-ninja")
            for source in module["sources"]:
                self.assertIn(source["type"], ("git", "dir"))
                self.assertTrue(source["type"] == "dir" or {"url", "tag"} <= set(source), module["name"])
        for option in manifest["modules"][-1]["config-opts"]:
            name = option[2:].split("=")[0]
            self.assertTrue(name.startswith("CMAKE_") or name in options, name)

    @tool("gzip")
    @tool("dpkg-deb")
    def test_the_debian_package(self):
        """Made from what is built here; packaging/make-package adds what needs dpkg-dev and lintian."""
        with tempfile.TemporaryDirectory(prefix="bocage-deb-") as name:
            folder = Path(name)
            self.run_tool("cpack", "--config", BUILD / "CPackConfig.cmake", "-G", "DEB", "-B", folder, "-D",
                          "CPACK_DEBIAN_PACKAGE_SHLIBDEPS=OFF", cwd=folder)
            package = next(folder.glob("bocage_*.deb"))
            self.run_tool("dpkg-deb", "-x", package, folder / "tree")
            usr = folder / "tree" / "usr"
            for path in ("bin/bocage", "bin/bocage-cli", "share/man/man1/bocage.1.gz", "share/man/man1/bocage-cli.1.gz",
                         "share/doc/bocage/copyright", "share/doc/bocage/changelog.gz", "share/doc/bocage/README.md",
                         f"share/applications/{ID}.desktop", "share/bocage/samples"):
                self.assertTrue((usr / path).exists(), path)
            terms = (usr / "share/doc/bocage/copyright").read_text(encoding="utf-8")
            self.assertRegex(terms, r"(?m)^Copyright: \d{4} \S")
            self.assertIn("\n Permission is hereby granted", terms)
            for field in ("Depends", "Maintainer", "Homepage", "Section"):
                self.assertTrue(self.run_tool("dpkg-deb", "-f", package, field).stdout.strip(), field)
            self.assertIn("qt6-svg-plugins", self.run_tool("dpkg-deb", "-f", package, "Depends").stdout)

    def test_help_and_version_need_no_display(self):
        environment = {key: value for key, value in os.environ.items()
                       if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
        for option, words in (("--version", "bocage 0."), ("--help", "[FILE"), ("-h", "[FILE"), ("-v", "bocage 0.")):
            self.assertIn(words, self.run_tool(self.prefix / "bin" / "bocage", option, env=environment).stdout)

    def test_the_desktop_entry_claims_only_what_the_window_opens(self):
        entry = (self.share / "applications" / f"{ID}.desktop").read_text(encoding="utf-8")
        types = next(line for line in entry.splitlines() if line.startswith("MimeType="))[9:].strip(";").split(";")
        self.assertEqual(types, ["application/x-bocage-scenario+json", "application/x-bocage-army+json",
                                 "application/x-bocage-campaign+json", "application/x-bocage-bundle+zip"])
        metainfo = ElementTree.parse(self.share / "metainfo" / f"{ID}.metainfo.xml")
        self.assertEqual([element.text for element in metainfo.iter("mediatype")], types)

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
