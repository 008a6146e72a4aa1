// --- the camera: a board too large for its window ------------------------------------------------------------------------
// A window (data-camera) shows a world (data-world). It can be dragged, pinched and zoomed by the wheel; on small screens it
// moves by itself to what is asked, until somebody moves it by hand. data-grain names the size of the smallest thing to be
// touched, in units of the world's drawing. An overview (data-overview) shows where the window is. It knows no game.

const camera = { k: 1, x: 0, y: 0, held: false, asked: "", fingers: new Map(), dragged: false };
const FINGER = 44;
const NEAREST = 5;
// So near a small screen is at least: the rest is a drag away.
const CLOSE = 1.8;

const lens = () => document.querySelector("[data-camera]");
const small = (view) => view.clientWidth < 700 || view.clientHeight < 300;

// Pixels for one unit of the drawing when all of it is shown.
function unit(view) {
  const { width, height } = view.querySelector("[data-world] svg").viewBox.baseVal;
  return { scale: Math.min(view.clientWidth / width, view.clientHeight / height), width, height };
}

function aim(view, { k, x, y }, glide) {
  const [w, h] = [view.clientWidth, view.clientHeight];
  camera.k = Math.max(1, Math.min(NEAREST, k));
  // What is near can be dragged a little beyond its edges, what is seen as a whole lies still.
  const { scale, width, height } = unit(view);
  const edge = (size, shown, at) => {
    const middle = (size - size * camera.k) / 2;
    const free = Math.max(0, shown * camera.k - size) / 2 + (camera.k > 1 ? 0.15 * size : 0);
    return Math.max(middle - free, Math.min(middle + free, at));
  };
  camera.x = edge(w, width * scale, x);
  camera.y = edge(h, height * scale, y);
  lay(view, glide && !still());
}

function lay(view, glide) {
  const world = view.querySelector("[data-world]");
  world.style.transition = glide ? "transform 260ms ease-out" : "none";
  world.style.transform = camera.k === 1 ? "" : `translate(${camera.x}px, ${camera.y}px) scale(${camera.k})`;
  view.classList.toggle("near", camera.k > 1.2);
  overview(view);
}

// Where the world lies at this moment: it may be on its way.
function place(view) {
  const { a: k, e: x, f: y } = new DOMMatrix(getComputedStyle(view.querySelector("[data-world]")).transform);
  return { k, x, y };
}

/** Whoever touches a map on its way means what they see: it stops under the finger, and goes on when the touch is done. */
function halt(view) {
  if (view.querySelector("[data-world]").getAnimations().length === 0) return;
  Object.assign(camera, place(view), camera.held ? {} : { asked: " " });
  lay(view, false);
}

/** What the camera writes is the reader's own: it stays when the table is written anew. */
const looks = (element, name) => (name === "style" && element.hasAttribute("data-world"))
  || (name === "class" && element.hasAttribute("data-camera"))
  || (/^(x|y|width|height)$/.test(name) && element.matches("[data-overview] rect"));

function overview(view) {
  const frame = document.querySelector("[data-overview] rect");
  if (!frame) return;
  const { scale, width, height } = unit(view);
  const box = view.querySelector("[data-world] svg").viewBox.baseVal;
  const [left, top] = [(view.clientWidth - width * scale) / 2, (view.clientHeight - height * scale) / 2];
  frame.setAttribute("x", box.x + (-camera.x / camera.k - left) / scale);
  frame.setAttribute("y", box.y + (-camera.y / camera.k - top) / scale);
  frame.setAttribute("width", view.clientWidth / camera.k / scale);
  frame.setAttribute("height", view.clientHeight / camera.k / scale);
}

// Nearer or farther around a point of the window.
function zoom(view, factor, px, py) {
  const k = Math.max(1, Math.min(NEAREST, camera.k * factor));
  const part = k / camera.k;
  aim(view, { k, x: px - (px - camera.x) * part, y: py - (py - camera.y) * part });
}

const marked = (view) => [...view.querySelectorAll("[data-world] :is(.touched, .can)")];
const named = (view) => marked(view).map(({ id }) => id).join(" ");

// Things of the world, each as a frame in pixels of the world at rest.
function outlines(view, things) {
  const home = view.getBoundingClientRect();
  const { k, x, y } = place(view);
  return things.map((mark) => mark.getBoundingClientRect()).filter(({ width }) => width > 0).map((r) => {
    const [l, t] = [(r.left - home.left - x) / k, (r.top - home.top - y) / k];
    return { l, t, r: l + r.width / k, b: t + r.height / k };
  });
}

const around = (boxes) => ({
  l: Math.min(...boxes.map(({ l }) => l)), t: Math.min(...boxes.map(({ t }) => t)),
  r: Math.max(...boxes.map(({ r }) => r)), b: Math.max(...boxes.map(({ b }) => b)),
});

// The overview lies in the lower corner in which it covers fewer things that are asked, and of equal ones less of what has words
// (data-tells); if it covers something asked in both, what lies under it is seen and touched through it.
function stepAside(view, boxes) {
  const over = document.querySelector("[data-overview]");
  if (!over) return;
  const [top, wide] = [over.offsetTop - view.offsetTop, over.offsetWidth + 12];
  const length = (from, to, low, high) => Math.max(0, Math.min(to, high) - Math.max(from, low));
  // What of a frame lies in a corner, in pixels.
  const covered = ({ l, t, r, b }, left) => length(l * camera.k + camera.x, r * camera.k + camera.x, left, left + wide)
    * length(t * camera.k + camera.y, b * camera.k + camera.y, top, view.clientHeight);
  const corners = [0, view.clientWidth - wide];
  const [left, right] = corners.map((corner) => boxes.filter((box) => covered(box, corner) > 0).length);
  const told = outlines(view, [...view.querySelectorAll("[data-tells]")]);
  const [wordsLeft, wordsRight] = corners.map((corner) => told.reduce((sum, box) => sum + covered(box, corner), 0));
  view.classList.toggle("aside", left > right || (left === right && wordsLeft > wordsRight));
  view.classList.toggle("through", Math.min(left, right) > 0);
}

// On a small screen: as near as fingers need, as far as all that is asked stays in sight.
function attend() {
  const view = lens();
  if (!view) return;
  if (camera.fingers.size > 0) return;
  if (!small(view)) { if (camera.k === 1) aim(view, camera); return; }
  const asked = named(view);
  if (asked === camera.asked && (camera.held || camera.k > 1)) return;
  camera.asked = asked;
  camera.held = false;
  const { scale, width, height } = unit(view);
  const [w, h] = [view.clientWidth, view.clientHeight];
  const finger = FINGER / (Number(view.dataset.grain) * scale);
  const fill = Math.min(NEAREST, Math.max(w / (width * scale), h / (height * scale)));
  const boxes = outlines(view, marked(view));
  const target = boxes.length > 0 ? around(boxes) : { l: (w - width * scale) / 2, t: (h - height * scale) / 2, r: (w + width * scale) / 2, b: (h + height * scale) / 2 };
  const room = boxes.length > 0 ? 0.86 : 1;
  const fits = Math.min((w * room) / (target.r - target.l), (h * room) / (target.b - target.t));
  const k = Math.max(Math.min(fits, Math.max(finger, fill)), Math.min(finger, fill, CLOSE));
  aim(view, { k, x: w / 2 - ((target.l + target.r) / 2) * k, y: h / 2 - ((target.t + target.b) / 2) * k }, true);
  stepAside(view, boxes);
}

let attending = 0;

function attendSoon() {
  if (!attending) attending = requestAnimationFrame(() => { attending = 0; attend(); });
}

// --- hands -----------------------------------------------------------------------------------------------------------------

const spot = (view, event) => { const r = view.getBoundingClientRect(); return [event.clientX - r.left, event.clientY - r.top]; };

document.addEventListener("pointerdown", (event) => {
  const view = event.target.closest?.("[data-camera]");
  if (!view || event.button > 0) return;
  if (camera.fingers.size === 0) camera.dragged = false;
  camera.fingers.set(event.pointerId, spot(view, event));
  halt(view);
});

document.addEventListener("pointermove", (event) => {
  const before = camera.fingers.get(event.pointerId);
  const view = lens();
  if (!before || !view) return;
  const now = spot(view, event);
  const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
  if (camera.fingers.size === 1 && !camera.dragged && Math.hypot(dx, dy) < 8) return;
  if (camera.fingers.size === 1 && camera.k === 1) return;
  if (!camera.dragged) Object.assign(camera, { dragged: true, held: true, asked: named(view) });
  camera.fingers.set(event.pointerId, now);
  if (camera.fingers.size === 1) return aim(view, { k: camera.k, x: camera.x + dx, y: camera.y + dy });
  const other = [...camera.fingers].find(([id]) => id !== event.pointerId)[1];
  const [was, is] = [Math.hypot(before[0] - other[0], before[1] - other[1]), Math.hypot(now[0] - other[0], now[1] - other[1])];
  aim(view, { k: camera.k, x: camera.x + dx / 2, y: camera.y + dy / 2 });
  zoom(view, is / Math.max(1, was), (now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
});

for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, (event) => camera.fingers.delete(event.pointerId));
document.addEventListener("pointercancel", () => { if (lens()) attendSoon(); });

// What was dragged was not touched.
document.addEventListener("click", (event) => {
  if (camera.dragged && event.target.closest?.("[data-camera]")) { event.preventDefault(); event.stopPropagation(); }
  camera.dragged = false;
  if (lens()) attendSoon();
}, true);

document.addEventListener("wheel", (event) => {
  const view = event.target.closest?.("[data-camera]");
  if (!view) return;
  event.preventDefault();
  camera.held = true;
  zoom(view, Math.exp(-event.deltaY / 400), ...spot(view, event));
}, { passive: false });

// A touch of the overview goes there.
document.addEventListener("click", (event) => {
  const map = event.target.closest?.("[data-overview] svg");
  const view = lens();
  if (!map || !view) return;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(map.getScreenCTM().inverse());
  const box = view.querySelector("[data-world] svg").viewBox.baseVal;
  const { scale, width, height } = unit(view);
  const [x, y] = [(at.x - box.x) * scale + (view.clientWidth - width * scale) / 2, (at.y - box.y) * scale + (view.clientHeight - height * scale) / 2];
  camera.held = true;
  aim(view, { k: camera.k, x: view.clientWidth / 2 - x * camera.k, y: view.clientHeight / 2 - y * camera.k }, true);
});

// Whoever walks by keyboard sees where they are.
document.addEventListener("focusin", (event) => {
  const view = event.target.closest?.("[data-camera]");
  if (!view || camera.k === 1 || !event.target.matches(":focus-visible")) return;
  const [home, r] = [view.getBoundingClientRect(), event.target.getBoundingClientRect()];
  if (r.left >= home.left && r.right <= home.right && r.top >= home.top && r.bottom <= home.bottom) return;
  const off = [home.left + home.width / 2 - r.left - r.width / 2, home.top + home.height / 2 - r.top - r.height / 2];
  aim(view, { k: camera.k, x: camera.x + off[0], y: camera.y + off[1] }, true);
});

if (lens()) {
  new MutationObserver(attendSoon).observe(document.getElementById("table"), { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  addEventListener("resize", () => { camera.asked = " "; if (camera.k > 1) camera.k = 1.0001; attendSoon(); });
  attendSoon();
}
