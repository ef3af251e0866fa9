#!/usr/bin/env python3
"""Fails when code goes round one of the doors that keep foreign texts, paths and rows from doing harm.

usage: test_doors.py SOURCE_DIR [unittest options]
"""

import re
import sys
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
ROOMS = ("rules", "model", "editor", "app")


def sources():
    for room in ROOMS:
        for path in sorted((SOURCE / room).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                text = path.read_text(encoding="utf-8")
                yield str(path.relative_to(SOURCE)), re.sub(r"//[^\n]*", "", text)


class Doors(unittest.TestCase):
    def users(self, pattern):
        return {path for path, text in sources() if re.search(pattern, text)}

    def test_rich_text_is_asked_for_only_where_it_is_escaped(self):
        """Labels and tool tips are plain (editor/theme/plain_text_door). These two write their own marks and escape
        every word that they did not write."""
        self.assertEqual(self.users(r"Qt::(RichText|AutoText|MarkdownText)\b"),
                         {"editor/army/army_problems_panel.cpp", "editor/army/catalogue_detail.cpp",
                          "editor/theme/plain_text_door.cpp"})
        for path in ("editor/army/army_problems_panel.cpp", "editor/army/catalogue_detail.cpp"):
            self.assertIn("toHtmlEscaped()", (SOURCE / path).read_text(encoding="utf-8"))

    def test_text_documents_come_from_the_door(self):
        """A QTextDocument loads any file that its text names; so does everything that has one inside."""
        self.assertEqual(self.users(r"\b(setHtml|insertHtml|setMarkdown|insertMarkdown|setSource)\s*\("),
                         {"model/io/rich_text_door.cpp", "editor/help/help_browser.cpp"})
        # The manual is our own text, and its browser takes its pages from the door.
        browser = (SOURCE / "editor/help/help_browser.cpp").read_text(encoding="utf-8")
        self.assertIn("model::PackTextDocument", browser)
        self.assertIn("QTextDocument::MarkdownNoHTML", browser)
        self.assertEqual(self.users(r"\bnew QTextDocument\b|\bQTextDocument\s+\w+[;({]"), set())
        self.assertEqual(self.users(r"#include <QTextBrowser>"), {"editor/help/help_browser.h"})
        for name in ("QTextEdit", "QErrorMessage", "QWhatsThis", "QStaticText", "QGraphicsTextItem"):
            self.assertEqual(self.users(r"#include <%s>" % name), set(), name)

    def test_the_application_has_the_door(self):
        theme = (SOURCE / "editor/theme/theme.cpp").read_text(encoding="utf-8")
        self.assertIn("PlainTextDoor::install(application)", theme)
        self.assertIn("applyTheme", (SOURCE / "app/gui/application.cpp").read_text(encoding="utf-8"))

    def test_no_row_waits_in_a_queue(self):
        """A plain QModelIndex may name a row that is gone when a queued call is made. QPersistentModelIndex waits."""
        carriers = set(re.findall(r"void (\w+)\([^)]*QModelIndex&", "".join(
            part for path, text in sources() if path.endswith(".h")
            for part in re.findall(r"Q_SIGNALS:(.*?)(?:private|protected|public|\};)", text, re.DOTALL))))
        carriers |= {"activated", "clicked", "doubleClicked", "pressed", "entered", "currentChanged", "currentRowChanged"}
        self.assertIn("fixClicked", carriers)
        faults = []
        for path, text in sources():
            for call in re.findall(r"connect\([^;]*?QueuedConnection[^;]*;", text):
                faults += [f"{path}: {call}" for name in carriers if re.search(r"::%s\b" % name, call)]
        self.assertEqual(faults, [])


if __name__ == "__main__":
    unittest.main()
