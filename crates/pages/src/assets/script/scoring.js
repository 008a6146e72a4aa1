// A scoring stops the table. The server says as data (#scoring) what counts one after the other: which elements light up,
// and how many points go from which element to which number (its data-count). How long all of it takes is the reader's
// pace; a touch shows the end at once. What was there when the page came has been counted before.

const LONGEST = 2500;
const SHORTEST = 1200;
const STOP = 700;

let scored;
let timers = [];
// What each number that is counted shows on its way to what it is.
let counted = new Map();

const scoring = () => { const data = document.getElementById("scoring"); return data ? JSON.parse(data.textContent) : { step: 0, stops: [] }; };

/** Counts what has not been counted yet. */
function score() {
  const before = scored;
  const { step, stops } = scoring();
  settle();
  scored = step;
  const factor = pace();
  if (before === undefined || step <= before || factor === 0 || !root().hasAttribute("data-live")) return;
  for (const [, to, points] of stops.flatMap((stop) => stop.points)) {
    const number = document.querySelector(`#table [data-count="${to}"]`);
    if (!number) continue;
    add(number, -points);
  }
  root().classList.add("counting");
  const each = (Math.max(SHORTEST, Math.min(LONGEST, STOP * stops.length)) / stops.length) * factor;
  for (const [nth, stop] of stops.entries()) timers.push(setTimeout(() => tally(stop, factor), nth * each));
  const whole = each * stops.length + TRAVEL * factor;
  timers.push(setTimeout(settle, whole));
  calmAt = Math.max(calmAt, performance.now() + whole);
}

/** A number shows so many points more. */
function add(number, points) {
  const shown = (counted.get(number) ?? numberOf(number)) + points;
  counted.set(number, shown);
  number.textContent = shown;
}

function tally(stop, factor) {
  for (const element of document.querySelectorAll("#table .counts")) element.classList.replace("counts", "counted");
  // What is lit lights in its turn what it is made of.
  for (const id of stop.lights) for (const lit of [id, ...(document.getElementById(id)?.dataset.lights ?? "").split(" ")]) {
    document.getElementById(lit)?.classList.add("counts");
  }
  for (const [from, to, points] of stop.points) {
    const number = document.querySelector(`#table [data-count="${to}"]`);
    const place = document.getElementById(from)?.getBoundingClientRect();
    if (number && place) travel(points, place, number, factor, () => { if (counted.has(number)) add(number, points); });
  }
}

/** All is counted. */
function settle() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
  for (const number of counted.keys()) number.textContent = numberOf(number);
  counted = new Map();
  for (const element of document.querySelectorAll("#table .counts, #table .counted")) element.classList.remove("counts", "counted");
  root()?.classList.remove("counting");
}
