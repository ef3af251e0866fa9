// Baseline of job 12: the verdict on one army by json-rules-engine, with sentences. Twelve of the fifty-odd rules that
// bocage judges, written as that library wants them: facts worked out on demand, conditions as data, an event with a
// sentence for each rule that is broken. Prints nanoseconds of CPU time per army.
//
//   npm install --prefix FOLDER json-rules-engine@7.3.1
//   NODE_PATH=FOLDER/node_modules node benchmarks/army_rules.mjs [ROUNDS]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const { Engine } = createRequire(process.env.NODE_PATH ? join(process.env.NODE_PATH, "x.js") : import.meta.url)("json-rules-engine");
const resources = join(dirname(fileURLToPath(import.meta.url)), "..", "resources");
const items = (name) => JSON.parse(readFileSync(join(resources, "packs", "son-core", name + ".json"), "utf8")).items;
const byId = (list) => new Map(list.map((item) => [item.id, item]));
const tiles = byId(items("tiles")), options = byId(items("options")), units = byId(items("units"));
const army = JSON.parse(readFileSync(join(resources, "samples", "ranger-company.army.json"), "utf8"));

const fillings = (list) => list.entries.flatMap((entry) => (entry.fillings ?? []).map((filling) => ({ ...filling, entry })));
const unitsOf = (list) => list.entries.flatMap((entry) => tiles.get(entry.content).units.flatMap((unit) => Array(unit.count ?? 1).fill(units.get(unit.id))));
const count = (list, bad) => list.filter(bad).length;

const engine = new Engine();
const facts = {
    points: (list) => list.entries.reduce((sum, entry) => sum + tiles.get(entry.content).cost, 0) + fillings(list).reduce((sum, filling) => sum + options.get(filling.option).cost, 0),
    tiles: (list) => list.entries.length,
    orders: (list) => list.entries.reduce((sum, entry) => sum + (tiles.get(entry.content).stars ?? 0), 0) + unitsOf(list).reduce((sum, unit) => sum + (unit.front.stars ?? 0), 0),
    withoutSlot: (list) => count(fillings(list), (filling) => !tiles.get(filling.entry.content).slots[filling.slot]),
    doubleSlots: (list) => list.entries.reduce((sum, entry) => sum + (entry.fillings ?? []).length - new Set((entry.fillings ?? []).map((filling) => filling.slot)).size, 0),
    misfits: (list) => count(fillings(list), (filling) => !tiles.get(filling.entry.content).slots[filling.slot]?.kinds.includes(options.get(filling.option).kind)),
    strangers: (list) => count(list.entries, (entry) => tiles.get(entry.content).faction !== list.faction),
    strangeOptions: (list) => count(fillings(list), (filling) => options.get(filling.option).faction && options.get(filling.option).faction !== list.faction),
    officers: (list) => count(list.entries, (entry) => tiles.get(entry.content).officer),
    ordersBought: (list) => count(fillings(list), (filling) => options.get(filling.option).kind === "order"),
    twins: (list) => list.entries.length - new Set(list.entries.filter((entry) => tiles.get(entry.content).hero).map((entry) => entry.content)).size - count(list.entries, (entry) => !tiles.get(entry.content).hero),
    lonely: (list) => count(fillings(list), (filling) => (options.get(filling.option).needsUnits ?? []).some((id) => !unitsOf(list).includes(units.get(id)))),
};
for (const [name, work] of Object.entries(facts)) engine.addFact(name, async (_, almanac) => work(await almanac.factValue("army")));
const rules = [
    ["SON-ARM-10", "points", "greaterThan", army.limit, "The army costs more than it may."],
    ["SON-ARM-12", "tiles", "lessThan", 1, "The army has no tile."],
    ["SON-ARM-13", "withoutSlot", "greaterThan", 0, "An option lies in a slot that the tile does not have."],
    ["SON-ARM-14", "doubleSlots", "greaterThan", 0, "Two options share a slot."],
    ["SON-ARM-15", "misfits", "greaterThan", 0, "An option does not fit its slot."],
    ["SON-ARM-19", "ordersBought", "greaterThan", 9, "Too many orders were bought."],
    ["SON-ARM-25", "officers", "lessThan", 1, "Nobody leads the army."],
    ["SON-ARM-29", "twins", "greaterThan", 0, "Somebody is there twice."],
    ["SON-ARM-30", "strangers", "greaterThan", 0, "A tile belongs to another faction."],
    ["SON-ARM-27", "strangeOptions", "greaterThan", 0, "An option belongs to another faction."],
    ["SON-ARM-32", "lonely", "greaterThan", 0, "An option misses its owner."],
    ["SON-ARM-62", "orders", "lessThan", 1, "The army has no order."],
];
for (const [rule, fact, operator, value, sentence] of rules)
    engine.addRule({ conditions: { all: [{ fact, operator, value }] }, event: { type: rule, params: { sentence } } });

const rounds = Number(process.argv[2] ?? 3000);
for (let i = 0; i < rounds / 3; ++i) await engine.run({ army });
const before = process.cpuUsage();
let letters = 0;
for (let i = 0; i < rounds; ++i) letters += (await engine.run({ army })).events.reduce((sum, event) => sum + event.params.sentence.length, 0);
const used = process.cpuUsage(before);
console.log(Math.round(((used.user + used.system) * 1000) / rounds), letters === 0 ? "" : "findings on a clean army");
