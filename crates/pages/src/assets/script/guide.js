// The guide: it names what to mark; when what it asked for is done, it goes on.

function guide(before) {
  const panel = document.getElementById("guide");
  for (const element of document.querySelectorAll(".guided")) element.classList.remove("guided");
  if (!panel) return;
  // It was begun in a drawer and speaks of the board behind it.
  if (before && before.step === undefined) shut();
  const { step, next, done, shows } = panel.dataset;
  for (const element of document.querySelectorAll(shows)) element.classList.add("guided");
  if (before?.step !== step) {
    if (before) toldAt = performance.now();
    document.querySelector(shows.split(", ")[0])?.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  } else if (done !== undefined && before.done === undefined) {
    setTimeout(() => { if (document.getElementById("guide")?.dataset.step === step) go(next); }, 1200);
  }
}
