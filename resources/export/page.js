(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("data").textContent);
  var words = data.words, things = data.things, U = 100;
  var byId = function (id) { return document.getElementById(id); };
  var svg = byId("map"), layer = byId("counters"), ruler = byId("ruler"), answer = byId("answer");
  var NS = "http://www.w3.org/2000/svg";
  document.documentElement.classList.add("js");

  // The whole game in one value: what is saved, loaded and undone.
  var state = { format: "bocage.game", version: 1, title: data.title, counters: [], turn: 1, phase: 0, log: [], ticks: {} };
  var past = [], chosen = null, measuring = false, rulerFrom = null, cursor = null;
  data.pieces.forEach(function (piece) { state.counters.push(JSON.parse(JSON.stringify(piece))); });
  var start = JSON.stringify(state);

  function fill(text, values) {
    return text.replace(/%(\d)/g, function (all, n) { return values[n - 1] === undefined ? all : values[n - 1]; });
  }
  // --- the grid: squares, or hexes with a corner on top ------------------------------------------------------
  var hex = !!data.hex, facings = data.facings || 8, ROW = Math.sqrt(3) / 2, HALF = 1 / Math.sqrt(3);
  function shift(cell) { return hex ? [cell[0] + cell[1] / 2, cell[1] * ROW] : cell; }  // of the space from space 0, 0
  function middle(cell) { var at = shift(cell); return hex ? [at[0] + .5, at[1] + HALF] : [at[0] + .5, at[1] + .5]; }
  function nearest(x, y) {  // the space that lies so far from space 0, 0
    if (!hex) return [Math.round(x), Math.round(y)];
    var low = Math.floor(y / ROW), best = null, least = Infinity;
    [low, low + 1].forEach(function (r) {
      var q = Math.round(x - r / 2), far = Math.hypot(q + r / 2 - x, r * ROW - y);
      if (far < least) { least = far; best = [q, r]; }
    });
    return best;
  }
  function under(x, y) { return hex ? nearest(x - .5, y - HALF) : [Math.floor(x), Math.floor(y)]; }
  function stepped(cell, steps) {  // up and down on hexes go to and fro, so that they stay in line
    if (!hex || !steps[1]) return [cell[0] + steps[0], cell[1] + steps[1]];
    var odd = ((cell[1] % 2) + 2) % 2;
    return [cell[0] + (steps[1] < 0 ? odd : odd - 1), cell[1] + steps[1]];
  }
  function distance(a, b) {
    var dc = b[0] - a[0], dr = b[1] - a[1];
    return Math.max(Math.abs(dc), Math.abs(dr), hex ? Math.abs(dc + dr) : 0);
  }
  function outline(cell, inset) {
    var m = middle(cell), f = 1 - 2 * inset, h = HALF * f;
    var points = hex ? [[0, -h], [.5 * f, -h / 2], [.5 * f, h / 2], [0, h], [-.5 * f, h / 2], [-.5 * f, -h / 2]]
                     : [[-.5 * f, -.5 * f], [.5 * f, -.5 * f], [.5 * f, .5 * f], [-.5 * f, .5 * f]];
    return points.map(function (p) { return (m[0] + p[0]) * U + "," + (m[1] + p[1]) * U; }).join(" ");
  }
  function facingOf(counter) { return (((counter.facing | 0) % facings) + facings) % facings; }
  function cellName(c, r) {
    var name = "";
    if (hex) c += Math.floor(r / 2);
    c -= data.origin[0]; r -= data.origin[1];
    for (c = c + 1; c > 0; c = Math.floor((c - 1) / 26)) name = String.fromCharCode(65 + (c - 1) % 26) + name;
    return name + (r + 1);
  }
  function keep() {
    past.push(JSON.stringify(state));
    if (past.length > 200) past.shift();
  }
  function undo() {
    if (past.length) { state = JSON.parse(past.pop()); drawAll(); }
  }
  function say(text) { answer.textContent = text; }

  // --- counters -------------------------------------------------------------------------------------------
  function centreOf(counter) {
    var thing = things[counter.content];
    if (counter.corner) return [counter.corner[0], counter.corner[1]];
    var offset = thing.places[facingOf(counter)], at = shift(counter.cell);
    return [at[0] + offset[0], at[1] + offset[1]];
  }
  function turnOf(counter) { return things[counter.content].places[facingOf(counter)][2]; }
  // What lies face down has a name that tells nothing until it is turned over.
  function nameOf(counter) { return counter.cover && counter.back ? counter.cover : counter.label || things[counter.content].name; }
  function placeName(counter) {
    return counter.corner ? cellName(counter.corner[0] - 1, counter.corner[1] - 1) + "/" + cellName(counter.corner[0], counter.corner[1])
                          : cellName(counter.cell[0], counter.cell[1]);
  }
  function labelOf(counter) {
    var thing = things[counter.content];
    return nameOf(counter) + (counter.back && thing.back && !counter.cover ? " (" + thing.back + ")" : "") + ", " + placeName(counter);
  }
  function drawCounter(counter, at) {
    var thing = things[counter.content], centre = at || centreOf(counter);
    var node = byId("p-" + counter.id);
    if (!node) {
      node = document.createElementNS(NS, "g");
      node.id = "p-" + counter.id;
      node.setAttribute("class", "counter");
      node.setAttribute("tabindex", "0");
      node.setAttribute("role", "button");
      node.appendChild(document.createElementNS(NS, "title"));
      node.appendChild(document.createElementNS(NS, "use"));
      var edge = document.createElementNS(NS, "rect");
      edge.setAttribute("class", "edge");
      node.appendChild(edge);
      layer.appendChild(node);
    }
    var w = thing.size[0] * U, h = thing.size[1] * U, use = node.querySelector("use"), rim = node.querySelector(".edge");
    node.setAttribute("transform", "translate(" + centre[0] * U + " " + centre[1] * U + ") rotate(" + turnOf(counter) + ")");
    use.setAttribute("href", "#" + (counter.back && thing.backArt ? thing.backArt : thing.art));
    [use, rim].forEach(function (part) {
      part.setAttribute("x", -w / 2); part.setAttribute("y", -h / 2);
      part.setAttribute("width", w); part.setAttribute("height", h);
    });
    node.querySelector("title").textContent = labelOf(counter);
    node.setAttribute("aria-label", labelOf(counter));
    node.classList.toggle("chosen", chosen === counter.id);
  }
  function find(id) {
    return state.counters.filter(function (counter) { return counter.id === id; })[0] || null;
  }
  function drawAll() {
    var known = {};
    state.counters.forEach(function (counter) { known["p-" + counter.id] = true; drawCounter(counter); });
    Array.prototype.slice.call(layer.children).forEach(function (node) { if (!known[node.id]) node.remove(); });
    drawTurn();
    drawLog();
    document.querySelectorAll("[data-tick]").forEach(function (box) { box.checked = !!state.ticks[box.dataset.tick]; });
    drawRuler();
  }
  function choose(id) {
    chosen = id;
    state.counters.forEach(function (counter) { drawCounter(counter); });
    var counter = find(id);
    if (counter) say(labelOf(counter));
  }
  function place(counter, centre) {
    if (things[counter.content].corner) {
      counter.corner = [Math.round(centre[0]), Math.round(centre[1])];
      return;
    }
    var offset = things[counter.content].places[facingOf(counter)];
    counter.cell = nearest(centre[0] - offset[0], centre[1] - offset[1]);
  }
  function moveBy(counter, dc, dr) {
    keep();
    if (counter.corner) counter.corner = [counter.corner[0] + dc, counter.corner[1] + dr];
    else counter.cell = stepped(counter.cell, [dc, dr]);
    changed(counter);
  }
  function turn(counter, steps) {
    keep();
    counter.facing = (facingOf(counter) + steps + facings) % facings;
    changed(counter);
  }
  function flip(counter) {
    if (!things[counter.content].backArt) return say(words.noBack);
    keep();
    counter.back = !counter.back;
    changed(counter);
  }
  function remove(counter) {
    keep();
    state.counters = state.counters.filter(function (other) { return other !== counter; });
    chosen = null;
    drawAll();
    say(fill(words.removed, [nameOf(counter)]));
  }
  function changed(counter) {
    drawCounter(counter);
    say(labelOf(counter));
    drawRuler();
  }
  function add(content) {
    keep();
    var number = 1;
    while (find("new-" + number)) number++;
    var counter = { id: "new-" + number, content: content, cell: [0, 0], facing: 0, back: false };
    place(counter, [view.x / U + view.w / U / 2, view.y / U + view.h / U / 2]);
    state.counters.push(counter);
    choose(counter.id);
    drawRuler();
  }

  // --- view: pan and zoom ---------------------------------------------------------------------------------
  var whole = { x: data.view[0] * U, y: data.view[1] * U, w: data.view[2] * U, h: data.view[3] * U };
  var view = { x: whole.x, y: whole.y, w: whole.w, h: whole.h };
  function show() { svg.setAttribute("viewBox", view.x + " " + view.y + " " + view.w + " " + view.h); }
  function zoom(factor, at) {
    var w = Math.min(whole.w * 1.5, Math.max(3 * U, view.w * factor)), scale = w / view.w;
    at = at || [view.x + view.w / 2, view.y + view.h / 2];
    view = { x: at[0] - (at[0] - view.x) * scale, y: at[1] - (at[1] - view.y) * scale, w: w, h: view.h * scale };
    show();
  }
  function fit() { view = { x: whole.x, y: whole.y, w: whole.w, h: whole.h }; show(); }
  function toMap(x, y) {
    var point = svg.createSVGPoint();
    point.x = x; point.y = y;
    var there = point.matrixTransform(svg.getScreenCTM().inverse());
    return [there.x, there.y];
  }

  var pointers = {}, drag = null;
  function spread() {
    var all = Object.keys(pointers).map(function (key) { return pointers[key]; });
    return all.length < 2 ? null : { d: Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]), x: (all[0][0] + all[1][0]) / 2, y: (all[0][1] + all[1][1]) / 2 };
  }
  svg.addEventListener("pointerdown", function (event) {
    pointers[event.pointerId] = [event.clientX, event.clientY];
    if (Object.keys(pointers).length > 1) { drag = { pinch: spread() }; return; }
    var at = toMap(event.clientX, event.clientY), node = event.target.closest ? event.target.closest(".counter") : null;
    if (measuring) { drag = { measure: at }; return; }
    if (node) {
      var counter = find(node.id.slice(2));
      choose(counter.id);
      node.focus({ preventScroll: true });
      var centre = centreOf(counter);
      drag = { counter: counter, grab: [at[0] / U - centre[0], at[1] / U - centre[1]], moved: false };
    } else {
      drag = { pan: [event.clientX, event.clientY], view: { x: view.x, y: view.y }, moved: false };
    }
    if (svg.setPointerCapture) try { svg.setPointerCapture(event.pointerId); } catch (ignored) { }
  });
  svg.addEventListener("pointermove", function (event) {
    if (!pointers[event.pointerId]) return;
    pointers[event.pointerId] = [event.clientX, event.clientY];
    if (!drag) return;
    if (drag.pinch) {
      var now = spread();
      if (now && now.d > 0) { zoom(drag.pinch.d / now.d, toMap(now.x, now.y)); drag.pinch = now; }
      return;
    }
    var at = toMap(event.clientX, event.clientY);
    if (drag.counter) {
      drag.moved = true;
      drag.centre = [at[0] / U - drag.grab[0], at[1] / U - drag.grab[1]];
      drawCounter(drag.counter, drag.centre);
    } else if (drag.pan) {
      var box = svg.getBoundingClientRect(), scale = Math.max(view.w / box.width, view.h / box.height);
      drag.moved = drag.moved || Math.hypot(event.clientX - drag.pan[0], event.clientY - drag.pan[1]) > 4;
      view.x = drag.view.x - (event.clientX - drag.pan[0]) * scale;
      view.y = drag.view.y - (event.clientY - drag.pan[1]) * scale;
      show();
    }
  });
  function release(event) {
    var done = drag;
    delete pointers[event.pointerId];
    if (Object.keys(pointers).length === 0) drag = null;
    if (!done) return;
    if (done.measure) measureAt(under(done.measure[0] / U, done.measure[1] / U));
    if (done.counter && done.moved) {
      keep();
      place(done.counter, done.centre);
      changed(done.counter);
    }
    if (done.pan && !done.moved) choose(null);
  }
  svg.addEventListener("pointerup", release);
  svg.addEventListener("pointercancel", function (event) {
    delete pointers[event.pointerId];
    drag = null;
    drawAll();
  });
  svg.addEventListener("wheel", function (event) {
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, toMap(event.clientX, event.clientY));
  }, { passive: false });
  svg.addEventListener("dblclick", function (event) {
    var node = event.target.closest(".counter");
    if (node) flip(find(node.id.slice(2)));
  });

  // --- sight ----------------------------------------------------------------------------------------------
  var canSee = typeof bocageSight === "function" && data.sight;
  function sight(from, to) {
    return canSee ? bocageSight(data.sight, state.counters)(from, to) : null;
  }
  var pair = null;
  function measureAt(cell) {
    if (!rulerFrom) {
      rulerFrom = cell; pair = null; cursor = cell;
      say(fill(words.from, [cellName(cell[0], cell[1])]));
    } else {
      pair = [rulerFrom, cell]; cursor = cell; rulerFrom = null;
    }
    drawRuler();
  }
  function shape(kind, attributes) {
    var node = document.createElementNS(NS, kind);
    Object.keys(attributes).forEach(function (key) { node.setAttribute(key, attributes[key]); });
    ruler.appendChild(node);
  }
  function drawRuler() {
    ruler.replaceChildren();
    if (measuring && cursor) shape("polygon", { points: outline(cursor, 0) });
    if (measuring && rulerFrom) shape("polygon", { points: outline(rulerFrom, .08) });
    if (!measuring || !pair) return;
    var told = sight(pair[0], pair[1]), names = [cellName(pair[0][0], pair[0][1]), cellName(pair[1][0], pair[1][1])];
    if (!told) {
      if (hex) shape("line", { x1: middle(pair[0])[0] * U, y1: middle(pair[0])[1] * U, x2: middle(pair[1])[0] * U, y2: middle(pair[1])[1] * U, "class": "clear" });
      say(fill(words.distance, [names[0], names[1], distance(pair[0], pair[1])]));
      return;
    }
    shape("line", { x1: (pair[0][0] + .5) * U, y1: (pair[0][1] + .5) * U, x2: (pair[1][0] + .5) * U, y2: (pair[1][1] + .5) * U, "class": told.state });
    var text = names[0] + " → " + names[1] + ": " + words[told.state];
    if (told.state === "obscured") text += " −" + told.penalty;
    if (told.state === "blocked" && told.at) text += " (" + cellName(told.at[0], told.at[1]) + ")";
    text += " · " + fill(words.spaces, [told.range.distance]);
    if (!told.range.inRange) text += " · " + words.tooFar;
    else if (told.range.penalty) text += " · " + fill(words.longRange, [told.range.penalty]);
    say(text);
  }
  function setMeasuring(on) {
    measuring = on; rulerFrom = null; pair = null;
    byId("measure").setAttribute("aria-pressed", on ? "true" : "false");
    svg.classList.toggle("measuring", on);
    if (on) { cursor = cursor || (hex ? under(data.view[0] + data.view[2] / 2, data.view[1] + data.view[3] / 2) : [data.origin[0], data.origin[1]]); say(words.pickFrom); svg.focus({ preventScroll: true }); }
    drawRuler();
  }

  // --- turns, dice, notes ---------------------------------------------------------------------------------
  function drawTurn() {
    byId("turn").textContent = fill(words.turn, [state.turn]) + (data.phases.length ? " · " + data.phases[state.phase] : "");
    document.querySelectorAll("#track li").forEach(function (box, i) { box.classList.toggle("now", i + 1 === state.turn); });
  }
  function step(by) {
    keep();
    if (data.phases.length) {
      state.phase += by;
      if (state.phase >= data.phases.length) { state.phase = 0; state.turn++; }
      if (state.phase < 0) {
        state.phase = state.turn > 1 ? data.phases.length - 1 : 0;
        state.turn = Math.max(1, state.turn - 1);
      }
    } else {
      state.turn = Math.max(1, state.turn + by);
    }
    if (data.turns) state.turn = Math.min(data.turns, state.turn);
    drawTurn();
    var events = data.events[state.turn - 1];
    say(byId("turn").textContent + (events && events.length ? ": " + events.join(" ") : ""));
  }
  function random(sides) {
    var box = new Uint32Array(1), limit = Math.floor(4294967296 / sides) * sides;
    do { crypto.getRandomValues(box); } while (box[0] >= limit);
    return box[0] % sides + 1;
  }
  function roll(dice, sides) {
    keep();
    var all = [], sum = 0;
    for (var i = 0; i < dice; i++) { all.push(random(sides)); sum += all[i]; }
    var text = dice + "d" + sides + ": " + all.join(" + ") + (dice > 1 ? " = " + sum : "");
    state.log.unshift(fill(words.turn, [state.turn]) + " · " + text);
    state.log = state.log.slice(0, 100);
    drawLog();
    say(text);
    return all;
  }
  function drawLog() {
    var list = byId("log");
    list.replaceChildren();
    state.log.forEach(function (line) {
      var item = document.createElement("li");
      item.textContent = line;
      list.appendChild(item);
    });
  }

  // --- files ----------------------------------------------------------------------------------------------
  function save() {
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(state, null, 2) + "\n"], { type: "application/json" }));
    link.download = data.stem + ".game.json";
    document.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
    say(words.saved);
  }
  function whole2(list, length) {
    return Array.isArray(list) && list.length === length && list.every(function (n) { return Number.isInteger(n) && Math.abs(n) < 10000; });
  }
  function load(text) {
    var read;
    try { read = JSON.parse(text); } catch (broken) { return say(words.notAGame); }
    if (!read || read.format !== "bocage.game" || read.version !== 1 || !Array.isArray(read.counters)) return say(words.notAGame);
    var ids = {}, fine = read.counters.every(function (counter) {
      var ok = counter && typeof counter.id === "string" && /^[\w.-]{1,80}$/.test(counter.id) && !ids[counter.id] &&
        Object.prototype.hasOwnProperty.call(things, counter.content) && (whole2(counter.cell, 2) || whole2(counter.corner, 2));
      if (ok) { ids[counter.id] = true; counter.facing = facingOf(counter); if (typeof counter.cover !== "string") delete counter.cover; counter.back = !!counter.back; if (typeof counter.label !== "string") delete counter.label; }
      return ok;
    });
    if (!fine) return say(words.otherGame);
    keep();
    state = { format: "bocage.game", version: 1, title: data.title, counters: read.counters,
      turn: Math.max(1, read.turn | 0), phase: Math.min(Math.max(0, read.phase | 0), Math.max(0, data.phases.length - 1)),
      log: (Array.isArray(read.log) ? read.log : []).filter(function (line) { return typeof line === "string"; }).slice(0, 100),
      ticks: {} };
    Object.keys(read.ticks || {}).forEach(function (key) { if (read.ticks[key] === true) state.ticks[key] = true; });
    chosen = null;
    drawAll();
    say(words.loaded);
  }

  // --- buttons and keys -----------------------------------------------------------------------------------
  function withChosen(action) {
    var counter = find(chosen);
    if (counter) action(counter); else say(words.choose);
  }
  var actions = {
    "zoom-in": function () { zoom(1 / 1.3); }, "zoom-out": function () { zoom(1.3); }, "fit": fit,
    "turn-left": function () { withChosen(function (c) { turn(c, -1); }); },
    "turn-right": function () { withChosen(function (c) { turn(c, 1); }); },
    "flip": function () { withChosen(flip); }, "remove": function () { withChosen(remove); },
    "back-turn": function () { step(-1); }, "next-turn": function () { step(1); },
    "measure": function () { setMeasuring(!measuring); }, "undo": undo, "save": save,
    "reset": function () { keep(); state = JSON.parse(start); chosen = null; drawAll(); say(words.fresh); }
  };
  Object.keys(actions).forEach(function (id) { var button = byId(id); if (button) button.addEventListener("click", actions[id]); });
  document.querySelectorAll("[data-dice]").forEach(function (button) {
    button.addEventListener("click", function () { var d = button.dataset.dice.split("d"); roll(+d[0], +d[1]); });
  });
  document.querySelectorAll("[data-add]").forEach(function (button) {
    button.addEventListener("click", function () { add(button.dataset.add); svg.scrollIntoView({ block: "nearest" }); });
  });
  document.querySelectorAll("[data-tick]").forEach(function (box) {
    box.addEventListener("change", function () { keep(); if (box.checked) state.ticks[box.dataset.tick] = true; else delete state.ticks[box.dataset.tick]; });
  });
  byId("load").addEventListener("change", function () {
    var file = this.files[0], reader = new FileReader();
    if (!file) return;
    if (file.size > 10000000) return say(words.notAGame);
    reader.onload = function () { load(reader.result); };
    reader.readAsText(file);
    this.value = "";
  });
  layer.addEventListener("focusin", function (event) {
    var node = event.target.closest(".counter");
    if (node && chosen !== node.id.slice(2)) choose(node.id.slice(2));
  });
  document.addEventListener("keydown", function (event) {
    if (event.target.matches("input, textarea, select")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z") { event.preventDefault(); return undo(); }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    var steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    var onMap = svg.contains(event.target) || event.target === svg;
    if (steps && onMap) {
      event.preventDefault();
      if (measuring && cursor) { cursor = stepped(cursor, steps); say(cellName(cursor[0], cursor[1])); drawRuler(); if (rulerFrom) say(fill(words.from, [cellName(rulerFrom[0], rulerFrom[1])]) + " → " + cellName(cursor[0], cursor[1])); return; }
      if (find(chosen)) return moveBy(find(chosen), steps[0], steps[1]);
      view.x += steps[0] * U; view.y += steps[1] * U; return show();
    }
    if (onMap && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      if (measuring && cursor) return measureAt(cursor.slice());
    }
    if (event.target.matches("button, label") && (event.key === "Enter" || event.key === " ")) return;
    switch (event.key) {
      case "r": return withChosen(function (c) { turn(c, 1); });
      case "R": return withChosen(function (c) { turn(c, -1); });
      case "f": return withChosen(flip);
      case "Delete": return withChosen(remove);
      case "m": return setMeasuring(!measuring);
      case "n": return step(1);
      case "b": return step(-1);
      case "d": return data.dice.length ? roll(data.dice[0][0], data.dice[0][1]) : undefined;
      case "+": return actions["zoom-in"]();
      case "-": return actions["zoom-out"]();
      case "0": return fit();
      case "Escape": if (measuring) setMeasuring(false); else choose(null); return;
    }
  });

  layer.replaceChildren();
  if (!canSee) byId("measure").textContent = words.ruler;
  show();
  drawAll();
  // For scripts of the user's own, and for tests.
  window.bocage = { state: function () { return JSON.parse(JSON.stringify(state)); }, sight: sight, load: load, roll: roll,
    sights: function (pairs) { var see = bocageSight(data.sight, state.counters); return pairs.map(function (p) { return see(p[0], p[1]); }); } };
})();
