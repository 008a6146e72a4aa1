// Motion: what has a name (data-key) and stands elsewhere now goes there, points travel to whom they belong, numbers count.
//
// A board says what it means by attributes and nothing here knows a game:
//   data-key     the name under which a thing is found again, wherever it stands
//   data-from    where a thing that is new comes from: an element's id, or the name of a thing that stood there
//   data-holds   how long a thing that is new is looked at before the next news is shown
//   data-sound   what it sounds like
//   data-count   the name of a number that counts up or down to what it is now (data-number)
// How long all of it takes is the reader's pace; a touch shows the end at once.

const places = () => new Map([...document.querySelectorAll("#table [data-key]")].map((element) => [element.dataset.key, element.getBoundingClientRect()]));

const MOVE = 320;
const TRAVEL = 900;

let motions = [];
let calmAt = 0;

/** When the motion under way will be over. */
const rests = () => calmAt;

function move(before) {
  for (const motion of motions) { motion.cancel(); motion.land?.(); }
  motions = [];
  calmAt = 0;
  const factor = pace();
  if (factor === 0 || before.size === 0) return;
  const begun = performance.now();
  const takes = (time) => { calmAt = Math.max(calmAt, begun + time); };
  // All is read before anything is written, so that the page is laid out once.
  const placed = [...document.querySelectorAll("#table [data-key]")].map((element) => {
    const from = before.get(element.dataset.key) ?? before.get(element.dataset.from) ?? document.getElementById(element.dataset.from)?.getBoundingClientRect();
    const drawing = drawingOf(element);
    return { element, from, to: element.getBoundingClientRect(), drawing, units: drawing?.getScreenCTM().inverse() };
  });
  const sounds = new Set();
  for (const { element, from, to, drawing, units } of placed) {
    const timing = { duration: MOVE * factor, easing: "ease-out" };
    if (element.dataset.holds && !before.has(element.dataset.key)) takes(Number(element.dataset.holds) * factor);
    const [dx, dy] = from ? [from.x - to.x, from.y - to.y] : [0, 0];
    if (from && Math.abs(dx) + Math.abs(dy) < 2) continue;
    // What is drawn (a likeness, too) moves by its transform: a `translate` of a drawing is painted anew in every frame.
    const way = drawing ? [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }] : [{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }];
    const steps = from ? way : [{ opacity: 0 }, { opacity: 1 }];
    motions.push(drawing ? fly(element, to, units, steps, timing) : element.animate(steps, timing));
    if (!from) continue;
    takes(MOVE * factor);
    sounds.add(element.dataset.sound ?? (drawing ? "paw" : "card"));
  }
  for (const name of sounds) sound(name);
  if (calmAt > 0 || motions.length > 0) depart(motions, MOVE * factor);
}

// The new board is painted first and what moves on it sets out then: else its first steps would be swallowed by the painting.
function depart(all, time) {
  for (const motion of all) motion.pause();
  requestAnimationFrame(() => requestAnimationFrame(() => {
    if (all !== motions) return;
    for (const motion of all) if (motion.playState === "paused") motion.play();
    if (calmAt > 0) calmAt = Math.max(calmAt, performance.now() + time);
  }));
}

// The outermost drawing that a thing is part of.
function drawingOf(element) {
  let drawing = element.ownerSVGElement;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing;
}

// A part of a drawing cannot move by itself: with its every step the drawing around it would be painted anew. So it is hidden
// while its likeness flies above the board.
// The likeness is cut to what it shows: as large as the board, it would be a second board to put together in every frame.
function fly(element, to, units, steps, timing) {
  const hand = framed(element.cloneNode(true), element);
  const picture = hand.matches("svg") ? hand : hand.querySelector("svg");
  const [corner, end] = [[to.left, to.top], [to.right, to.bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(units));
  picture.setAttribute("viewBox", `${corner.x} ${corner.y} ${end.x - corner.x} ${end.y - corner.y}`);
  picture.setAttribute("preserveAspectRatio", "none");
  Object.assign(picture.style, { left: `${to.left}px`, top: `${to.top}px`, width: `${to.width}px`, height: `${to.height}px` });
  picture.classList.add("flying");
  document.body.append(hand);
  element.style.visibility = "hidden";
  const flight = picture.animate(steps, timing);
  flight.land = () => { hand.remove(); element.style.visibility = ""; if (element.getAttribute("style") === "") element.removeAttribute("style"); };
  flight.onfinish = flight.land;
  flight.oncancel = flight.land;
  return flight;
}

// Points rise where they were earned and go to their player's number.
function travel(points, at, number, factor, landed) {
  const target = number.getBoundingClientRect();
  const shown = document.createElement("b");
  shown.className = "rising num";
  shown.setAttribute("aria-hidden", "true");
  shown.textContent = points > 0 ? `+${points}` : points;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  shown.style.left = `${x}px`;
  shown.style.top = `${y}px`;
  document.body.append(shown);
  const steps = [
    { opacity: 0, translate: "-50% -50%", scale: 0.6 },
    { opacity: 1, translate: "-50% calc(-50% - 28px)", scale: 1.3, offset: 0.25 },
    { opacity: 1, translate: "-50% calc(-50% - 28px)", scale: 1.3, offset: 0.5 },
    { opacity: 0.2, translate: `calc(-50% + ${target.x + target.width / 2 - x}px) calc(-50% + ${target.y + target.height / 2 - y}px)`, scale: 0.8 },
  ];
  const flight = shown.animate(steps, { duration: TRAVEL * factor, easing: "ease-in-out" });
  flight.onfinish = () => { shown.remove(); landed(); sound("points"); };
  flight.oncancel = () => shown.remove();
  motions.push(flight);
}

/** Whoever touches the table has seen enough. */
function hurry() {
  for (const motion of motions) { motion.finish(); motion.land?.(); }
  settle();
  calmAt = 0;
}

let counting = 0;
const numbers = (table) => [...table.querySelectorAll("[data-count]")];
const numberOf = (element) => Number(element.dataset.number);

function count(before) {
  const run = (counting += 1);
  const factor = pace();
  if (factor === 0) return;
  for (const element of numbers(root())) {
    const [from, to] = [before.get(element.dataset.count), numberOf(element)];
    if (from === undefined || from === to || counted.has(element)) continue;
    const begun = performance.now();
    const step = (now) => {
      // The next news has written a number of its own.
      if (run !== counting) return;
      const part = Math.min(1, (now - begun) / (500 * factor));
      // Written only when it changes: whatever is written is laid out and painted anew.
      const shown = String(Math.round(from + (to - from) * part));
      if (element.textContent !== shown) element.textContent = shown;
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
