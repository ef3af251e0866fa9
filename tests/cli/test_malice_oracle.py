#!/usr/bin/env python3
"""Fights and creatures of Shadows of Malice as bocage-cli works them out against a slow judge that was written from
the rules alone: it lays every die on the table, face by face, and shares no line of code with the program.

usage: test_malice_oracle.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import itertools
import json
import os
import random
import subprocess
import sys
import unittest
from collections import Counter, defaultdict
from fractions import Fraction
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
FACES = range(1, 7)
FIGHTS, CREATURES = int(os.environ.get("BOCAGE_ORACLE_FIGHTS", "60")), 24

NATURE = {  # terrain: three columns
    "plains": "avian mammal arboran", "water": "ichthyic ichthyic reptilid", "desert": "sectoid avian terrovan",
    "forest": "reptilid arboran protean", "hills": "mammal terrovan sectoid", "mountains": "terrovan sectoid avian",
    "wild": "arboran protean mammal", "swamp": "protean reptilid ichthyic"}
SHADOW = {1: (3, 1, 1), 2: (3, 1, 1), 3: (3, 2, 1), 4: (3, 2, 2), 5: (4, 1, 2), 6: (4, 2, 2), 7: (4, 2, 3), 8: (4, 2, 3)}
LORD = {1: (4, 2), 2: (4, 2), 3: (4, 3), 4: (4, 3), 5: (5, 2), 6: (5, 2), 7: (5, 3), 8: (5, 3)}


def stars(count):
    """Sums of so many star dice, each 0 or 1, with their weight."""
    found = Counter(sum(dice) for dice in itertools.product((0, 1), repeat=count))
    return {value: ways / 2 ** count for value, ways in found.items()}


def total(bonus, method):
    """What one bonus (number, star dice, star dice taken away) gives in one phase when looked at alone."""
    flat, plus, minus = bonus
    if method == "halfsies":
        half = (plus - minus) / 2
        return {flat + int(half if half == int(half) else half // 1 + 1): 1.0}
    if method == "net":
        if plus >= minus:
            return {flat + value: chance for value, chance in stars(plus - minus).items()}
        return {flat - value: chance for value, chance in stars(minus - plus).items()}
    found = defaultdict(float)
    for a, p in stars(plus).items():
        for b, q in stars(minus).items():
            found[flat + a - b] += p * q
    return found


def against(mine, theirs, method):
    """One bonus less the other's; with net dice only the difference is rolled."""
    if method == "net":
        return total((mine[0] - theirs[0], mine[1] + theirs[2], mine[2] + theirs[1]), "net")
    found = defaultdict(float)
    for a, p in total(mine, method).items():
        for b, q in total(theirs, method).items():
            found[a - b] += p * q
    return found


class Fight:
    """One avatar, one opponent, all phases, every face of every die."""

    def __init__(self, case):
        self.case = case
        self.kind = case["opponent"]
        power = case["power"]
        self.power = power
        self.theirLife = case["opponent_life"] or 2 * power
        flat, plus, minus = case["opponent_bonus"]
        self.theirCombat = (flat + power - 1, plus, minus)
        flat, plus, minus = case["opponent_wounds"]
        self.theirWounds = (flat, plus + power - 1, minus)
        if self.kind == "shadow":
            self.shield = (0, 0, 0)  # drains pass shields
        else:
            self.shield = case["energy_shield"] if case["energy"] == "yes" else case["shield"]

    def odds(self):
        method = self.case["method"]
        lead = against(self.case["bonus"], self.theirCombat, method)
        mine = against(self.case["wounds"], self.case["opponent_shield"], method)
        theirs = against(self.theirWounds, self.shield, method)
        if method != "lockdown":
            return self.run(lead, mine, theirs)
        sums = defaultdict(float)
        for a, p in lead.items():
            for b, q in mine.items():
                for c, r in theirs.items():
                    for key, value in self.run({a: 1.0}, {b: 1.0}, {c: 1.0}).items():
                        sums[key] += p * q * r * value
        return sums

    def run(self, lead, mine, theirs):
        case = self.case
        hitsFor = defaultdict(float)
        for value, chance in mine.items():
            hitsFor[max(0, 1 + value)] += chance
        suffers = defaultdict(float)
        for value, chance in theirs.items():
            suffers[max(0, 1 + value)] += chance
        canHit = any(b + 0 > a + value for a in FACES for b in FACES for value in lead)
        canWound = any(value > 0 for value in suffers)
        vain = not (canHit and canWound)
        luck = total(case["luck"], "all" if case["method"] == "lockdown" else case["method"])
        escape = sum(chance for die in FACES for value, chance in luck.items() if die + value > self.power) / 6
        limit = 1 + case["light"]
        plain, double = case["shards"], case["matching"]
        ends = defaultdict(float)
        now = {(case["life"], case["radiance"], self.theirLife, False): 1.0}

        def finish(end, state, chance, phase):
            ends[end] += chance
            ends["phases"] += chance * phase
            ends["lost"] += chance * (case["life"] + case["radiance"] - state[0] - state[1])

        margins = {}
        for phase in range(1, 1001):
            if sum(now.values()) < 1e-13:
                break
            use = min(double, limit)
            double -= use
            help_ = 2 * use
            use = min(plain, limit - use)
            plain -= use
            help_ += use
            after = defaultdict(float)

            def exchange(state, chance, defends, leaves):
                life, radiance, creature, aware = state
                key = help_ - defends + aware
                if key not in margins:
                    better = worse = 0.0
                    for value, weight in lead.items():
                        for a in FACES:
                            for b in FACES:
                                better += weight / 36 * (a + value + key > b)
                                worse += weight / 36 * (a + value + key < b)
                    margins[key] = better, worse
                better, worse = margins[key]
                if defends:
                    better = 0.0
                if aware:
                    worse = 0.0  # it defends while it reforms
                results = [((life, radiance, creature), 1 - better - worse)]
                results += [((life, radiance, max(0, creature - w)), better * p) for w, p in hitsFor.items()]
                for wounds, p in suffers.items():
                    spared = min(radiance, wounds) if self.kind == "shadow" else 0
                    results.append(((max(0, life - wounds + spared), radiance - spared, creature), worse * p))
                for (a, r, c), p in results:
                    p *= chance
                    if p <= 0:
                        continue
                    if c == 0:
                        finish("win", (a, r), p, phase)
                    elif a == 0:
                        finish("death", (a, r), p, phase)
                    elif leaves:
                        finish("withdrawn", (a, r), p, phase)
                    elif vain and not aware and self.kind != "xulthul":
                        sees = min(self.power, 6) / 6
                        after[a, r, c, True] += p * sees
                        after[a, r, c, False] += p * (1 - sees)
                    else:
                        after[a, r, c, False] += p

            for state, chance in now.items():
                if state[3] and self.kind == "normal":
                    finish("fled", state, chance, phase - 1)
                elif state[0] > case["withdraw"]:
                    exchange(state, chance, False, False)
                else:
                    gone = escape if case["hex"] == "yes" else 1.0
                    finish("withdrawn", state, chance * gone, phase - 1)
                    if gone < 1:
                        exchange(state, chance * (1 - gone), True, False)
            now = {state: chance for state, chance in after.items() if chance > 0}
        left = sum(now.values())
        if left > 1e-13:
            ends["undecided"] = left
            for state, chance in now.items():
                ends["lost"] += chance * (case["life"] + case["radiance"] - state[0] - state[1])
        return ends


def band_odds(size, life, radiance, bonus, wounds, shield, kind, power, theirLife, method):
    """Two or more avatars alike against one opponent, by every state they can be in together."""
    lead = against(bonus, (power - 1, 0, 0), method)
    mine = Counter()
    for value, chance in against(wounds, (0, 0, 0), method).items():
        mine[max(0, 1 + value)] += chance
    theirs = Counter()
    guarded = (0, 0, 0) if kind == "shadow" else shield
    for value, chance in against((0, power - 1, 0), guarded, method).items():
        theirs[max(0, 1 + value)] += chance
    ends, now = defaultdict(float), {(((life, radiance),) * size, theirLife): 1.0}
    for phase in range(1, 1001):
        after = defaultdict(float)
        for (avatars, creature), chance in now.items():
            here = [i for i, (left, _) in enumerate(avatars) if left > 0]
            # The highest of as many dice as avatars fight; the target is drawn by lot.
            highest = {face: (face ** len(here) - (face - 1) ** len(here)) / 6 ** len(here) for face in FACES}
            better = worse = 0.0
            for face, p in highest.items():
                for die in FACES:
                    for value, q in lead.items():
                        better += p * q / 6 * (face + value > die)
                        worse += p * q / 6 * (face + value < die)
            after[avatars, creature] += chance * (1 - better - worse)
            for amount, p in mine.items():
                if creature - amount <= 0:
                    ends["win"] += chance * better * p
                    ends["phases"] += chance * better * p * phase
                    ends["lost"] += chance * better * p * sum(life + radiance - a - r for a, r in avatars)
                    ends["fallen"] += chance * better * p * sum(a == 0 for a, _ in avatars)
                else:
                    after[avatars, creature - amount] += chance * better * p
            for target in here:
                for amount, p in theirs.items():
                    left, tokens = avatars[target]
                    spared = min(tokens, amount) if kind == "shadow" else 0
                    struck = list(avatars)
                    struck[target] = (max(0, left - amount + spared), tokens - spared)
                    weight = chance * worse * p / len(here)
                    if all(a == 0 for a, _ in struck):
                        ends["death"] += weight
                        ends["phases"] += weight * phase
                        ends["lost"] += weight * sum(life + radiance - a - r for a, r in struck)
                        ends["fallen"] += weight * size
                    else:
                        after[tuple(sorted(struck)), creature] += weight
        now = {state: chance for state, chance in after.items() if chance > 1e-12}
        if not now:
            break
    return ends


def written(bonus):
    flat, plus, minus = bonus
    return f"{flat:+d}+{plus}d★-{minus}d★"


def random_bonus(rng, low, high, dice):
    return rng.randint(low, high), rng.randint(0, dice), rng.choice((0, 0, 1))


def random_case(rng):
    method = rng.choice(("all", "all", "net", "halfsies", "lockdown"))
    kind = rng.choice(("normal", "normal", "guardian", "shadow", "xulthul"))
    dice = 1 if method == "lockdown" else 2
    case = {"method": method, "opponent": kind, "power": rng.randint(1, 5 if kind == "xulthul" else 4),
            "opponent_life": rng.choice((0, 0, 1, 3, 5)), "life": rng.randint(1, 6), "radiance": rng.choice((0, 0, 1, 3)),
            "bonus": random_bonus(rng, -1, 4, dice), "wounds": random_bonus(rng, 0, 1, dice),
            "shield": random_bonus(rng, 0, 2, dice), "energy_shield": random_bonus(rng, 0, 1, 1),
            "luck": random_bonus(rng, 0, 1, 1), "opponent_bonus": random_bonus(rng, 0, 1, 1),
            "opponent_wounds": random_bonus(rng, -1, 1, 1), "opponent_shield": random_bonus(rng, 0, 1, 1),
            "energy": rng.choice(("no", "no", "yes")), "shards": rng.choice((0, 0, 2, 6)),
            "matching": rng.choice((0, 0, 3)), "light": rng.randint(0, 2), "withdraw": rng.choice((0, 0, 1, 2)),
            "hex": rng.choice(("no", "yes"))}
    if rng.random() < 0.2:  # somebody who cannot be wounded
        case["shield"] = case["energy_shield"] = (6, 0, 0)
    if rng.random() < 0.1:
        case["bonus"] = (9, 0, 0)
    return case


class MaliceOracle(unittest.TestCase):
    def ask(self, name, case):
        values = [part for key, value in case.items()
                  for part in ("--set", f"{key.replace('_', '-')}={written(value) if isinstance(value, tuple) else value}")]
        done = subprocess.run([PROGRAM, "odds", "--system", "malice", "--ask", name, "--json", *values],
                              capture_output=True, text=True, timeout=120, check=False)
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(done.stdout)["answer"]

    def test_random_fights(self):
        rng = random.Random(2014)
        ends = Counter()
        for _ in range(FIGHTS):
            case = random_case(rng)
            wanted, found = Fight(case).odds(), self.ask("combat", case)
            decided = 1 - wanted["undecided"]
            for end in ("win", "death", "fled", "withdrawn", "undecided"):
                self.assertAlmostEqual(found[end], wanted[end], 8, (end, case))
                ends[end] += wanted[end] > 0.01
            if decided > 1e-6:
                self.assertAlmostEqual(found["phases"]["mean"], wanted["phases"] / decided, 5, case)
            self.assertAlmostEqual(found["lifeLost"]["mean"], wanted["lost"], 6, case)
        # The cases must show every way a fight can end.
        for end in ("win", "death", "fled", "withdrawn"):
            self.assertGreater(ends[end], 0, end)

    def test_random_bands(self):
        rng, runs = random.Random(1285159), 4000
        for _ in range(8):
            size, life, radiance = rng.choice((2, 2, 3)), rng.randint(1, 3), rng.choice((0, 1))
            kind, power = rng.choice(("normal", "guardian", "shadow", "xulthul")), rng.randint(1, 3)
            method, theirLife = rng.choice(("all", "net", "halfsies")), rng.randint(2, 5)
            bonus, wounds = (rng.randint(0, 2), rng.randint(0, 2), 0), (0, rng.randint(0, 1), 0)
            shield = (0, int(power > 1), 0)  # nobody fights in vain here
            wanted = band_odds(size, life, radiance, bonus, wounds, shield, kind, power, theirLife, method)
            case = {"band": size, "life": life, "radiance": radiance, "bonus": bonus, "wounds": wounds, "shield": shield,
                    "opponent": kind, "power": power, "opponent_life": theirLife, "method": method}
            values = [part for key, value in case.items() for part in
                      ("--set", f"{key.replace('_', '-')}={written(value) if isinstance(value, tuple) else value}")]
            done = subprocess.run([PROGRAM, "simulate", "combat", "--system", "malice", "--runs", str(runs), "--seed", "3",
                                   "--json", *values], capture_output=True, text=True, timeout=120, check=False)
            self.assertEqual(done.returncode, 0, done.stderr)
            found = json.loads(done.stdout)["summary"]
            for end in ("win", "death"):
                error = (wanted[end] * (1 - wanted[end]) / runs) ** 0.5
                self.assertLessEqual(abs(found[end] - wanted[end]), 3.5 * error + 1e-6, (end, wanted[end], case))
            for key, name in (("phases", "phases"), ("lost", "lifeLost"), ("fallen", "fallen")):
                error = found[name]["deviation"] / runs ** 0.5
                self.assertLessEqual(abs(found[name]["mean"] - wanted[key]), 3.5 * error + 1e-6, (key, wanted[key], case))

    def test_random_creatures(self):
        rng = random.Random(2019)
        for _ in range(CREATURES):
            profile = rng.choice(("even", "tapered"))
            terrain, lair = rng.choice(list(NATURE)), rng.choice(("no", "yes"))
            light, dark = rng.randint(0, 3), rng.randint(0, 3)
            kind, avatars = rng.choice(("normal", "normal", "guardian", "shadow", "xulthul")), rng.randint(1, 8)
            types, powers, counts = Counter(), Counter(), Counter()
            for nature, power, ability in itertools.product(FACES, repeat=3):
                types[NATURE[terrain].split()[(nature - 1) // 2]] += 1
                roll = power + (lair == "yes")
                strength = (1 if roll <= 2 else 2 if roll <= 4 else 3 if roll <= 6 else 4) if profile == "even" else \
                    (1 if roll <= 3 else 2 if roll <= 5 else 3)
                roll = ability - light + dark
                number = (0 if roll <= 2 else 1 if roll <= 4 else 2) if profile == "even" else \
                    (0 if roll <= 3 else 1 if roll <= 5 else 2)
                if kind == "guardian":
                    strength, number = 4, 2
                elif kind == "shadow":
                    strength, number, _ = SHADOW[avatars]
                elif kind == "xulthul":
                    strength, number = LORD[avatars]
                powers[strength] += 1
                counts[number] += 1
            found = self.ask("creature", {"profile": profile, "terrain": terrain, "lair": lair, "map_light": light,
                                          "map_dark": dark, "opponent": kind, "avatars": avatars})
            for name, ways in types.items():
                self.assertAlmostEqual(found["types"][name], float(Fraction(ways, 216)), 9)
            for part, wanted in (("power", powers), ("abilities", counts)):
                told = dict(map(tuple, found[part]["chances"]))
                self.assertEqual(set(told), set(wanted), (part, kind))
                for value, ways in wanted.items():
                    self.assertAlmostEqual(told[value], ways / 216, 9)
            life = {power: 2 * power for power in powers} if kind != "shadow" else {p: SHADOW[avatars][2] for p in powers}
            self.assertAlmostEqual(found["life"]["mean"], sum(life[p] * n for p, n in powers.items()) / 216, 9)


if __name__ == "__main__":
    unittest.main()
