#!/usr/bin/env python3
"""What clients need to open a file, checked by the rules of their formats; names of packs that try to break out of them.

usage: test_clients.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import io
import json
import os
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ElementTree
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from export_case import CROSSROADS, PROGRAM, SAMPLES, SOURCE, ExportCase, formats_for, samples, suffix_of


class Contents(ExportCase):
    def test_vassal_module(self):
        self.export(CROSSROADS, "vassal", self.folder / "m.vmod", "--pixels", "32")
        with zipfile.ZipFile(self.folder / "m.vmod") as archive:
            self.assertIsNone(archive.testzip())
            names = set(archive.namelist())
            build = ElementTree.fromstring(archive.read("buildFile.xml"))
            data = ElementTree.fromstring(archive.read("moduledata"))
        self.assertEqual(build[0].tag, "VASSAL.build.module.BasicCommandEncoder")
        self.assertEqual(build.get("name"), data.findtext("name"))
        self.assertEqual(build.get("version"), data.findtext("version"))
        # Without options before it the engine does not show the map in its window.
        parts = [e.tag.rsplit(".", 1)[1] for e in build]
        self.assertLess(parts.index("GlobalOptions"), parts.index("Map"))
        slots = [e for e in build.iter() if e.tag.endswith(("PieceSlot", "CardSlot"))]
        gpids = [slot.get("gpid") for slot in slots]
        self.assertEqual(len(gpids), len(set(gpids)))
        self.assertEqual(int(build.get("nextPieceSlotId")), max(map(int, gpids)) + 1)
        stacks = [e for e in build.iter() if e.tag.endswith("SetupStack")]
        self.assertEqual(len(stacks), len(json.loads(CROSSROADS.read_text())["pieces"]))
        tags = [e.tag.rsplit(".", 1)[1] for e in build.iter() if "." in e.tag]
        for needed in ("DiceButton", "TurnTracker", "DrawPile", "HtmlChart", "PieceMover", "SquareGrid", "PredefinedSetup"):
            self.assertIn(needed, tags)
        # Decks and bags lie above the first row of spaces: the grid starts below them.
        grid = next(e for e in build.iter() if e.tag.endswith("SquareGrid"))
        for pile in (e for e in build.iter() if e.tag.endswith("DrawPile")):
            self.assertGreaterEqual(int(pile.get("y")) - int(pile.get("height")) / 2, 0)
            self.assertLessEqual(int(pile.get("y")) + int(pile.get("height")) / 2, float(grid.get("y0")) - float(grid.get("dy")) / 2)
        for chart in (e for e in build.iter() if e.tag.endswith("HtmlChart")):
            self.assertIn(chart.get("fileName"), names)
        for slot in slots:
            add, ident, kind, state = self.split(slot.text, "/")
            self.assertEqual((add, ident), ("+", "null"))
            levels = self.levels(kind), self.levels(state)
            self.assertEqual(len(levels[0]), len(levels[1]), slot.text)
            self.assertTrue(levels[0][-1].startswith("piece;"))
            for image in re.findall(r"[\w-]+\.png", kind):
                self.assertIn("images/" + image, names)
        self.assertIn("images/board.png", names)

    @staticmethod
    def split(text, delimiter):
        """VASSAL's SequenceEncoder, read."""
        parts, part, i = [], "", 0
        while i < len(text):
            if text[i] == "\\" and text[i + 1: i + 2] == delimiter:
                part += delimiter
                i += 2
                continue
            if text[i] == delimiter:
                parts.append(part)
                part = ""
            else:
                part += text[i]
            i += 1
        parts.append(part)
        return [p[1:-1] if len(p) > 1 and p[0] == p[-1] == "'" else p for p in parts]

    def levels(self, text):
        head, *rest = self.split(text, "\t")
        return [head] + (self.levels(rest[0]) if rest else [])

    def test_tabletop_simulator_save(self):
        self.export(CROSSROADS, "tts", self.folder / "t.json", "--base-url", "https://example.org/pack", "--pixels", "64")
        save = json.loads((self.folder / "t.json").read_text())
        images = {path.name for path in (self.folder / "t-images").iterdir()}
        guids = []

        def walk(thing):
            guids.append(thing["GUID"])
            for url in re.findall(r'"(?:Image(?:Secondary)?|Face|Back)URL": ?"([^"]*)"', json.dumps(
                    {k: v for k, v in thing.items() if k != "ContainedObjects"})):
                self.assertTrue(url.startswith("https://example.org/pack/"), url)
                self.assertIn(url.rsplit("/", 1)[1], images)
            if thing["Name"] == "DeckCustom":
                self.assertEqual(thing["DeckIDs"], [card["CardID"] for card in thing["ContainedObjects"]])
                self.assertGreaterEqual(len(thing["DeckIDs"]), 2)
                for card in thing["DeckIDs"]:
                    sheet = thing["CustomDeck"][str(card // 100)]
                    self.assertLess(card % 100, sheet["NumWidth"] * sheet["NumHeight"])
            if thing["Name"] == "Infinite_Bag":
                self.assertEqual(len(thing["ContainedObjects"]), 1)
            for key in ("LuaScript", "LuaScriptState", "XmlUI"):
                self.assertEqual(thing[key], "")
            for inner in thing.get("ContainedObjects", []):
                walk(inner)

        for thing in save["ObjectStates"]:
            walk(thing)
        self.assertEqual(len(guids), len(set(guids)))
        self.assertEqual(len(save["SnapPoints"]), 200)
        self.assertIn("Scenario", save["TabStates"]["0"]["title"])
        for path in (self.folder / "t-images").iterdir():
            width, height = (int.from_bytes(path.read_bytes()[16 + i: 20 + i], "big") for i in (0, 4))
            self.assertLessEqual(max(width, height), 4096)
        # Two-sided counters show two different pictures.
        token = next(t for t in save["ObjectStates"] if t["Nickname"] == "Ranger Rifles")
        self.assertNotEqual(token["CustomImage"]["ImageURL"], token["CustomImage"]["ImageSecondaryURL"])

    def test_universal_vtt(self):
        self.export(CROSSROADS, "uvtt", self.folder / "u.dd2vtt", "--pixels", "32")
        tree = json.loads((self.folder / "u.dd2vtt").read_text())
        self.assertEqual(tree["resolution"]["map_size"], {"x": 20, "y": 10})
        import base64
        picture = base64.b64decode(tree["image"])
        self.assertEqual((int.from_bytes(picture[16:20], "big"), int.from_bytes(picture[20:24], "big")), (640, 320))
        self.assertTrue(tree["line_of_sight"] and tree["portals"])
        for line in tree["line_of_sight"] + tree["objects_line_of_sight"]:
            for a, b in zip(line, line[1:]):
                self.assertTrue(a["x"] == b["x"] or a["y"] == b["y"])
                self.assertTrue(0 <= a["x"] <= 20 and 0 <= a["y"] <= 10)
        # Every wall is where Bocage's own engine stops sight between the two spaces beside it.
        pairs, walls = [], 0
        for line in tree["line_of_sight"]:
            (a, b) = (line[0], line[-1])
            if len(line) == 2 and a["y"] == b["y"] and 0 < a["y"] < 10:
                for col in range(min(a["x"], b["x"]), max(a["x"], b["x"])):
                    pairs.append(f"{chr(65 + col)}{a['y']} {chr(65 + col)}{a['y'] + 1}")
        (self.folder / "pairs").write_text("\n".join(pairs))
        for answer in self.json("sight", CROSSROADS, "--pairs", self.folder / "pairs", "--terrain-only")["lines"]:
            self.assertEqual(answer["state"], "blocked", answer)
            walls += 1
        self.assertGreater(walls, 3)

    def test_battlescribe_files(self):
        self.export(SAMPLES / "ranger-company.army.json", "battlescribe", self.folder / "r.ros")
        space = "{http://www.battlescribe.net/schema/rosterSchema}"
        roster = ElementTree.parse(self.folder / "r.ros").getroot()
        system = ElementTree.parse(self.folder / "r.gst").getroot()
        catalogue = ElementTree.parse(next(self.folder.glob("*.cat"))).getroot()
        known = {e.get("id") for e in list(system.iter()) + list(catalogue.iter()) if e.get("id")}
        ids = [e.get("id") for e in list(catalogue.iter()) if e.get("id") and not e.tag.endswith("profile")]
        self.assertEqual(len(ids), len(set(ids)))
        for link in (e for e in catalogue.iter() if e.get("targetId")):
            self.assertIn(link.get("targetId"), known)
        total = 0
        for selection in roster.iter(space + "selection"):
            for part in selection.get("entryId").split("::"):
                self.assertIn(part, known)
            total += sum(float(cost.get("value")) for cost in selection.findall(f"{space}costs/{space}cost"))
        self.assertEqual(total, float(roster.find(f"{space}costs/{space}cost").get("value")))
        told = self.cli("army", SAMPLES / "ranger-company.army.json")[0]
        self.assertIn(f"{int(total)} of 300 points", told)
        with zipfile.ZipFile(self.folder / "r.rosz") as archive:
            self.assertEqual(archive.namelist(), ["r.ros"])
            self.assertEqual(archive.read("r.ros"), (self.folder / "r.ros").read_bytes())
        order = ["costs", "costLimits", "forces"]
        self.assertEqual([e.tag.replace(space, "") for e in roster], order)

    # Order of children, as the published schema of BattleScribe has it.
    SEQUENCES = {
        "gameSystem": "comment readme publications costTypes profileTypes categoryEntries forceEntries selectionEntries entryLinks",
        "catalogue": "comment readme publications costTypes profileTypes categoryEntries forceEntries selectionEntries entryLinks rules "
                     "infoLinks sharedSelectionEntries",
        "selectionEntry": "comment modifiers modifierGroups constraints profiles rules infoGroups infoLinks categoryLinks "
                          "selectionEntries selectionEntryGroups entryLinks costs",
        "forceEntry": "comment modifiers modifierGroups constraints profiles rules infoGroups infoLinks forceEntries categoryLinks",
        "roster": "costs costLimits forces customNotes tags",
        "force": "customNotes rules profiles selections publications categories forces",
        "selection": "customNotes rules profiles selections costs categories"}
    NEEDED = {"costType": "id name", "profileType": "id name", "categoryEntry": "id", "forceEntry": "id", "selectionEntry": "id type",
              "entryLink": "id targetId type", "categoryLink": "id targetId", "constraint": "id type scope value field",
              "cost": "name typeId value", "profile": "id typeId", "characteristic": "name typeId",
              "selection": "id name entryId number type", "category": "id name entryId", "force": "id name entryId catalogueId"}

    def test_battlescribe_files_keep_the_order_of_the_schema(self):
        self.export(CROSSROADS, "battlescribe", self.folder / "r.ros")
        files = [p for p in self.folder.iterdir() if p.suffix in (".ros", ".cat", ".gst")]
        self.assertGreaterEqual(len(files), 5)
        for path in files:
            for element in ElementTree.parse(path).getroot().iter():
                tag = element.tag.split("}")[1]
                places = [self.SEQUENCES[tag].split().index(child.tag.split("}")[1]) for child in element] if tag in self.SEQUENCES else []
                self.assertEqual(places, sorted(places), f"{path.name}: {tag}")
                for attribute in self.NEEDED.get(tag, "").split():
                    self.assertIsNotNone(element.get(attribute), f"{path.name}: {tag}/{attribute}")

    def test_cockatrice_cards(self):
        self.export(CROSSROADS, "cockatrice", self.folder / "c.xml")
        cards = ElementTree.parse(self.folder / "c.xml").getroot()
        names = [card.findtext("name") for card in cards.iter("card")]
        self.assertEqual(len(names), len(set(names)))
        for deck in self.folder.glob("*.cod"):
            for card in ElementTree.parse(deck).getroot().iter("card"):
                self.assertIn(card.get("name"), names)
                self.assertGreater(int(card.get("number")), 0)
        for card in cards.iter("card"):
            self.assertEqual([e.tag for e in card], ["name", "text", "prop", "set", "tablerow"])

    def test_xml_is_well_formed_for_xmllint(self):
        if not shutil.which("xmllint"):
            self.skipTest("xmllint is not installed")
        for to, out in (("tmx", "a.tmx"), ("battlescribe", "b.ros"), ("cockatrice", "c.xml"), ("svg", "d.svg")):
            self.export(CROSSROADS, to, self.folder / out, "--pixels", "16")
        files = [path for path in self.folder.iterdir() if path.suffix in (".tmx", ".ros", ".gst", ".cat", ".xml", ".cod", ".svg")]
        self.assertGreater(len(files), 6)
        done = subprocess.run(["xmllint", "--noout", *files], capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_texts_show_names_as_they_are(self):
        document = json.loads(CROSSROADS.read_text())
        nasty = r"<b>A*B_C [x] |y| # `z` \ & </script> :) ]]> 100% %1"
        document["title"] = nasty
        document["pieces"][0]["label"] = nasty
        document["texts"]["introduction"] = "1. first\n- second\n" + nasty
        source = self.folder / "nasty.scenario.json"
        source.write_text(json.dumps(document))
        for name in formats_for("scenario"):
            self.export(source, name, self.folder / f"{name}.{suffix_of(name)}", "--pixels", "16", "--force")
        markdown = (self.folder / "markdown.md").read_text()
        self.assertIn(r"\<b\>A\*B\_C \[x\] \|y\| \# \`z\` \\ \& \</script\> :) \]\]\> 100% %1", markdown)
        self.assertIn("1\\. first", markdown)
        bbcode = (self.folder / "bbcode.bbcode.txt").read_text()
        self.assertNotRegex(bbcode, r"<\S")
        # Signs that forums turn into pictures are kept apart, words are left alone.
        self.assertIn(":\u200b) ]", bbcode)
        self.assertIn("By Bocage", bbcode)
        tags = re.findall(r"\[(/?)([a-z]+)\]", bbcode)
        for tag in {name for _, name in tags}:
            self.assertIn(tag, ("b", "u", "c"))
            self.assertEqual(tags.count(("", tag)), tags.count(("/", tag)))
        page = (self.folder / "html.html").read_text()
        self.assertEqual(page.count("<script"), 2)
        self.assertEqual(page.count("</script>"), 2)
        self.assertNotIn("<b>A", page)
        for line in (self.folder / "text.txt").read_text().splitlines():
            self.assertLessEqual(len(line), 100)
        self.assertEqual(json.loads((self.folder / "tts.json").read_text())["SaveName"], nasty)


    NASTY = "</script><script>alert(1)</script></style>]]>--><img src=x onerror=y> ../../up \\ \" ' & \t; / | [b]"

    def hostile(self, value):
        """Every text that people read starts with words meant to break out of whatever holds it."""
        if isinstance(value, dict):
            read = "en" in value and all(isinstance(item, str) for item in value.values())
            return {key: self.NASTY + item if read else self.hostile(item) for key, item in value.items()}
        if isinstance(value, list):
            return [self.hostile(item) for item in value]
        return value.replace("son-core", "evil-box") if isinstance(value, str) else value

    def test_packs_cannot_break_out(self):
        home = self.folder / "data" / "bocage" / "packs" / "evil-box"
        home.mkdir(parents=True)
        for path in (SOURCE / "resources" / "packs" / "son-core").glob("*.json"):
            (home / path.name).write_text(json.dumps(self.hostile(json.loads(path.read_text(encoding="utf-8")))), encoding="utf-8")
        document = json.loads(CROSSROADS.read_text().replace("son-core", "evil-box"))
        document["title"] = self.NASTY
        source = self.folder / "evil.scenario.json"
        source.write_text(json.dumps(document))
        self.assertIn("evil-box", self.cli("pack", "list")[0])
        for name in formats_for("scenario"):
            with self.subTest(to=name):
                folder = self.folder / "out" / name
                folder.mkdir(parents=True)
                answer = self.json("export", source, "--to", name, "-o", folder / f"x.{suffix_of(name)}", "--pixels", "16")
                files = self.files(folder)
                self.assertEqual(sorted(files), sorted(answer["files"]))
                for file, content in files.items():
                    # Pictures of cards are called like the cards, as their client wants it; nothing else is named by a pack.
                    self.assertRegex(file, r'^[^/\\<>:"*?\x00-\x1f]+(/[^/\\<>:"*?\x00-\x1f]+)?$' if name == "cockatrice"
                                     else r"^[\w.-]+(/[\w.-]+)?$")
                    self.assertFalse({".", ".."} & set(file.split("/")))
                    self.sound(file, content)
        page = (self.folder / "out" / "html" / "x.html").read_text(encoding="utf-8")
        self.assertEqual((page.count("<script"), page.count("</script>"), page.count("<style"), page.count("</style>")), (2, 2, 1, 1))
        self.assertNotIn("<img src=x", page)
        self.assertIn("&lt;img src=x", page)

    def sound(self, file, content):
        """Whether a client can read it: XML is whole, JSON is whole, archives hold plain names."""
        if content[:2] == b"PK":
            with zipfile.ZipFile(io.BytesIO(content)) as archive:
                for entry in archive.namelist():
                    self.assertRegex(entry, r"^[\w./-]+$")
                    self.assertNotIn("..", entry)
                    self.sound(entry, archive.read(entry))
        elif file.endswith((".xml", ".tmx", ".ros", ".cat", ".gst", ".cod", ".svg")) or file == "moduledata":
            ElementTree.fromstring(content)
        elif file.endswith((".json", ".tmj", ".dd2vtt")):
            json.loads(content)
        elif file.endswith(".html"):
            self.assertNotIn(b"<img src=x", content)
            self.assertNotIn(b"<script>alert", content)

    @unittest.skipUnless("BOCAGE_SCHEMAS" in os.environ, "the published schemas are not here, see docs/export.md")
    def test_published_schemas(self):
        """$BOCAGE_SCHEMAS holds Catalogue.xsd of the BattleScribe community, cards.xsd and deck.xsd of Cockatrice."""
        schemas = Path(os.environ["BOCAGE_SCHEMAS"])
        catalogue = (schemas / "Catalogue.xsd").read_text(encoding="utf-8")
        for kind, space in (("cat", "catalogueSchema"), ("gst", "gameSystemSchema"), ("ros", "rosterSchema")):
            (self.folder / f"{kind}.xsd").write_text(catalogue.replace("catalogueSchema", space), encoding="utf-8")
        by_suffix = {**{kind: self.folder / f"{kind}.xsd" for kind in ("cat", "gst", "ros")},
                     "xml": schemas / "cards.xsd", "cod": schemas / "deck.xsd"}
        for sample in samples("*", None):
            for name in ("battlescribe", "cockatrice"):
                folder = self.folder / "out" / sample.stem / name
                folder.mkdir(parents=True)
                subprocess.run([PROGRAM, "export", sample, "--to", name, "-o", folder / f"x.{suffix_of(name)}"], capture_output=True,
                               env=self.environment)
        for suffix, schema in by_suffix.items():
            files = list((self.folder / "out").rglob(f"*.{suffix}"))
            self.assertGreater(len(files), 4, suffix)
            done = subprocess.run(["xmllint", "--noout", "--schema", schema, *files], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stderr[-2000:])


if __name__ == "__main__":
    unittest.main()
