// Baseline of job 16: whole games of Cthulhu Crusades by boardgame.io, for two seats, with the greedy policy of the manual.
// The rules are reduced on both sides to what that library can be given without secret hands and answers out of turn: the
// Village deck has no Idol, Thief, Night and Ambush. Prints nanoseconds of CPU time per game, and mean length and share of the
// first player, which job_whole_games.cpp must have alike.
//
//   npm install --prefix FOLDER boardgame.io@0.50.2
//   NODE_PATH=FOLDER/node_modules node benchmarks/whole_games.mjs [GAMES]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const library = createRequire(process.env.NODE_PATH ? join(process.env.NODE_PATH, "x.js") : import.meta.url);
const { Client } = library("boardgame.io/client");
const { INVALID_MOVE } = library("boardgame.io/core");

const pack = join(dirname(fileURLToPath(import.meta.url)), "..", "resources", "packs", "cc-base");
const items = (name) => JSON.parse(readFileSync(join(pack, name + ".json"), "utf8")).items;
const cards = new Map(["village", "siege", "dagon", "cthulhu"].flatMap((deck) => items(deck + "-cards").map((card) => [card.id, card])));
const leftOut = ["idol", "thief", "night", "ambush"];
const deckOf = (name) => items("decks").find((deck) => deck.id.endsWith("/" + name)).cards
    .flatMap(({ id, count }) => Array(count).fill(id)).filter((id) => !leftOut.includes(cards.get(id).kind));
const kind = (id) => cards.get(id).kind, swords = (id) => cards.get(id).swords ?? 0;
const fights = (id) => ["soldiers", "bowmen", "siege"].includes(kind(id));

// Victims worth offering, by how many are held: what gains most cards on average over the whole Dagon deck.
const dagon = deckOf("dagon").map((id) => cards.get(id));
const gain = (k) => dagon.reduce((sum, card) => sum + (k >= card.deepOnes ? card.reward : 0), 0) / dagon.length - k;
const bestOffer = Array.from({ length: 13 }, (_, held) => {
    let best = 0;
    for (let k = 1; k <= held; ++k) if (gain(k) > (best ? gain(best) : 0)) best = k;
    return best;
});

const shields = (slot) => slot.shields + slot.stationed.length;
const colours = ["red", "blue"];

function drawVillage(G, random, seat, count) {
    for (let i = 0; i < count; ++i) {
        if (G.village.length === 0) { G.village = random.Shuffle(G.discard); G.discard = []; }
        if (G.village.length === 0) return;
        G.seats[seat].hand.push(G.village.pop());
    }
}

function spend(G, seat, ids, pile) {
    const hand = G.seats[seat].hand;
    for (const id of ids) {
        const at = hand.indexOf(id);
        if (at < 0) return false;
        hand.splice(at, 1);
        if (pile) pile.push(id);
    }
    return true;
}

const game = {
    name: "crusades",
    setup: ({ random }) => {
        const G = {
            village: random.Shuffle(deckOf("village")), discard: [], siege: random.Shuffle(deckOf("siege")),
            dagon: random.Shuffle(deckOf("dagon")), dagonDiscard: [], cthulhu: random.Shuffle(deckOf("cthulhu")), turns: 0,
            seats: colours.map((colour) => ({
                colour, out: false, hand: [], reactions: [], weapons: [],
                slots: [{ shields: 3, stationed: [], standing: true }, ...Array.from({ length: 3 }, () => ({ shields: 2, stationed: [], standing: true }))],
            })),
        };
        for (const seat of G.seats) seat.hand = G.village.splice(-5);
        return G;
    },
    turn: {
        onBegin: ({ G, ctx, random }) => { ++G.turns; drawVillage(G, random, ctx.currentPlayer, 1); },
        minMoves: 1, maxMoves: 1,
    },
    endIf: ({ G }) => { const left = G.seats.flatMap((seat, i) => (seat.out ? [] : [i])); return left.length === 1 ? { winner: left[0] } : undefined; },
    moves: {
        attack: ({ G, playerID, random }, target, slot, ids, weapons, gold, reactions) => {
            const owner = G.seats[target], own = G.seats[playerID], place = owner.slots[slot];
            const walls = owner.slots.slice(1).filter((wall) => wall.standing).length;
            const used = [...ids, ...weapons.map((i) => own.weapons[i])];
            const opens = used.some((id) => cards.get(id).special === "bypassAllWalls" || (walls === 1 && cards.get(id).special === "bypassLastWall"));
            if (!place.standing || target === Number(playerID) || (slot === 0 && walls > 0 && !opens) || used.length === 0) return INVALID_MOVE;
            const cost = weapons.reduce((sum, i) => sum + cards.get(own.weapons[i]).goldCost, 0);
            if (cost !== gold || !spend(G, playerID, Array(gold).fill("cc-base:village-card/gold"), G.discard)) return INVALID_MOVE;
            let strength = used.reduce((sum, id) => sum + swords(id), 0), cancelled = false;
            for (const id of reactions) {
                owner.reactions.splice(owner.reactions.indexOf(id), 1);
                strength -= cards.get(id).swordReduction ?? 0;
                cancelled = cancelled || cards.get(id).cancelsAttack;
            }
            if (!spend(G, playerID, ids, null)) return INVALID_MOVE;
            for (const id of ids) (kind(id) === "siege" ? own.weapons : G.discard).push(id);
            if (cancelled || strength <= shields(place)) return;
            place.standing = false;
            G.discard.push(...place.stationed);
            place.stationed = [];
            if (slot === 0) {
                owner.out = true;
                for (const each of owner.slots) { G.discard.push(...each.stationed); each.stationed = []; }
                G.discard.push(...owner.hand.filter((id) => kind(id) !== "siege"));
                owner.hand = []; owner.reactions = []; owner.weapons = [];
            }
            drawVillage(G, random, playerID, 1);
        },
        build: ({ G, playerID }, ids) => {
            if (ids.length !== 4 || !ids.some((id) => kind(id) === "builder") || !ids.every((id) => ["builder", "gold"].includes(kind(id)))) return INVALID_MOVE;
            if (G.siege.length === 0 || !spend(G, playerID, ids, G.discard)) return INVALID_MOVE;
            G.seats[playerID].hand.push(G.siege.pop());
        },
        summon: ({ G, playerID }, ids) => {
            const price = ids.map(kind).sort().join(" ");
            if ((price !== "cultist sacrifice" && price !== "cultist gold gold") || G.cthulhu.length === 0) return INVALID_MOVE;
            if (!spend(G, playerID, ids.filter((id) => kind(id) !== "cultist"), G.discard) || !spend(G, playerID, ids.filter((id) => kind(id) === "cultist"), null)) return INVALID_MOVE;
            G.seats[playerID].reactions.push(G.cthulhu.pop());
        },
        offer: ({ G, playerID, random }, ids) => {
            if (ids.length === 0 || !ids.every((id) => kind(id) === "sacrifice") || !spend(G, playerID, ids, G.discard)) return INVALID_MOVE;
            if (G.dagon.length === 0) { G.dagon = random.Shuffle(G.dagonDiscard); G.dagonDiscard = []; }
            const card = G.dagon.pop();
            G.dagonDiscard.push(card);
            if (ids.length >= cards.get(card).deepOnes) drawVillage(G, random, playerID, cards.get(card).reward);
        },
        buy: ({ G, playerID, random }, id) => {
            if (kind(id) !== "gold" || !spend(G, playerID, [id], G.discard)) return INVALID_MOVE;
            drawVillage(G, random, playerID, 2);
        },
        station: ({ G, playerID }, slot, id) => {
            const own = G.seats[playerID], place = own.slots[slot], card = cards.get(id);
            if (!place.standing || place.stationed.length >= place.shields || card.kind !== (slot === 0 ? "soldiers" : "bowmen") || card.colour !== own.colour) return INVALID_MOVE;
            if (!spend(G, playerID, [id], null)) return INVALID_MOVE;
            place.stationed.push(id);
        },
        waste: ({ G, playerID }, id) => {
            const own = G.seats[playerID], at = own.reactions.indexOf(id);
            if (at >= 0) own.reactions.splice(at, 1);
            else if (!spend(G, playerID, [id], kind(id) === "siege" ? null : G.discard)) return INVALID_MOVE;
        },
        pass: ({ G, playerID }) => (G.seats[playerID].hand.length ? INVALID_MOVE : undefined),
    },
};

// The greedy policy of docs/crusades.md.
const worth = { cultist: 2, sacrifice: 3, builder: 5, gold: 6, soldiers: 10, bowmen: 10, monster: 2000, siege: 2002 };
const of = (hand, wanted, count) => hand.filter((id) => kind(id) === wanted).slice(0, count);

function attackOf(G, seat) {
    const own = G.seats[seat], golds = of(own.hand, "gold", 99).length;
    let gold = golds, strength = 0, ram = false, all = false;
    const look = (id) => {
        strength += swords(id);
        ram = ram || cards.get(id).special === "bypassLastWall";
        all = all || cards.get(id).special === "bypassAllWalls";
    };
    own.hand.filter(fights).forEach(look);
    own.weapons.forEach((id) => { if (cards.get(id).goldCost <= gold) { gold -= cards.get(id).goldCost; look(id); } });
    if (strength === 0) return null;
    const other = 1 - seat, owner = G.seats[other];
    let best = -1;
    const consider = (slot) => {
        const here = shields(owner.slots[slot]);
        if (best < 0 || here < shields(owner.slots[best]) || (here === shields(owner.slots[best]) && slot === 0)) best = slot;
    };
    let walls = 0;
    owner.slots.forEach((slot, i) => { if (i > 0 && slot.standing) { ++walls; consider(i); } });
    if (walls === 0 || all || (ram && walls === 1)) consider(0);
    const need = shields(owner.slots[best]);
    if (strength <= need) return null;
    // What opens the way, then the strongest first, then without what turns out not to be needed.
    const opens = (id) => cards.get(id).special === "bypassAllWalls" || (cards.get(id).special === "bypassLastWall" && walls === 1);
    let open = best !== 0 || walls === 0, have = 0, paid = 0, keep = 0;
    gold = golds;
    const ids = [], weapons = [];
    const useWeapon = (i) => {
        const cost = cards.get(own.weapons[i]).goldCost;
        if (cost > gold) return false;
        gold -= cost; paid += cost; weapons.push(i); have += swords(own.weapons[i]);
        return true;
    };
    if (!open) {
        const key = own.hand.find(opens);
        if (key) { ids.push(key); have += swords(key); open = true; keep = 1; }
    }
    for (let i = 0; i < own.weapons.length && !open; ++i) if (opens(own.weapons[i]) && useWeapon(i)) open = true;
    const rest = own.hand.filter((id) => fights(id) && swords(id) > 0);
    if (keep) rest.splice(rest.indexOf(ids[0]), 1);
    rest.sort((a, b) => swords(b) - swords(a));
    while (rest.length && have <= need) { have += swords(rest[0]); ids.push(rest.shift()); }
    for (let i = 0; i < own.weapons.length && have <= need; ++i) if (!weapons.includes(i)) useWeapon(i);
    for (let i = ids.length - 1; i >= keep; --i) if (have - swords(ids[i]) > need) { have -= swords(ids[i]); ids.splice(i, 1); }
    if (!open || have <= need) return null;
    // The fewest monsters that repel it, a canceller first, none when they cannot.
    const held = owner.reactions, ender = held.find((id) => cards.get(id).cancelsAttack);
    let reactions = [];
    if (ender) reactions = [ender];
    else {
        let left = have;
        for (const id of [...held].sort((a, b) => cards.get(b).swordReduction - cards.get(a).swordReduction)) {
            if (left <= need) break;
            left -= cards.get(id).swordReduction;
            reactions.push(id);
        }
        if (left > need) reactions = [];
    }
    return ["attack", other, best, ids, weapons, paid, reactions];
}

function choose(G, seat) {
    const own = G.seats[seat], hand = own.hand, attack = attackOf(G, seat);
    if (attack) return attack;
    const builders = of(hand, "builder", 4), gold = of(hand, "gold", 4), victims = of(hand, "sacrifice", 12);
    if (builders.length > 0 && builders.length + gold.length >= 4 && G.siege.length > 0) return ["build", [...builders, ...gold].slice(0, 4)];
    const cultist = of(hand, "cultist", 1);
    if (cultist.length && G.cthulhu.length && (victims.length || gold.length >= 2)) return ["summon", [...cultist, ...(victims.length ? victims.slice(0, 1) : gold.slice(0, 2))]];
    const offered = bestOffer[Math.min(victims.length, 12)];
    if (offered > 0) return ["offer", victims.slice(0, offered)];
    if (gold.length && G.village.length + G.discard.length > 0) return ["buy", gold[0]];
    let best = null;
    own.slots.forEach((slot, i) => {
        if (!slot.standing || slot.stationed.length >= slot.shields || (best && shields(slot) >= best.shields)) return;
        const fit = hand.filter((id) => kind(id) === (i === 0 ? "soldiers" : "bowmen") && cards.get(id).colour === own.colour).sort((a, b) => swords(a) - swords(b))[0];
        if (fit) best = { slot: i, shields: shields(slot), card: fit };
    });
    if (best) return ["station", best.slot, best.card];
    const least = [...hand, ...own.reactions].reduce((low, id) => (low && worth[kind(low)] + swords(low) <= worth[kind(id)] + swords(id) ? low : id), null);
    return least ? ["waste", least] : ["pass"];
}

function play(seed) {
    const client = Client({ game: { ...game, seed }, numPlayers: 2, debug: false });
    client.start();
    let state = client.getState();
    while (!state.ctx.gameover && state.G.turns < 600) {
        const seat = Number(state.ctx.currentPlayer), [move, ...parts] = choose(state.G, seat), before = state.G.turns;
        client.moves[move](...parts);
        state = client.getState();
        if (!state.ctx.gameover && state.G.turns === before) throw new Error("refused: " + move + " " + JSON.stringify(parts));
    }
    client.stop();
    return { turns: state.G.turns, winner: state.ctx.gameover?.winner };
}

const games = Number(process.argv[2] ?? 200);
for (let i = 0; i < Math.min(20, games); ++i) play("warm" + i);
const before = process.cpuUsage();
let turns = 0, first = 0, finished = 0;
for (let i = 0; i < games; ++i) {
    const result = play("game" + i);
    if (result.winner === undefined) continue;
    ++finished;
    turns += result.turns;
    first += result.winner === 0;
}
const used = process.cpuUsage(before), nanoseconds = ((used.user + used.system) * 1000) / games;
console.log(JSON.stringify({ games, finished, nanosecondsPerGame: Math.round(nanoseconds), gamesPerSecond: Number((1e9 / nanoseconds).toFixed(1)), meanTurns: Number((turns / finished).toFixed(2)), firstPlayer: Number((first / finished).toFixed(3)) }));
