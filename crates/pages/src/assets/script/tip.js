// What a thing would bring (data-shown-note, in a drawing) or has to say (data-say), beside it while it is pointed at; never
// off the screen. Things that are no drawing show their note by themselves.

let tipped;

function tip(event) {
  const thing = event.target.closest?.("svg [data-shown-note], [data-say]");
  if (thing === tipped) return;
  tipped = thing;
  const box = document.getElementById("tip") ?? document.body.appendChild(Object.assign(document.createElement("div"), { id: "tip", className: "tip", role: "tooltip" }));
  box.hidden = !thing;
  if (!thing) return;
  box.textContent = thing.dataset.shownNote ?? thing.dataset.say;
  if (thing.dataset.shownNote) thing.setAttribute("aria-description", thing.dataset.shownNote);
  const [r, b] = [thing.getBoundingClientRect(), box.getBoundingClientRect()];
  const above = r.top - b.height - 10;
  const within = (at, size, room) => Math.max(8, Math.min(room - size - 8, at));
  box.style.left = `${within(r.left + r.width / 2 - b.width / 2, b.width, innerWidth)}px`;
  box.style.top = `${within(above > 60 ? above : r.bottom + 10, b.height, innerHeight)}px`;
}

document.addEventListener("pointerover", tip);
document.addEventListener("focusin", tip);
document.addEventListener("click", () => { tipped = undefined; const box = document.getElementById("tip"); if (box) box.hidden = true; });
