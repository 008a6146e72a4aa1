// Lights: an element may name others that belong to it, a hint names what it means.

// What a hint names is an idea; an analysis also names what was played.
function hint() {
  for (const [name, sign] of [["hint", "idea"], ["was", "was-played"]]) {
    for (const marked of document.querySelectorAll(`#table .${sign}`)) marked.classList.remove(sign);
    const named = document.querySelector(`#table [data-${name}]`)?.dataset[name];
    for (const id of named?.split(" ").filter(Boolean) ?? []) document.getElementById(id)?.classList.add(sign);
  }
}

// --- lights: an element may name others that belong to it -------------------------------------------------------------

function light(element, on) {
  for (const id of element?.dataset.lights?.split(" ") ?? []) document.getElementById(id)?.classList.toggle("lit", on);
}

let lit;
let pointed;

function shine(event) {
  // A touch of something without a focus of its own moves the focus to what is around it; that points at nothing.
  if (event.type === "focusin" && !event.target.matches(":focus-visible")) return;
  const element = event.target.closest?.("[data-lights]");
  const can = event.target.closest?.("#table .can");
  if (can !== pointed) { pointed = can; foresee(can); }
  if (element === lit) return;
  light(lit, false);
  lit = element;
  light(lit, true);
}
