// A table of cards: each lies in a place (before a player, in a deck, beside one) in an order, one of its faces up.
(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("data").textContent), words = data.words;
  var byId = function (id) { return document.getElementById(id); };
  var to = byId("to"), chosen = null, nodes = {};
  var game = bocageGame(data, { fresh: fresh, draw: drawAll, accept: accept, key: key, forget: function () { chosen = null; } });
  var fill = game.fill, say = game.say, keep = game.keep;

  // The last card of a deck is its top one.
  function shuffled(cards) {
    for (var i = cards.length - 1; i > 0; i--) {
      var other = bocageRandom(i + 1) - 1, kept = cards[i];
      cards[i] = cards[other];
      cards[other] = kept;
    }
    return cards;
  }
  function fresh() {
    var cards = data.cards.map(function (card, id) { return { id: id, place: card.place, back: isDeck(card.place) }; });
    return { cards: cards.filter(function (card) { return !card.back; }).concat(shuffled(cards.filter(function (card) { return card.back; }))) };
  }
  function placeOf(id) { return data.places.filter(function (place) { return place.id === id; })[0] || null; }
  function isDeck(id) { var place = placeOf(id); return !!place && place.deck; }
  function accept(read) {
    var seen = {}, fine = Array.isArray(read.cards) && read.cards.length === data.cards.length && read.cards.every(function (card) {
      var ok = card && Number.isInteger(card.id) && card.id >= 0 && card.id < data.cards.length && !seen[card.id] && placeOf(card.place);
      if (ok) seen[card.id] = true;
      return ok;
    });
    return fine ? { cards: read.cards.map(function (card) { return { id: card.id, place: card.place, back: isDeck(card.place) || !!card.back }; }) } : null;
  }
  function find(id) { return game.state.cards.filter(function (card) { return card.id === id; })[0] || null; }
  function inPlace(place) { return game.state.cards.filter(function (card) { return card.place === place; }); }
  function nameOf(card) { return card.back ? words.covered : data.art[data.cards[card.id].art].name; }
  function labelOf(card) {
    var help = card.back ? "" : data.art[data.cards[card.id].art].help;
    return nameOf(card) + ", " + placeOf(card.place).name + (help ? ": " + help : "");
  }

  // --- drawing ------------------------------------------------------------------------------------------------
  function nodeOf(card) {
    if (nodes[card.id]) return nodes[card.id];
    var node = document.createElement("button");
    node.type = "button";
    node.id = "c-" + card.id;
    node.draggable = false;
    nodes[card.id] = node;
    return node;
  }
  function drawCard(card) {
    var node = nodeOf(card), art = data.cards[card.id].art;
    node.className = "piece " + (card.back ? "b" : "f") + art + (chosen === card.id ? " chosen" : "");
    node.title = nameOf(card);
    node.setAttribute("aria-label", labelOf(card));
    node.setAttribute("aria-pressed", chosen === card.id ? "true" : "false");
  }
  function drawAll() {
    var held = document.activeElement;
    data.places.forEach(function (place) {
      var area = document.querySelector('[data-place="' + place.id + '"]'), cards = inPlace(place.id);
      if (place.deck) {
        byId("left-" + place.id).textContent = cards.length;
        area.classList.toggle("empty", cards.length === 0);
        return;
      }
      cards.forEach(function (card, i) {
        drawCard(card);
        if (area.children[i] !== nodes[card.id]) area.insertBefore(nodes[card.id], area.children[i] || null);
      });
      while (area.children.length > cards.length) area.lastElementChild.remove();
    });
    if (held && held !== document.activeElement && document.contains(held)) held.focus({ preventScroll: true });
  }

  // --- what players do ----------------------------------------------------------------------------------------
  function choose(id) {
    chosen = id;
    game.state.cards.forEach(function (card) { if (nodes[card.id]) drawCard(card); });
    if (find(id)) say(labelOf(find(id)));
  }
  function withChosen(action) {
    var card = find(chosen);
    if (card && !isDeck(card.place)) action(card); else say(words.choose);
  }
  function flip(card) {
    keep();
    card.back = !card.back;
    game.draw();
    say(labelOf(card));
  }
  // Before the card of that place that comes next, or at its end.
  function put(card, place, before) {
    var cards = game.state.cards.filter(function (other) { return other !== card; });
    if (card.place !== place) card.back = isDeck(place);
    card.place = place;
    cards.splice(before ? cards.indexOf(before) : cards.length, 0, card);
    game.state.cards = cards;
    if (isDeck(place) && chosen === card.id) chosen = null;
  }
  function send(card, place, before) {
    keep();
    put(card, place, before);
    game.draw();
    say(labelOf(card));
  }
  function draw(deck) {
    var cards = inPlace(deck), card = cards[cards.length - 1], place = to.value || placeOf(deck).beside;
    if (!card) return say(words.emptyDeck);
    keep();
    put(card, place);
    chosen = card.id;
    game.draw();
    game.note(fill(words.drawn, [nameOf(card), placeOf(deck).name]));
  }
  function shuffleBack(deck) {
    keep();
    inPlace(placeOf(deck).beside).forEach(function (card) { put(card, deck); });
    var rest = game.state.cards.filter(function (card) { return card.place !== deck; });
    game.state.cards = rest.concat(shuffled(inPlace(deck)));
    game.draw();
    game.note(fill(words.shuffled, [placeOf(deck).name]));
  }
  function moveAlong(card, by) {  // among its neighbours
    var cards = inPlace(card.place), at = cards.indexOf(card) + by;
    if (at < 0 || at >= cards.length) return;
    send(card, card.place, by < 0 ? cards[at] : cards[at + 1]);
  }
  function moveOn(card, by) {  // to the next place that is not a deck
    var open = data.places.filter(function (place) { return !place.deck; });
    var at = open.indexOf(placeOf(card.place)) + by;
    if (open[at]) send(card, open[at].id);
  }

  // --- dragging: at once with a mouse, after a moment with a finger, which otherwise scrolls --------------------
  var drag = null, tapped = null, SLACK = 6, HOLD = 350;
  function lift() {
    drag.lifted = true;
    drag.ghost = nodes[drag.card.id].cloneNode(false);
    drag.ghost.removeAttribute("id");
    drag.ghost.classList.add("ghost");
    document.body.appendChild(drag.ghost);
    nodes[drag.card.id].classList.add("away");
    follow();
    drag.scroll = setInterval(function () {  // towards the rim of the window
      var by = drag.y < 60 ? -12 : drag.y > window.innerHeight - 60 ? 12 : 0;
      if (by) { window.scrollBy(0, by); follow(); }
    }, 16);
  }
  function follow() {
    drag.ghost.style.left = drag.x - drag.grab[0] + "px";
    drag.ghost.style.top = drag.y - drag.grab[1] + "px";
    var target = targetUnder();
    document.querySelectorAll(".over").forEach(function (area) { area.classList.remove("over"); });
    if (target) target.area.classList.add("over");
  }
  function targetUnder() {
    var under = document.elementFromPoint(drag.x, drag.y), area = under && under.closest("[data-place]");
    if (!area) return null;
    var cards = inPlace(area.dataset.place).filter(function (card) { return card !== drag.card; });
    if (isDeck(area.dataset.place)) return { area: area, place: area.dataset.place, before: null };
    var next = cards.filter(function (card) {  // the first card that lies after the pointer, in reading order
      var box = nodes[card.id].getBoundingClientRect();
      return drag.y < box.top || (drag.y <= box.bottom && drag.x < box.left + box.width / 2);
    })[0];
    return { area: area, place: area.dataset.place, before: next || null };
  }
  function drop(keepIt) {
    var done = drag;
    drag = null;
    if (!done) return;
    clearTimeout(done.hold);
    clearInterval(done.scroll);
    if (!done.lifted) return;
    done.ghost.remove();
    nodes[done.card.id].classList.remove("away");
    document.querySelectorAll(".over").forEach(function (area) { area.classList.remove("over"); });
    if (keepIt && done.target) send(done.card, done.target.place, done.target.before);
  }
  document.addEventListener("pointerdown", function (event) {
    var node = event.target.closest ? event.target.closest("[data-place] .piece[id]") : null;
    if (!node || event.button !== 0 || drag) return;
    var card = find(+node.id.slice(2)), box = node.getBoundingClientRect();
    choose(card.id);
    drag = { card: card, pointer: event.pointerId, x: event.clientX, y: event.clientY, from: [event.clientX, event.clientY],
      grab: [event.clientX - box.left, event.clientY - box.top], finger: event.pointerType !== "mouse", lifted: false };
    if (drag.finger) drag.hold = setTimeout(function () { if (drag) lift(); }, HOLD);
  });
  document.addEventListener("pointermove", function (event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    drag.x = event.clientX; drag.y = event.clientY;
    if (!drag.lifted && Math.hypot(drag.x - drag.from[0], drag.y - drag.from[1]) > SLACK) {
      if (drag.finger) return drop(false);
      lift();
    }
    if (drag && drag.lifted) follow();
  });
  document.addEventListener("pointerup", function (event) {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (drag.lifted) { drag.target = targetUnder(); return drop(true); }
    var card = drag.card, again = tapped && tapped.id === card.id && event.timeStamp - tapped.time < 400;
    tapped = again ? null : { id: card.id, time: event.timeStamp };
    drop(false);
    if (again) flip(card);
  });
  document.addEventListener("pointercancel", function () { drop(false); });
  document.addEventListener("touchmove", function (event) { if (drag && drag.lifted) event.preventDefault(); }, { passive: false });
  document.addEventListener("contextmenu", function (event) { if (drag) event.preventDefault(); });

  // --- buttons and keys ---------------------------------------------------------------------------------------
  game.onClick({
    "flip": function () { withChosen(flip); },
    "send": function () { withChosen(function (card) { send(card, to.value || besideOf(card)); }); }
  });
  function besideOf(card) {  // the deck it came from has a row beside it; what has none stays
    var from = placeOf(data.cards[card.id].place);
    return from.deck ? from.beside : card.place;
  }
  document.querySelectorAll("[data-draw]").forEach(function (button) {
    button.addEventListener("click", function () { draw(button.dataset.draw); });
  });
  document.querySelectorAll("[data-shuffle]").forEach(function (button) {
    button.addEventListener("click", function () { shuffleBack(button.dataset.shuffle); });
  });
  document.addEventListener("focusin", function (event) {
    var node = event.target.closest(".piece[id]");
    if (node && chosen !== +node.id.slice(2)) choose(+node.id.slice(2));
  });
  function key(event) {
    var along = { ArrowLeft: -1, ArrowRight: 1 }[event.key], on = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    var onCard = event.target.matches(".piece[id]") && find(chosen);
    if (onCard && along) { moveAlong(onCard, along); return true; }
    if (onCard && on) { moveOn(onCard, on); return true; }
    switch (event.key) {
      case "f": withChosen(flip); return true;
      case "Escape": if (drag) drop(false); else choose(null); return true;
    }
    return false;
  }
  document.querySelectorAll("[data-place]:not([data-draw])").forEach(function (area) { area.replaceChildren(); });
  game.draw();
})();
