#!/usr/bin/env python3
"""Cthulhu Crusades on the command line: odds, simulations, armies and verdicts of its samples.

usage: test_crusades.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import math
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
START = SAMPLES / "three-keeps.scenario.json"
PUZZLE = SAMPLES / "last-wall.scenario.json"
KEEP = SAMPLES / "crow-keep.army.json"
VILLAGE = SAMPLES / "deep-village.army.json"


class CrusadesTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="bocage-crusades-")
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": self.folder.name + "/data"}
        self.environment.pop("DISPLAY", None)

    def cli(self, *arguments, expect=0):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=self.environment,
                              timeout=300, check=False)
        self.assertEqual(done.returncode, expect, done.stdout + done.stderr)
        return done

    def answer(self, *arguments, expect=0):
        return json.loads(self.cli(*arguments, "--json", expect=expect).stdout)

    def changed(self, source, change):
        document = json.loads(source.read_text(encoding="utf-8"))
        change(document)
        path = self.path / ("changed" + "".join(source.suffixes))
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    def test_samples_are_fit_for_play(self):
        self.cli("validate", START, PUZZLE, KEEP, VILLAGE)
        self.assertIn("Three keeps", self.cli("info", START).stdout)

    def test_exact_odds_of_the_sample_decks(self):
        odds = self.answer("odds", START)
        self.assertTrue(odds["sampleValues"])
        self.assertEqual(odds["deck"]["cards"], 80)
        chances = {5: (2.875, 0.5597, 0.3401, 0.1680, 0.0213, 0.0443, 0.1164),
                   6: (3.45, 0.6778, 0.4676, 0.2739, 0.0553, 0.0998, 0.1672),
                   8: (4.6, 0.8409, 0.6860, 0.5005, 0.1807, 0.2649, 0.2723),
                   10: (5.75, 0.9284, 0.8341, 0.6947, 0.3606, 0.4580, 0.3704)}
        for hand in odds["hands"]:
            mean, *rest = chances[hand["cards"]]
            self.assertAlmostEqual(hand["meanSwords"], mean, 9)
            found = [hand["swordsAtLeast"][t] for t in (3, 4, 5, 7)] + [hand["siegeAffordable"],
                                                                       hand["summonAffordable"]]
            for value, wanted in zip(found, rest):
                self.assertAlmostEqual(value, wanted, 4)
        self.assertEqual([row["ways"] for row in odds["dagon"]], [6, 11, 14, 15])
        self.assertAlmostEqual(odds["dagon"][1]["reward"], 32 / 15, 12)

    def test_attacks_against_unknown_monsters(self):
        for swords, one, two in ((3, 0, 0), (4, 3 / 8, 0), (5, 3 / 4, 3 / 28), (6, 7 / 8, 3 / 7)):
            rows = self.answer("odds", START, "--swords", swords, "--shields", 2)["attack"]["byMonsters"]
            self.assertAlmostEqual(rows[1]["success"], one, 12)
            self.assertAlmostEqual(rows[2]["success"], two, 12)
        # Figure 2: four swords, three shields, a trap that takes two.
        rows = self.answer("odds", START, "--swords", 4, "--shields", 3, "--monster", 2)["attack"]["byMonsters"]
        self.assertEqual(rows[0]["success"], 0)
        rows = self.answer("odds", START, "--swords", 4, "--shields", 3)["attack"]["byMonsters"]
        self.assertEqual(rows[0]["success"], 1)

    def test_the_puzzle_can_be_won_and_its_neighbour_cannot(self):
        win = self.answer("odds", PUZZLE, "--win")["win"]
        self.assertTrue(win["found"])
        self.assertEqual(len(win["moves"]), 3, win)

        def poorer(document):
            section = document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["crusades"]
            section["hand"].remove("cc-base:village-card/gold")
        win = self.answer("odds", self.changed(PUZZLE, poorer), "--win")["win"]
        self.assertEqual((win["found"], win["complete"]), (False, True))

    def test_one_run_in_any_number_of_parts_and_threads(self):
        for name, file in (("games", START), ("games", PUZZLE), ("tempo", START), ("tempo", VILLAGE)):
            common = ("simulate", file, name, "--runs", 500, "--seed", 42, "--json")
            whole = self.cli(*common, "--threads", 1).stdout
            self.assertEqual(self.cli(*common, "--threads", 3).stdout, whole)
            parts = []
            for k in (3, 1, 2):
                parts.append(self.path / f"part-{k}.json")
                parts[-1].write_text(self.cli(*common, "--shard", f"{k}/3").stdout, encoding="utf-8")
            self.assertEqual(self.cli("simulate", "merge", *parts, "--json").stdout, whole)
            self.assertEqual(json.loads(whole)["statistics"]["runs"], 500)
            self.assertNotEqual(self.cli("simulate", file, name, "--runs", 500, "--seed", 43, "--json").stdout, whole)

    def test_parts_that_do_not_belong_together(self):
        def part(name, *options):
            path = self.path / name
            path.write_text(self.cli("simulate", START, "games", "--runs", 60, "--json", *options).stdout,
                            encoding="utf-8")
            return path
        one, two = part("one.json", "--shard", "1/2"), part("two.json", "--shard", "2/2")
        other = part("other.json", "--shard", "2/2", "--seed", 9)
        self.cli("simulate", "merge", one, two)
        self.assertIn("Part 2 of 2 is missing", self.cli("simulate", "merge", one, expect=2).stderr)
        self.assertIn("twice", self.cli("simulate", "merge", one, one, expect=2).stderr)
        self.assertIn("other.json", self.cli("simulate", "merge", one, other, expect=2).stderr)
        self.assertIn("no result", self.cli("simulate", "merge", START, expect=2).stderr)

    def test_who_begins_and_how_seats_play(self):
        games = self.answer("simulate", START, "games", "--runs", 400, "--policy", "guarded")
        self.assertEqual(games["settings"]["policies"], ["guarded"] * 3)
        first = games["summary"]["firstPlayer"]
        self.assertTrue(first["low"] < first["share"] < first["high"])
        self.assertEqual(sum(games["statistics"]["winsBySeat"]) + games["statistics"]["unfinished"], 400)
        text = self.cli("simulate", START, "games", "--runs", 50).stdout
        self.assertIn("greedy", text)
        self.assertIn("samples", text)

    def test_wrong_usage(self):
        self.assertIn("FILE", self.cli("simulate", expect=2).stderr)
        self.assertIn("games", self.cli("simulate", START, "chess", expect=2).stderr)
        self.assertIn("K/N", self.cli("simulate", START, "games", "--shard", "3/2", expect=2).stderr)
        self.assertIn("greedy", self.cli("simulate", START, "games", "--policy", "lucky", expect=2).stderr)
        four = [word for _ in range(4) for word in ("--policy", "greedy")]
        self.assertIn("3 seats", self.cli("simulate", START, "games", "--runs", 5, *four, expect=2).stderr)
        self.assertIn("Cthulhu Crusades", self.cli("simulate", SAMPLES / "crossroads-at-dusk.scenario.json", "games",
                                                   expect=2).stderr)
        self.assertIn("scenario", self.cli("simulate", VILLAGE, "games", expect=1).stderr)

    def test_what_cannot_be_played_is_said_and_never_hangs(self):
        def copies(number):
            def change(document):
                document["crusades"]["decks"]["village"] = {
                    "entries": [{"card": "cc-base:village-card/gold", "copies": number}]}
            return change
        # A number that no deck has is refused with its place.
        done = self.cli("simulate", self.changed(START, copies(10 ** 9)), "games", expect=2)
        self.assertIn("copies", done.stderr)
        self.cli("validate", self.changed(START, copies(0)), expect=1)

        def unknown(document):
            document["crusades"]["decks"]["siege"] = {"entries": [{"card": "cc-base:siege-card/ballista"}]}
        self.assertIn("ballista", self.cli("simulate", self.changed(START, unknown), "games", expect=1).stderr)
        self.assertIn("ballista", self.cli("validate", self.changed(START, unknown), expect=1).stdout)

        def walls(document):
            entries = document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["entries"]
            entries += [{"id": f"more-{i}", "content": "cc-base:fortress-card/wall-red"} for i in range(200)]
        # More entries than any roster may have are refused with their place; what may be is judged and played.
        self.assertIn("entries", self.cli("validate", self.changed(START, walls), expect=2).stderr)

        def manyWalls(document):
            entries = document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["entries"]
            entries += [{"id": f"more-{i}", "content": "cc-base:fortress-card/wall-red"} for i in range(70)]
        path = self.changed(START, manyWalls)
        self.cli("validate", path, expect=1)
        self.answer("simulate", path, "games", "--runs", 5)

        def crowded(document):
            section = document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["crusades"]
            section["hand"] += ["cc-base:village-card/idol"] * 50
        found = self.answer("validate", self.changed(PUZZLE, crowded), expect=1)
        rules = {finding["rule"] for finding in found["files"][0]["findings"] if finding["severity"] == "error"}
        self.assertEqual(rules, {"CC-RCHK-15"})

    def test_armies(self):
        (army,) = self.answer("army", KEEP)["armies"]
        self.assertEqual([place["swordsNeeded"] for place in army["fortress"]], [4, 3, 3, 3])
        self.assertEqual([place["swordsNeededFull"] for place in army["fortress"]], [7, 5, 5, 5])
        self.assertEqual(army["swordsToWin"], 13)
        self.assertEqual(len(self.answer("army", START)["armies"]), 3)
        self.assertIn("Crow Keep", self.cli("army", KEEP).stdout)

    def test_aids_on_paper(self):
        aids = {aid["id"] for aid in self.answer("print", START, "--list")["aids"]}
        self.assertLessEqual({"counters", "fortress", "reference", "table", "booklet"}, aids)
        for aid, words in (("fortress", ["Crow Keep", "4 sword"]), ("reference", ["Attack", "a tie fails"]),
                           ("table", ["Three keeps", "Village deck, 80"])):
            out = self.path / f"{aid}.pdf"
            self.cli("print", START, "--aid", aid, "-o", out)
            text = subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True, check=True).stdout
            for word in words:
                self.assertIn(word, text, aid)
        out = self.path / "puzzle.pdf"
        self.cli("print", PUZZLE, "--aid", "table", "-o", out)
        text = subprocess.run(["pdftotext", out, "-"], capture_output=True, text=True, check=True).stdout
        self.assertIn("Can this turn be won?", text)
        # A card sheet: true size, fronts and backs, as many as the list asks for.
        out = self.path / "cards.pdf"
        self.cli("print", START, "--aid", "counters", "--kinds", "cards", "--pick", "cc-base:village-card/gold=3,cc-base:dagon-card/deep-ones-2=1",
                 "--singly", "-o", out)
        info = subprocess.run(["pdfinfo", "-box", "-f", "1", "-l", "1", out], capture_output=True, text=True, check=True).stdout
        trim = [float(part) for line in info.splitlines() if "TrimBox" in line for part in line.split()[-4:]]
        self.assertAlmostEqual(trim[2] - trim[0], 63 / 25.4 * 72, delta=0.1)
        self.assertAlmostEqual(trim[3] - trim[1], 88 / 25.4 * 72, delta=0.1)
        self.assertIn("Pages:           8", info)

    def printed(self, source, aid, *options):
        out = self.path / f"{aid}.pdf"
        self.cli("print", source, "--aid", aid, "-o", out, "--force", *options)
        text = subprocess.run(["pdftotext", "-layout", out, "-"], capture_output=True, text=True, check=True).stdout
        return re.sub(r"\s+", " ", text)

    @unittest.skipUnless(shutil.which("pdftotext"), "poppler is not installed")
    def test_sheets_tell_all_that_lies_there(self):
        def rich(document):
            document["crusades"]["options"] = {"castleShields": "5"}
            document["crusades"]["removed"] = ["cc-base:village-card/cultist"]
            document["crusades"]["turn"] |= {"idol": True, "actions": 1, "fortressAttacks": 1, "stationed": 1}
            document["rulings"] = {"siegeFirstUse": "onTableAtOnce", "jointAttacks": "never"}
            tide = document["sides"][1]["players"][0]["force"]["armies"][0]["roster"]["crusades"]
            tide |= {"siegeNew": ["cc-base:siege-card/heavy-engine"], "ambushTurns": 1,
                     "ambushes": ["cc-base:village-card/ambush"]}

        puzzle = self.changed(PUZZLE, rich)
        self.cli("validate", puzzle)
        table = self.printed(puzzle, "table")
        for words in ("Siege weapons whose first use is free", "Out of the game: Cultist.", "The actions come from an Idol.",
                      "1 fortress card was attacked in this turn.", "1 defender was posted in this turn.",
                      "Under an Ambush for 1 more turn.", "Others may join an attack: never"):
            self.assertIn(words, table)
        booklet = self.printed(puzzle, "booklet")
        for words in ("Siege weapons, not used yet: Heavy Engine", "Monsters: Lurker", "Siege weapons, used: Light Engine"):
            self.assertIn(words, booklet)
        self.assertEqual(booklet.count("never"), 1)  # a ruling is told once
        self.assertIn("Nobody joins the attack of another.", self.printed(puzzle, "reference"))
        # The sheet in a briefing stands under the rules of the scenario, and hides what is held.
        self.cli("print", puzzle, "--aid", "briefing", "-o", self.path / "b.pdf")
        crow = subprocess.run(["pdftotext", "-layout", self.path / "b-player-1.pdf", "-"], capture_output=True, text=True,
                              check=True).stdout
        self.assertEqual(re.findall(r"Tide Keep +(\d)", crow), ["5"])
        self.assertEqual(re.findall(r"Crow Keep +(\d)", crow), ["5", "5"])
        self.assertIn("Heavy Engine", crow)
        self.assertNotIn("Lurker", crow.split("Village deck")[0])

    @unittest.skipUnless(shutil.which("pdftotext"), "poppler is not installed")
    def test_a_sheet_tells_values_and_house_rules(self):
        def house(document):
            document["crusades"]["options"] = {"defenderShieldHalves": "1"}

        sheet = self.printed(self.changed(KEEP, house), "fortress")
        for words in ("3 swords · defence 2 · 1 gold", "passes the last wall", "House rules",
                      "What a posted card adds: half a shield (CC-DEF-07)"):
            self.assertIn(words, sheet)
        self.assertIn("Each adds half a shield.", self.printed(self.changed(KEEP, house), "reference"))
        self.assertIn("Exemplaires", self.printed(KEEP, "fortress", "--lang", "fr"))  # in one piece

    @unittest.skipUnless(shutil.which("pdftotext"), "poppler is not installed")
    def test_a_second_fortress_has_a_name(self):
        def second(document):
            armies = document["sides"][0]["players"][0]["force"]["armies"]
            armies.append({"id": "outpost", "roster": {
                "system": "crusades", "title": {"en": "Outpost"}, "packs": document["packs"],
                "entries": [{"id": "castle", "content": "cc-base:fortress-card/castle-yellow", "label": {"en": "Rock"}}]}})

        twice = self.changed(START, second)
        for aid in ("fortress", "table", "booklet"):
            text = self.printed(twice, aid)
            self.assertIn("Crow: Outpost", text)
            self.assertNotIn("Crow: Crow", text)
        self.assertEqual(self.printed(twice, "fortress").count("Rock"), 2)

    def test_briefings_do_not_deny_what_they_keep_back(self):
        def briefing(scenario, reader):
            out = self.path / f"for-{reader}.pdf"
            self.cli("print", scenario, "--aid", "briefing", "--for", reader, "-o", out)
            text = subprocess.run(["pdftotext", out, "-"], capture_output=True, text=True, check=True).stdout
            return " ".join(text.split())
        tide = briefing(PUZZLE, "player-2")
        self.assertIn("Tide Keep", tide)
        # Castles lie face up with what is posted on them (CC-SETUP-01, CC-DEF-05): everybody sees them.
        self.assertIn("Crow Keep", tide)
        self.assertNotIn("No fortress", tide)
        self.assertNotIn("Nothing is said", briefing(PUZZLE, "referee"))

    def test_exports(self):
        self.cli("export", PUZZLE, "--to", "cockatrice", "-o", self.path / "cards.xml")
        decks = sorted(self.path.glob("cards-deck-*.cod"))
        self.assertEqual(len(decks), 4)
        # What lies in hands is not in the deck of a position: 80 less 11.
        numbers = [int(part.split('"')[0]) for part in decks[0].read_text(encoding="utf-8").split('number="')[1:]]
        self.assertEqual(sum(numbers), 69)
        self.cli("export", START, "--to", "tts", "-o", self.path / "table.json")
        save = json.loads((self.path / "table.json").read_text(encoding="utf-8"))
        sizes = sorted(len(thing["DeckIDs"]) for thing in save["ObjectStates"] if thing["Name"] == "DeckCustom")
        self.assertEqual(sizes, [8, 10, 15, 80])
        self.cli("export", START, "--to", "html", "-o", self.path / "table.html")
        page = (self.path / "table.html").read_text(encoding="utf-8")
        self.assertIn("Village deck", page)
        self.assertEqual(page.count("data-draw="), 4)
        self.assertNotIn("http", page.replace("http-equiv", ""))
        self.cli("export", START, "--to", "bundle", "-o", self.path / "all.bocage")
        (self.path / "unpacked").mkdir()
        self.cli("import", self.path / "all.bocage", "-o", self.path / "unpacked")
        self.cli("validate", *(self.path / "unpacked").rglob("*.scenario.json"))
        text = self.cli("export", KEEP, "--to", "text", "-o", self.path / "keep.txt")
        words = (self.path / "keep.txt").read_text(encoding="utf-8")
        self.assertIn("Crow Keep", words)
        self.assertNotIn("points", words)
        self.assertNotIn("The map", text.stdout + text.stderr)

    def test_lists_come_back_with_old_names(self):
        source = self.path / "list.txt"
        source.write_text("# Village\n16 Gold\n8 Explorers\n4 Duke\n2 King\n6 Red Soldiers 2\n3 Wizards\n0 Idol\n"
                          "1000000000 Thief\n", encoding="utf-8")
        out = self.path / "list.army.json"
        answer = self.answer("import", source, "-o", out)
        self.assertEqual(answer["format"], "deck-list")
        self.assertEqual(len(answer["notes"]), 6)
        entries = json.loads(out.read_text(encoding="utf-8"))["crusades"]["decks"]["village"]["entries"]
        self.assertEqual({entry["card"].split("/")[1]: entry.get("copies", 1) for entry in entries},
                         {"gold": 16, "sacrifice": 8, "cultist": 4, "idol": 2, "soldiers-red-2": 6})
        source.write_text("Once upon a time\n", encoding="utf-8")
        self.cli("import", source, "-o", out, expect=2)

    def test_games_that_cannot_be_played_are_not_counted(self):
        def without_village(document):
            document["crusades"]["decks"].pop("village")
        told = self.cli("simulate", self.changed(START, without_village), "games", "--runs", "20", expect=1).stderr
        self.assertIn("no Village deck", told)

        def one_gold(document):
            document["crusades"]["decks"]["village"] = {"entries": [{"card": "cc-base:village-card/gold", "copies": 40}]}
        told = self.cli("simulate", self.changed(START, one_gold), "games", "--runs", "3").stdout
        self.assertIn("came to an end", told)
        self.assertNotIn("0.0 %", told)
        self.assertIn("breaks", told, "a deck nobody can win with is against the rules")
        told = self.cli("simulate", START, expect=2).stderr
        self.assertIn("games", told)
        self.assertIn("tempo", told)

    def test_decks_of_a_roster_go_elsewhere(self):
        self.cli("export", VILLAGE, "--to", "cockatrice", "-o", self.path / "village.xml")
        decks = sorted(self.path.glob("village-deck-*.cod"))
        self.assertTrue(decks)
        cards = sum(int(n) for n in re.findall(r'card number="(\d+)"', decks[0].read_text(encoding="utf-8")))
        self.assertEqual(cards, self.answer("odds", VILLAGE)["deck"]["cards"])
        self.cli("export", VILLAGE, "--to", "tts", "-o", self.path / "village.json")
        names = [each["Name"] for each in json.loads((self.path / "village.json").read_text())["ObjectStates"]]
        self.assertIn("Deck", " ".join(names))
        self.cli("export", SAMPLES / "ranger-company.army.json", "--to", "cockatrice", "-o", self.path / "army.xml", expect=2)

    def test_only_aids_that_can_be_made_are_offered(self):
        for document in (START, PUZZLE, KEEP):
            listed = self.answer("print", document, "--list")
            ids = [aid["id"] for aid in listed["aids"]]
            self.assertNotIn("turntrack", ids)
            for aid in ids:
                self.cli("print", document, "--aid", aid, "-o", self.path / f"{document.stem}-{aid}.pdf")

    def test_findings_speak_french(self):
        def without_siege(document):
            document["crusades"]["decks"].pop("siege")
        told = self.cli("validate", self.changed(START, without_siege), "--lang", "fr", expect=1).stdout
        self.assertIn("CC-CHK-08", told)
        self.assertNotIn(" siege", told)

    def test_french_findings_hold_no_english(self):
        def one_wall_more(document):
            document["entries"].append({"id": "more", "content": "cc-base:fortress-card/wall-red"})
        told = self.cli("validate", self.changed(KEEP, one_wall_more), "--lang", "fr", expect=1).stdout
        self.assertIn(json.loads(KEEP.read_text(encoding="utf-8"))["title"]["fr"], told)
        self.assertNotIn("Crow", told)

        def other_rules(document):
            document["crusades"]["options"] = {"lootOfEliminated": "toAttacker"}
            document["rulings"] = {"jointAttacks": "night"}
            document["sides"][1]["players"][0]["force"]["armies"][0]["roster"]["entries"][1]["content"] = \
                "cc-base:fortress-card/wall-yellow"
        told = self.cli("validate", self.changed(START, other_rules), "--lang", "fr").stdout
        self.assertIn("CC-CHK-11", told)
        self.assertIn("jaune", told)
        for word in ("toAttacker", "jointAttacks", "lootOfEliminated", "is-", "yellow", "blue"):
            self.assertNotIn(word, told)

    def test_chances_of_so_many_of_a_kind(self):
        hand = self.answer("odds", START, "--cards", 5)["hands"][0]
        # Sixteen Gold among eighty: 1 − C(64,5)/C(80,5), and so on.
        def choose(n, k):
            return math.comb(n, k)
        for count in range(1, 4):
            wanted = sum(choose(16, k) * choose(64, 5 - k) for k in range(count, 6)) / choose(80, 5)
            self.assertAlmostEqual(hand["kindAtLeast"]["gold"][count], wanted, 12)
        text = self.cli("odds", START, "--cards", 5, "--at-least", 2).stdout
        self.assertIn("At least 2", text)

    def test_what_an_attack_costs_both_sides(self):
        def rows(*options, file=START):
            return self.answer("odds", file, "--swords", 5, "--shields", 3, "--attackers", 3, "--posted", 1,
                               *options)["attack"]["byMonsters"]
        for row in rows():
            self.assertEqual(row["attackCardsLost"], 3)
            self.assertAlmostEqual(row["postedCardsLost"], row["success"], 12)
        # A siege weapon is lost with the attack only where the ruling says so.
        self.assertEqual(rows("--weapons", 1)[1]["attackCardsLost"], 3)
        lost = self.changed(START, lambda document: document.update(rulings={"siegeLostOnDefeat": "true"}))
        row = rows("--weapons", 1, file=lost)[1]
        self.assertAlmostEqual(row["attackCardsLost"], 3 + 1 - row["success"], 12)
        # By night a bluff draws out every monster of a defender who always reacts, and none of one who never does.
        always, never = (rows("--night", policy) for policy in ("always", "never"))
        self.assertEqual([row["bluff"] for row in always], [0, 1, 2, 3, 4])
        self.assertEqual([row["bluff"] for row in never], [0] * 5)
        self.assertIn("bluff", self.cli("odds", START, "--swords", 3, "--night", "always").stdout)

    def test_turns_that_defenders_buy(self):
        run = self.answer("simulate", START, "tempo", "--runs", 2000)
        castle, wall = run["summary"]["garrison"]
        self.assertEqual((castle["place"], castle["swordsNeeded"]), ("castle", [4, 5, 6, 7]))
        self.assertEqual((wall["place"], wall["swordsNeeded"]), ("wall", [3, 4, 5]))
        self.assertAlmostEqual(wall["meanTurns"][0], run["summary"]["bareWall"]["meanTurn"], 12)
        self.assertAlmostEqual(sum(wall["turnsBought"]), run["summary"]["fullWall"]["meanTurn"]
                               - run["summary"]["bareWall"]["meanTurn"], 12)
        self.assertIn("What each defender buys", self.cli("simulate", START, "tempo", "--runs", 50).stdout)
        self.assertIn("garrison", self.answer("simulate", KEEP, "tempo", "--runs", 50)["summary"])

    def test_cards_of_other_decks_stay_out_of_the_village(self):
        """CC-TURN-07: what else lies on the common pile is left out when it is shuffled."""
        def nothing_left(document):
            section = document["crusades"]
            section["decks"]["village"] = {"entries": [{"card": "cc-base:village-card/gold", "copies": 2}]}
            section["discard"] = ["cc-base:siege-card/heavy-engine", "cc-base:cthulhu-card/snare", "cc-base:village-card/gold"]
            for side, hand in zip(document["sides"], (["gold"], [])):
                roster = side["players"][0]["force"]["armies"][0]["roster"]
                roster["crusades"]["hand"] = ["cc-base:village-card/" + card for card in hand]
                roster["crusades"]["siegeOnTable"] = []
                for entry in roster["entries"]:
                    entry.pop("fillings", None)
        moves = self.path / "moves.json"
        moves.write_text('[{"action": "buy", "cards": ["cc-base:village-card/gold"]}]', encoding="utf-8")
        out = self.path / "after.scenario.json"
        self.cli("play", self.changed(PUZZLE, nothing_left), moves, "-o", out)
        after = json.loads(out.read_text(encoding="utf-8"))
        hand = after["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["crusades"]["hand"]
        self.assertEqual(hand, ["cc-base:village-card/gold"] * 2)
        self.assertEqual(after["crusades"]["siegeDiscard"], ["cc-base:siege-card/heavy-engine"])

    def test_hands_longer_than_time(self):
        """Nearly all cards in one hand: Idol and Gold come round, and the run ends all the same."""
        def hoard(document):
            section = document["sides"][0]["players"][0]["force"]["armies"][0]["roster"]["crusades"]
            section["hand"] = ["cc-base:village-card/idol"] * 2 + ["cc-base:village-card/gold"] * 14
            document["crusades"]["decks"]["village"] = {"entries": [
                {"card": "cc-base:village-card/idol", "copies": 2}, {"card": "cc-base:village-card/gold", "copies": 16},
                {"card": "cc-base:village-card/builder", "copies": 1}]}
        self.answer("simulate", self.changed(PUZZLE, hoard), "games", "--runs", 20)

    def test_rules_have_a_status(self):
        (system,) = self.answer("rules", "--system", "crusades")["systems"]
        self.assertEqual(len(system["rules"]), 177)
        self.assertEqual(system["totals"]["checked"], 53)
        for rule in system["rules"]:
            if rule["status"] == "checked" or rule["group"] == "MCHK":
                self.assertTrue(rule["failing"] and rule["passing"], rule["id"])
            if rule["status"] == "engine":
                self.assertTrue(rule["tests"], rule["id"])
            if rule["status"] == "printed":
                self.assertTrue(rule["why"], rule["id"])


if __name__ == "__main__":
    unittest.main()
