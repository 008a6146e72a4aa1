// What may fold (data-folds) does so when something else is touched; its own touch folds and unfolds it. Whether folding
// shows is the style's business: on a wide screen it does not.

document.addEventListener("pointerdown", (event) => {
  for (const fold of document.querySelectorAll("#table [data-folds]")) {
    if (!fold.contains(event.target)) fold.setAttribute("data-folded", "");
    else if (!event.target.closest("a, button")) fold.toggleAttribute("data-folded");
  }
});
