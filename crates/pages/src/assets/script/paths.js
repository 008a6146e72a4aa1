// Click paths: what may be touched next, what a touch leads to, and the chain of decisions it stands for. The ways come as
// data (#ways): a tree of element ids; a leaf lists the actions of its chain by number, the last of them counted from that of
// the leaf before it, and true at its end says that the turn is over after it. Ids with a label are no things on the board: they are offered beside what was touched.

let touched = [];
let known = { text: "" };

function ways() {
  const text = document.getElementById("ways")?.textContent ?? "";
  if (text === known.text) return known;
  known = { text, ...(text ? JSON.parse(text) : {}) };
  let last = 0;
  for (const leaf of leaves(known.tree ?? {})) last = leaf[leaf.length - (ends(leaf) ? 2 : 1)] += last;
  return known;
}

const isLeaf = Array.isArray;
const ends = (leaf) => leaf.at(-1) === true;
const next = (path = touched) => path.reduce((node, id) => (isLeaf(node) ? undefined : node?.[id]), ways().tree ?? {}) ?? {};
const leaves = (node) => (isLeaf(node) ? [node] : Object.values(node).flatMap(leaves));
const chain = (leaf) => leaf.filter((number) => number !== true).map((number) => ways().actions[number]);

// The decisions that all ways from here begin with.
function common(node) {
  const [first, ...others] = leaves(node).map(chain);
  let length = first?.length ?? 0;
  for (const other of others) { let i = 0; while (i < length && other[i] === first[i]) i += 1; length = i; }
  return first?.slice(0, length) ?? [];
}

// What an element would bring: its decision's own note, or, while more has to be touched, that of what all its ways begin with.
function outlook(node) {
  const actions = common(node);
  return ways().notes?.[isLeaf(node) ? actions.at(-1) : actions[0]] ?? [];
}

// A thing that other things lie on is no button itself: keys and screen readers take hold of a part of it, its name.
const grip = (element) => element.querySelector("[data-grip]") ?? element;

// Writes only what differs from what is marked already.
function show() {
  const open = next();
  const can = new Map();
  for (const [id, node] of isLeaf(open) ? [] : Object.entries(open)) { const element = document.getElementById(id); if (element) can.set(element, node); }
  const chosen = new Set(touched.map((id) => document.getElementById(id)).filter(Boolean));
  for (const element of document.querySelectorAll("#table :is(.can, .touched, [data-shown-note])")) {
    if (!chosen.has(element) && element.classList.contains("touched")) element.classList.remove("touched");
    if (!can.has(element)) release(element);
  }
  for (const element of chosen) if (!element.classList.contains("touched")) element.classList.add("touched");
  for (const [element, node] of can) {
    if (!element.classList.contains("can")) element.classList.add("can");
    const held = grip(element);
    if (held.tabIndex < 0) { held.tabIndex = 0; held.setAttribute("role", "button"); held.dataset.focusable = "yes"; }
    const [note] = outlook(node);
    if (!note) element.removeAttribute("data-shown-note");
    else if (element.dataset.shownNote !== String(note)) element.dataset.shownNote = note;
  }
  offer();
  foresee();
}

// It cannot be touched any more.
function release(element) {
  if (element.classList.contains("can")) element.classList.remove("can");
  element.removeAttribute("data-shown-note");
  const held = grip(element);
  if (held.dataset.focusable) { held.removeAttribute("tabindex"); held.removeAttribute("role"); delete held.dataset.focusable; }
}

// A decision may say what it leads to: elements, each with what it would bring there. It is shown for what is pointed at,
// and while something has been touched for all that one more touch would do.
let foreseen = [];

function foresee(pointed) {
  for (const [element, noted] of foreseen) { element.classList.remove("reach"); if (noted) element.removeAttribute("data-shown-note"); }
  foreseen = [];
  const open = next();
  const all = touched.length > 0 && !isLeaf(open) ? [open, ...Object.values(open).filter(isLeaf)] : [];
  const nodes = pointed && open[pointed.id] ? [open[pointed.id]] : all;
  for (const item of nodes.flatMap((node) => outlook(node)[1]?.split(" ") ?? [])) {
    const [id, note] = item.split("=");
    const element = document.getElementById(id);
    if (!element || element.classList.contains("reach")) continue;
    const noted = note !== undefined && !element.hasAttribute("data-shown-note");
    element.classList.add("reach");
    if (noted) element.dataset.shownNote = note;
    foreseen.push([element, noted]);
  }
}

// A finger cannot point without touching. So its first touch of something that would be done at once only shows what it
// leads to, and its second does it.
let finger = false;
let asked;

function asks(element) {
  for (const old of document.querySelectorAll(".asked")) old.classList.remove("asked");
  const node = touched.length === 0 ? next()[element.id] : undefined;
  const first = finger && asked !== element.id && isLeaf(node) && outlook(node)[1];
  asked = first ? element.id : undefined;
  if (first) { element.classList.add("asked"); foresee(element); }
  return first;
}

// What is touched while a decision is on its way counts for what comes after it.
let early = [];

function touch(id) {
  if (sending) return void early.push(id);
  const node = next()[id];
  if (!node) {
    if (touched.at(-1) === id) return void back();
    if (touched.length > 0 && ways().tree?.[id]) { touched = []; return touch(id); }
    if (ways().tree && root().dataset.decides !== undefined) why([...touched, id]);
    return;
  }
  quiet();
  touched.push(id);
  if (isLeaf(node)) return finish(node);
  // Where the board draws nothing of what comes next, what is clear already is done, and the board then shows more.
  const drawn = Object.keys(node).some((other) => ways().labels?.[other] || document.getElementById(other));
  if (!drawn && common(node).length > 0) return decide(common(node));
  show();
  regain();
}

function touchEarly() {
  const ids = early;
  early = [];
  for (const id of ids) if (sending || next()[id] || ways().tree?.[id]) touch(id);
}

// The last decision of a turn may wait for a confirmation, if the page says so.
function finish(leaf) {
  if (!root().dataset.confirm || !ends(leaf)) return decide(chain(leaf));
  show();
  menu([[root().dataset.confirm, () => decide(chain(leaf))]]);
}

// What was touched stays marked until the answer comes: it is seen at once that the touch counts, and the board is drawn anew
// only once.
function decide(actions) {
  hold(anchor());
  for (const id of touched) document.getElementById(id)?.classList.add("touched");
  touched = [];
  offer();
  send(document.getElementById("act"), { name: "action", value: actions.join("\n") });
}

function back() {
  if (touched.length === 0) return quiet();
  hold(anchor());
  touched.pop();
  show();
  regain();
  return true;
}

// --- focus: it never falls to the page's start --------------------------------------------------------------------------

let keyboard = false;
let heldAt;

document.addEventListener("keydown", () => { keyboard = true; }, true);
document.addEventListener("pointerdown", () => { keyboard = false; }, true);
document.addEventListener("focusin", ({ target }) => {
  if (target.id !== "status" && root()?.contains(target)) { const r = target.getBoundingClientRect(); heldAt = [r.x + r.width / 2, r.y + r.height / 2]; }
});

/** When what the keyboard held is gone or can be touched no more, what can be touched nearest to it takes its place; if
 *  nothing can, the question does. */
function regain() {
  const held = document.activeElement;
  if (!keyboard || !heldAt || (held !== document.body && held?.tabIndex >= 0)) return;
  const far = (element) => { const r = grip(element).getBoundingClientRect(); return Math.hypot(r.x + r.width / 2 - heldAt[0], r.y + r.height / 2 - heldAt[1]); };
  const open = [...document.querySelectorAll("#table .can")].filter((element) => element.checkVisibility());
  const nearest = open.map((element) => [far(element), grip(element)]).sort(([a], [b]) => a - b).map(([, element]) => element);
  const question = document.getElementById("status");
  for (const element of [question, root()]) element.tabIndex = -1;
  for (const element of [...nearest, question, root()]) {
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}

// --- beside what was touched: options and refusals ----------------------------------------------------------------------

const anchor = () => touched.map((id) => document.getElementById(id)).filter(Boolean).at(-1);
const hold = (element) => { if (element) grip(element).focus({ preventScroll: true }); };

function beside(id, element) {
  let box = document.getElementById(id);
  if (!box) { box = document.createElement("div"); box.id = id; box.className = "beside"; box.popover = "manual"; document.body.append(box); }
  box.showPopover();
  // Above the thing if there is room, else below it; never off the screen, never over the thing itself.
  const [thing, own] = [(element ?? root()).getBoundingClientRect(), box.getBoundingClientRect()];
  const [width, height] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const above = thing.top - own.height - 8;
  const top = above >= 8 ? above : Math.min(thing.bottom + 8, height - own.height - 8);
  const left = Math.max(8, Math.min(thing.left + thing.width / 2 - own.width / 2, width - own.width - 8));
  box.style.top = `${Math.max(8, top)}px`;
  box.style.left = `${left}px`;
  return box;
}

function menu(options) {
  const box = document.getElementById("menu") ?? beside("menu", anchor());
  box.setAttribute("role", "menu");
  box.replaceChildren(...options.map(([label, act]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.textContent = label;
    button.addEventListener("click", act);
    return button;
  }));
  beside("menu", anchor());
  if (!finger) box.firstChild?.focus({ preventScroll: true });
}

function offer() {
  const node = next();
  const options = touched.length > 0 && !isLeaf(node) ? Object.keys(node).filter((id) => ways().labels?.[id]) : [];
  if (options.length > 0) return menu(options.map((id) => [ways().labels[id], () => touch(id)]));
  const box = document.getElementById("menu");
  if (box?.matches(":popover-open")) box.hidePopover();
}

// Takes refusals away; was there one?
function quiet() {
  const boxes = [...document.querySelectorAll("#refusal:popover-open, #blocked:not([hidden])")];
  for (const box of boxes) if (box.id === "refusal") box.hidePopover(); else box.hidden = true;
  return boxes.length > 0;
}

async function why(clicks) {
  const answer = await fetch(`${root().dataset.base}/why?clicks=${encodeURIComponent(clicks.join(" "))}`);
  if (!answer.ok) return;
  const element = document.getElementById(clicks.at(-1));
  const box = beside("refusal", element);
  box.setAttribute("role", "alert");
  box.innerHTML = await answer.text();
  beside("refusal", element);
  if (!still()) element?.animate([{ translate: "0 0" }, { translate: "2px 0" }, { translate: "-2px 0" }, { translate: "0 0" }], { duration: 120, iterations: 2 });
}
