// Line of sight of Shadows over Normandie for exported pages: the same walk over the same numbers as the
// program's own engine, in integers. bocageSight(data, counters) gives a function (from, to) that answers
// {state, penalty, range, refused, at}. Counters come in the order of the scenario; each has content, cell
// (its front space), facing in eighths of a turn, back, and corner when it lies on an interspace.
function bocageSight(data, counters) {
  "use strict";
  var cols = data.cols, rows = data.rows, left = data.origin[0], top = data.origin[1];
  var flags = data.cells.flags.slice(), veil = data.cells.obscures.slice();
  var EXISTS = 1, BLOCKS = 2, OPENING = 4, INFANTRY = 0, CREATURE = 3;
  var steps = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];
  var rulings = data.rulings;

  function inside(c, r) { return c >= left && r >= top && c < left + cols && r < top + rows; }
  function index(c, r) { return (r - top) * cols + (c - left); }
  function exists(c, r) { return inside(c, r) && (flags[index(c, r)] & EXISTS) !== 0; }

  function footprint(size, cell, facing) {
    var f = facing & 7, c = cell[0], r = cell[1], s, q, right, behind;
    if (size === 2) {
      s = steps[f];
      return [[c, r], [c - s[0], r - s[1]]];
    }
    if (size === 4) {
      q = f & 6;
      right = steps[(q + 2) & 7];
      s = steps[q];
      behind = [c - s[0], r - s[1]];
      return [[c, r], [c + right[0], r + right[1]], behind, [behind[0] + right[0], behind[1] + right[1]]];
    }
    return [[c, r]];
  }

  // Markers and wrecks change the ground they lie on; units stand on it.
  var occupants = {}, units = [];
  counters.forEach(function (counter) {
    var kind = data.counters[counter.content], lies = null, cells;
    if (!kind || counter.corner || !counter.cell) return;
    cells = footprint(kind.footprint || 1, counter.cell, counter.facing || 0);
    if (kind["class"] === undefined) {
      lies = kind.ground;
      cells = [counter.cell];
    } else if (counter.back && kind.wreck) {
      lies = kind.wreck;
    }
    if (lies) {
      cells.forEach(function (cell) {
        if (!exists(cell[0], cell[1])) return;
        var i = index(cell[0], cell[1]);
        if (lies[0]) flags[i] |= BLOCKS;
        veil[i] = Math.min(255, veil[i] + lies[1]);
      });
      return;
    }
    var unit = { "class": kind["class"], hidden: !!(counter.back && kind.hides), counter: counter };
    cells.forEach(function (cell) {
      if (!inside(cell[0], cell[1])) return;
      var i = index(cell[0], cell[1]), there = occupants[i];
      if (there === undefined || units[there].hidden) occupants[i] = units.length;
    });
    units.push(unit);
  });

  function unitAt(c, r) {
    var there = inside(c, r) ? occupants[index(c, r)] : undefined;
    return there === undefined ? null : units[there];
  }
  function edgeBetween(a, b) {
    if (a[1] === b[1]) return [Math.max(a[0], b[0]), a[1], data.west];
    return [a[0], Math.max(a[1], b[1]), data.north];
  }
  function edgeIndex(c, r) {
    if (c < left || r < top || c > left + cols || r > top + rows) return -1;
    return (r - top) * (cols + 1) + (c - left);
  }
  function seesOver(unitClass) {
    if (unitClass === INFANTRY) return false;
    return unitClass === CREATURE ? rulings.creatureSeesOver : true;
  }

  return function (from, to) {
    var shooter = unitAt(from[0], from[1]), target = unitAt(to[0], to[1]);
    var over = seesOver(shooter ? shooter["class"] : INFANTRY) || seesOver(target ? target["class"] : INFANTRY);
    var penalty = 0, blocked = false, at = null, refused = false;

    function touches(cell, edge, run) {
      var sides = [[cell[0], cell[1], data.north], [cell[0] + 1, cell[1], data.west],
                   [cell[0], cell[1] + 1, data.north], [cell[0], cell[1], data.west]];
      return sides.some(function (side) {
        var i = edgeIndex(side[0], side[1]);
        if (i < 0 || side[2].obscures[i] === 0) return false;
        return rulings.edgeRuns ? side[2].run[i] === run
                                : side[0] === edge[0] && side[1] === edge[1] && side[2] === edge[2];
      });
    }
    function cellMeaning(cell) {
      var out = { penalty: 0, blocked: false };
      if (inside(cell[0], cell[1])) {
        var i = index(cell[0], cell[1]);
        if (flags[i] & BLOCKS) out.blocked = true;
        out.penalty = veil[i];
      }
      var unit = unitAt(cell[0], cell[1]);
      if (unit && unit !== shooter && unit !== target && !unit.hidden && (unit["class"] !== INFANTRY || !over))
        out.blocked = true;
      return out;
    }
    function edgeMeaning(a, b) {
      var edge = edgeBetween(a, b), i = edgeIndex(edge[0], edge[1]), out = { penalty: 0, blocked: false };
      if (i < 0) return out;
      out.blocked = edge[2].stops[i] === 1;
      var run = edge[2].run[i];
      if (edge[2].obscures[i] > 0 && !touches(from, edge, run) && !touches(to, edge, run))
        out.penalty = edge[2].obscures[i];
      return out;
    }
    function take(meaning, cell) {
      penalty += meaning.penalty;
      if (meaning.blocked && !blocked) {
        blocked = true;
        at = cell;
      }
    }
    function way(before, flank, after) {
      var parts = [edgeMeaning(before, flank), cellMeaning(flank), edgeMeaning(flank, after)];
      return { penalty: parts[0].penalty + parts[1].penalty + parts[2].penalty,
               blocked: parts[0].blocked || parts[1].blocked || parts[2].blocked };
    }
    function corner(before, after, flankA, flankB) {
      var a = way(before, flankA, after), b = way(before, flankB, after);
      var both = rulings.cornerNeedsBothStopped;
      if (both ? a.blocked && b.blocked : a.blocked || b.blocked) {
        take({ penalty: 0, blocked: true }, after);
        return;
      }
      var takeA = a.blocked !== b.blocked ? b.blocked : (a.penalty <= b.penalty) === both;
      take({ penalty: (takeA ? a : b).penalty, blocked: (takeA ? a : b).blocked }, after);
    }
    function end(cell, shooters) {
      var i = index(cell[0], cell[1]);
      if ((flags[i] & BLOCKS) && !rulings.endSpacesOpen) take({ penalty: 0, blocked: true }, cell);
      if (shooters && !rulings.ownSpaceExempt) take({ penalty: veil[i], blocked: false }, cell);
    }
    function walk() {
      var dx = Math.abs(to[0] - from[0]), dy = Math.abs(to[1] - from[1]);
      var sx = to[0] > from[0] ? 1 : -1, sy = to[1] > from[1] ? 1 : -1;
      var here = from.slice(), next, error = dx - dy;
      while (here[0] !== to[0] || here[1] !== to[1]) {
        if (error > 0) {
          next = [here[0] + sx, here[1]];
          error -= 2 * dy;
          take(edgeMeaning(here, next), next);
        } else if (error < 0) {
          next = [here[0], here[1] + sy];
          error += 2 * dx;
          take(edgeMeaning(here, next), next);
        } else {
          next = [here[0] + sx, here[1] + sy];
          error += 2 * (dx - dy);
          corner(here, next, [next[0], here[1]], [here[0], next[1]]);
        }
        here = next;
        if (here[0] !== to[0] || here[1] !== to[1]) take(cellMeaning(here), here);
      }
    }
    function range() {
      var distance = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
      var maximum = null, penaltyFrom = 8;
      if (data.light === 1) { maximum = 7; penaltyFrom = rulings.nightInclusive ? 5 : 6; }
      if (data.light === 2) { maximum = 9; penaltyFrom = rulings.nightInclusive ? 6 : 7; }
      return { distance: distance, maximum: maximum, inRange: maximum === null || distance <= maximum,
               penalty: distance >= penaltyFrom ? 2 : 0 };
    }

    if (!exists(from[0], from[1]) || !exists(to[0], to[1])) {
      refused = true;
    } else if (from[0] !== to[0] || from[1] !== to[1]) {
      end(from, true);
      walk();
      end(to, false);
      var a = index(from[0], from[1]), b = index(to[0], to[1]);
      var building = data.cells.building;
      if (building[a] !== building[b])
        refused = (building[a] !== 0 && !(flags[a] & OPENING)) || (building[b] !== 0 && !(flags[b] & OPENING));
    }
    var state = blocked || refused ? "blocked" : penalty > 0 ? "obscured" : "clear";
    return { state: state, penalty: state === "blocked" ? 0 : penalty, range: range(), refused: refused, at: at };
  };
}
