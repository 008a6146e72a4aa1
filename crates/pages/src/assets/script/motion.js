// Motion: what has a name (data-key) and stands elsewhere now goes there, points travel to whom they belong, numbers count.
//
// A board says what it means by attributes and nothing here knows a game:
//   data-key     the name under which a thing is found again, wherever it stands
//   data-from    where a thing that is new comes from: an element's id, or the name of a thing that stood there
//   data-order   1, 2 …: it waits until those before it have landed, so that a card turns after the other one lies
//   data-points  points that rise from a thing that is new, and data-to the number they travel to (its data-count)
//   data-sound   what it sounds like
// How long all of it takes is the reader's pace; a touch shows the end at once.

const places = () => new Map([...document.querySelectorAll("#table [data-key]")].map((element) => [element.dataset.key, element.getBoundingClientRect()]));

const MOVE = 320;
const TRAVEL = 900;

let motions = [];
let calmAt = 0;

/** When the motion under way will be over. */
const rests = () => calmAt;

function move(before) {
  for (const motion of motions) motion.cancel();
  motions = [];
  calmAt = 0;
  const factor = pace();
  if (factor === 0 || before.size === 0) return;
  const begun = performance.now();
  const takes = (time) => { calmAt = Math.max(calmAt, begun + time); };
  const placed = [...document.querySelectorAll("#table [data-key]")].map((element) => {
    const from = before.get(element.dataset.key) ?? before.get(element.dataset.from) ?? document.getElementById(element.dataset.from)?.getBoundingClientRect();
    const svg = element.ownerSVGElement;
    const scale = svg ? 1 / (svg.getScreenCTM()?.a || 1) : 1;
    return { element, from, to: element.getBoundingClientRect(), scale, fresh: !before.has(element.dataset.key) };
  });
  const sounds = new Set();
  for (const { element, from, to, scale, fresh } of placed) {
    const delay = Number(element.dataset.order ?? 0) * MOVE * factor;
    const timing = { duration: MOVE * factor, delay, fill: "backwards", easing: "ease-out" };
    if (fresh && element.dataset.points) takes(travel(element, to, delay + MOVE * factor, factor));
    if (!from) { motions.push(element.animate([{ opacity: 0 }, { opacity: 1 }], timing)); continue; }
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    motions.push(element.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0 0" }], timing));
    takes(delay + MOVE * factor);
    sounds.add(element.dataset.sound ?? (element.ownerSVGElement ? "paw" : "card"));
  }
  for (const name of sounds) sound(name);
}

// Points rise where they were earned and go to their player. Returns when they have arrived.
function travel(element, at, delay, factor) {
  const target = document.querySelector(`#table [data-count="${element.dataset.to}"]`)?.getBoundingClientRect();
  const points = document.createElement("b");
  points.className = "rising num";
  points.setAttribute("aria-hidden", "true");
  points.textContent = element.dataset.points;
  points.style.left = `${at.x + at.width / 2}px`;
  points.style.top = `${at.y + at.height / 2}px`;
  document.body.append(points);
  const [dx, dy] = target ? [target.x + target.width / 2 - at.x - at.width / 2, target.y + target.height / 2 - at.y - at.height / 2] : [0, -60];
  const steps = [
    { opacity: 0, translate: "-50% -50%", scale: 0.6 },
    { opacity: 1, translate: "-50% calc(-50% - 28px)", scale: 1.3, offset: 0.25 },
    { opacity: 1, translate: "-50% calc(-50% - 28px)", scale: 1.3, offset: 0.5 },
    { opacity: 0.2, translate: `calc(-50% + ${dx}px) calc(-50% + ${dy}px)`, scale: 0.8 },
  ];
  const flight = points.animate(steps, { duration: TRAVEL * factor, delay, fill: "backwards", easing: "ease-in-out" });
  flight.onfinish = () => { points.remove(); sound("points"); };
  flight.oncancel = () => points.remove();
  motions.push(flight);
  return delay + TRAVEL * factor;
}

/** Whoever touches the table has seen enough. */
function hurry() {
  for (const motion of motions) motion.finish();
  calmAt = 0;
}

let counting = 0;

function count(before) {
  const run = (counting += 1);
  const factor = pace();
  if (factor === 0) return;
  for (const element of document.querySelectorAll("#table [data-count]")) {
    const [from, to] = [before.get(element.dataset.count), Number(element.textContent)];
    if (from === undefined || from === to) continue;
    const begun = performance.now();
    const step = (now) => {
      // The next news has written a number of its own.
      if (run !== counting) return;
      const part = Math.min(1, (now - begun) / (500 * factor));
      element.textContent = Math.round(from + (to - from) * part);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
