#!/usr/bin/env python3
"""Shadows of Malice on the command line: every simulator, exact odds and the creature generator.

usage: test_malice_simulators.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import math
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
SAMPLES = SOURCE / "resources" / "samples"
COAST = SAMPLES / "light-over-the-coast.scenario.json"
FERRY = SAMPLES / "the-last-ferry.scenario.json"
MALICE = ("--system", "malice")


def settings(values):
    return [part for name, value in values.items() for part in ("--set", f"{name.replace('_', '-')}={value}")]


class MaliceSimulatorsTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory(prefix="bocage-malice-")
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": self.folder.name + "/data"}
        self.environment.pop("DISPLAY", None)

    def cli(self, *arguments, expect=0):
        done = subprocess.run([PROGRAM, *map(str, arguments)], capture_output=True, text=True, env=self.environment,
                              timeout=300, check=False)
        self.assertEqual(done.returncode, expect, " ".join(map(str, arguments)) + "\n" + done.stdout + done.stderr)
        return done

    def answer(self, *arguments, expect=0):
        return json.loads(self.cli(*arguments, "--json", expect=expect).stdout)

    def ask(self, name, **values):
        return self.answer("odds", *MALICE, "--ask", name, *settings(values))["answer"]

    def fight(self, **values):
        return self.ask("combat", **values)

    def play(self, name, *more, runs=4000, **values):
        return self.answer("simulate", name, *MALICE, "--runs", runs, *settings(values), *more)

    def changed(self, source, change):
        document = json.loads(source.read_text(encoding="utf-8"))
        change(document)
        path = self.path / ("changed" + "".join(source.suffixes))
        path.write_text(json.dumps(document), encoding="utf-8")
        return path

    # Exact ones --------------------------------------------------------------------------------------------------

    def test_sim_01_movement(self):
        for size, mean, fate in ((1, 5.4722, 0.1667), (2, 5.6998, 0.3056), (3, 6.2432, 0.4213), (4, 6.9381, 0.5177)):
            found = self.ask("movement", band=size)
            self.assertAlmostEqual(found["points"]["mean"], mean, 4)
            self.assertAlmostEqual(found["fate"], fate, 4)
            self.assertEqual(list(found["points"]["quantiles"]), ["p5", "p25", "p50", "p75", "p95"])
        # A bonus for each member: the slowest still decides.
        self.assertEqual(self.ask("movement", band=2, bonus="0,+9")["points"]["quantiles"]["p95"], 8)
        self.assertGreater(self.ask("movement", band=2, bonus="+1d★")["points"]["mean"], 6)

    def test_sim_02_luck(self):
        for target in (2, 3, 4, 5):
            self.assertAlmostEqual(self.ask("luck", target=target)["success"], (6 - target) / 6, 12)
        self.assertAlmostEqual(self.ask("luck", target=0)["success"], 15 / 36, 12)
        self.assertAlmostEqual(self.ask("luck", gates=4)["namedGate"], 4 / 6 + 2 / 24, 12)
        self.assertEqual(self.ask("luck", gate_control="yes")["namedGate"], 1)

    def test_sim_03_creatures(self):
        def mix(part, **values):
            return dict(map(tuple, self.ask("creature", **values)[part]["chances"]))
        for profile, lair, wanted in (("even", "no", [2, 2, 2]), ("even", "yes", [1, 2, 2, 1]),
                                      ("tapered", "no", [3, 2, 1]), ("tapered", "yes", [2, 2, 2])):
            found = mix("power", profile=profile, lair=lair)
            self.assertEqual([round(6 * found[p + 1], 9) for p in range(len(wanted))], wanted)
        for light, dark, mean in ((1, 0, 0.667), (0, 0, 1), (0, 1, 1.333), (1, 3, 1.667)):
            found = self.ask("creature", map_light=light, map_dark=dark)["abilities"]["mean"]
            self.assertAlmostEqual(found, mean, 3)
        self.assertEqual(set(self.ask("creature", terrain="forest")["types"]), {"reptilid", "arboran", "protean"})
        self.assertEqual(self.ask("creature", terrain="water")["types"], {"ichthyic": 4 / 6, "reptilid": 2 / 6})
        for avatars, power, life in ((2, 3, 1), (4, 3, 2), (5, 4, 2), (8, 4, 3)):
            found = self.ask("creature", opponent="shadow", avatars=avatars)
            self.assertEqual((found["power"]["mean"], found["life"]["mean"], found["harvest"]), (power, life, None))
        for avatars, power, abilities in ((1, 4, 2), (4, 4, 3), (6, 5, 2), (7, 5, 3)):
            found = self.ask("creature", opponent="xulthul", avatars=avatars)
            self.assertEqual((found["power"]["mean"], found["abilities"]["mean"]), (power, abilities))

    def test_sim_04_combat_exactly(self):
        for power, win, lose in zip(range(1, 6), (0.4167, 0.2778, 0.1667, 0.0833, 0.0278),
                                    (0.4167, 0.5833, 0.7222, 0.8333, 0.9167)):
            phase = self.fight(power=power)["phase"]
            self.assertAlmostEqual(phase["win"], win, 4)
            self.assertAlmostEqual(phase["lose"], lose, 4)
        for method, wins in (("all", (0.8906, 0.1285, 0.0008)), ("halfsies", (0.8906, 0.0899, 0.0009)),
                             ("lockdown", (0.8906, 0.1634, 0.0016))):
            for power, win in zip((1, 2, 3), wins):
                self.assertAlmostEqual(self.fight(power=power, method=method)["win"], win, 4)
        for bonus, wins in ((2, (0.9988, 0.7771, 0.1313, 0.0015)), (3, (1, 0.9458, 0.4492, 0.0328))):
            for power, win in zip((1, 2, 3, 4), wins):
                self.assertAlmostEqual(self.fight(power=power, bonus=f"+{bonus}")["win"], win, 4)
        for method, phase in (("halfsies", (0.5833, 0.1389, 0.2778)), ("net", (0.5, 0.1528, 0.3472)),
                              ("all", (0.5, 0.1406, 0.3594))):
            found = self.fight(power=1, bonus="3d★", opponent_bonus="2d*", method=method)["phase"]
            for key, wanted in zip(("win", "tie", "lose"), phase):
                self.assertAlmostEqual(found[key], wanted, 4)
        # A creature by the generator is the mixture of its powers.
        parts = [self.fight(power=power)["win"] for power in (1, 2, 3)]
        self.assertAlmostEqual(self.fight(power=0)["win"], sum(parts) / 3, 12)

    def test_sim_04_one_phase_of_bands(self):
        rows = {2: (0.5787, 0.4167, 0.2685, 0.1435, 0.0509), 3: (0.6597, 0.4938, 0.3333, 0.1875, 0.0702),
                4: (0.7074, 0.5409, 0.3763, 0.2200, 0.0863)}
        for band, row in rows.items():
            for power, win in enumerate(row, 1):
                found = self.play("combat", runs=64, band=band, power=power)["summary"]["phase"]["win"]
                self.assertAlmostEqual(found, win, 4)

    def test_wells_by_life_and_attempt(self):
        found = self.answer("odds", *MALICE, "--ask", "wells")
        for row in (found["revealByLife"], found["extinguishedByAttempt"]):
            for value, wanted in zip(row, (0.1667, 0.4444, 0.7222, 0.9074, 0.9846, 1)):
                self.assertAlmostEqual(value, wanted, 4)
        self.assertAlmostEqual(found["meanAttempts"], 2.775, 3)
        self.assertAlmostEqual(found["meanLifeLost"], 2.662, 3)

    def test_dice(self):
        found = self.answer("odds", *MALICE, "--roll", "2d6")
        self.assertEqual((found["of"], dict(found["ways"])[7]), ("36", "6"))
        self.assertEqual(found["mean"], 7)
        for roll in ("1000000000d6", "25d6"):
            self.assertIn("24 dice", self.cli("odds", *MALICE, "--roll", roll, expect=2).stderr)
        for roll in ("2d", "d7", "five", "d6d6", "1d0"):
            self.assertIn("not a roll", self.cli("odds", *MALICE, "--roll", roll, expect=2).stderr)
        self.assertIn("1000", self.cli("odds", *MALICE, "--roll", "d6+99999", expect=2).stderr)

    # Played ones -------------------------------------------------------------------------------------------------

    def near(self, found, wanted, runs, last_digit=0.1):
        error = found["deviation"] * math.sqrt(1 / runs + 1 / 100_000)
        self.assertLess(abs(found["mean"] - wanted), last_digit / 2 + 3 * error, found["mean"])

    def test_sim_05_sample_realms(self):
        runs = 4000
        for realm, light, mean, life in ((2, 0, 7.45, 7.6), (2, 1, 5.6, None), (2, 2, 5.0, None), (3, 0, 16.6, 17.4),
                                         (3, 1, 11.6, 12.1), (3, 2, 9.9, 10.4)):
            found = self.play("arrival", runs=runs, realm=realm, light=light, spawning_life=1)["summary"]
            self.near(found["first"], mean, runs)
            if life:
                self.near(found["lifeOfFirst"], life, runs)
        for spawn, gap in (("sequential", 6.0), ("start-of-turn", 7.0)):
            found = self.play("arrival", runs=runs, realm=2, spawning_life=1, spawn=spawn)["summary"]
            self.near(found["gap"], gap, runs)
        # Light that comes later helps the Shadow only from then on.
        first = [self.play("arrival", runs=runs, realm=3, rounds=rounds)["summary"]["first"]["mean"]
                 for rounds in ("0", "0,0,0,0,0,0,0,0,0,0,2", "2")]
        self.assertTrue(first[0] > first[1] > first[2], first)

    def test_every_simulator_in_any_number_of_parts_and_threads(self):
        jobs = [((), "movement", {"band": 2}), ((), "luck", {}), ((), "creature", {}), ((), "combat", {}),
                ((), "combat", {"band": 2, "power": 0, "abilities": "yes"}), ((), "arrival", {"realm": 2}),
                ((COAST,), "threat", {}), ((COAST,), "xulthul", {}), ((COAST,), "reach", {}), ((COAST,), "balance", {})]
        for file, name, values in jobs:
            head = ("simulate", *file, name) + (() if file else MALICE)
            common = head + ("--runs", 150, "--seed", 42, *settings(values), "--json")
            whole = self.cli(*common, "--threads", 1).stdout
            self.assertEqual(self.cli(*common, "--threads", 3).stdout, whole, name)
            parts = []
            for k in (3, 1, 2):
                parts.append(self.path / f"part-{k}.json")
                parts[-1].write_text(self.cli(*common, "--shard", f"{k}/3").stdout, encoding="utf-8")
            self.assertEqual(self.cli("simulate", "merge", *parts, "--json").stdout, whole, name)
            told = json.loads(whole)
            self.assertEqual(told["settings"]["profile"], "even")
            self.assertEqual(told["settings"]["method"], "all")
            if "exact" not in told["statistics"]:
                self.assertEqual(told["statistics"]["runs"], 150)
                other = self.cli(*head, "--runs", 150, "--seed", 43, *settings(values), "--json").stdout
                self.assertNotEqual(other, whole, name)
            self.assertIn("Generator profile: even", self.cli(*head, "--runs", 64, *settings(values)).stdout)

    def test_parts_of_other_settings_do_not_add_up(self):
        one, two = self.path / "one.json", self.path / "two.json"
        for path, light in ((one, 0), (two, 1)):
            shard = "1/2" if path == one else "2/2"
            path.write_text(self.cli("simulate", "arrival", *MALICE, "--set", "realm=2", "--set", f"light={light}",
                                     "--runs", 100, "--shard", shard, "--json").stdout, encoding="utf-8")
        self.assertIn("same simulation", self.cli("simulate", "merge", one, two, expect=2).stderr)

    def test_sim_06_threat_of_the_samples(self):
        for sample in (COAST, FERRY):
            found = self.answer("simulate", sample, "threat", "--runs", 400)
            summary = found["summary"]
            self.assertEqual(sum(found["statistics"]["rounds"]) + found["statistics"]["never"], 400)
            self.assertLessEqual(summary["firstAttack"]["mean"], summary["rounds"]["mean"])
            self.assertGreater(summary["arrivalsPerGame"], 1)
        # More avatars: Shadows begin with more life (SOM-SHADE-01).
        life = [self.answer("simulate", COAST, "threat", "--runs", 800, "--set", f"avatars={n}")["summary"]["life"]
                for n in (2, 8)]
        self.assertGreater(life[1]["mean"], life[0]["mean"])

    def test_rulings_act_both_ways(self):
        def with_ruling(key, value):
            return self.changed(COAST, lambda document: document.setdefault("rulings", {}).update({key: value}))

        def mean(path, name, quantity, runs=3000):
            found = self.answer("simulate", path, name, "--runs", runs)
            return found["summary"][quantity]["mean"], found["settings"]
        # SOM-AMB-08
        early, settings_early = mean(with_ruling("spawnTiming", "sequential"), "arrival", "gap")
        late, settings_late = mean(with_ruling("spawnTiming", "startOfTurn"), "arrival", "gap")
        self.assertNotEqual(settings_early["spawnAtStartOfTurn"], settings_late["spawnAtStartOfTurn"])
        self.assertGreater(late, early + 0.5)
        # SOM-AMB-09
        acts, _ = mean(with_ruling("enterActs", "true"), "threat", "firstAttack")
        waits, _ = mean(with_ruling("enterActs", "false"), "threat", "firstAttack")
        self.assertGreater(waits, acts + 0.3)
        # SOM-AMB-05
        for value, power in (("even", 2), ("tapered", 10 / 6)):
            found = self.answer("odds", with_ruling("generatorProfile", value), "--ask", "creature")["answer"]
            self.assertAlmostEqual(found["power"]["mean"], power, 9)
        # SOM-AMB-26
        deaths = [self.answer("odds", with_ruling("withdrawHit", value), "--ask", "combat", "--set", "power=3",
                              "--set", "withdraw=2")["answer"]["death"] for value in ("false", "true")]
        self.assertGreater(deaths[1], deaths[0] + 0.1)
        # SOM-AMB-01: merged half hexes are one step fewer across a join.
        separate, _ = mean(with_ruling("halfHexJoin", "separate"), "threat", "rounds", 400)
        merged, _ = mean(with_ruling("halfHexJoin", "merged"), "threat", "rounds", 400)
        self.assertNotEqual(separate, merged)

    def test_sim_07_clock(self):
        found = self.answer("simulate", COAST, "xulthul", "--runs", 300)
        statistics, summary = found["statistics"], found["summary"]
        self.assertEqual(sum(statistics[key] for key in ("lost", "destroyed", "neither", "noArrival")), 300)
        self.assertGreaterEqual(summary["damage"]["mean"], 1)
        self.assertLessEqual(max(summary["lifeByRound"]), 10)
        self.assertIn("damage per round", self.cli("simulate", COAST, "xulthul", "--runs", 64).stdout.lower())

    def test_sim_08_and_09(self):
        reach = self.answer("odds", COAST, "--ask", "reach")["answer"]
        strongholds = [way for way in reach["ways"] if way["site"] == "stronghold" and "rounds" in way]
        self.assertGreaterEqual(len(strongholds), 3)
        for way in strongholds:
            # No faster than the best roll of every move allows.
            self.assertGreaterEqual(way["rounds"]["chances"][0][0], math.ceil(way["halfPoints"] / 2 / 7 / 2))
        card = self.answer("simulate", COAST, "balance", "--runs", 400)["summary"]
        self.assertAlmostEqual(card["pressure"], card["threat"]["quantiles"]["p50"] / card["tour"]["quantiles"]["p50"], 9)
        self.assertIn("Pressure", self.cli("simulate", COAST, "balance", "--runs", 64).stdout)

    def test_fights_of_a_party(self):
        found = self.answer("simulate", COAST, "combat", "--runs", 300, *settings({"party": "yes", "power": 2}))
        fighters = found["settings"]["fighters"]
        self.assertGreaterEqual(len(fighters), 1)
        self.assertTrue(all(fighter["life"] == 5 for fighter in fighters))
        self.assertEqual(sum(found["statistics"]["phases"]), 300)
        done = self.cli("simulate", "combat", *MALICE, *settings({"party": "yes"}), expect=1)
        self.assertIn("no party", done.stderr)

    # The generator -----------------------------------------------------------------------------------------------

    def test_creatures_are_rolled_and_explained(self):
        common = ("creature", *MALICE, "--terrain", "swamp", "--lair", "--map-dark", 1, "--seed", 7, "--count", 200)
        found = self.answer(*common)
        self.assertEqual(self.answer(*common), found)
        self.assertEqual(found["profile"], "even")
        table = {1: "protean", 2: "reptilid", 3: "ichthyic"}
        for creature in found["creatures"]:
            dice = creature["dice"]
            column = (dice["nature"] + 1) // 2
            power = min(4, (dice["power"] + 1 + 1) // 2)
            rolled = dice["abilities"] + 1
            self.assertEqual(creature["type"], table[column])
            self.assertEqual(creature["power"], power)
            self.assertEqual(creature["abilities"], 0 if rolled <= 2 else 1 if rolled <= 4 else 2)
            self.assertEqual((creature["life"], creature["combat"], creature["woundStars"]),
                             (2 * power, power - 1, power - 1))
            names = [card["id"] for card in creature["drawn"]]
            self.assertEqual(len(set(names)), creature["abilities"])
        self.assertNotEqual(self.answer(*common[:-3], 8, "--count", 200), found)
        text = self.cli("creature", *MALICE, "--terrain", "forest", "--opponent", "guardian").stdout
        self.assertIn("power 4", text)
        self.assertIn("nature", text)

    def test_creatures_of_a_hex(self):
        ways = self.answer("odds", COAST, "--ask", "reach")["answer"]["ways"]
        lair = next(way["to"] for way in ways if way["site"] == "lair")
        self.assertTrue(self.answer("creature", COAST, lair)["lair"])
        keep = next(way["to"] for way in ways if way["site"] == "stronghold")
        self.assertEqual(self.answer("creature", COAST, keep)["creatures"][0]["opponent"], "guardian")
        self.assertIn("ZZ99", self.cli("creature", COAST, "ZZ99", expect=2).stderr)

    # Wrong input -------------------------------------------------------------------------------------------------

    def test_wrong_usage(self):
        self.assertIn("movement", self.cli("simulate", "chess", *MALICE, expect=2).stderr)
        self.assertIn("scenario", self.cli("simulate", "threat", *MALICE, expect=2).stderr)
        for text in ("band=0", "band=9", "band=-1", "band=two", "band=1000000000000"):
            self.assertIn("1 to 8", self.cli("simulate", "movement", *MALICE, "--set", text, expect=2).stderr)
        self.assertIn("band, bonus", self.cli("simulate", "movement", *MALICE, "--set", "bend=2", expect=2).stderr)
        self.assertIn("NAME=VALUE", self.cli("simulate", "movement", *MALICE, "--set", "band", expect=2).stderr)
        for name, value in (("bonus", "1000000000d★"), ("shield", "13d★"), ("wounds", "2d6"), ("luck", "x")):
            self.cli("simulate", "combat", *MALICE, "--set", f"{name}={value}", expect=2)
        for text in ("opponent=dragon", "terrain=sea", "method=none", "energy=maybe"):
            self.assertIn("Choose one of", self.cli("simulate", "combat", *MALICE, "--set", text, expect=2).stderr)
        self.assertIn("even, tapered", self.cli("simulate", "creature", *MALICE, "--set", "profile=odd", expect=1).stderr)
        for rounds in ("5", "a", "0,,1", "-1", "0;1"):
            self.cli("simulate", "arrival", *MALICE, "--set", "realm=2", "--set", f"rounds={rounds}", expect=2)
        self.cli("simulate", "movement", *MALICE, "--runs", 0, expect=2)
        self.cli("simulate", "movement", *MALICE, "--runs", -5, expect=2)
        self.assertIn("simulate", self.cli("odds", *MALICE, "--ask", "combat", "--set", "band=2", expect=2).stderr)
        self.assertIn("--ask creature", self.cli("odds", *MALICE).stdout)
        self.cli("creature", *MALICE, "--count", 0, expect=2)
        self.cli("creature", *MALICE, "--terrain", "sea", expect=2)

    def test_scenarios_that_cannot_be_played(self):
        bare = self.changed(COAST, lambda document: document["battlefield"].update({"boards": []}))
        for name in ("arrival", "threat", "xulthul", "reach", "balance"):
            self.assertIn("There is no", self.cli("simulate", bare, name, expect=1).stderr)

    def test_wells_that_do_not_lie_are_not_taken_as_they_lie(self):
        def empty(document):
            document["pieces"] = [piece for piece in document["pieces"] if "well" not in piece["content"]]
        path = self.changed(COAST, empty)
        for name in ("threat", "xulthul", "balance"):
            said = self.cli("simulate", path, name, "--runs", 20, "--set", "wells=as-they-lie", expect=1).stderr
            self.assertIn("No Well lies", said)
            self.cli("simulate", path, name, "--runs", 20)

    def test_choices_are_told_in_words(self):
        said = self.cli("simulate", COAST, "threat", "--runs", 20, "--set", "wells=as-they-lie", "--lang", "fr").stdout
        self.assertIn("tels qu’ils sont posés", said)
        self.assertIn("Dés étoile : tous", said)

    def test_longest_fights_end(self):
        # The worst that can be set: everything at its limit.
        self.fight(life=12, radiance=10, opponent="shadow", power=5, opponent_life=60, bonus="12d★-12d★",
                   wounds="12d★", shield="12d★", opponent_shield="12d★-20", opponent_bonus="12d★", method="lockdown")
        vain = self.fight(power=1, shield="+20", bonus="-20", opponent="guardian")
        self.assertAlmostEqual(vain["undecided"], 1, 9)


if __name__ == "__main__":
    unittest.main()
