(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("data").textContent);
  var words = data.words, things = data.things, U = 100;
  var byId = function (id) { return document.getElementById(id); };
  var svg = byId("map"), layer = byId("counters"), ruler = byId("ruler");
  var NS = "http://www.w3.org/2000/svg";
  var chosen = null, measuring = false, rulerFrom = null, cursor = null;
  var game = bocageGame(data, { fresh: fresh, draw: drawAll, accept: accept, key: key, forget: function () { chosen = null; } });
  var fill = game.fill, say = game.say, keep = game.keep;

  function fresh() {
    return { counters: data.pieces.map(function (piece) { return JSON.parse(JSON.stringify(piece)); }) };
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
    return game.state.counters.filter(function (counter) { return counter.id === id; })[0] || null;
  }
  function drawAll() {
    var known = {};
    game.state.counters.forEach(function (counter) { known["p-" + counter.id] = true; drawCounter(counter); });
    Array.prototype.slice.call(layer.children).forEach(function (node) { if (!known[node.id]) node.remove(); });
    drawRuler();
  }
  function choose(id) {
    chosen = id;
    game.state.counters.forEach(function (counter) { drawCounter(counter); });
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
    game.state.counters = game.state.counters.filter(function (other) { return other !== counter; });
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
    game.state.counters.push(counter);
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

  var pointers = {}, drag = null, tapped = null;
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
      drag = { counter: counter, from: [event.clientX, event.clientY], grab: [at[0] / U - centre[0], at[1] / U - centre[1]], moved: false };
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
      drag.moved = drag.moved || Math.hypot(event.clientX - drag.from[0], event.clientY - drag.from[1]) > 4;
      if (!drag.moved) return;
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
    } else if (done.counter) {
      // The browser's own double click would be one of the map, which holds the pointer.
      var again = tapped && tapped.id === done.counter.id && event.timeStamp - tapped.time < 400;
      tapped = again ? null : { id: done.counter.id, time: event.timeStamp };
      if (again) flip(done.counter);
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

  // --- sight ----------------------------------------------------------------------------------------------
  var canSee = typeof bocageSight === "function" && data.sight;
  function sight(from, to) {
    return canSee ? bocageSight(data.sight, game.state.counters)(from, to) : null;
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

  // --- files ----------------------------------------------------------------------------------------------
  function whole2(list, length) {
    return Array.isArray(list) && list.length === length && list.every(function (n) { return Number.isInteger(n) && Math.abs(n) < 10000; });
  }
  function accept(read) {
    var ids = {}, fine = Array.isArray(read.counters) && read.counters.every(function (counter) {
      var ok = counter && typeof counter.id === "string" && /^[\w.-]{1,80}$/.test(counter.id) && !ids[counter.id] &&
        Object.prototype.hasOwnProperty.call(things, counter.content) && (whole2(counter.cell, 2) || whole2(counter.corner, 2));
      if (ok) { ids[counter.id] = true; counter.facing = facingOf(counter); if (typeof counter.cover !== "string") delete counter.cover; counter.back = !!counter.back; if (typeof counter.label !== "string") delete counter.label; }
      return ok;
    });
    return fine ? { counters: read.counters } : null;
  }

  // --- buttons and keys -----------------------------------------------------------------------------------
  function withChosen(action) {
    var counter = find(chosen);
    if (counter) action(counter); else say(words.choose);
  }
  game.onClick({
    "zoom-in": function () { zoom(1 / 1.3); }, "zoom-out": function () { zoom(1.3); }, "fit": fit,
    "turn-left": function () { withChosen(function (c) { turn(c, -1); }); },
    "turn-right": function () { withChosen(function (c) { turn(c, 1); }); },
    "flip": function () { withChosen(flip); }, "remove": function () { withChosen(remove); },
    "measure": function () { setMeasuring(!measuring); }
  });
  document.querySelectorAll("[data-add]").forEach(function (button) {
    button.addEventListener("click", function () { add(button.dataset.add); svg.scrollIntoView({ block: "nearest" }); });
  });
  layer.addEventListener("focusin", function (event) {
    var node = event.target.closest(".counter");
    if (node && chosen !== node.id.slice(2)) choose(node.id.slice(2));
  });
  function arrow(steps) {
    if (measuring && cursor) {
      cursor = stepped(cursor, steps);
      drawRuler();
      say((rulerFrom ? fill(words.from, [cellName(rulerFrom[0], rulerFrom[1])]) + " → " : "") + cellName(cursor[0], cursor[1]));
    } else if (find(chosen)) {
      moveBy(find(chosen), steps[0], steps[1]);
    } else {
      view.x += steps[0] * U; view.y += steps[1] * U;
      show();
    }
  }
  function key(event) {
    var steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    var press = event.key === "Enter" || event.key === " ", onMap = svg.contains(event.target);
    if (steps && onMap) { arrow(steps); return true; }
    if (press && onMap) {
      if (measuring && cursor) measureAt(cursor.slice());
      return true;
    }
    switch (event.key) {
      case "r": withChosen(function (c) { turn(c, 1); }); return true;
      case "R": withChosen(function (c) { turn(c, -1); }); return true;
      case "f": withChosen(flip); return true;
      case "Delete": withChosen(remove); return true;
      case "m": setMeasuring(!measuring); return true;
      case "+": zoom(1 / 1.3); return true;
      case "-": zoom(1.3); return true;
      case "0": fit(); return true;
      case "Escape": if (measuring) setMeasuring(false); else choose(null); return true;
    }
    return false;
  }

  layer.replaceChildren();
  if (!canSee) byId("measure").textContent = words.ruler;
  show();
  game.draw();
  window.bocage.sight = sight;
  window.bocage.sights = function (pairs) {
    var see = bocageSight(data.sight, game.state.counters);
    return pairs.map(function (p) { return see(p[0], p[1]); });
  };
})();
