#!/usr/bin/env python3
"""A real browser opens the exported page: counters are dragged, turned and turned over, dice roll, turns pass, a game is
saved and loaded, on a screen and on a phone; two thousand lines of sight agree with bocage-cli before and after random
moves.

usage: test_web_page.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli. With $BOCAGE_PICTURES set,
screenshots are kept there.
"""

import json
import os
import random
import subprocess
import sys
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
from export_case import CROSSROADS, SAMPLES, ExportCase
from chromium import Chromium, program

PAIRS = 2000


def cell_name(col, row):
    name, col = "", col + 1
    while col:
        col, letter = divmod(col - 1, 26)
        name = chr(65 + letter) + name
    return f"{name}{row + 1}"


@unittest.skipUnless(program(), "chromium is not installed")
class WebPage(ExportCase):
    def page(self, sample=CROSSROADS):
        out = self.folder / "page.html"
        if not out.exists():
            self.export(sample, "html", out)
        return out

    def keep(self, browser, name):
        if "BOCAGE_PICTURES" in os.environ:
            browser.screenshot(Path(os.environ["BOCAGE_PICTURES"]) / name)

    def state(self, browser):
        return browser.run("bocage.state()")

    def counter(self, browser, ident):
        return next(c for c in self.state(browser)["counters"] if c["id"] == ident)

    def test_plays_with_the_mouse(self):
        with Chromium() as browser:
            browser.open(self.page())
            self.keep(browser, "page.png")
            before = self.counter(browser, "piece-2")
            start = browser.middle("#p-piece-2")
            box = browser.run("(() => { const m = document.getElementById('map').getScreenCTM(); return [m.a * 100, m.d * 100]; })()")
            browser.drag(start, (start[0] + 3 * box[0], start[1] - box[1]))
            after = self.counter(browser, "piece-2")
            self.assertEqual(after["cell"], [before["cell"][0] + 3, before["cell"][1] - 1])
            browser.click(*browser.middle("#flip"))
            self.assertTrue(self.counter(browser, "piece-2")["back"])
            browser.double_click(*browser.middle("#p-piece-2"))
            self.assertFalse(self.counter(browser, "piece-2")["back"])
            self.assertEqual(self.counter(browser, "piece-2")["cell"], after["cell"])
            browser.click(*browser.middle("#turn-right"))
            self.assertEqual(self.counter(browser, "piece-2")["facing"], 1)
            browser.click(*browser.middle("[data-dice='2d6']"))
            log = self.state(browser)["log"]
            self.assertRegex(log[0], r"2d6: [1-6] \+ [1-6] = \d+")
            for _ in range(3):
                browser.click(*browser.middle("#next-turn"))
            self.assertEqual(self.state(browser)["turn"], 2)
            browser.click(*browser.middle("#undo"))
            self.assertEqual(self.state(browser)["turn"], 1)
            browser.run("document.querySelector('[data-tick]').click()")
            self.assertEqual(len(self.state(browser)["ticks"]), 1)
            count = len(self.state(browser)["counters"])
            browser.run("document.querySelector('[data-add]').click()")
            self.assertEqual(len(self.state(browser)["counters"]), count + 1)
            view = browser.run("document.getElementById('map').getAttribute('viewBox')")
            browser.click(*browser.middle("#zoom-in"))
            self.assertNotEqual(browser.run("document.getElementById('map').getAttribute('viewBox')"), view)
            browser.click(*browser.middle("#fit"))
            browser.click(*browser.middle("#measure"))
            browser.click(*browser.middle("#p-piece-1"))
            browser.click(*browser.middle("#p-piece-8"))
            self.assertIn("→", browser.run("document.getElementById('answer').textContent"))
            self.keep(browser, "page-sight.png")
            self.assertEqual(browser.errors(), [])

    def test_hexes(self):
        sample = SAMPLES / "light-over-the-coast.scenario.json"
        pieces = {piece["id"]: piece for piece in json.loads(sample.read_text(encoding="utf-8"))["pieces"]}
        hidden = next(i for i, p in pieces.items() if p["content"].endswith("dark-well") and p.get("face") == "back")
        with Chromium() as browser:
            browser.open(self.page(sample))
            self.keep(browser, "hexes.png")
            label = browser.run(f"document.getElementById('p-{hidden}').getAttribute('aria-label')")
            self.assertIn("Well, face down", label)
            # One space to the right and two rows down: half a row height lower for each, and half a space over.
            before = self.counter(browser, hidden)
            start = browser.middle(f"#p-{hidden}")
            unit = browser.run("document.getElementById('map').getScreenCTM().a * 100")
            browser.drag(start, (start[0] + 2 * unit, start[1] + 2 * unit * 3 ** 0.5 / 2))
            after = self.counter(browser, hidden)
            self.assertEqual(after["cell"], [before["cell"][0] + 1, before["cell"][1] + 2])
            browser.run(f"document.getElementById('p-{hidden}').focus()")
            for key in ("ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight"):
                browser.key(key)
            self.assertEqual(self.counter(browser, hidden)["cell"], after["cell"])
            for _ in range(7):
                browser.key("r", "r")
            self.assertEqual(self.counter(browser, hidden)["facing"], 1)
            browser.key("f", "f")
            label = browser.run(f"document.getElementById('p-{hidden}').getAttribute('aria-label')")
            self.assertIn("Dark Well", label)
            browser.click(*browser.middle("#measure"))
            for piece in list(pieces)[:2]:
                browser.click(*browser.middle(f"#p-{piece}"))
            answer = browser.run("document.getElementById('answer').textContent")
            self.assertRegex(answer, r"[A-Z]+\d+ → [A-Z]+\d+")
            a, b = (self.counter(browser, piece)["cell"] for piece in list(pieces)[:2])
            across, down = b[0] - a[0], b[1] - a[1]
            self.assertTrue(answer.endswith(f" {max(abs(across), abs(down), abs(across + down))}"), answer)
            self.keep(browser, "hexes-measured.png")
            self.assertEqual(browser.errors(), [])

    def test_save_and_load(self):
        downloads = self.folder / "downloads"
        downloads.mkdir()
        with Chromium() as browser:
            browser.open(self.page())
            browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))
            browser.run("document.getElementById('p-piece-3').focus()")
            browser.key("ArrowRight")
            browser.key("f", "f")
            browser.key("n", "n")
            saved = self.state(browser)
            browser.click(*browser.middle("#save"))
            deadline = time.monotonic() + 20
            # The browser keeps the name with an empty file until all is written.
            while not any(file.stat().st_size for file in downloads.glob("*.json")) and time.monotonic() < deadline:
                browser.send("Page.getFrameTree")
            file = next(downloads.glob("*.game.json"))
            self.assertEqual(json.loads(file.read_text()), saved)
            browser.click(*browser.middle("#reset"))
            self.assertNotEqual(self.state(browser), saved)
            document = browser.send("DOM.getDocument")
            node = browser.send("DOM.querySelector", nodeId=document["root"]["nodeId"], selector="#load")
            browser.send("DOM.setFileInputFiles", files=[str(file)], nodeId=node["nodeId"])
            while self.state(browser) != saved and time.monotonic() < deadline:
                pass
            self.assertEqual(self.state(browser), saved)
            for bad in ("", "{}", "[1]", '{"format":"bocage.game","version":1,"counters":[{"id":"<img>","content":"x"}]}'):
                browser.run(f"bocage.load({json.dumps(bad)})")
                self.assertEqual(self.state(browser), saved)
            self.assertEqual(browser.errors(), [])

    def test_keyboard_alone(self):
        with Chromium() as browser:
            browser.open(self.page())
            browser.run("document.getElementById('map').focus()")
            browser.key("m", "m")
            for key in ("ArrowRight", "ArrowDown", "Enter", "ArrowRight", "ArrowRight", "Enter"):
                browser.key(key)
            self.assertIn("B2 → D2", browser.run("document.getElementById('answer').textContent"))
            browser.key("Escape")
            browser.key("d", "d")
            self.assertEqual(len(self.state(browser)["log"]), 1)
            names = browser.run("[...document.querySelectorAll('button, .counter, input')].filter(e => !(e.textContent.trim() || e.getAttribute('aria-label') || e.closest('label'))).length")
            self.assertEqual(names, 0)

    def test_a_turn_on_a_phone(self):
        with Chromium(width=390, height=844, touch=True) as browser:
            browser.open(self.page())
            self.keep(browser, "phone.png")
            self.assertLessEqual(browser.run("document.documentElement.scrollWidth"), 390)
            before = self.counter(browser, "piece-5")
            start = browser.middle("#p-piece-5")
            box = browser.run("document.getElementById('map').getScreenCTM().a * 100")
            browser.swipe(start, (start[0] + 4 * box, start[1]))
            self.assertEqual(self.counter(browser, "piece-5")["cell"], [before["cell"][0] + 4, before["cell"][1]])
            for button in ("#flip", "[data-dice='1d6']", "#next-turn", "#next-turn", "#next-turn"):
                browser.tap(*browser.middle(button))
            state = self.state(browser)
            self.assertEqual((state["turn"], len(state["log"])), (2, 1))
            sizes = browser.run("[...document.querySelectorAll('.bar button')].map(b => Math.min(b.offsetWidth, b.offsetHeight))")
            self.assertGreaterEqual(min(sizes), 32)
            self.keep(browser, "phone-played.png")
            self.assertEqual(browser.errors(), [])

    def test_readable_without_script(self):
        with Chromium(script=False) as browser:
            browser.open(self.page())
            self.keep(browser, "page-without-script.png")
            root = browser.send("DOM.getDocument", depth=-1)["root"]
            html = browser.send("DOM.getOuterHTML", nodeId=root["nodeId"])["outerHTML"]
            pieces = json.loads(CROSSROADS.read_text())["pieces"]
            self.assertEqual(html.count('<g class="counter"'), len(pieces))
            for words in ("Market square", "Ranger Rifles", "Victory", "Orders:"):
                self.assertIn(words, html)

    def test_prints(self):
        with Chromium() as browser:
            browser.open(self.page())
            browser.pdf(self.folder / "page.pdf")
        text = subprocess.run(["pdftotext", self.folder / "page.pdf", "-"], capture_output=True, text=True).stdout
        self.assertIn("Crossroads at Dusk", text)
        self.assertIn("Ranger company", text)
        self.assertNotIn("Restart", text)

    # --- a game of cards: no map, but seats, decks and what lies beside them -----------------------------------

    TABLE = SAMPLES / "last-wall.scenario.json"

    def cards(self, browser, place):
        return [card for card in self.state(browser)["cards"] if card["place"] == place]

    def places(self, browser):
        """Ids by name, and the names of all cards in the order of their numbers."""
        data = browser.run("JSON.parse(document.getElementById('data').textContent)")
        return {place["name"]: place["id"] for place in data["places"]}, [data["art"][card["art"]]["name"] for card in data["cards"]]

    def test_a_table_with_the_mouse(self):
        with Chromium() as browser:
            browser.open(self.page(self.TABLE))
            self.keep(browser, "table.png")
            places, names = self.places(browser)
            crow, tide, village = places["Crow"], places["Tide"], places["Village deck"]
            beside = places["beside the deck: Village deck"]
            start = self.state(browser)
            self.assertEqual([len(self.cards(browser, place)) for place in (crow, tide, village, beside)], [13, 8, 69, 0])
            # From one player to the other, before the second card there.
            card = self.cards(browser, crow)[-1]["id"]
            second = self.cards(browser, tide)[1]["id"]
            there = browser.middle(f"#c-{second}")
            browser.drag(browser.middle(f"#c-{card}"), (there[0] - 20, there[1]))
            self.assertEqual([c["id"] for c in self.cards(browser, tide)][1:3], [card, second])
            self.assertEqual(len(self.cards(browser, crow)), 12)
            # Over, and back by undo.
            browser.double_click(*browser.middle(f"#c-{card}"))
            self.assertTrue(next(c for c in self.cards(browser, tide) if c["id"] == card)["back"])
            self.assertEqual(browser.run(f"document.getElementById('c-{card}').title"), "A card, face down")
            browser.click(*browser.middle("#undo"))
            browser.click(*browser.middle("#undo"))
            self.assertEqual(self.state(browser), start)
            # The top card of a deck, beside it first, then to a player.
            top = self.cards(browser, village)[-1]
            browser.click(*browser.middle(f"[data-draw={village}]"))
            self.assertEqual(self.cards(browser, beside), [{**top, "place": beside, "back": False}])
            self.assertEqual(browser.run(f"document.getElementById('left-{village}').textContent"), "68")
            self.assertIn(names[top["id"]], self.state(browser)["log"][0])
            browser.run(f"document.getElementById('to').value = '{tide}'")
            browser.click(*browser.middle("#send"))
            self.assertEqual(self.cards(browser, tide)[-1]["id"], top["id"])
            browser.click(*browser.middle(f"[data-draw={village}]"))
            self.assertEqual(len(self.cards(browser, tide)), 10)
            # Onto the deck, where it lies covered on top; shuffling keeps every card.
            browser.drag(browser.middle(f"#c-{top['id']}"), browser.middle(f"[data-draw={village}]"))
            self.assertEqual(self.cards(browser, village)[-1], top)
            browser.click(*browser.middle(f"[data-shuffle={village}]"))
            self.assertEqual(len(self.cards(browser, village)), 68)
            self.assertEqual(sorted(c["id"] for c in self.state(browser)["cards"]), list(range(len(names))))
            browser.click(*browser.middle("#next-turn"))
            browser.run("document.querySelector('[data-tick]').click()")
            self.keep(browser, "table-played.png")
            played = self.state(browser)
            self.assertEqual((played["phase"], len(played["ticks"])), (1, 1))
            # Back to the start, and to the game by its own text.
            browser.click(*browser.middle("#reset"))
            self.assertEqual(self.cards(browser, crow), [c for c in start["cards"] if c["place"] == crow])
            browser.run(f"bocage.load({json.dumps(json.dumps(played))})")
            self.assertEqual(self.state(browser), played)
            for change in ({"cards": played["cards"][1:]}, {"cards": played["cards"][1:] + played["cards"][-1:]}, {"cards": 3},
                           {"cards": [{**card, "place": "nowhere"} for card in played["cards"]]}):
                browser.run(f"bocage.load({json.dumps(json.dumps({**played, **change}))})")
                self.assertEqual(self.state(browser), played)
            self.assertEqual(browser.errors(), [])

    def test_a_table_by_keyboard(self):
        with Chromium() as browser:
            browser.open(self.page(self.TABLE))
            places, _ = self.places(browser)
            crow, tide = places["Crow"], places["Tide"]
            first, second = (c["id"] for c in self.cards(browser, crow)[:2])
            browser.run(f"document.getElementById('c-{first}').focus()")
            browser.key("ArrowRight")
            self.assertEqual([c["id"] for c in self.cards(browser, crow)[:2]], [second, first])
            self.assertEqual(browser.run("document.activeElement.id"), f"c-{first}")
            browser.key("ArrowDown")
            self.assertEqual(self.cards(browser, tide)[-1]["id"], first)
            self.assertEqual(browser.run("document.activeElement.id"), f"c-{first}")
            browser.key("f", "f")
            self.assertTrue(self.cards(browser, tide)[-1]["back"])
            browser.key("n", "n")
            self.assertEqual(self.state(browser)["phase"], 1)
            unnamed = browser.run("[...document.querySelectorAll('button, input, select')].filter(e => !(e.textContent.trim() || e.getAttribute('aria-label') || e.closest('label'))).length")
            self.assertEqual(unnamed, 0)
            self.assertEqual(browser.errors(), [])

    def test_a_table_on_a_phone(self):
        with Chromium(width=390, height=844, touch=True) as browser:
            browser.open(self.page(self.TABLE))
            self.keep(browser, "table-phone.png")
            self.assertLessEqual(browser.run("document.documentElement.scrollWidth"), 390)
            places, _ = self.places(browser)
            crow = places["Crow"]
            first, second, third = (c["id"] for c in self.cards(browser, crow)[:3])
            there = browser.middle(f"#c-{third}")
            browser.hold_and_drag(browser.middle(f"#c-{first}"), (there[0] + 20, there[1]), "!!document.querySelector('.ghost')")
            self.assertEqual([c["id"] for c in self.cards(browser, crow)[:3]], [second, third, first])
            browser.tap(*browser.middle("#flip"))
            self.assertTrue(self.cards(browser, crow)[2]["back"])
            sizes = browser.run("[...document.querySelectorAll('.bar button, .bar select')].map(b => Math.min(b.offsetWidth, b.offsetHeight))")
            self.assertGreaterEqual(min(sizes), 32)
            self.keep(browser, "table-phone-played.png")
            # A finger that does not rest scrolls and moves nothing.
            played = self.state(browser)
            at = browser.middle(f"#c-{second}")
            browser.swipe(at, (at[0], at[1] - 150))
            self.assertEqual(self.state(browser), played)
            self.assertGreater(browser.run("window.scrollY"), 0)
            self.assertEqual(browser.errors(), [])

    def test_a_table_without_script_and_on_paper(self):
        with Chromium(script=False) as browser:
            browser.open(self.page(self.TABLE))
            root = browser.send("DOM.getDocument", depth=-1)["root"]
            html = browser.send("DOM.getOuterHTML", nodeId=root["nodeId"])["outerHTML"]
            for words in ("Crow Keep", "Red Soldiers 2", "Village deck", "Win in this turn"):
                self.assertIn(words, html)
            browser.pdf(self.folder / "table.pdf")
        text = subprocess.run(["pdftotext", self.folder / "table.pdf", "-"], capture_output=True, text=True).stdout
        self.assertIn("The last wall", text)
        self.assertNotIn("Restart", text)

    def test_sight_agrees_before_and_after_moves(self):
        dice = random.Random(17)
        for sample in (CROSSROADS, SAMPLES / "drowned-causeway.scenario.json", SAMPLES / "caves-of-terror.scenario.json"):
            with self.subTest(sample=sample.name), Chromium() as browser:
                out = self.folder / "sight.html"
                self.export(sample, "html", out, "--force", "--pixels", "16")
                browser.open(out)
                document = json.loads(sample.read_text())
                data = browser.run("JSON.parse(document.getElementById('data').textContent)")
                left, top = data["sight"]["origin"]
                size = data["sight"]["cols"], data["sight"]["rows"]
                cells = [(left + c, top + r) for r in range(size[1]) for c in range(size[0])
                         if data["sight"]["cells"]["flags"][r * size[0] + c] & 1]
                self.compare(browser, sample, dice, cells)
                game = self.state(browser)
                for counter, piece in zip(game["counters"], document["pieces"]):
                    self.assertEqual(counter["id"], piece["id"])
                    if counter.get("corner"):
                        continue
                    counter["cell"] = list(dice.choice(cells))
                    counter["facing"] = dice.randrange(8)
                    counter["back"] = dice.random() < 0.4
                    piece.update(at=counter["cell"], facing=counter["facing"], face="back" if counter["back"] else "front")
                browser.run(f"bocage.load({json.dumps(json.dumps(game))})")
                self.assertEqual(self.state(browser)["counters"], game["counters"])
                moved = self.folder / "moved.scenario.json"
                moved.write_text(json.dumps(document))
                self.compare(browser, moved, dice, cells)

    def compare(self, browser, scenario, dice, cells):
        pairs = [(dice.choice(cells), dice.choice(cells)) for _ in range(PAIRS)]
        (self.folder / "pairs.txt").write_text("\n".join(f"{cell_name(*a)} {cell_name(*b)}" for a, b in pairs))
        ours = self.json("sight", scenario, "--pairs", self.folder / "pairs.txt")["lines"]
        theirs = browser.run(f"bocage.sights({json.dumps(pairs)})")
        self.assertEqual(len(ours), PAIRS)
        seen = set()
        for pair, a, b in zip(pairs, ours, theirs):
            seen.add(a["state"])
            self.assertEqual((a["state"], a["penalty"], a["range"]["inRange"], a["range"]["penalty"]),
                             (b["state"], b["penalty"], b["range"]["inRange"], b["range"]["penalty"]), (pair, a, b))
        self.assertGreaterEqual(len(seen), 2)


if __name__ == "__main__":
    unittest.main()
