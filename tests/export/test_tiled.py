#!/usr/bin/env python3
"""Tiled's own rasteriser opens the maps we export, and draws what we draw.

usage: test_tiled.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from export_case import CROSSROADS, ExportCase, samples


def pixels(path):
    """A PNG as raw RGB rows, by way of ImageMagick-free means: Tiled and we both write 8 bits."""
    import struct
    import zlib
    data = path.read_bytes()
    width, height, depth, colour = struct.unpack(">IIBB", data[16:26])
    assert depth == 8 and colour in (2, 6), (depth, colour)
    channels = 3 if colour == 2 else 4
    at, packed = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        if kind == b"IDAT":
            packed += data[at + 8:at + 8 + size]
        at += 12 + size
    raw, rows, before = zlib.decompress(packed), [], bytearray(width * channels)
    stride = width * channels
    for y in range(height):
        kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        if kind == 1:
            for i in range(channels, stride):
                row[i] = (row[i] + row[i - channels]) & 255
        elif kind == 2:
            for i in range(stride):
                row[i] = (row[i] + before[i]) & 255
        elif kind == 3:
            for i in range(stride):
                row[i] = (row[i] + ((row[i - channels] if i >= channels else 0) + before[i]) // 2) & 255
        elif kind == 4:
            for i in range(stride):
                a, b = row[i - channels] if i >= channels else 0, before[i]
                c = before[i - channels] if i >= channels else 0
                p = a + b - c
                pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
                row[i] = (row[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
        rows.append(bytes(row))
        before = row
    return width, height, channels, rows


@unittest.skipUnless(shutil.which("tmxrasterizer"), "tiled is not installed")
class Tiled(ExportCase):
    def tiled(self, *arguments):
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(self.folder)}
        done = subprocess.run(arguments, capture_output=True, text=True, timeout=120, env=environment, cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_draws_what_we_draw(self):
        self.export(CROSSROADS, "tmx", self.folder / "m.tmx", "--pixels", "32")
        self.tiled("tmxrasterizer", "--hide-layer", "zones", "--hide-layer", "objectives", "--hide-layer", "pieces", "m.tmx", "terrain.png")
        width, height, channels, theirs = pixels(self.folder / "terrain.png")
        ours_width, ours_height, ours_channels, ours = pixels(self.folder / "m-images" / "map.png")
        self.assertEqual((width, height), (ours_width, ours_height))
        wrong = 0
        for a, b in zip(theirs, ours):
            for x in range(width):
                if any(abs(p - q) > 2 for p, q in zip(a[x * channels:x * channels + 3], b[x * ours_channels:x * ours_channels + 3])):
                    wrong += 1
        self.assertLess(wrong / (width * height), 0.001)
        # With counters: the space of every piece looks different, the others do not.
        self.tiled("tmxrasterizer", "--hide-layer", "zones", "--hide-layer", "objectives", "m.tmx", "all.png")
        _, _, more_channels, drawn = pixels(self.folder / "all.png")
        changed = set()
        for y in range(0, height, 4):
            for x in range(0, width, 4):
                if any(abs(p - q) > 8 for p, q in zip(drawn[y][x * more_channels:x * more_channels + 3],
                                                      theirs[y][x * channels:x * channels + 3])):
                    changed.add((x // 32, y // 32))
        places = {tuple(piece["at"]) for piece in json.loads(CROSSROADS.read_text())["pieces"]}
        self.assertLessEqual(places, changed)
        self.assertLessEqual(len(changed - places), 8)

    def test_hexes_lie_where_tiled_puts_them(self):
        for sample in samples("scenario", "malice"):
            with self.subTest(sample=sample.name):
                self.export(sample, "tmx", self.folder / "h.tmx", "--pixels", "32", "--force")
                root = ElementTree.parse(self.folder / "h.tmx").getroot()
                self.assertEqual((root.get("orientation"), root.get("staggeraxis")), ("hexagonal", "y"))
                wide, high, side = (int(root.get(name)) for name in ("tilewidth", "tileheight", "hexsidelength"))
                # The drawn map, laid under Tiled's grid, is the picture we wrote.
                self.tiled("tmxrasterizer", "--hide-layer", "terrain", "--hide-layer", "tokens", "h.tmx", "picture.png")
                width, height, channels, theirs = pixels(self.folder / "picture.png")
                ours_width, ours_height, ours_channels, ours = pixels(self.folder / "h-images" / "map.png")
                self.assertEqual((width, height), (ours_width, ours_height))
                wrong = sum(any(abs(p - q) > 2 for p, q in zip(a[x * channels:x * channels + 3],
                                                              b[x * ours_channels:x * ours_channels + 3]))
                            for a, b in zip(theirs, ours) for x in range(width))
                self.assertLess(wrong / (width * height), 0.001)
                # Tiles of terrain lie under the same hexes: water of the tiles is water of the picture.
                self.tiled("tmxrasterizer", "--hide-layer", "picture", "--hide-layer", "tokens", "h.tmx", "tiles.png")
                _, _, tile_channels, tiles = pixels(self.folder / "tiles.png")
                layer = next(l for l in root.iter("layer") if l.get("name") == "terrain")
                rows = [row.strip(",").split(",") for row in layer.find("data").text.strip().split("\n")]
                kinds = {int(tile.get("id")) + 1: tile.find("properties")[0].get("value") for tile in
                         next(t for t in root.iter("tileset") if t.get("name") == "terrain").iter("tile")}
                shifted = 1 if root.get("staggerindex") == "odd" else 0
                seen = {"water": 0, "forest": 0}
                for row, gids in enumerate(rows):
                    for column, gid in enumerate(map(int, gids)):
                        name = kinds.get(gid, "").rsplit("/", 1)[-1]
                        if name not in seen:
                            continue
                        x = column * wide + wide // 2 + (wide // 2 if row % 2 == shifted else 0)
                        y = row * (high + side) // 2 + high // 2
                        red, green, blue = tiles[y][x * tile_channels:x * tile_channels + 3]
                        self.assertEqual(blue > red, name == "water", (row, column, name, red, green, blue))
                        seen[name] += 1
                self.assertGreater(min(seen.values()), 5, seen)
                # What comes back is what went out.
                self.tiled("tiled", "--export-map", "tmx", "h.tmx", "again.tmx")
                self.cli("import", self.folder / "again.tmx", "-o", self.folder / "back.scenario.json", "--force")
                self.assertEqual(json.loads((self.folder / "back.scenario.json").read_text()), json.loads(sample.read_text()))

    def test_reads_and_rewrites_every_sample(self):
        for sample in samples("scenario"):
            with self.subTest(sample=sample.name):
                self.export(sample, "tmx", self.folder / "m.tmx", "--pixels", "16", "--force")
                for source in (p for e in ElementTree.parse(self.folder / "m.tmx").iter("image") for p in [e.get("source")]):
                    self.assertTrue((self.folder / source).is_file(), source)
                self.tiled("tiled", "--export-map", "tmx", "m.tmx", "again.tmx")
                self.cli("import", self.folder / "again.tmx", "-o", self.folder / "back.scenario.json", "--force")
                self.assertEqual(json.loads((self.folder / "back.scenario.json").read_text()), json.loads(sample.read_text()))

    def test_moved_in_tiled_and_back(self):
        self.export(CROSSROADS, "tmx", self.folder / "m.tmx", "--pixels", "32")
        tree = ElementTree.parse(self.folder / "m.tmx")
        group = next(g for g in tree.getroot().iter("objectgroup") if g.get("name") == "pieces")
        moved = group[0]
        moved.set("x", str(float(moved.get("x")) + 64))
        copy = ElementTree.fromstring(ElementTree.tostring(group[1]))
        copy.set("id", "9999")
        copy.set("y", str(float(copy.get("y")) + 32 + 9))
        group.append(copy)
        layer = next(l for l in tree.getroot().iter("layer") if l.get("name") == "terrain")
        layer.find("data").text = re.sub(r"^\n1,", "\n2,", layer.find("data").text, count=1)
        tree.write(self.folder / "m.tmx", encoding="utf-8", xml_declaration=True)
        text = self.cli("import", self.folder / "m.tmx", "-o", self.folder / "back.scenario.json")[1]
        before = json.loads(CROSSROADS.read_text())["pieces"]
        after = json.loads((self.folder / "back.scenario.json").read_text())["pieces"]
        self.assertEqual(after[0]["at"], [before[0]["at"][0] + 2, before[0]["at"][1]])
        self.assertEqual(len(after), len(before) + 1)
        self.assertNotIn(after[-1]["id"], [piece["id"] for piece in before])
        self.assertIn("between spaces", text)
        self.assertIn("painted", text)


if __name__ == "__main__":
    unittest.main()
