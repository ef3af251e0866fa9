// From one to so many, each as likely as the others.
function bocageRandom(sides) {
  "use strict";
  var box = new Uint32Array(1), limit = Math.floor(4294967296 / sides) * sides;
  do { crypto.getRandomValues(box); } while (box[0] >= limit);
  return box[0] % sides + 1;
}

// What every page to play from shares: one value that is the whole game, undone, saved and loaded; turns, dice, boxes to tick.
// The page says what else belongs to that value (fresh), shows it (draw), judges what a file brings (accept: what to keep of it,
// or null), forgets what was chosen (forget) and takes keys first (key: whether it did something with it).
function bocageGame(data, page) {
  "use strict";
  var words = data.words, past = [];
  var byId = function (id) { return document.getElementById(id); };
  document.documentElement.classList.add("js");

  function fill(text, values) {
    return text.replace(/%(\d)/g, function (all, n) { return values[n - 1] === undefined ? all : values[n - 1]; });
  }
  function say(text) { byId("answer").textContent = text; }
  function gameOf(own, turn, phase, log, ticks) {
    return Object.assign({ format: "bocage.game", version: 1, title: data.title }, own, { turn: turn, phase: phase, log: log, ticks: ticks });
  }
  var game = { state: gameOf(page.fresh(), 1, 0, [], {}), fill: fill, say: say };

  game.keep = function () {
    past.push(JSON.stringify(game.state));
    if (past.length > 200) past.shift();
  };
  game.undo = function () {
    if (past.length) { game.state = JSON.parse(past.pop()); game.draw(); }
  };
  game.draw = function () {
    page.draw();
    drawTurn();
    drawLog();
    document.querySelectorAll("[data-tick]").forEach(function (box) { box.checked = !!game.state.ticks[box.dataset.tick]; });
  };

  // --- turns, dice, notes -----------------------------------------------------------------------------------
  function drawTurn() {
    byId("turn").textContent = fill(words.turn, [game.state.turn]) + (data.phases.length ? " · " + data.phases[game.state.phase] : "");
    document.querySelectorAll("#track li").forEach(function (box, i) { box.classList.toggle("now", i + 1 === game.state.turn); });
  }
  game.step = function (by) {
    var state = game.state;
    game.keep();
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
  };
  game.note = function (text) {
    game.state.log.unshift(fill(words.turn, [game.state.turn]) + " · " + text);
    game.state.log = game.state.log.slice(0, 100);
    drawLog();
    say(text);
  };
  game.roll = function (dice, sides) {
    game.keep();
    var all = [], sum = 0;
    for (var i = 0; i < dice; i++) { all.push(bocageRandom(sides)); sum += all[i]; }
    game.note(dice + "d" + sides + ": " + all.join(" + ") + (dice > 1 ? " = " + sum : ""));
    return all;
  };
  function drawLog() {
    var list = byId("log");
    list.replaceChildren();
    game.state.log.forEach(function (line) {
      var item = document.createElement("li");
      item.textContent = line;
      list.appendChild(item);
    });
  }

  // --- files ------------------------------------------------------------------------------------------------
  function save() {
    var link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(game.state, null, 2) + "\n"], { type: "application/json" }));
    link.download = data.stem + ".game.json";
    document.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 1000);
    say(words.saved);
  }
  game.load = function (text) {
    var read, own;
    try { read = JSON.parse(text); } catch (broken) { return say(words.notAGame); }
    if (!read || read.format !== "bocage.game" || read.version !== 1) return say(words.notAGame);
    own = page.accept(read);
    if (!own) return say(words.otherGame);
    game.keep();
    var turn = Math.max(1, read.turn | 0), ticks = {};
    Object.keys(read.ticks || {}).forEach(function (key) { if (read.ticks[key] === true) ticks[key] = true; });
    game.state = gameOf(own, data.turns ? Math.min(data.turns, turn) : turn,
      Math.min(Math.max(0, read.phase | 0), Math.max(0, data.phases.length - 1)),
      (Array.isArray(read.log) ? read.log : []).filter(function (line) { return typeof line === "string"; }).slice(0, 100), ticks);
    page.forget();
    game.draw();
    say(words.loaded);
  };
  function restart() {
    game.keep();
    game.state = gameOf(page.fresh(), 1, 0, [], {});
    page.forget();
    game.draw();
    say(words.fresh);
  }

  // --- buttons and keys -------------------------------------------------------------------------------------
  game.onClick = function (actions) {
    Object.keys(actions).forEach(function (id) { var button = byId(id); if (button) button.addEventListener("click", actions[id]); });
  };
  game.onClick({ "back-turn": function () { game.step(-1); }, "next-turn": function () { game.step(1); }, "undo": game.undo, "save": save, "reset": restart });
  document.querySelectorAll("[data-dice]").forEach(function (button) {
    button.addEventListener("click", function () { var d = button.dataset.dice.split("d"); game.roll(+d[0], +d[1]); });
  });
  document.querySelectorAll("[data-tick]").forEach(function (box) {
    box.addEventListener("change", function () {
      game.keep();
      if (box.checked) game.state.ticks[box.dataset.tick] = true; else delete game.state.ticks[box.dataset.tick];
    });
  });
  byId("load").addEventListener("change", function () {
    var file = this.files[0], reader = new FileReader();
    if (!file) return;
    if (file.size > 10000000) return say(words.notAGame);
    reader.onload = function () { game.load(reader.result); };
    reader.readAsText(file);
    this.value = "";
  });
  document.addEventListener("keydown", function (event) {
    if (event.target.matches("input, textarea, select")) return;
    if ((event.ctrlKey || event.metaKey) && event.key === "z") { event.preventDefault(); return game.undo(); }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (page.key(event)) return event.preventDefault();
    switch (event.key) {
      case "n": return game.step(1);
      case "b": return game.step(-1);
      case "d": return data.dice.length ? game.roll(data.dice[0][0], data.dice[0][1]) : undefined;
    }
  });
  // For scripts of the user's own, and for tests.
  window.bocage = { state: function () { return JSON.parse(JSON.stringify(game.state)); }, load: game.load, roll: game.roll };
  return game;
}
