#!/usr/bin/env python3
"""Game aids on paper, read back from their PDF files with poppler and qpdf.

usage: test_print.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import re
import subprocess
import unicodedata
import unittest

from printed_pages import (ARMY, BATTLE, DOTS, FINE, PACKS, PROGRAM, RIFLES, SAMPLES, UNREADABLE, Picture, PrintTest,
                           difference, letters, turned, words)


class EveryAid(PrintTest):
    def test_whole_files_with_embedded_fonts_and_the_same_bytes_twice(self):
        for what in (BATTLE, ARMY, SAMPLES / "spreading-the-shadows.campaign.json"):
            for aid in self.aids(what):
                with self.subTest(what=what.name, aid=aid):
                    extra = ("--for", "majestic") if aid == "briefing" else ()
                    first = self.printed(what, aid, *extra)
                    self.assertEqual(first.read_bytes(), self.printed(what, aid, *extra, name="again.pdf").read_bytes())
                    self.tool("qpdf", "--check", first)
                    info = self.info(first)
                    self.assertGreater(int(info["Pages"]), 0)
                    self.assertEqual(info["Page size"].split(" pts")[0], "595.276 x 841.89")
                    for line in self.tool("pdffonts", first).decode().splitlines()[2:]:
                        self.assertRegex(line, r"\byes\b", line)
                        self.assertTrue(re.search(r"Identity-H\s+yes", line), line)

    def test_letter_paper(self):
        pdf = self.printed(BATTLE, "booklet", "--paper", "letter")
        self.assertIn("612 x 792", self.info(pdf)["Page size"])

    def test_viewers_are_told_not_to_scale(self):
        pdf = self.printed(ARMY, "army")
        plain = self.tool("qpdf", "--qdf", "--object-streams=disable", pdf, "-")
        self.assertIn(b"/PrintScaling /None", plain)

    def test_all_three_ways_of_colour(self):
        full = self.printed(BATTLE, "booklet").read_bytes()
        for way in ("ink-saving", "grey"):
            self.assertNotEqual(full, self.printed(BATTLE, "booklet", "--colours", way).read_bytes())
        grey = self.printed(ARMY, "counters", "--colours", "grey")
        data = self.tool("pdftoppm", "-r", 20, "-f", 1, "-l", 1, grey)
        pixels = data[re.match(rb"P6\s+\d+\s+\d+\s+255\s", data).end():]
        self.assertLess(max(max(pixels[i:i + 3]) - min(pixels[i:i + 3]) for i in range(0, len(pixels) - 2, 3)), 12)

    def test_the_sheets_of_a_whole_pack_are_small_and_their_letters_are_text(self):
        pdf = self.printed("son-core", "counters")
        self.assertLess(pdf.stat().st_size, 3_000_000)
        text = letters(self.text(pdf))
        cards = json.loads((PACKS / "son-core" / "cards.json").read_text(encoding="utf-8"))["items"]
        for card in cards:
            self.assertIn(letters(card["name"]["en"]), text)


class Booklet(PrintTest):
    def test_every_text_of_the_scenario_is_there_whole(self):
        pdf = self.printed(BATTLE, "booklet")
        self.assertLess(pdf.stat().st_size, 3_000_000)
        # Columns break sentences: letters are compared, without the feet of pages.
        text = letters(re.sub(r"Crossroads at Dusk\s+version \w{8} · Page.*\n", "", self.text(pdf)))
        battle = self.battle()
        wanted = [battle["title"]["en"]] + [each["en"] for each in battle["texts"].values()]
        wanted += [each["text"]["en"] for each in battle["victory"] if "text" in each]
        wanted += [each["text"]["en"] for each in battle["turnTrack"]["events"]]
        wanted += [zone["name"]["en"] for zone in battle["zones"]]
        wanted += [each["label"]["en"] for each in battle["objectives"]]
        for sentence in wanted:
            with self.subTest(sentence=sentence):
                self.assertTrue(all(letters(word) in text for word in sentence.split(" ")), sentence)
                self.assertIn(letters(sentence[:24]), text)

    def test_french_pages_from_an_english_program(self):
        text = words(self.text(self.printed(BATTLE, "booklet", "--lang", "fr")))
        self.assertIn("Le carrefour au crépuscule", text)
        self.assertIn("Un courrier a disparu", text)
        self.assertNotIn("A courier went missing", text)
        self.assertIn("Soleil noir", text)
        # The words of the program as well.
        self.assertIn("L’histoire", text)
        self.assertNotIn("The story", text)
        self.assertIn("8 tours", text)
        script = words(self.text(self.printed(BATTLE, "setup", "--lang", "fr")))
        self.assertNotRegex(script, r"facing|From:|Clearing the table")
        sheet = words(self.text(self.printed(ARMY, "army", "--lang", "fr")))
        self.assertNotRegex(sheet, r"Breaking points|Markers to hand out|What it uses|Orders \(")
        legend = words(self.text(self.printed(ARMY, "legend", "--lang", "fr")))
        self.assertIn("Capacités", legend)

    def test_numbers_have_their_plural(self):
        for what, aid in ((BATTLE, "booklet"), (ARMY, "army")):
            self.assertNotIn("(s)", self.text(self.printed(what, aid)))

    def test_a_language_that_only_the_document_has(self):
        battle = self.battle()
        battle["title"]["de"] = "Kreuzung am Abend"
        battle["texts"]["introduction"]["de"] = "Ein Kurier verschwand an der Kreuzung."
        text = words(self.text(self.printed(self.write("b.scenario.json", battle), "booklet", "--lang", "de")))
        self.assertIn("Kreuzung am Abend", text)
        self.assertIn("Ein Kurier verschwand", text)

    def test_long_texts_flow_over_pages_and_lose_nothing(self):
        battle = self.battle()
        sentences = [f"Sentence{i} tells of things that happened long ago." for i in range(900)]
        battle["texts"]["gameplay"] = {"en": "\n\n".join(" ".join(sentences[i:i + 9]) for i in range(0, 900, 9))}
        pdf = self.printed(self.write("long.scenario.json", battle), "booklet")
        self.assertGreater(int(self.info(pdf)["Pages"]), 6)
        found = re.findall(r"Sentence(\d+)\b", self.text(pdf))
        self.assertEqual(sorted(map(int, found)), list(range(900)))

    def test_errors_are_said_on_every_page(self):
        battle = self.battle()
        battle["pieces"][0]["content"] = "son-core:unit/never-printed"
        pdf = self.printed(self.write("bad.scenario.json", battle), "booklet")
        for page in range(1, int(self.info(pdf)["Pages"]) + 1):
            self.assertIn("not fit for play", words(self.text(pdf, "-f", str(page), "-l", str(page))))
        self.assertIn("not fit for play", self.info(pdf)["Subject"])

    def test_the_stamp_follows_the_rules_only(self):
        def stamp(battle):
            text = self.text(self.printed(self.write("s.scenario.json", battle), "booklet"))
            return re.search(r"version (\w{8})", text)[1]
        plain = stamp(self.battle())
        story = self.battle()
        story["texts"]["introduction"]["en"] = "Another story."
        story["title"]["en"] = "Another name"
        self.assertEqual(plain, stamp(story))
        moved = self.battle()
        moved["pieces"][0]["at"] = [0, 6]
        self.assertNotEqual(plain, stamp(moved))


    def test_one_file_has_one_version(self):
        for sample in ("crossroads-at-dusk.scenario.json", "spreading-the-shadows.campaign.json"):
            for aid in self.aids(SAMPLES / sample):
                if aid == "briefings":
                    continue  # several files
                with self.subTest(sample=sample, aid=aid):
                    told = set(re.findall(r"version ([0-9a-f]{8})\b", self.text(self.printed(SAMPLES / sample, aid))))
                    self.assertLessEqual(len(told), 1)

    def test_no_terrain_means_only_its_name(self):
        battle = self.battle()
        battle["battlefield"]["overlays"].append(
            {"id": "ford-1", "overlay": "son-core:overlay/ford", "at": [2, 2]})
        path = self.write("ford.scenario.json", battle)
        for language, help_text in (("en", "Every unit may cross here"), ("fr", "Toute unité peut traverser ici")):
            with self.subTest(language):
                pdf = self.printed(path, "reference", "--lang", language)
                self.assertNotRegex(self.text(pdf, "-layout"), r"(?i)\b(\w[\w ]*\w) {2,}\1(?! ·)\b(  |$)")
                self.assertIn(help_text, words(self.text(pdf)))


class TrueSize(PrintTest):
    def test_cut_marks_and_rulers_within_a_tenth_of_a_millimetre(self):
        pdf = self.printed("son-core", "counters", "--pick", RIFLES + "=4", "--backs", "none")
        page = self.page(pdf)
        # Four counters of 22.5 mm in the middle of the sheet: cuts at 60, 82.5 … 150 mm, marks from 7 to 12 mm.
        self.assertEqual(len(page.dark_middles(90)), 5)
        for found, wanted in zip(page.dark_middles(90), (600, 825, 1050, 1275, 1500)):
            self.assertAlmostEqual(found, wanted, delta=1)
        # The control square: 20 mm from (12, 270).
        sides = page.dark_middles(2750, 60, 400)
        self.assertAlmostEqual(sides[0], 120, delta=1)
        self.assertAlmostEqual(sides[-1] - sides[0], 200, delta=1)
        # The ruler of 100 mm: its first and last stroke.
        strokes = page.dark_middles(2725, 360, 1500)
        self.assertAlmostEqual(strokes[-1] - strokes[0], 1000, delta=1)

    def test_counters_have_the_size_of_their_space(self):
        pdf = self.printed("son-core", "counters", "--pick", RIFLES, "--backs", "none", "--no-marks", "--bleed", "0",
                           "--space", "40")
        left, top, right, bottom = self.page(pdf).ink(100, 70, 2000, 1400)
        # Drawings keep a hair inside their cut.
        self.assertAlmostEqual(right - left, 360, delta=8)
        self.assertAlmostEqual(bottom - top, 360, delta=8)

    def test_two_engines_agree(self):
        pdf = self.printed("son-core", "counters", "--pick", RIFLES + "=4", "--backs", "none")
        out = self.folder / "mu.pgm"
        try:
            self.tool("mutool", "draw", "-r", 254, "-c", "gray", "-o", out, pdf, 1)
        except FileNotFoundError:
            self.skipTest("mutool is not installed")
        for found, wanted in zip(Picture(out.read_bytes()).dark_middles(90), (600, 825, 1050, 1275, 1500)):
            self.assertAlmostEqual(found, wanted, delta=1)

    def test_page_boxes_of_single_pieces(self):
        pdf = self.printed("son-core", "counters", "--kinds", "cards", "--singly")
        boxes = self.tool("pdfinfo", "-box", "-f", 1, "-l", 1, pdf).decode()
        def box(name):
            return [float(each) for each in re.search(rf"{name}Box:\s+(.*)", boxes)[1].split()]
        trim, bleed, media = box("Trim"), box("Bleed"), box("Media")
        self.assertAlmostEqual(trim[2] - trim[0], 63 * 72 / 25.4, delta=0.02)
        self.assertAlmostEqual(trim[3] - trim[1], 88 * 72 / 25.4, delta=0.02)
        self.assertAlmostEqual(trim[0] - bleed[0], 3 * 72 / 25.4, delta=0.02)
        self.assertLess(media[0], bleed[0])

    def test_boards_come_in_parts_with_a_plan(self):
        # A board is a square of 250 mm: as high as A4 leaves room for, higher than letter paper does.
        for paper, codes in (("a4", {"A1", "B1"}), ("letter", {"A1", "B1", "A2", "B2"})):
            with self.subTest(paper=paper):
                pdf = self.printed(BATTLE, "boards", "--paper", paper)
                self.assertEqual(int(self.info(pdf)["Pages"]), 2 * (1 + len(codes)))
                text = words(self.text(pdf))
                for code in codes:  # on the plan and on the part, for two boards
                    self.assertEqual(len(re.findall(rf"(?<!under )\b{code}\b", text)), 4, code)
                self.assertEqual(set(re.findall(r"\b[A-Z]\d\b", text)), codes)
                self.assertIn("glue under B1", text)
                for page in range(1, 1 + int(self.info(pdf)["Pages"])):
                    self.assertRegex(self.text(pdf, "-f", str(page), "-l", str(page)), r"version \w{8}")

    def test_parts_of_boards_have_their_true_size(self):
        pdf = self.printed(BATTLE, "boards")
        # The corner marks of the first part: 175 mm wide is what it has of its own, 250 mm high is the board.
        page = self.page(pdf, 2)
        across = page.dark_middles(60)
        self.assertEqual(len(across), 2)
        self.assertAlmostEqual(across[0], 100, delta=1)
        down = [y for y in range(page.height) if page.at(60, y) < 140 and y < 2640]
        self.assertAlmostEqual(down[-1] - down[0], 2500, delta=2)
        self.assertAlmostEqual(across[1] - across[0] + self.own_width(pdf, 3), 2500, delta=2)

    def own_width(self, pdf, number):
        marks = self.page(pdf, number).dark_middles(60)
        return marks[-1] - marks[0]


class Cards(PrintTest):
    def cards_of_the_pack(self):
        """Each once in every deck that has it, for their backs differ, and those of no deck once."""
        cards, decks = (json.loads((PACKS / "son-core" / name).read_text(encoding="utf-8"))["items"]
                        for name in ("cards.json", "decks.json"))
        dealt = [card for deck in decks for card in {each["id"] for each in deck["cards"]}]
        return len(dealt) + len({card["id"] for card in cards} - set(dealt))

    def test_nine_cards_on_a_sheet_of_a4(self):
        cards = self.cards_of_the_pack()
        pdf = self.printed("son-core", "counters", "--kinds", "cards")
        self.assertEqual(int(self.info(pdf)["Pages"]), 2 * ((cards + 8) // 9))
        picture = self.page(pdf)
        # Cut marks above three columns of 63 mm, and beside three rows of 88 mm.
        for expected, found in zip((105, 735, 1365, 1995), picture.dark_middles(70), strict=True):
            self.assertAlmostEqual(expected, found, delta=1)
        column = bytes(picture.at(70, y) for y in range(picture.height - 200))
        marks = [m.start() + (m.end() - m.start() - 1) / 2 for m in re.finditer(rb"[\x00-\x8b]+", column)]
        for expected, found in zip((105, 985, 1865, 2745), marks, strict=True):
            self.assertAlmostEqual(expected, found, delta=1)

    def test_a_few_cards_keep_their_wide_margins(self):
        pdf = self.printed("son-core", "counters", "--pick", "son-core:card/" + json.loads(
            (PACKS / "son-core" / "cards.json").read_text(encoding="utf-8"))["items"][0]["id"].split("/")[1])
        self.assertEqual(int(self.info(pdf)["Pages"]), 2)

    def test_letter_takes_six(self):
        cards = self.cards_of_the_pack()
        pdf = self.printed("son-core", "counters", "--kinds", "cards", "--paper", "letter")
        self.assertEqual(int(self.info(pdf)["Pages"]), 2 * ((cards + 5) // 6))


class Campaigns(PrintTest):
    CAMPAIGN = SAMPLES / "spreading-the-shadows.campaign.json"

    def test_the_booklet_holds_every_chapter(self):
        pdf = self.printed(self.CAMPAIGN, "booklet")
        self.assertLess(pdf.stat().st_size, 4_500_000)  # three maps of vectors
        told = words(self.text(pdf))
        document = json.loads(self.CAMPAIGN.read_text(encoding="utf-8"))
        self.assertIn(letters(document["story"]["en"])[:60], letters(told))
        for number, chapter in enumerate(document["chapters"], 1):
            battle = json.loads((SAMPLES / chapter["scenario"]).read_text(encoding="utf-8"))
            self.assertIn(f"Chapter {number} of 3", told)
            self.assertIn(letters(battle["title"]["en"]), letters(told))
            for condition in battle["victory"]:
                self.assertIn(letters(condition["text"]["en"]), letters(told))
        self.assertEqual(pdf.read_bytes(), self.printed(self.CAMPAIGN, "booklet", name="again.pdf").read_bytes())

    def test_french_booklet_and_log(self):
        for aid, said in (("booklet", "Chapitre 2 sur 3"), ("log", "Les grottes de la terreur")):
            told = words(self.text(self.printed(self.CAMPAIGN, aid, "--lang", "fr")))
            if aid == "log":
                self.assertIn(said, told)
            self.assertIn("Soleil noir", told)

    def test_the_log_has_room_for_what_happened_or_tells_it(self):
        fresh = words(self.text(self.printed(self.CAMPAIGN, "log")))
        for word in ("Won by:", "Turns:", "Victory points:", "lost:", "found:", "Draw"):
            self.assertIn(word, fresh)
        for path in SAMPLES.glob("*.scenario.json"):
            self.write(path.name, json.loads(path.read_text(encoding="utf-8")))
        own = self.write("own.campaign.json", json.loads(self.CAMPAIGN.read_text(encoding="utf-8")))
        self.run_cli("campaign", "result", own, "--winner", "black-sun", "--turns", 6, "--lost", "black-sun=umbra")
        told = words(self.text(self.printed(own, "log")))
        self.assertIn("Black Sun won in 6 turns", told)
        self.assertIn("Black Sun lost Sister Umbra", told)

    def test_a_chapter_that_is_missing_is_named(self):
        own = self.write("own.campaign.json", json.loads(self.CAMPAIGN.read_text(encoding="utf-8")))
        path = self.folder / "out.pdf"
        done = self.run_cli("print", own, "--aid", "booklet", "-o", path)
        self.assertIn("caves-of-terror.scenario.json", done.stderr)
        self.assertIn("caves-of-terror.scenario.json", letters(self.text(path)))


class Backs(PrintTest):
    UNITS = (RIFLES, "son-core:unit/sturm-rifles", "son-core:unit/black-sun-magus")

    def back_alone(self, unit):
        """The back of one counter by itself, at 60 + … mm: it lies in the middle of the sheet."""
        pdf = self.printed("son-core", "counters", "--pick", unit, "--bleed", "0", name="alone.pdf")
        return self.page(pdf, 2).part(int((105 - 11.25) * DOTS), 14 * DOTS, 225, 225)

    def test_each_back_lies_behind_its_front(self):
        backs = [self.back_alone(unit) for unit in self.UNITS]
        for edge in ("long-edge", "short-edge"):
            pdf = self.printed("son-core", "counters", "--pick", ",".join(self.UNITS), "--bleed", "0", "--backs", edge)
            order = self.order(pdf)
            page = self.page(pdf, 2)
            left = 105 - 1.5 * 22.5
            for column, unit in enumerate(order):
                with self.subTest(edge=edge, unit=unit):
                    if edge == "long-edge":
                        x, y = 210 - (left + (column + 1) * 22.5), 14
                    else:
                        x, y = left + column * 22.5, 297 - 14 - 22.5
                    found = page.part(int(x * DOTS), int(y * DOTS), 225, 225)
                    if edge == "short-edge":
                        found = turned(found)
                    scores = [difference(found, back) for back in backs]
                    self.assertEqual(self.UNITS[scores.index(min(scores))], unit)
                    self.assertLess(min(scores), 14)  # half a pixel apart, no more

    def order(self, pdf):
        """Which unit lies in which column of the fronts."""
        fronts = []
        for unit in self.UNITS:
            alone = self.printed("son-core", "counters", "--pick", unit, "--bleed", "0", name="front.pdf")
            fronts.append(self.page(alone, 1).part(int((105 - 11.25) * DOTS), 14 * DOTS, 225, 225))
        page = self.page(pdf, 1)
        order = []
        for column in range(3):
            found = page.part(int((105 - 1.5 * 22.5 + column * 22.5) * DOTS), 14 * DOTS, 225, 225)
            scores = [difference(found, front) for front in fronts]
            order.append(self.UNITS[scores.index(min(scores))])
        self.assertEqual(sorted(order), sorted(self.UNITS))
        return order

    def test_fold_sheets_need_no_second_side(self):
        pdf = self.printed("son-core", "counters", "--pick", RIFLES, "--backs", "fold")
        self.assertEqual(self.info(pdf)["Pages"], "1")


class Calibration(PrintTest):
    def calibrate(self, **measures):
        folder = self.folder / "data" / "bocage"
        done = self.run_cli("print", "son-core", "--aid", "calibration", "-o", self.folder / "c.pdf")
        folder.mkdir(parents=True, exist_ok=True)
        entry = {"scaleX": 100000, "scaleY": 100000, "backRight": 0, "backDown": 0, **measures}
        (folder / "printers.json").write_text(json.dumps(
            {"format": "bocage.printers", "version": 1, "printers": {"Attic": entry}}))
        return done

    def test_what_came_out_short_is_drawn_longer(self):
        self.calibrate(scaleX=99000)
        pdf = self.printed("son-core", "counters", "--pick", RIFLES + "=4", "--backs", "none", "--printer", "Attic")
        marks = self.page(pdf).dark_middles(90)
        self.assertAlmostEqual(marks[-1] - marks[0], 900 / 0.99, delta=1)

    def test_backs_move_against_the_shift(self):
        plain = self.page(self.printed("son-core", "counters", "--pick", RIFLES, "--bleed", "0"), 2)
        before = plain.ink(100, 70, 2000, 1400)
        # The back lies 1 mm too far right and 2 mm too low, as seen from the front. On its own page right is
        # left: flipped over the long edge it has to go right and up.
        self.calibrate(backRight=1000, backDown=2000)
        moved = self.page(self.printed("son-core", "counters", "--pick", RIFLES, "--bleed", "0", "--printer", "Attic"), 2)
        after = moved.ink(100, 70, 2000, 1400)
        self.assertAlmostEqual(after[0] - before[0], 10, delta=1)
        self.assertAlmostEqual(after[1] - before[1], -20, delta=1)

    def test_an_unknown_printer_is_named(self):
        done = self.run_cli("print", BATTLE, "--aid", "booklet", "-o", "x.pdf", "--printer", "Cellar", expect=UNREADABLE)
        self.assertIn("Cellar", done.stderr)
        self.assertFalse((self.folder / "x.pdf").exists())


class Secrets(PrintTest):
    THEIRS = ("Paralyze", "Sigil of Blood", "Blessing of the Black Sun", "Circle in the field", "Offensive grenades",
              "Hauptmann", "Sturm Captain", "Magus")

    def test_no_secret_of_the_other_side(self):
        self.run_cli("print", BATTLE, "--aid", "briefing", "-o", "b.pdf")
        files = sorted(path.name for path in self.folder.glob("b-*.pdf"))
        self.assertEqual(files, ["b-black-sun.pdf", "b-majestic.pdf", "b-referee.pdf"])
        ours = self.folder / "b-majestic.pdf"
        everything = words(self.text(ours)) + str(self.info(ours)) + self.tool(
            "qpdf", "--qdf", "--object-streams=disable", ours, "-").decode("latin-1")
        for secret in self.THEIRS:
            self.assertNotIn(secret.lower(), everything.lower(), secret)
        referee = words(self.text(self.folder / "b-referee.pdf"))
        for secret in ("Paralyze", "Circle in the field"):
            self.assertIn(secret, referee)
        self.assertIn("Ranger company", words(self.text(ours)))

    def test_pictures_do_not_tell_either(self):
        """Whatever the other side hides may change: our pages look the same, but for the version."""
        first = self.printed(BATTLE, "briefing", "--for", "majestic", name="one.pdf")
        battle = self.battle()
        theirs = [piece for piece in battle["pieces"] if piece.get("player") == "black-sun"]
        officer = next(piece for piece in theirs if piece["content"].endswith("sturm-hauptmann"))
        adepts = next(piece for piece in theirs if piece["content"].endswith("black-sun-adepts"))
        officer["at"], adepts["at"] = adepts["at"], officer["at"]
        second = self.printed(self.write("two.scenario.json", battle), "briefing", "--for", "majestic", name="two.pdf")
        pages = int(self.info(first)["Pages"])
        self.assertEqual(pages, int(self.info(second)["Pages"]))
        same = 0
        for page in range(1, pages + 1):
            texts = [re.sub(r"version \w{8}", "", self.text(pdf, "-f", str(page), "-l", str(page)))
                     for pdf in (first, second)]
            self.assertEqual(*texts)
            if "Made with Bocage" in texts[0]:
                continue  # has the version among its words
            a, b = (self.page(pdf, page).part(0, 0, 2100, 2750) for pdf in (first, second))
            self.assertEqual(difference(a, b), 0)
            same += 1
        self.assertGreater(same, 0)

    def test_marked_things_are_for_one_side_only(self):
        battle = self.battle()
        battle["specialRules"] = [{"id": "rule-1", "text": {"en": "The baker hides a radio."}, "onlyFor": "axis"}]
        path = self.write("m.scenario.json", battle)
        ours = words(self.text(self.printed(path, "briefing", "--for", "majestic")))
        theirs = words(self.text(self.printed(path, "briefing", "--for", "black-sun")))
        self.assertNotIn("radio", ours)
        self.assertIn("radio", theirs)

    def test_an_unknown_reader_is_named(self):
        done = self.run_cli("print", BATTLE, "--aid", "briefing", "--for", "nobody", "-o", "x.pdf", expect=UNREADABLE)
        self.assertIn("majestic", done.stderr)


class Legend(PrintTest):
    def content(self, kind):
        items = {}
        for pack in PACKS.iterdir():
            path = pack / f"{kind}.json"
            if path.exists():
                for item in json.loads(path.read_text(encoding="utf-8"))["items"]:
                    items[item["id"]] = item
        return items

    def used_abilities(self, roster):
        units, tiles, options = self.content("units"), self.content("tiles"), self.content("options")
        slugs = set()

        def add(list_):
            slugs.update(each["ability"] if isinstance(each, dict) else each for each in list_ or [])

        def unit(id_):
            for side in ("front", "back"):
                face = units[id_].get(side) or {}
                add(face.get("abilities"))
                for weapon in ("primary", "secondary"):
                    add((face.get(weapon) or {}).get("abilities"))

        def option(id_):
            add(options[id_].get("abilities"))
            for each in options[id_].get("units", []):
                unit(each["id"])

        for entry in roster["entries"]:
            tile = tiles[entry["content"]]
            add(tile.get("abilities"))
            for each in tile.get("units", []):
                unit(each["id"])
            for slot in tile.get("slots", []):
                if slot.get("ability"):
                    add([slot["ability"]])
            for filling in entry.get("fillings", []):
                option(filling["option"])
                for spell in filling.get("contents", []):
                    option(spell)
        return slugs

    def test_legend_is_the_set_of_things_used(self):
        roster = json.loads(ARMY.read_text(encoding="utf-8"))
        abilities = {id_.split("/")[1]: item["name"]["en"] for id_, item in self.content("abilities").items()}
        used = self.used_abilities(roster)
        text = words(self.text(self.printed(ARMY, "legend"), "-raw"))  # one column after the other
        section = text[text.index("Abilities"):text.index("Options")]
        # A name is in the list when its own line says what it means.
        found = {slug for slug, name in abilities.items() if f"{name} –" in section}
        overlapping = {slug for slug in found - used
                       if any(abilities[slug] in abilities[other] for other in used)}
        self.assertEqual(found - overlapping, {slug for slug in used if slug in abilities})
        options = self.content("options")
        for entry in roster["entries"]:
            for filling in entry.get("fillings", []):
                self.assertIn(options[filling["option"]]["name"]["en"], text)

    def test_under_each_heading_names_are_in_order(self):
        def plain(name):
            decomposed = unicodedata.normalize("NFKD", name).replace("’", "'").lower()
            return re.sub(r"[^a-z0-9 ]", "", decomposed)

        for language, headings in (("en", ["Abilities", "Options", "Spells", "Terrain", "Markers", "Cards"]),
                                   ("fr", ["Capacités", "Options", "Sorts", "Terrain", "Marqueurs", "Cartes"])):
            text = self.text(self.printed(BATTLE, "legend", "--lang", language), "-raw")
            parts = re.split(rf"(?m)^(?:{'|'.join(headings)})$", text)
            self.assertEqual(len(parts), len(headings) + 1)
            for heading, part in zip(headings, parts[1:]):
                with self.subTest(language=language, heading=heading):
                    names = [plain(name) for name in re.findall(r"(?m)^([^–\n]{2,40}) – ", part)]
                    self.assertGreater(len(names), 1)
                    self.assertEqual(names, sorted(names))

    def test_what_may_be_drawn_from_a_bag_is_explained(self):
        battle = self.battle()
        search = next(bag for bag in battle["bags"] if "search" in bag["bag"])
        gone = {copies["id"] for copies in search["removed"]}
        bags = {item["id"]: item for item in json.loads((PACKS / "son-core" / "bags.json").read_text("utf-8"))["items"]}
        options = self.content("options")
        text = words(self.text(self.printed(BATTLE, "legend"), "-raw"))
        for copies in bags[search["bag"]]["contents"]:
            if copies["id"] not in gone:
                self.assertIn(options[copies["id"]]["name"]["en"] + " –", text)

    def test_the_legend_does_not_name_what_lies_face_down(self):
        source = SAMPLES / "light-over-the-coast.scenario.json"
        text = words(self.text(self.printed(source, "legend"), "-raw"))
        for cover in ("City, face down", "Mystic, face down", "Well, face down"):
            self.assertEqual(text.count(cover), 1, cover)
            self.assertIn(cover + " – ", text)
        self.assertNotIn("City of Life", text)
        self.assertNotIn("City of Shards", text)
        # Turned over it is no secret any more; the others stay one.
        document = json.loads(source.read_text(encoding="utf-8"))
        for piece in document["pieces"]:
            if piece["content"] == "som-base:marker/city-life":
                piece["face"] = "front"
        turned = self.folder / "turned.scenario.json"
        turned.write_text(json.dumps(document), encoding="utf-8")
        text = words(self.text(self.printed(turned, "legend"), "-raw"))
        self.assertIn("City of Life", text)
        self.assertNotIn("City of Shards", text)
        self.assertIn("City, face down", text)


class ArmySheets(PrintTest):
    def test_a_tournament_sheet_is_one_page_with_name_and_points_on_top(self):
        for army in sorted(SAMPLES.glob("*.army.json")):
            roster = json.loads(army.read_text(encoding="utf-8"))
            if roster["system"] != "normandie":
                continue  # the sheet is an aid of that game
            with self.subTest(army=army.name):
                pdf = self.printed(army, "army", "--form", "tournament")
                self.assertEqual(self.info(pdf)["Pages"], "1")
                top = self.text(pdf, "-x", "0", "-y", "0", "-W", "600", "-H", "110")
                self.assertIn(roster["title"]["en"], words(top))
                # The points in one line, not broken.
                self.assertRegex(top, rf"\d+ / {roster['limit']}" if roster.get("limit") else r"\d+")

    def test_the_full_form_explains_what_the_army_uses(self):
        text = words(self.text(self.printed(ARMY, "army")))
        self.assertIn("What it uses", text)
        self.assertIn("Breaking points", text)
        self.assertIn("Markers to hand out", text)


class BadInput(PrintTest):
    def refused(self, *arguments):
        done = self.run_cli("print", *arguments, "-o", "never.pdf", expect=UNREADABLE)
        self.assertEqual(list(self.folder.glob("*.pdf")), [])
        self.assertNotIn("Traceback", done.stderr)
        return done.stderr

    def test_unknown_words_are_answered_with_those_there_are(self):
        self.assertIn("booklet", self.refused(BATTLE, "--aid", "poster"))
        self.assertIn("letter", self.refused(BATTLE, "--aid", "booklet", "--paper", "a9"))
        self.assertIn("fr", self.refused(BATTLE, "--aid", "booklet", "--lang", "xx"))
        self.assertIn("counters", self.refused(BATTLE, "--aid", "counters", "--kinds", "houses"))
        self.assertIn("son-core:unit", self.refused(BATTLE, "--aid", "counters", "--pick", "rifles=many"))
        self.assertIn("500", self.refused(BATTLE, "--aid", "counters", "--pick", RIFLES + "=100000"))

    def test_what_does_not_fit_the_paper(self):
        self.assertIn("paper", self.refused(BATTLE, "--aid", "counters", "--pick", RIFLES, "--space", "100", "--backs",
                                            "fold").lower())

    def test_a_target_that_cannot_be_written(self):
        (self.folder / "taken.pdf").mkdir()
        done = self.run_cli("print", BATTLE, "--aid", "turntrack", "-o", "taken.pdf", "--force", expect=UNREADABLE)
        self.assertIn("taken.pdf", done.stderr)
        done = self.run_cli("print", BATTLE, "--aid", "turntrack", "-o", "no/such/folder.pdf", expect=UNREADABLE)
        self.assertIn("folder", done.stderr)
        self.assertEqual(list((self.folder / "taken.pdf").iterdir()), [])

    def test_a_file_that_is_there_stays(self):
        path = self.folder / "mine.pdf"
        path.write_text("mine")
        self.run_cli("print", BATTLE, "--aid", "turntrack", "-o", path, expect=UNREADABLE)
        self.assertEqual(path.read_text(), "mine")

    def test_of_several_files_all_are_written_or_none(self):
        (self.folder / "b-referee.pdf").write_text("mine")
        self.run_cli("print", BATTLE, "--aid", "briefing", "-o", self.folder / "b.pdf", expect=UNREADABLE)
        self.assertEqual([path.name for path in self.folder.glob("b*.pdf")], ["b-referee.pdf"])
        self.assertEqual((self.folder / "b-referee.pdf").read_text(), "mine")
        # What cannot be replaced: a folder of that name.
        (self.folder / "b-referee.pdf").unlink()
        (self.folder / "b-referee.pdf").mkdir()
        self.run_cli("print", BATTLE, "--aid", "briefing", "-o", self.folder / "b.pdf", expect=UNREADABLE)
        self.assertEqual([path.name for path in self.folder.glob("b*.pdf")], ["b-referee.pdf"])

    def test_a_full_disk_leaves_nothing(self):
        done = subprocess.run(["bash", "-c", 'ulimit -f 8; exec "$0" "$@"', PROGRAM, "print", BATTLE, "--aid", "booklet",
                               "-o", "big.pdf"], capture_output=True, text=True, cwd=self.folder,
                              env=self.environment, timeout=120)
        self.assertEqual(done.returncode, UNREADABLE, done.stderr)
        self.assertEqual(list(self.folder.glob("*.pdf")), [])

    def test_a_ghost_is_printed_as_a_box_with_its_name(self):
        battle = self.battle()
        battle["pieces"][0]["content"] = "son-core:unit/never-printed"
        pdf = self.printed(self.write("g.scenario.json", battle), "counters", "--kinds", "counters")
        self.assertIn("never-printed", letters(self.text(pdf)))

    def test_a_board_that_no_pack_has_is_named(self):
        battle = self.battle()
        battle["battlefield"]["boards"][0]["board"] = "son-core:board/never-printed"
        pdf = self.printed(self.write("g.scenario.json", battle), "boards")
        self.assertIn("never-printed", letters(self.text(pdf)))
        self.assertIn("No pack that is installed has this board", words(self.text(pdf)))

    def test_only_documents_with_aids(self):
        path = self.write("c.json", {"format": "bocage.collection", "version": 1, "boxes": []})
        self.assertIn("scenario", self.refused(path, "--aid", "booklet"))

    def test_pictures_are_not_promised(self):
        done = self.run_cli("print", BATTLE, "--aid", "booklet", "-o", "x.png", expect=UNREADABLE)
        self.assertIn(".pdf", done.stderr)


if __name__ == "__main__":
    unittest.main()
