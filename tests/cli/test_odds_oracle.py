#!/usr/bin/env python3
"""Chances told by bocage-cli against a slow judge written from the rule texts: it reads the packs as JSON, lays
dice on the table one by one and shares no line of code with the program.

usage: test_odds_oracle.py SOURCE_DIR [unittest options]; the program is $BOCAGE_BIN/bocage-cli.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import unittest
from collections import defaultdict
from pathlib import Path

SOURCE = Path(sys.argv.pop(1)) if len(sys.argv) > 1 else Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin")) / "bocage-cli"
PACKS = SOURCE / "resources" / "packs"

STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
TERRAIN = {  # letters of the test's own boards: what each ground does
    "g": ("grass", {}),
    "t": ("thicket", {"obscures": 1, "defense": 1}),
    "c": ("craters", {"defense": 1, "difficult": True}),
    "h": ("hedgerow", {"blocks": True, "defense": 2, "noVehicles": True}),
    "w": ("water", {"water": True}),
}
DIE = range(1, 7)
BEST = defaultdict(float)
for first in DIE:
    for second in DIE:
        BEST[max(first, second)] += 1 / 36
ONE = {face: 1 / 6 for face in DIE}


def load(kind):
    items = {}
    for pack in sorted(PACKS.glob("son-*")):
        for item in json.loads((pack / f"{kind}.json").read_text(encoding="utf-8"))["items"]:
            items[item["id"]] = item
    return items


UNITS = load("units")
NAMES = {  # what may lie on a counter, with who may carry it
    "core": ["suppressed", "activated", "aid", "damage-crew", "damage-track", "damage-hull", "damage-primary",
             "life-point", "dragon", "enchant-unit", "paralyze", "rust", "madness-rage", "madness-catatonia",
             "madness-hysteria"],
    "call": ["serum-dart-juggernaut", "serum-dart-faster", "serum-dart-rage", "bind-zombies", "bless-blade"],
    "ghouls": ["bestial-howling", "necrophagous", "primitive-rage"],
}
MARKERS = [f"son-{pack}:marker/{name}" for pack, names in NAMES.items() for name in names]


class Counter:
    """A unit on the table with what lies on it."""

    def __init__(self, identity, content, at, facing, face, side, markers):
        self.id, self.unit, self.at, self.facing, self.face, self.side = identity, UNITS[content], at, facing, face, side
        self.content = content
        self.markers = markers  # (name, back up)
        self.kind = self.unit["class"]
        self.spaces = self.unit.get("footprint", 1)
        self.role = self.unit.get("backRole", "none") if face == "back" else "front"
        step = STEPS[facing]
        right = STEPS[(facing + 2) % 8]
        x, y = at
        self.cells = [at]
        if self.spaces == 2:
            self.cells = [at, (x - step[0], y - step[1])]
        if self.spaces == 4:
            self.cells = [at, (x + right[0], y + right[1]), (x - step[0], y - step[1]),
                          (x + right[0] - step[0], y + right[1] - step[1])]

    def side_up(self):
        return self.unit["back"] if self.face == "back" and "back" in self.unit else self.unit["front"]

    def count(self, name, back=None):
        return sum(1 for marker, up in self.markers if marker == name and (back is None or up == back))

    def ability(self, slug, side=None):
        for ability in (side or self.side_up()).get("abilities", []):
            if ability["ability"] == slug:
                return ability
        return None

    def value(self, slug, side=None):
        ability = self.ability(slug, side)
        return None if ability is None else ability.get("value")

    def vehicle(self):
        return self.kind in ("light", "heavy")

    def suppressed(self):
        return (self.count("suppressed") + self.count("necrophagous", True) + self.count("primitive-rage", True))

    def rage(self):
        return 3 if self.count("madness-rage") or self.count("primitive-rage", False) else 0

    def hunter(self, side):
        total = sum(ability.get("value") or 0 for ability in side.get("abilities", [])
                    if ability["ability"] == "mythos-hunter")
        return (total + self.count("dragon") + 2 * self.count("enchant-unit", False) +
                self.count("enchant-unit", True) + 3 * self.count("bless-blade"))

    def lives(self):
        return (self.count("life-point") or self.unit.get("lifePoints", 0)) + self.count("necrophagous", False)

    def damage(self):
        return {kind for kind in ("crew", "track", "hull", "primary") if self.count(f"damage-{kind}")}

    def helpless(self):
        """Cannot do anything of its own."""
        return any(self.count(name) for name in ("paralyze", "madness-catatonia", "activated", "bind-zombies"))

    def manifestation(self, side=None):
        return self.ability("mythos-manifestation", side) is not None

    def zombie(self):
        return "zombie" in self.unit.get("traits", [])

    def wild(self):
        return self.side == "" or self.zombie() or "uncontrolled" in self.unit.get("traits", [])


def bonus_against(bonus, kind):
    if kind == "creature":
        known = [value for value in bonus.values() if value is not None]
        return max(known) if known else None
    return bonus.get(kind)


class Table:
    def __init__(self, rows, counters):
        self.rows, self.counters = rows, counters

    def ground(self, cell):
        x, y = cell
        if 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y]):
            return TERRAIN[self.rows[y][x]][1]
        return None

    def area(self, cell):
        """All spaces of the same piece of terrain."""
        letter, seen, open_ = self.rows[cell[1]][cell[0]], {cell}, [cell]
        while open_:
            x, y = open_.pop()
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                other = (x + dx, y + dy)
                if self.ground(other) is not None and other not in seen and self.rows[other[1]][other[0]] == letter:
                    seen.add(other)
                    open_.append(other)
        return seen

    def admits(self, counter, cell):
        ground = self.ground(cell)
        if ground is None:
            return False
        if ground.get("water") and not counter.ability("amphibious"):
            return False
        return not (ground.get("noVehicles") and counter.vehicle())

    def blocks(self, cell, shooter, target):
        for other in self.counters:
            if other is shooter or other is target or cell not in other.cells:
                continue
            if other.role in ("concealed", "burrowing", "teleport"):
                continue
            if other.kind != "infantry" or not (shooter.vehicle() or target.vehicle()):
                return True
        return self.ground(cell).get("blocks", False)

    def sight(self, a, b, shooter, target):
        """None when blocked, else the penalty: corners are passed on the better side."""
        ax, ay, bx, by = 2 * a[0] + 1, 2 * a[1] + 1, 2 * b[0] + 1, 2 * b[1] + 1

        def f(x, y):
            return (bx - ax) * (y - ay) - (by - ay) * (x - ax)

        penalty = 0

        def cost(cell):
            if cell in (a, b):
                return 0
            if self.ground(cell) is None or (cell not in shooter.cells and cell not in target.cells and
                                             self.blocks(cell, shooter, target)):
                return None
            if self.ground(cell).get("blocks"):
                return None
            return self.ground(cell).get("obscures", 0)

        for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1):
            for y in range(min(a[1], b[1]), max(a[1], b[1]) + 1):
                signs = [f(2 * x + dx, 2 * y + dy) for dx in (0, 2) for dy in (0, 2)]
                if any(s > 0 for s in signs) and any(s < 0 for s in signs):
                    price = cost((x, y))
                    if price is None:
                        return None
                    penalty += price
        for x in range(min(a[0], b[0]) + 1, max(a[0], b[0]) + 1):
            for y in range(min(a[1], b[1]) + 1, max(a[1], b[1]) + 1):
                if f(2 * x, 2 * y) != 0 or a[0] == b[0] or a[1] == b[1]:
                    continue
                falling = (bx - ax) * (by - ay) > 0
                flanks = [(x, y - 1), (x - 1, y)] if falling else [(x - 1, y - 1), (x, y)]
                prices = [cost(cell) for cell in flanks]
                known = [price for price in prices if price is not None]
                if not known:
                    return None
                penalty += min(known)
        return penalty


def hit(state, counter, side, perforating):
    """One hit: (chance, state) pairs. A state: dead, flipped, lives lost, damage got, Suppressed got."""
    dead, flipped, lost, got, pinned = state
    if dead:
        return [(1, state)]
    if lost < counter.lives():
        return [(1, (dead, flipped, lost + 1, got, pinned))]
    corpse = (True, False, 0, frozenset(), 0)
    if counter.kind == "light":
        return [(1, corpse)]
    if counter.kind == "heavy":
        result = []
        for die in DIE:
            roll = die + (1 if perforating else 0)
            kind = {1: "crew", 2: "track", 3: "hull", 4: "hull", 5: "primary"}.get(roll)
            if kind is None or kind in counter.damage() or kind in got:
                result.append((1 / 6, corpse))
            else:
                result.append((1 / 6, (False, flipped, lost, got | {kind}, pinned + (2 if kind == "hull" else 0))))
        return result
    if side.get("absorbs") and not flipped:
        return [(1, (False, True, lost, got, pinned))]
    return [(1, corpse)]


FRESH = (False, False, 0, frozenset(), 0)


def describe(state, prefix, more=()):
    dead, flipped, lost, got, pinned = state
    if dead:
        return f".{prefix}eliminated"
    text = ""
    worst = "flipped" if flipped else "damaged" if got else "life-points" if lost else ""
    if worst and worst != "damaged":
        text += f".{prefix}{worst}"
    for kind, name in (("crew", "crew"), ("track", "track"), ("hull", "hull"), ("primary", "primary-weapon")):
        if kind in got:
            text += f".{prefix}{name}"
    if lost > 1 or (lost == 1 and worst != "life-points"):
        text += f".{prefix}life-points-{lost}"
    if pinned:
        text += f".{prefix}suppressed-{pinned}"
    for word in more:
        text += f".{prefix}{word}"
    return text


def distance(a, b):
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def bearing(at, facing, to):
    ahead, right = STEPS[facing], STEPS[(facing + 2) % 8]
    way = (to[0] - at[0], to[1] - at[1])
    return way[0] * ahead[0] + way[1] * ahead[1], way[0] * right[0] + way[1] * right[1]


def facing_defenses(defense, at, facing, shooter):
    if not any(key in defense for key in ("left", "right", "back")):
        return [defense["front"]]
    ahead, right = bearing(at, facing, shooter)
    sides = []
    if ahead >= abs(right):
        sides.append("front")
    if right >= abs(ahead):
        sides.append("right")
    if -ahead >= abs(right):
        sides.append("back")
    if -right >= abs(ahead):
        sides.append("left")
    return [defense.get(side, defense["front"]) for side in sides]


def in_arc(counter, at, to):
    arc = counter.unit.get("firingArc")
    if arc is None:
        return True
    ahead, right = bearing(at, counter.facing, to)
    return ahead >= 0 if arc >= 180 else ahead >= abs(right)


def shots(table, shooter, target):
    """{(weapon, suppressive): None | {outcome: chance}}"""
    side = shooter.side_up()
    if shooter.role == "concealed" and not side.get("bonus") and "primary" not in side and "secondary" not in side:
        side = shooter.unit["front"]  # it fires and is turned over
    weapons = [name for name in ("primary", "secondary") if name in side] or ["own"]
    answer = {}
    for weapon in weapons:
        print_ = side if weapon == "own" else side[weapon]
        bonus = bonus_against(print_.get("bonus", {}), target.kind)
        abilities = list(side.get("abilities", [])) + ([] if weapon == "own" else print_.get("abilities", []))
        has = {ability["ability"]: ability.get("value") for ability in abilities}
        modes = [False, True] if "suppressive-fire" in has else [False]
        barred = (shooter.helpless() or shooter.role == "teleport" or
                  target.role in ("concealed", "burrowing", "teleport") or bonus is None or
                  ("primary" in shooter.damage() and weapon != "secondary") or
                  (shooter.side == "" and shooter.zombie() and not target.zombie() and
                   (target.manifestation() or target.ability("master-dead") is not None)))
        best = None
        for a in shooter.cells:
            for b in target.cells:
                penalty = table.sight(a, b, shooter, target)
                if penalty is None or not in_arc(shooter, a, b):
                    continue
                far = distance(a, b)
                if "limited-range" in has and far > has["limited-range"]:
                    continue
                long_range = 2 if far > 7 and "hawkeye" not in has else 0
                defense = min(facing_defenses(target.side_up()["defense"], b, target.facing, a))
                if best is None or defense + penalty + long_range < best[0]:
                    best = (defense + penalty + long_range, defense, penalty + long_range, b)
        for suppressive in modes:
            if barred or best is None:
                answer[(weapon, suppressive)] = None
                if barred:
                    break  # one refusal per weapon
                continue
            _, defense, penalty, cell = best
            if target.kind == "infantry":
                defense += table.ground(cell).get("defense", 0)
            defense += 2 * target.count("serum-dart-juggernaut")
            if target.vehicle():
                defense -= target.count("rust")
            total = bonus
            held = shooter.count("aid") or "track" in shooter.damage() or movement(shooter) <= 0
            if shooter.rage() and (shooter.vehicle() or held):
                total += shooter.rage()
            if target.manifestation():
                total += sum(a_.get("value") or 0 for a_ in abilities if a_["ability"] == "mythos-hunter")
                total += shooter.hunter({})
            if suppressive:
                total *= 2
            total -= 2 * shooter.suppressed() + penalty + shooter.count("madness-hysteria")
            dice = BEST if "dual-weapon" in has else ONE
            outcomes = defaultdict(float)
            harmless = (target.ability("ethereal") is not None and not shooter.manifestation(side) and
                        sum(a_.get("value") or 0 for a_ in abilities if a_["ability"] == "mythos-hunter") +
                        shooter.hunter({}) <= 0)
            for die, chance in dice.items():
                result = die + total
                if result < defense:
                    blood = max(target.value("promised-blood") or 0, 3 if target.count("bestial-howling") else 0)
                    outcomes["miss" + (f".attacker-terror-{blood}" if blood else "")] += chance
                    continue
                twice = result >= 2 * defense
                if suppressive:
                    outcomes[f"suppressed.suppressed-{2 if twice else 1}"] += chance
                    continue
                verb = "kill-shot" if twice else "hit"
                if harmless:
                    outcomes[verb] += chance
                    continue
                side_up = target.side_up()
                if twice and target.lives() == 0:
                    states = [(1, (True, False, 0, frozenset(), 0))]
                else:
                    states = hit(FRESH, target, side_up, "perforating" in has)
                    if twice:
                        states = [(p * q, s2) for p, s in states for q, s2 in hit(s, target, side_up, "perforating" in has)]
                for share, state in states:
                    outcomes[verb + describe(state, "")] += chance * share
            answer[(weapon, suppressive)] = dict(outcomes)
    return answer


def movement(counter):
    printed = counter.side_up().get("movement") or 0
    if printed <= 0:
        return 0
    if counter.rage() and not counter.vehicle():
        printed = 4
    return max(0, printed + 2 * counter.count("serum-dart-faster") - 2 * counter.suppressed())


def assault(table, attacker, defender, bystanders):
    """None when it may not be, else {outcome: chance}; both of one space, side by side or the target large."""
    own = attacker.side_up()
    if attacker.role in ("burrowing", "concealed") and attacker.ability("assault") is None:
        own = attacker.unit["front"]
    # Infantry and light vehicles spot whom they come to with a clear line: it is turned over before the dice fall.
    spotted = (defender.role == "concealed" and attacker.kind in ("infantry", "light") and
               attacker.role != "burrowing" and
               any(table.sight(attacker.at, c, attacker, defender) == 0 for c in defender.cells))
    other = defender.unit["front"] if spotted or defender.role == "burrowing" else defender.side_up()
    if attacker.helpless() or attacker.role == "teleport" or defender.role == "teleport":
        return None
    if attacker.ability("assault", own) is None:
        return None
    far = attacker.value("assault-long", own)
    if (attacker.count("aid") or "track" in attacker.damage()) and far is None:
        return None
    if (attacker.side == "" and attacker.zombie() and not defender.zombie() and
            (defender.manifestation() or defender.ability("master-dead") is not None)):
        return None
    bonus = bonus_against(own.get("bonus", {}), defender.kind)
    if bonus is None:
        return None
    cell = min(defender.cells, key=lambda c: distance(c, attacker.at))
    free = [c for c in STEPS if table.admits(attacker, cell)]
    enters = bool(free)
    way = (cell[0] - attacker.at[0], cell[1] - attacker.at[1])
    direction = STEPS.index(way)

    attack = bonus + (attacker.value("assault", own) or 0)
    if defender.manifestation(other):
        attack += attacker.hunter(own)
    if attacker.wild():
        beside = sum(1 for b in bystanders if b.wild() and min(distance(c, b.at) for c in defender.cells) == 1)
        attack += 2 * (beside + 1)
    attack += attacker.rage() + 2 * attacker.count("serum-dart-rage")
    attack -= 2 * attacker.suppressed() + attacker.count("madness-hysteria")

    bound = defender.count("bind-zombies")
    bare = defender.count("paralyze") or bound
    first = 0
    if defender.unit.get("firingArc") is not None and not in_arc(defender, cell, attacker.at):
        first += 1
    if defender.role == "burrowing":
        first += 1
    defense = -2 * (defender.suppressed() + first) - defender.count("madness-hysteria")
    two = False
    if not bare:
        used = other.get("bonus", {})
        if defender.kind == "heavy":
            used = other.get("secondary", {}).get("bonus", {})
        defense += bonus_against(used, attacker.kind) or 0
        if defender.ability("assault", other) is not None:
            two = True
            defense += defender.value("assault", other) or 0
        if attacker.manifestation(own):
            defense += defender.hunter(other)
        if defender.kind == "infantry" and attacker.at not in table.area(cell):
            defense += table.ground(cell).get("defense", 0)
        defense += 2 * defender.count("serum-dart-rage")

    taken = {c for counter in table.counters if counter.role != "teleport" for c in counter.cells}
    retreats = False
    for turn in (0, 1, 7):
        step = STEPS[(direction + turn) % 8]
        to = (cell[0] + step[0], cell[1] + step[1])
        if not table.admits(defender, to) or to in taken:
            continue
        followed = any(b.side != defender.side and b.kind == "infantry" and not b.suppressed() and
                       b.role in ("front", "reduced", "none", "tripod", "medic-active", "kamikaze", "concealed") and
                       distance(b.at, cell) == 1 and distance(b.at, to) == 1 and
                       not (b.zombie() and not defender.zombie() and
                            (defender.manifestation() or defender.ability("master-dead") is not None)) and
                       not (defender.zombie() and not b.zombie() and
                            (b.manifestation() or b.ability("master-dead") is not None))
                       for b in bystanders)
        if not followed or defender.role == "burrowing":
            retreats = True
    deadly = any(table.ground((cell[0] + dx, cell[1] + dy)) is not None and
                 not table.admits(defender, (cell[0] + dx, cell[1] + dy)) or
                 (table.ground((cell[0] + dx, cell[1] + dy)) or {}).get("water", False) for dx, dy in STEPS)

    outcomes = defaultdict(float)
    corpse = (True, False, 0, frozenset(), 0)

    def pinned(state, markers):
        return state if state[0] else (*state[:4], state[4] + markers)

    def terrifies(counter, side):
        return counter.ability("terrifying", side) is not None or counter.count("dragon")

    def harmless(winner, winner_side, loser, loser_side):
        return (loser.ability("ethereal", loser_side) is not None and not winner.manifestation(winner_side) and
                winner.hunter(winner_side) <= 0)

    def won(chance):
        if bound:
            outcomes["attacker-wins.eliminated" + (".attacker-advances" if enters else "")] += chance
            return
        unhurt = harmless(attacker, own, defender, other)
        start = (False, False, 0, frozenset(), first)
        if unhurt:
            states = [(1, start)]
        elif defender.role == "burrowing":
            states = [(1, corpse)]
        else:
            states = hit(start, defender, other, attacker.ability("perforating", own) is not None)
        claws = attacker.value("claws", own)
        for share, state in states:
            ends = []  # (chance, state, retreats)
            if state[0]:
                ends.append((1, state, False))
            elif claws is not None and defender.kind == "infantry" and not unhurt:
                if deadly:
                    ends.append((1, corpse, False))
                else:
                    for die in DIE:
                        if die >= claws:
                            ends.append((1 / 6, state, True))
                        else:
                            ends += [(q / 6, s, not s[0]) for q, s in
                                     hit(state, defender, other, attacker.ability("perforating", own) is not None)]
            elif defender.kind == "infantry" or unhurt:
                ends.append((1, state, True) if retreats else (1, corpse, False))
            else:
                ends.append((1, state, False))
            for part, end, leaves in ends:
                if terrifies(attacker, own):
                    end = pinned(end, 2)
                text = "attacker-wins" + describe(end, "", ["retreats"] if leaves else [])
                mine = pinned(FRESH, 1) if terrifies(defender, other) else FRESH
                advances = (end[0] or leaves) and enters
                text += describe(mine, "attacker-", ["advances"] if advances else [])
                outcomes[text] += chance * share * part

    def lost(chance):
        if attacker.role == "burrowing":
            states = [(1, corpse)]
        elif harmless(defender, other, attacker, own):
            states = [(1, FRESH)]
        else:
            states = hit(FRESH, attacker, own, defender.ability("perforating", other) is not None)
        for share, state in states:
            if terrifies(defender, other):
                state = pinned(state, 2)
            theirs = (False, False, 0, frozenset(), first + (1 if terrifies(attacker, own) else 0))
            outcomes["defender-wins" + describe(theirs, "") + describe(state, "attacker-")] += chance * share

    if bound:
        won(1)
        return dict(outcomes)
    for die, p in BEST.items():
        for answer, q in (BEST if two else ONE).items():
            lead = die + attack - answer - defense
            if lead > 0:
                won(p * q)
            elif lead < 0:
                lost(p * q)
            else:
                outcomes["tie" + (f".suppressed-{first}" if first else "")] += p * q
    return dict(outcomes)


class Oracle(unittest.TestCase):
    CASES = 120

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-odds-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.environment = {**os.environ, "XDG_DATA_HOME": str(self.folder / "data")}

    def deal(self, dice, number):
        size = 12
        rows = ["".join(dice.choice("gggggggggtch" + "w" * (dice.random() < 0.3)) for _ in range(size))
                for _ in range(size)]
        counters = []

        def fits(content, at, facing, face, side):
            counter = Counter(f"p{len(counters)}", content, at, facing, face, side, [])
            table = Table(rows, counters)
            taken = {cell for other in counters for cell in other.cells}
            return counter if all(table.admits(counter, cell) and cell not in taken for cell in counter.cells) else None

        def put(side, near=None, small=False):
            while True:
                content = dice.choice(sorted(UNITS))
                unit = UNITS[content]
                if small and unit.get("footprint", 1) != 1:
                    continue
                face = "back" if "back" in unit and dice.random() < 0.3 else "front"
                if near:
                    at = (near[0] + dice.choice((-1, 0, 1)), near[1] + dice.choice((-1, 0, 1)))
                else:
                    at = (dice.randrange(size), dice.randrange(size))
                counter = fits(content, at, dice.randrange(0, 8, 2), face, side)
                if counter:
                    break
            for _ in range(dice.choice((0, 0, 1, 1, 2, 3))):
                marker = dice.choice(MARKERS)
                name = marker.split("/")[1]
                if name.startswith("damage") and counter.kind != "heavy":
                    continue
                if name in ("paralyze", "aid") and counter.kind != "infantry":
                    continue
                if name == "bind-zombies" and not counter.zombie():
                    continue
                if name.startswith("damage") and counter.count(name):
                    continue
                counter.markers.append((name, dice.random() < 0.4))
            counters.append(counter)
            return counter

        attacker = put(dice.choice(("blue", "blue", "blue", "")), small=dice.random() < 0.7)
        put("red", near=attacker.at if dice.random() < 0.6 else None)
        if dice.random() < 0.3:
            put(dice.choice(("red", "")), near=counters[1].at, small=True)
        pieces = []
        for counter in counters:
            pieces.append({"id": counter.id, "content": counter.content, "at": list(counter.at), "facing": counter.facing,
                           "face": counter.face, **({"side": counter.side} if counter.side else {})})
        for counter in counters:
            for name, back in counter.markers:
                full = next(marker for marker in MARKERS if marker.endswith(f"/{name}"))
                pieces.append({"id": f"m{len(pieces)}", "content": full, "at": list(counter.at),
                               "face": "back" if back else "front"})
        document = {"format": "bocage.scenario", "version": 1, "system": "normandie", "title": f"Case {number}",
                    "packs": [{"id": pack, "version": "1.0.0"} for pack in ("son-core", "son-call", "son-ghouls", "tst")],
                    "battlefield": {"boards": [{"id": "b", "board": f"tst:board/n{number}", "at": [0, 0]}]},
                    "pieces": pieces, "sides": [{"id": "blue", "name": "Blue"}, {"id": "red", "name": "Red"}]}
        return rows, counters, document

    def test_chances_agree_with_dice_on_the_table(self):
        dice = random.Random(19440606)
        cases = [self.deal(dice, number) for number in range(self.CASES)]
        pack = self.folder / "data" / "bocage" / "packs" / "tst"
        pack.mkdir(parents=True)
        legend = {letter: f"son-core:terrain/{name}" for letter, (name, _) in TERRAIN.items()}
        (pack / "pack.json").write_text(json.dumps(
            {"format": "bocage.pack", "version": 1, "id": "tst", "packVersion": "1.0.0", "system": "normandie",
             "title": "Test boards", "needs": [{"id": "son-core", "version": "1.0.0"}]}))
        (pack / "boards.json").write_text(json.dumps(
            {"format": "bocage.content", "version": 1, "kind": "board",
             "items": [{"id": f"tst:board/n{number}", "name": "Board",
                        "faces": [{"name": "a", "grid": {"legend": legend, "rows": rows}}]}
                       for number, (rows, _, _) in enumerate(cases)]}))
        judged = {"shot": 0, "assault": 0, "refused": 0}
        wrong = []
        for number, (rows, counters, document) in enumerate(cases):
            path = self.folder / f"case-{number}.scenario.json"
            path.write_text(json.dumps(document), encoding="utf-8")
            table = Table(rows, counters)
            attacker, defender, bystanders = counters[0], counters[1], counters[2:]
            done = subprocess.run([PROGRAM, "odds", path, attacker.id, defender.id, "--json"], capture_output=True,
                                  text=True, timeout=120, env=self.environment, stdin=subprocess.DEVNULL)
            self.assertEqual(done.returncode, 0, done.stderr)
            answer = json.loads(done.stdout)
            told = {(shot["weapon"], shot["suppressive"]): shot for shot in answer["shots"]}
            questions = [("shot", key, expected, told.get(key))
                         for key, expected in shots(table, attacker, defender).items()]
            near = min(distance(attacker.at, cell) for cell in defender.cells)
            if attacker.spaces == 1 and near == 1:
                questions.append(("assault", "assault", assault(table, attacker, defender, bystanders), answer["assault"]))
            for kind, key, expected, got in questions:
                if expected is None:
                    judged["refused"] += 1
                    if got is not None and "refused" not in got:
                        wrong.append((number, key, "should be refused", got["attack"], self.show(counters)))
                    continue
                judged[kind] += 1
                if got is None or "refused" in got:
                    wrong.append((number, key, got and got["refused"], self.show(counters)))
                    continue
                ours = {row["outcome"]: row["probability"] for row in got["outcomes"]}
                if set(ours) != set(expected) or any(abs(ours[code] - expected[code]) > 1e-9 for code in ours):
                    wrong.append((number, key, {"program": ours, "oracle": expected}, got["attack"], got["defense"],
                                  self.show(counters)))
        for row in wrong[:12]:
            print(*row, sep="\n   ", file=sys.stderr)
        self.assertEqual(len(wrong), 0, f"{len(wrong)} answers differ, judged {judged}")
        self.assertGreater(judged["shot"], 20)
        self.assertGreater(judged["assault"], 10)
        self.assertGreater(judged["refused"], 20)

    @staticmethod
    def show(counters):
        return [(c.content, c.face, c.at, c.facing, c.side, c.markers) for c in counters]


if __name__ == "__main__":
    unittest.main()
