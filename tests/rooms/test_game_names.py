#!/usr/bin/env python3
"""A game is a folder in each room and one line in that room's list; nothing else names it.

Looks through the code of the rooms for the name of a game: in strings, includes, identifiers and file names; comments
do not count. What still names one is listed in game_names.txt, which only ever gets shorter.

usage: test_game_names.py SOURCE_DIR [unittest options]
"""

import re
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
ROOMS = ("rules", "model", "editor", "app", "cmake")
GAMES = sorted({path.name for path in (SOURCE / "rules/systems").iterdir() if path.is_dir()})
NAME = re.compile("|".join(GAMES), re.IGNORECASE)
COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
LISTS = {f"{room}/systems/registry.cpp" for room in ("rules", "model", "editor")}


def without_comments(text, suffix):
    if suffix in (".h", ".cpp"):
        return COMMENT.sub(lambda match: match.group(1) or "", text)
    return re.sub(r"#[^\n]*", "", text)


def of_a_game(path):
    return any(f"/systems/{game}/" in f"/{path}" for game in GAMES)


def files_that_name_a_game():
    found = set()
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            if path.suffix not in (".h", ".cpp", ".cmake", ".txt") or of_a_game(name):
                continue
            if NAME.search(name) or NAME.search(without_comments(path.read_text(encoding="utf-8"), path.suffix)):
                found.add(name)
    return found


class GameNames(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.allowed = set((Path(__file__).parent / "game_names.txt").read_text(encoding="utf-8").split())
        cls.found = files_that_name_a_game()

    def test_no_further_file_names_a_game(self):
        self.assertEqual(sorted(self.found - self.allowed), [],
                         "Move what only one game knows into its folder, or ask the game through GameSystem, GameFace or "
                         "GameEditor.")

    def test_the_list_shrinks(self):
        self.assertEqual(sorted(self.allowed - self.found), [], "Take these out of tests/rooms/game_names.txt.")

    def test_the_lists_of_the_rooms_are_found(self):
        """Otherwise this test would look past everything."""
        self.assertEqual(LISTS - self.found, set())

    def test_every_folder_of_a_game_is_listed_in_its_room(self):
        for room in ("rules", "model", "editor"):
            text = (SOURCE / room / "systems/registry.cpp").read_text(encoding="utf-8")
            for path in (SOURCE / room / "systems").iterdir():
                if path.is_dir():
                    self.assertIn(f'"{room}/systems/{path.name}/', text)


if __name__ == "__main__":
    unittest.main()
