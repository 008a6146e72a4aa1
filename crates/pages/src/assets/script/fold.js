// What may fold (data-folds) does so when something else is touched; its own touch folds and unfolds it. Whether folding
// shows is the style's business: on a wide screen it does not.

// A touch that was meant for the board as it was does not fold away what has come only now and nobody has read.
const UNREAD = 700;
let toldAt = -UNREAD;

document.addEventListener("pointerdown", (event) => {
  for (const fold of document.querySelectorAll("#table [data-folds]")) {
    if (fold.contains(event.target)) { if (!event.target.closest("a, button")) fold.toggleAttribute("data-folded"); }
    else if (performance.now() - toldAt >= UNREAD) fold.setAttribute("data-folded", "");
  }
});
