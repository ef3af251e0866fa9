#!/usr/bin/env python3
"""Printed pages as people hold them: backs, cuts, secrets, letters large enough to read, page numbers.

usage: test_print_pages.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import re
import unittest
from html import unescape

from printed_pages import ARMY, BATTLE, PACKS, SAMPLES, Picture, PrintTest, difference, letters, words

COAST = SAMPLES / "light-over-the-coast.scenario.json"
PUZZLE = SAMPLES / "last-wall.scenario.json"
LARGEST = SAMPLES / "vortex-of-destiny.scenario.json"
SMALLEST = 5  # points
LINE = 1.164  # height of a line of the letters that pages are set in, of their size


def sizes(bboxes):
    """Words with the size of their letters in points, upright or along an edge."""
    for x1, y1, x2, y2, word in re.findall(
            r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*?)</word>', bboxes):
        width, height = float(x2) - float(x1), float(y2) - float(y1)
        word = unescape(word)
        yield word, (max if len(word) == 1 else min)(width, height) / LINE


class Backs(PrintTest):
    DECKS = {deck["id"]: deck for deck in json.loads((PACKS / "son-core" / "decks.json").read_text("utf-8"))["items"]}

    def small(self, pdf, page):
        return Picture(self.tool("pdftoppm", "-gray", "-r", 50.8, "-f", page, "-l", page, pdf))

    def card(self, page, column, row):
        """One of nine cards on a sheet, at two pixels a millimetre, without its rim."""
        return page.part(int((10.5 + 63 * column + 2) * 2), int((10.5 + 88 * row + 2) * 2), 118, 168)

    def test_all_cards_of_a_deck_have_its_back(self):
        battle = self.battle()
        left = {}
        for use in battle["decks"]:
            gone = sum(copies.get("count", 1) for copies in use.get("removed", []))
            left[use["deck"]] = sum(copies.get("count", 1) for copies in self.DECKS[use["deck"]]["cards"]) - gone
        backs = {}
        for deck in left:
            own = next(copies["id"] for copies in self.DECKS[deck]["cards"]
                       if sum(copies["id"] in map(lambda each: each["id"], other["cards"])
                              for other in self.DECKS.values()) == 1)
            # Ten of them make a tight sheet, as all cards of a battle do.
            alone = self.printed("son-core", "counters", "--pick", own + "=10", "--bleed", "0", name="alone.pdf")
            backs[deck] = self.card(self.small(alone, 2), 1, 1)
        pdf = self.printed(BATTLE, "counters", "--kinds", "cards", "--bleed", "0")
        found = dict.fromkeys(backs, 0)
        for page in range(2, int(self.info(pdf)["Pages"]) + 1, 2):
            picture = self.small(pdf, page)
            for place in range(9):
                part = self.card(picture, place % 3, place // 3)
                if min(map(min, part)) > 250:
                    continue
                deck = min(backs, key=lambda each: difference(part, backs[each]))
                self.assertLess(difference(part, backs[deck]), 8, f"page {page}, card {place}")
                found[deck] += 1
        self.assertEqual(found, left)

    def test_a_card_that_is_picked_takes_the_back_of_the_deck_named(self):
        shared = "son-core:card/surprise"
        pictures = []
        for deck in ("majestic", "black-sun"):
            pdf = self.printed("son-core", "counters", "--pick", f"{shared}@son-core:deck/{deck}=10", "--bleed", "0")
            own = next(copies["id"] for copies in self.DECKS["son-core:deck/" + deck]["cards"] if deck in copies["id"] or
                       sum(copies["id"] in map(lambda each: each["id"], other["cards"]) for other in self.DECKS.values()) == 1)
            other = self.printed("son-core", "counters", "--pick", own + "=10", "--bleed", "0", name="own.pdf")
            pictures.append(self.card(self.small(pdf, 2), 1, 1))
            self.assertLess(difference(pictures[-1], self.card(self.small(other, 2), 1, 1)), 8)
        self.assertGreater(difference(*pictures), 8)

    def test_a_pack_has_a_shared_card_for_every_deck(self):
        cards = json.loads((PACKS / "son-core" / "cards.json").read_text("utf-8"))["items"]
        shared = next(card["name"]["en"] for card in cards if card["id"] == "son-core:card/surprise")
        text = letters(self.text(self.printed("son-core", "counters", "--kinds", "cards", "--copies", "--backs", "none")))
        wanted = sum(copies.get("count", 1) for deck in self.DECKS.values() for copies in deck["cards"]
                     if copies["id"] == "son-core:card/surprise")
        self.assertEqual(text.count(letters(shared)), wanted)


class Overlays(PrintTest):
    TREES = "son-core:overlay/grove"  # crowns hang over its edges
    # All two spaces square.
    PIECES = (TREES, *("son-core:overlay/" + name for name in ("knoll", "mud", "cave-in", "house-small", "cave-pool")))

    def test_pictures_that_go_on_beyond_their_cut_reach_no_neighbour(self):
        chosen = self.PIECES
        alone, width = [], 0
        for overlay in chosen:
            page = self.page(self.printed("son-core", "counters", "--pick", overlay, "--backs", "none", name="a.pdf"))
            cuts = page.dark_middles(90)
            self.assertEqual(len(cuts), 2, overlay)
            width = cuts[1] - cuts[0]
            # As much around the piece as belongs to it.
            alone.append(page.part(round(cuts[0]) - 14, 140, round(width) + 28, round(width)))
        page = self.page(self.printed("son-core", "counters", "--pick", ",".join(chosen), "--backs", "none"))
        cuts = page.dark_middles(90)
        self.assertEqual(len(cuts) % 2, 0)
        columns = [cuts[i] for i in range(0, len(cuts), 2)]
        for left, right in zip(cuts[1::2], cuts[2::2]):
            self.assertAlmostEqual(right - left, 30, delta=1)  # 3 mm
        found = [page.part(round(left) - 14, 140, round(width) + 28, round(width)) for left in columns]
        # In whatever order they lie: each looks as it does with nobody beside it.
        for part in found:
            self.assertLess(min(difference(part, other) for other in alone), 3)

    def test_a_bleed_of_nothing_ends_at_the_cut(self):
        overlay = self.TREES
        page = self.page(self.printed("son-core", "counters", "--pick", overlay, "--backs", "none", "--bleed", "0"))
        cuts = page.dark_middles(90)
        # Between the cut marks, which stand beside the corners.
        begin, end = round(cuts[0]), round(cuts[1])
        left, _, right, _ = page.ink(begin - 60, 150, end + 60, 130 + end - begin)
        self.assertGreaterEqual(left, begin - 1)
        self.assertLessEqual(right, end + 2)
        _, top, _, bottom = page.ink(begin + 10, 120, end - 10, 200 + end - begin)
        self.assertGreaterEqual(top, 139)
        self.assertLessEqual(bottom, 142 + end - begin)


class Secrets(PrintTest):
    """Whatever others hold back may change: what a player gets stays the same, but for the version."""

    def told(self, path, reader, name):
        pdf = self.printed(path, "briefing", "--for", reader, name=name)
        pages = []
        for page in range(1, int(self.info(pdf)["Pages"]) + 1):
            text = re.sub(r"version \w{8}", "", self.text(pdf, "-raw", "-f", str(page), "-l", str(page)))
            picture = None if "Made with Bocage" in text else self.page(pdf, page).part(0, 0, 2100, 2750)
            pages.append((text, picture))
        info = {key: value for key, value in self.info(pdf).items() if key != "File size"}
        return pages, info, self.tool("qpdf", "--qdf", "--object-streams=disable", pdf, "-").decode("latin-1")

    def same(self, first, second, reader, secrets):
        before, after = self.told(first, reader, "one.pdf"), self.told(second, reader, "two.pdf")
        self.assertEqual(before[1], after[1])
        self.assertEqual(len(before[0]), len(after[0]))
        for (text, picture), (text2, picture2) in zip(before[0], after[0]):
            self.assertEqual(text, text2)
            if picture:
                self.assertEqual(difference(picture, picture2), 0)
        everything = (" ".join(text for text, _ in before[0]) + before[2]).lower()
        for secret in secrets:
            self.assertFalse(secret.lower() in everything, secret)

    def test_a_fortress_lies_open_and_a_hand_does_not(self):
        puzzle = json.loads(PUZZLE.read_text("utf-8"))
        crow = puzzle["sides"][0]["players"][0]["force"]["armies"][0]["roster"]
        text = words(self.text(self.printed(PUZZLE, "briefing", "--for", "player-2")))
        names = {item["id"]: item["name"]["en"] for path in (PACKS / "cc-base").glob("*.json")
                 for item in json.loads(path.read_text("utf-8")).get("items", []) if "name" in item}
        for entry in crow["entries"]:
            self.assertIn(names[entry["content"]], text)
            for filling in entry.get("fillings", []):
                self.assertIn(names[filling["option"]], text)
        self.assertNotIn("Nothing is said", text)
        # Another hand, other monsters and notes of the player's own: nobody else sees a difference.
        crow["crusades"]["hand"] = ["cc-base:village-card/thief", "cc-base:village-card/night"]
        crow["crusades"]["reactions"] = ["cc-base:cthulhu-card/lurker"]
        crow["title"] = {"en": "Zanzibar"}
        crow["notes"] = {"en": "Zanzibar strikes at night"}
        crow["entries"][0]["label"] = {"en": "Zanzibar"}
        puzzle["sides"][1]["players"][0]["force"]["armies"][0]["roster"]["crusades"]["reactions"] = []
        other = self.write("other.scenario.json", puzzle)
        puzzle = json.loads(PUZZLE.read_text("utf-8"))
        puzzle["sides"][1]["players"][0]["force"]["armies"][0]["roster"]["crusades"]["reactions"] = []
        self.same(self.write("first.scenario.json", puzzle), other, "player-2", ["zanzibar"])

    def test_what_lies_face_down_is_told_to_nobody(self):
        coast = json.loads(COAST.read_text("utf-8"))
        hidden = [piece for piece in coast["pieces"] if piece.get("face") == "back" and "/city-" in piece["content"]]
        self.assertEqual(len(hidden), 2)
        hidden[0]["content"], hidden[1]["content"] = hidden[1]["content"], hidden[0]["content"]
        player = coast["sides"][0]["players"][0]["id"]
        self.same(COAST, self.write("other.scenario.json", coast), player,
                  ["City of Life", "City of Shards", "city-life", "city-shards"])

    def test_an_army_is_told_to_its_own_side_only(self):
        battle = self.battle()
        theirs = next(player for side in battle["sides"] for player in side["players"] if player["id"] == "black-sun")
        army = SAMPLES / "black-sun-circle.army.json"
        theirs["force"]["armies"] = [{"id": "other", "roster": json.loads(army.read_text("utf-8"))}]
        first = self.write("one.scenario.json", battle)
        gone = theirs["force"]["armies"][0]["roster"]["entries"].pop()
        brought = {filling["option"] for filling in gone["fillings"]}
        for bag in battle["bags"]:  # what they do not bring stays in the common bag
            bag["removed"] = [copies for copies in bag.get("removed", []) if copies["id"] not in brought]
        theirs["force"]["armies"][0]["roster"]["title"] = {"en": "Zanzibar"}
        self.same(first, self.write("two.scenario.json", battle), "majestic", ["Zanzibar", "Sturm Captain", "Magus"])


class Letters(PrintTest):
    def bare(self, sample):
        """The battlefield without pieces, whose pictures have numbers of their own."""
        battle = json.loads(sample.read_text("utf-8"))
        battle.update(pieces=[], decks=[], bags=[])
        for side in battle["sides"]:
            for player in side["players"]:
                player.get("force", {}).pop("armies", None)
        return self.write(sample.name, battle)

    def small(self, pdf, pattern):
        named = [(word, size) for word, size in sizes(self.tool("pdftotext", "-bbox", pdf, "-").decode())
                 if word and re.fullmatch(pattern, word)]
        self.assertTrue(named)
        return [each for each in named if each[1] < SMALLEST - 0.1]

    def test_coordinates_are_large_enough_to_read(self):
        for sample, language in ((LARGEST, "en"), (BATTLE, "fr")):
            for paper in ("a4", "letter"):
                with self.subTest(sample=sample.name, paper=paper):
                    pdf = self.printed(self.bare(sample), "booklet", "--lang", language, "--paper", paper)
                    self.assertEqual(self.small(pdf, r"[A-Z]|\d\d?"), [])
        for aid in ("booklet", "players-map", "designer-map"):
            with self.subTest(aid=aid):
                self.assertEqual(self.small(self.printed(COAST, aid), r"[A-HK-Z]+\d\d?"), [])

    def test_names_of_objectives_are_large_enough_to_read(self):
        battle = self.battle()
        labels = "|".join(re.escape(word) for each in battle["objectives"] for word in each["label"]["en"].split())
        self.assertEqual(self.small(self.printed(self.bare(BATTLE), "booklet"), labels), [])

    def marked(self, sample):
        """Marks of all kinds, also such as have more to say than one letter."""
        battle = json.loads(self.bare(sample).read_text("utf-8"))
        side, *others = (each["id"] for each in battle["sides"])
        battle["zones"] = [{"id": f"z{i}", "side": side, "group": group, "cells": [[col, 7], [col + 1, 7], [col + 1, 8]]}
                           for i, (group, col) in enumerate((("A", 0), ("NE", 6), ("NNW", 12), ("WSW", 28)))]
        battle["entries"] = [{"id": f"e{i}", "side": side, "at": [3 + i, 0], "from": "north", "label": {"en": sign}}
                             for i, sign in enumerate(("1", "12", "ABC", "4", "5", "6"))]
        battle["entries"] += [{"id": f"w{i}", "side": others[i], "at": [29, 3 + i], "from": "east", "label": {"en": sign}}
                              for i, sign in enumerate(("7", "88"))]
        battle["objectives"] = [{"id": f"o{i}", "cells": [[3 + 2 * i, 12]], "kind": kind, "value": value}
                                for i, (kind, value) in enumerate([("main", 3), ("secondary", 1), ("bonus", 10)] * 4)]
        battle["objectives"].append({"id": "or", "cells": [], "alternatives": [[[5, 15]], [[9, 15]]]})
        return self.write("marked.scenario.json", battle)

    def test_marks_are_large_enough_to_read(self):
        battle = self.marked(LARGEST)
        for aid in ("booklet", "setup"):
            with self.subTest(aid=aid):
                self.assertEqual(self.small(self.printed(battle, aid), r"[A-Z]+|\d+\??"), [])
        written = [word for word, _ in sizes(self.tool("pdftotext", "-bbox", self.printed(battle, "booklet"), "-").decode())]
        for sign in ("A", "NE", "NNW", "WSW", "12", "ABC", "88", "13?"):
            self.assertIn(sign, written)

    def test_marks_of_hexes_are_large_enough_to_read(self):
        battle = json.loads(self.bare(COAST).read_text("utf-8"))
        battle["zones"] = [{"id": "z", "name": {"en": "Beach"}, "cells": [[2, 12], [3, 12]]}]
        battle["objectives"] = [{"id": f"o{i}", "cells": [[2 + i, 14]]} for i in range(3)]
        battle = self.write("marked.scenario.json", battle)
        for aid in ("booklet", "players-map", "designer-map"):
            with self.subTest(aid=aid):
                pdf = self.printed(battle, aid)
                self.assertIn("Beach", self.text(pdf))
                self.assertEqual(self.small(pdf, r"Beach|\d\d?|[A-HK-Z]+\d\d?"), [])

    def test_marks_at_a_small_true_size_do_not_run_into_each_other(self):
        battle = json.loads(self.marked(LARGEST).read_text("utf-8"))
        battle.update(zones=[], objectives=[])
        battle = self.write("arrows.scenario.json", battle)
        for cell in (12, 5, 2):
            with self.subTest(cell=cell):
                pdf = self.folder / f"map-{cell}.pdf"
                self.run_cli("render", battle, "-o", pdf, "--cell", cell, "--layers", "boards,entries", "--force")
                words = re.findall(r'<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">',
                                   self.tool("pdftotext", "-bbox", pdf, "-").decode())
                boxes = [tuple(map(float, word)) for word in words]
                # Short words of small letters, as in "not fit for play", tell less of their size.
                self.assertEqual(self.small(pdf, r"[A-Z]+|\d+|\w{4,}"), [])
                self.assertGreaterEqual(len(boxes), 3)
                for i, one in enumerate(boxes):
                    for other in boxes[:i]:
                        apart = max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])
                        # Lines are higher than their capitals.
                        self.assertGreater(apart, -0.35 * SMALLEST)

    def test_a_map_at_a_small_true_size_says_that_it_is_unfit(self):
        battle = json.loads(LARGEST.read_text("utf-8"))
        battle["turnTrack"].pop("end")
        pdf = self.folder / "unfit.pdf"
        self.run_cli("render", self.write("unfit.scenario.json", battle), "-o", pdf, "--cell", "2", "--layers", "boards")
        self.assertIn("not fit for play", words(self.text(pdf)))
        self.assertEqual(self.small(pdf, r"\w{4,}"), [])

    def test_a_map_at_a_small_true_size_names_some_rows_and_columns(self):
        for cell, step in ((12, 1), (4, 1), (2, 2)):
            with self.subTest(cell=cell):
                pdf = self.folder / f"map-{cell}.pdf"
                self.run_cli("render", LARGEST, "-o", pdf, "--cell", cell, "--layers", "boards,coordinates")
                found = list(sizes(self.tool("pdftotext", "-bbox", pdf, "-").decode()))
                rows = sorted({int(word) for word, _ in found if word.isdigit()})
                self.assertGreater(len(rows), 4)
                self.assertTrue(all(size > 3.5 for _, size in found), found)
                self.assertGreaterEqual(min(b - a for a, b in zip(rows, rows[1:])), step)

    def test_words_are_letters_and_not_signs_that_join_two(self):
        for what, aid in ((BATTLE, "booklet"), (BATTLE, "counters"), (ARMY, "army"), (ARMY, "legend"), (BATTLE, "reference"),
                          (PUZZLE, "counters"), (COAST, "booklet")):
            with self.subTest(what=what.name, aid=aid):
                self.assertEqual(re.findall(r"\w*[\ufb00-\ufb06]\w*", self.text(self.printed(what, aid))), [])
        text = self.text(self.printed(BATTLE, "booklet"))
        self.assertRegex(text, r"fi\w")
        self.run_cli("render", BATTLE, "-o", "map.pdf")
        self.assertNotRegex(self.text(self.folder / "map.pdf"), "[\ufb00-\ufb06]")


class Words(PrintTest):
    def test_numbers_stay_with_what_they_count(self):
        for what, aid in ((LARGEST, "setup"), (LARGEST, "booklet"), (BATTLE, "army"), (PUZZLE, "booklet")):
            with self.subTest(what=what.name, aid=aid):
                text = self.text(self.printed(what, aid), "-raw")
                self.assertRegex(text, "\\d\\s× ")
                self.assertNotRegex(text, r"(?m)\d\s*$\s*×|×\s*$")

    def test_heads_of_tables_are_not_parted(self):
        for what, aid, heads in ((PUZZLE, "booklet", ("Boucliers", "Garnison")),
                                 (SAMPLES / "crow-keep.army.json", "fortress", ("Exemplaires", "Boucliers"))):
            text = self.text(self.printed(what, aid, "--lang", "fr"))
            for head in heads:
                self.assertIn(head, text)

    def test_modes_of_creatures_are_words(self):
        for language, mode in (("en", "lying in wait"), ("fr", "à l’affût")):
            self.assertIn(mode, words(self.text(self.printed(SAMPLES / "drowned-causeway.scenario.json", "setup", "--lang",
                                                             language))))

    def test_the_key_of_the_map_shows_marks_as_the_map_does(self):
        battle = json.loads(LARGEST.read_text("utf-8"))
        battle["entries"][0]["label"] = {"en": "Qx"}
        battle["zones"][0]["group"] = "Zq"
        text = self.text(self.printed(self.write("key.scenario.json", battle), "booklet"), "-raw", "-f", "1", "-l", "1")
        self.assertEqual(text.count("Qx"), 3)  # on the map, in its picture in the key, and what the key says
        self.assertEqual(text.count("Zq"), 2)


class PageNumbers(PrintTest):
    def test_they_run_through_every_file(self):
        for what in (BATTLE, LARGEST, PUZZLE, SAMPLES / "spreading-the-shadows.campaign.json"):
            for aid in self.aids(what):
                with self.subTest(what=what.name, aid=aid):
                    pdf = self.printed(what, aid, *(("--for", "referee") if aid == "briefing" else ()))
                    count = int(self.info(pdf)["Pages"])
                    for page, text in enumerate(self.text(pdf).split("\f")[:count], 1):
                        for told in re.findall(r"Page (\d+) of (\d+)", text):
                            self.assertEqual(told, (str(page), str(count)))


if __name__ == "__main__":
    unittest.main()
