#!/usr/bin/env python3
"""Fails when a room includes a header it may not, or a program links a library it must not need.

usage: test_rooms.py SOURCE_DIR QT_HEADERS_DIR [unittest options]; the programs are in $BOCAGE_BIN.
"""

import os
import re
import subprocess
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
QT = Path(sys.argv.pop(1))
PROGRAMS = Path(os.environ["BOCAGE_BIN"])
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)

# Which rooms a room may include from, and which Qt modules.
ROOMS = {
    "rules": (["rules"], []),
    "model": (["model", "rules"], ["QtCore", "QtGui", "QtSvg"]),
    "editor": (["editor", "model", "rules"], ["QtCore", "QtGui", "QtSvg", "QtWidgets", "QtPrintSupport"]),
    "app/cli": (["app/cli", "model", "rules"], ["QtCore", "QtGui"]),
    "app/gui": (["app/gui", "editor", "model", "rules"],
                ["QtCore", "QtGui", "QtSvg", "QtWidgets"]),
}
OURS = ("rules", "model", "editor", "app")


def modules_by_header():
    """Qt module of every header, with and without the module's folder in front."""
    found = {}
    for module in ("QtPrintSupport", "QtNetwork", "QtTest", "QtSvgWidgets", "QtOpenGLWidgets", "QtWidgets", "QtSvg",
                   "QtGui", "QtCore"):
        for header in (QT / module).glob("*"):
            found.setdefault(header.name, module)
            found[f"{module}/{header.name}"] = module
    return found


class Rooms(unittest.TestCase):
    def includes(self, room):
        for path in sorted((SOURCE / room).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
                    yield path.relative_to(SOURCE), name

    def test_every_room_keeps_the_direction(self):
        qt = modules_by_header()
        self.assertEqual(qt["QWidget"], "QtWidgets")
        faults = []
        for room, (rooms, modules) in ROOMS.items():
            for path, name in self.includes(room):
                if name.startswith(tuple(f"{other}/" for other in OURS)):
                    if not name.startswith(tuple(f"{other}/" for other in rooms)):
                        faults.append(f"{path} includes {name}")
                elif (name in qt or re.match(r"Q[A-Z]|Qt[A-Z]\w*/", name)) and qt.get(name) not in modules:
                    faults.append(f"{path} includes {name} of {qt.get(name, 'an unknown Qt module')}")
        self.assertEqual(faults, [])

    def test_nothing_is_linked_that_nobody_uses(self):
        qt = modules_by_header()
        used = {qt[name] for room in ROOMS for _, name in self.includes(room) if name in qt}
        wanted = re.search(r"find_package\(Qt6 \S+ REQUIRED COMPONENTS ([^)]*)\)", (SOURCE / "CMakeLists.txt").read_text(encoding="utf-8"))
        looked_for = {f"Qt{name}" for name in wanted[1].split()} - {"QtLinguistTools"}
        linked = {f"Qt{name}" for room in OURS for path in (SOURCE / room).rglob("CMakeLists.txt")
                  for name in re.findall(r"Qt6::([A-Z]\w+)", path.read_text(encoding="utf-8"))}
        self.assertEqual(looked_for, linked)
        self.assertEqual(linked, used)

    def test_the_json_parser_stays_behind_its_door(self):
        users = {str(path) for room in OURS for path, name in self.includes(room) if name.startswith("nlohmann")}
        self.assertEqual(users, {"rules/core/json.cpp"})

    def test_a_wrong_include_would_be_seen(self):
        qt = modules_by_header()
        for header in ("QString", "QtCore/QString", "qstring.h"):
            self.assertEqual(qt[header], "QtCore")
        self.assertNotIn("QtWidgets", ROOMS["model"][1])

    def test_the_command_line_needs_no_widgets(self):
        text = subprocess.run(["objdump", "-p", PROGRAMS / "bocage-cli"], capture_output=True, text=True,
                              check=True).stdout
        needed = re.findall(r"NEEDED\s+(\S+)", text)
        self.assertTrue(any("Qt6Core" in name for name in needed))
        self.assertEqual([name for name in needed if "Widgets" in name or "PrintSupport" in name], [])

    def test_no_paths_of_one_machine(self):
        """Nothing in the project names the machine it was made on."""
        faults = []
        for path in subprocess.run(["git", "ls-files"], cwd=SOURCE, capture_output=True, text=True,
                                   check=True).stdout.split():
            file = SOURCE / path
            if file.suffix in (".png", ".svg", ".ts") or not file.is_file() or "tests/rooms" in path:
                continue
            text = file.read_text(encoding="utf-8", errors="replace")
            faults += [f"{path}: {match}" for match in re.findall(r"/home/\w+|" + re.escape(str(SOURCE)) + r"\b", text)]
        self.assertEqual(faults, [])


if __name__ == "__main__":
    unittest.main()
