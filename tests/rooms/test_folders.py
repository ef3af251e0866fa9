#!/usr/bin/env python3
"""Fails when folders of a room include each other in a circle.

usage: test_folders.py SOURCE_DIR [unittest options]
"""

import re
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)
ROOMS = ("rules", "model", "editor", "app")


def folder_of(path):
    """The part of a room that a file belongs to; each game is one of its own."""
    parts = path.split("/")
    return "/".join(parts[:3] if parts[1] == "systems" and len(parts) > 3 else parts[:2])


def includes(source, room, silent):
    """Who includes whom, by folder, with the line that does. `silent` files are not asked."""
    found = {}
    for path in sorted((source / room).rglob("*")):
        name = str(path.relative_to(source))
        if path.suffix not in (".h", ".cpp") or name in silent or len(path.relative_to(source).parts) < 3:
            continue
        for header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if header.startswith(f"{room}/") and header.count("/") > 1:
                ours, theirs = folder_of(name), folder_of(header)
                if ours != theirs:
                    found.setdefault(ours, {}).setdefault(theirs, f"{name} includes {header}")
    return found


def circle(graph):
    """The includes along one way that leads back to where it began; empty when there is none."""
    done = set()

    def walk(folder, way):
        if folder in way:
            return [graph[a][b] for a, b in zip(way[way.index(folder):], way[way.index(folder) + 1:] + [folder])]
        if folder in done:
            return []
        for other in graph.get(folder, {}):
            if found := walk(other, way + [folder]):
                return found
        done.add(folder)
        return []

    for folder in graph:
        if found := walk(folder, []):
            return found
    return []


class Folders(unittest.TestCase):
    def test_no_folder_includes_itself_by_a_detour(self):
        # The lists of games know every game, and the faces of games speak in the types of those who ask them. What
        # else still names a game is counted by test_game_names.
        silent = {f"{room}/systems/registry.cpp" for room in ROOMS}
        silent |= {str(path.relative_to(SOURCE)) for room in ("model", "editor")
                   for path in (SOURCE / room / "systems").iterdir()}
        silent |= set((SOURCE / "tests/rooms/game_names.txt").read_text(encoding="utf-8").split())
        for room in ROOMS:
            with self.subTest(room):
                graph = includes(SOURCE, room, silent)
                self.assertTrue(graph or room == "app", "nothing was read")
                self.assertEqual(circle(graph), [])

    def test_a_circle_would_be_seen(self):
        graph = {"a": {"b": "a-b"}, "b": {"c": "b-c", "d": "b-d"}, "c": {}, "d": {"b": "d-b"}}
        self.assertEqual(circle(graph), ["b-d", "d-b"])
        del graph["d"]["b"]
        self.assertEqual(circle(graph), [])
        self.assertEqual(folder_of("rules/systems/malice/field/x.h"), "rules/systems/malice")
        self.assertEqual(folder_of("rules/systems/game_system.h"), "rules/systems")


if __name__ == "__main__":
    unittest.main()
