// What a thing of a drawing would bring (data-shown-note), beside it while it is pointed at. Things that are no drawing show
// their note by themselves.

let tipped;

function tip(event) {
  const thing = event.target.closest?.("svg [data-shown-note]");
  if (thing === tipped) return;
  tipped = thing;
  const box = document.getElementById("tip") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "tip", className: "tip", role: "tooltip" }));
  box.hidden = !thing;
  if (!thing) return;
  box.textContent = thing.dataset.shownNote;
  thing.setAttribute("aria-description", thing.dataset.shownNote);
  const [r, b] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  const above = r.top - b.height - 10;
  box.style.left = `${Math.max(8, Math.min(innerWidth - b.width - 8, r.left + r.width / 2 - b.width / 2))}px`;
  box.style.top = `${above > 60 ? above : r.bottom + 10}px`;
}

document.addEventListener("pointerover", tip);
document.addEventListener("focusin", tip);
document.addEventListener("click", () => { tipped = undefined; const box = document.getElementById("tip"); if (box) box.hidden = true; });
