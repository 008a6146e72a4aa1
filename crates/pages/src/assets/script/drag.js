// Carrying: what says so (data-drag) and may be touched can also be carried to where it is meant. Lifting it is its touch,
// laying it down the touch of what lies below; wherever nothing is meant, it goes back.

const LIFT = 8;
let carrying;

document.addEventListener("pointerdown", (event) => {
  const thing = event.target.closest?.("#table [data-drag]");
  carrying = thing && event.button === 0 && !sending ? { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY } : undefined;
});

document.addEventListener("pointermove", (event) => {
  if (carrying?.pointer !== event.pointerId) return;
  const [dx, dy] = [event.clientX - carrying.x, event.clientY - carrying.y];
  if (!carrying.ghost && (Math.hypot(dx, dy) < LIFT || !lift())) return;
  carrying.ghost.style.left = `${carrying.place.left + dx}px`;
  carrying.ghost.style.top = `${carrying.place.top + dy}px`;
  const below = target(event);
  if (below === carrying.below) return;
  carrying.below?.classList.remove("over");
  below?.classList.add("over");
  carrying.below = below;
  foresee(below);
});

function lift() {
  const { thing } = carrying;
  const chosen = touched.at(-1) === thing.id;
  // What would be done at once by its touch has nowhere to be carried to.
  const meets = chosen ? next() : next()[thing.id] ?? ways().tree?.[thing.id];
  if (!meets || isLeaf(meets)) { carrying = undefined; return false; }
  const place = thing.getBoundingClientRect();
  if (!chosen) touch(thing.id);
  const ghost = thing.cloneNode(true);
  const hand = framed(ghost, thing);
  ghost.classList.remove("can", "touched");
  ghost.classList.add("carried");
  ghost.style.width = `${place.width}px`;
  ghost.style.height = `${place.height}px`;
  document.body.append(hand);
  thing.classList.add("away");
  Object.assign(carrying, { ghost, hand, place });
  return true;
}

const target = ({ clientX, clientY }) => document.elementsFromPoint(clientX, clientY).map((element) => element.closest("#table .can")).find((element) => element && element !== carrying.thing);

for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => {
  if (carrying?.pointer !== event.pointerId) return;
  const { ghost, hand, thing, below } = carrying;
  const meant = ghost && end === "pointerup" ? target(event) : undefined;
  carrying = undefined;
  if (!ghost) return;
  hand.remove();
  thing.classList.remove("away");
  below?.classList.remove("over");
  // What was carried was not touched besides.
  const once = (click) => { click.preventDefault(); click.stopPropagation(); };
  document.addEventListener("click", once, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", once, { capture: true }));
  if (meant && next()[meant.id]) touch(meant.id);
  else if (touched.at(-1) === thing.id) back();
});
