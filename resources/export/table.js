// Cards turn over; decks are shuffled once and drawn from.
(function () {
  "use strict";
  document.documentElement.classList.add("js");
  function side(button, back) {
    var art = button.dataset.art;
    button.classList.toggle("f" + art, !back);
    button.classList.toggle("b" + art, back);
    button.setAttribute("aria-pressed", back ? "true" : "false");
  }
  function turnable(button) {
    button.addEventListener("click", function () {
      side(button, button.classList.contains("f" + button.dataset.art));
    });
  }
  document.querySelectorAll("button[data-art]").forEach(turnable);
  document.querySelectorAll("button[data-draw]").forEach(function (pile) {
    var cards = [];
    pile.dataset.draw.split(",").forEach(function (part) {
      var pair = part.split(":");
      for (var i = 0; i < Number(pair[1]); i++) cards.push(pair[0]);
    });
    for (var i = cards.length - 1; i > 0; i--) {
      var other = Math.floor(Math.random() * (i + 1));
      var kept = cards[i];
      cards[i] = cards[other];
      cards[other] = kept;
    }
    var left = pile.parentElement.querySelector(".left");
    var deal = pile.parentElement.nextElementSibling;
    pile.addEventListener("click", function () {
      if (cards.length === 0) return;
      var art = cards.pop();
      var known = document.querySelector('button[data-art="' + art + '"]');
      var drawn = document.createElement("button");
      drawn.type = "button";
      drawn.className = "piece f" + art;
      drawn.dataset.art = art;
      drawn.title = known ? known.title : "";
      drawn.setAttribute("aria-label", drawn.title);
      turnable(drawn);
      deal.appendChild(drawn);
      left.textContent = String(cards.length);
      pile.style.visibility = cards.length === 0 ? "hidden" : "visible";
    });
  });
})();
