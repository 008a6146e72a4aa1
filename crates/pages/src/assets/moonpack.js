// The page's one script: it carries clicks, the event stream and motion. It knows no game: which elements may be touched
// next is read from the list of legal actions (data-path), everything else is HTML that the server drew.

const root = () => document.getElementById("table");
const still = () => document.documentElement.hasAttribute("data-calm") || matchMedia("(prefers-reduced-motion: reduce)").matches;
const say = (text) => { const live = document.getElementById("announce"); if (live) live.textContent = text; };

// --- click paths -----------------------------------------------------------------------------------------------------

let touched = [];

const choices = () => [...document.querySelectorAll("#act button[data-path]")].map((button) => ({ button, path: button.dataset.path.split(" ") }));
const open = () => choices().filter(({ path }) => touched.every((element, i) => path[i] === element));

function show() {
  for (const element of document.querySelectorAll(".can, .touched, [data-shown-note]")) {
    element.classList.remove("can", "touched");
    element.removeAttribute("data-shown-note");
    if (element.dataset.focusable) { element.removeAttribute("tabindex"); element.removeAttribute("role"); delete element.dataset.focusable; }
  }
  for (const id of touched) document.getElementById(id)?.classList.add("touched");
  for (const { button, path } of open()) {
    const element = document.getElementById(path[touched.length]);
    if (!element) continue;
    element.classList.add("can");
    if (element.tabIndex < 0) { element.tabIndex = 0; element.setAttribute("role", "button"); element.dataset.focusable = "yes"; }
    if (path.length === touched.length + 1 && button.dataset.note) element.dataset.shownNote = button.dataset.note;
    if (path.length === touched.length + 1 && !element.hasAttribute("aria-label") && !element.textContent.trim()) element.setAttribute("aria-label", button.textContent);
  }
  foresee();
}

// A choice may say what it leads to (data-peek): elements, each with what it would bring there. It is shown for what is
// pointed at, and while something has been touched for all that is still open.
let foreseen = [];

function foresee(pointed) {
  for (const [element, noted] of foreseen) { element.classList.remove("reach"); if (noted) element.removeAttribute("data-shown-note"); }
  foreseen = [];
  const through = pointed ? open().filter(({ path }) => path[touched.length] === pointed.id) : [];
  for (const { button } of through.length > 0 || touched.length === 0 ? through : open()) {
    for (const item of button.dataset.peek?.split(" ") ?? []) {
      const [id, note] = item.split("=");
      const element = document.getElementById(id);
      if (!element || element.classList.contains("reach")) continue;
      const noted = note !== undefined && !element.hasAttribute("data-shown-note");
      element.classList.add("reach");
      if (noted) element.dataset.shownNote = note;
      foreseen.push([element, noted]);
    }
  }
}

// A finger cannot point without touching. So its first touch of something that would be done at once only shows what it
// leads to, and its second does it.
let finger = false;
let asked;

function asks(element) {
  for (const old of document.querySelectorAll(".asked")) old.classList.remove("asked");
  const leads = ({ button, path }) => path.length === 1 && path[0] === element.id && button.dataset.peek;
  const first = finger && touched.length === 0 && asked !== element.id && open().some(leads);
  asked = first ? element.id : undefined;
  if (first) { element.classList.add("asked"); foresee(element); }
  return first;
}

function touch(id) {
  const next = open().filter(({ path }) => path[touched.length] === id);
  if (next.length === 0) {
    const again = touched.length > 0 && choices().some(({ path }) => path[0] === id);
    if (again) { touched = []; return touch(id); }
    if (choices().length > 0) why([...touched, id]);
    return;
  }
  close("blocked");
  touched.push(id);
  const done = next.find(({ path }) => path.length === touched.length);
  if (done) { touched = []; send(done.button.form, done.button); } else { show(); }
}

function back() {
  if (touched.length === 0) return false;
  touched.pop();
  show();
  return true;
}

async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  // Without a secure connection there is no clipboard; then the address can at least be seen and copied by hand.
  if (!navigator.clipboard) return void prompt(button.textContent, address);
  await navigator.clipboard.writeText(address);
  button.textContent = button.dataset.copied;
  say(button.dataset.copied);
}

async function why(clicks) {
  const answer = await fetch(`${root().dataset.base}/why?clicks=${encodeURIComponent(clicks.join(" "))}`);
  if (!answer.ok) return;
  const box = document.getElementById("blocked");
  box.innerHTML = await answer.text();
  box.hidden = box.textContent.trim() === "";
}

function close(id) {
  const box = document.getElementById(id);
  if (box) box.hidden = true;
}

// --- sending and receiving -------------------------------------------------------------------------------------------

let busy = false;
let latest = 0;
let shownAt = 0;
let waiting = 0;
let visits = 0;

// What happened while something was under way is fetched afterwards, so that nothing is missed and nothing asked twice.
// News waits until the motion of the last news is over, so that one step does not swallow the other.
function catchUp() {
  if (busy || waiting || !root().hasAttribute("data-live") || latest <= Number(root().dataset.event)) return;
  const rest = still() ? 0 : shownAt + 330 - performance.now();
  if (rest <= 0) return refresh();
  waiting = setTimeout(() => { waiting = 0; catchUp(); }, rest);
}

async function send(form, button) {
  if (busy) return;
  busy = true;
  try {
    const body = new URLSearchParams(new FormData(form));
    if (button?.name) body.set(button.name, button.value);
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "X-Frame-Only": "yes" } });
    if (answer.redirected) { location.href = answer.url; return; }
    if ((answer.headers.get("content-type") ?? "").startsWith("text/html")) swap(await answer.text(), true);
    if (answer.ok) form.reset();
    busy = false;
    catchUp();
  } catch {
    busy = false;
    refresh();
  }
}

async function refresh() {
  busy = true;
  try {
    const visit = visits;
    const answer = await fetch(root().dataset.frame, { headers: { "X-Frame-Only": "yes" } });
    const html = answer.ok ? await answer.text() : "";
    // Whoever has gone to another step meanwhile is not taken back.
    if (answer.ok && visit === visits) swap(html, false);
    busy = false;
    if (answer.ok) catchUp();
  } catch {
    // The stream comes back by itself and asks again.
    busy = false;
  }
}

function swap(html, own) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("table");
  const table = root();
  if (!fresh || !table || (!own && Number(fresh.dataset.event) < Number(table.dataset.event))) return;
  const before = places();
  const counts = new Map([...table.querySelectorAll("[data-count]")].map((element) => [element.dataset.count, Number(element.textContent)]));
  const guided = { ...table.querySelector("#guide")?.dataset };
  const version = () => table.querySelector("#act [name=version]")?.value;
  const said = () => table.querySelectorAll(".talk li").length;
  const [decided, spoken, focused] = [version(), said(), document.activeElement?.id];
  for (const { id, open } of table.querySelectorAll("details[id]")) {
    const details = fresh.querySelector(`#${id}`);
    if (details) details.open = open || (own && id === "chat" && focused === "say");
  }
  patch(table, fresh);
  // A choice that was begun stays while nothing was decided: somebody may only have spoken in the chat.
  if (version() !== decided) touched = [];
  show();
  hint();
  if (lit?.isConnected) light(lit, true);
  guide(guided);
  // Up to here the page was only written, from here it is also measured: so it is laid out once.
  if (said() !== spoken) table.querySelector(".talk").scrollTo(0, 1e6);
  if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
  move(before);
  count(counts);
  shownAt = performance.now();
  if (table.dataset.here !== location.pathname + location.search) history.replaceState(null, "", table.dataset.here);
  for (const field of document.querySelectorAll("input[name=to]")) field.value = table.dataset.here;
  if (!stream) listen();
  lookAgain();
  const newest = table.querySelector("#log li");
  say([table.querySelector("#status")?.textContent, newest?.textContent].filter(Boolean).join(" "));
}

// What is equal in the new table stays as it is, with its focus, its scrolling and the words typed into it; only what
// differs is written. A named element is found again wherever it stands among its siblings.
const nameOf = (node) => node.id || node.dataset?.key || "";

function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.data = fresh.data);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    old.setAttribute(name, value);
    if (name === "value") old.value = value;
  }
  const wanted = new Set([...fresh.children].map(nameOf));
  const named = new Map();
  for (const child of [...old.children]) {
    const name = nameOf(child);
    if (name && !wanted.has(name)) child.remove();
    else if (name) named.set(name, child);
  }
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const name = nameOf(child);
    const kept = name ? named.get(name) : at && !nameOf(at) && !comesLater(at, child) ? at : undefined;
    named.delete(name);
    if (kept?.nodeName !== child.nodeName) { old.insertBefore(child, at); continue; }
    if (kept === at) at = at.nextSibling; else old.insertBefore(kept, at);
    patch(kept, child);
  }
  while (at) { const next = at.nextSibling; at.remove(); at = next; }
}

// Is this old node one of those that follow? Then a line was put in before it, as in the log.
function comesLater(old, fresh) {
  if (old.isEqualNode(fresh)) return false;
  for (let i = 0, next = fresh.nextSibling; next && i < 6; i += 1, next = next.nextSibling) if (old.isEqualNode(next)) return true;
  return false;
}

// A page may ask to be looked at again after some seconds (data-again): not everything that changes is an event.
let again = 0;

function lookAgain() {
  clearTimeout(again);
  const seconds = Number(root().dataset.again);
  if (seconds) again = setTimeout(() => (busy ? lookAgain() : refresh()), 1000 * seconds);
}

let stream;

function listen() {
  const table = root();
  if (!table || !table.hasAttribute("data-live")) return;
  stream?.close();
  stream = new EventSource(table.dataset.events);
  stream.addEventListener("event", (event) => { latest = Math.max(latest, Number(event.data)); catchUp(); });
  stream.addEventListener("error", () => { if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000); });
}

// A link that changes only the table: a step of the game, a step of the guide.
async function go(href, keep) {
  const [path, query = ""] = href.split("?");
  const visit = (visits += 1);
  const answer = await fetch(`${path}/frame?${query}`, { headers: { "X-Frame-Only": "yes" } });
  if (!answer.ok) return void (location.href = href);
  const html = await answer.text();
  // A slider asks for the next step before the last has come.
  if (visit !== visits) return;
  if (!keep) history.pushState(null, "", href);
  swap(html, true);
}

// --- the guide: it names what to mark; when what it asked for is done, it goes on ---------------------------------------

function guide(before) {
  const panel = document.getElementById("guide");
  for (const element of document.querySelectorAll(".guided")) element.classList.remove("guided");
  if (!panel) return;
  const { step, done, shows } = panel.dataset;
  for (const element of document.querySelectorAll(shows)) element.classList.add("guided");
  if (before?.step !== step) document.querySelector(shows.split(", ")[0])?.scrollIntoView({ block: "nearest", behavior: still() ? "auto" : "smooth" });
  else if (done !== undefined && before.done === undefined) {
    setTimeout(() => { if (document.getElementById("guide")?.dataset.step === step) go(document.getElementById("guide-next").getAttribute("href")); }, 1200);
  }
}

// --- motion ----------------------------------------------------------------------------------------------------------

const places = () => new Map([...document.querySelectorAll("#table [data-key]")].map((element) => [element.dataset.key, element.getBoundingClientRect()]));

let motions = [];

function move(before) {
  for (const motion of motions) motion.cancel();
  motions = [];
  if (still() || before.size === 0) return;
  // What was nowhere comes from where its kind is kept (data-from), if the page says so.
  const placed = [...document.querySelectorAll("#table [data-key]")].map((element) => {
    const from = before.get(element.dataset.key) ?? document.getElementById(element.dataset.from)?.getBoundingClientRect();
    const svg = element.ownerSVGElement;
    const scale = svg ? svg.viewBox.baseVal.width / (svg.getBoundingClientRect().width || 1) : 1;
    return { element, from, to: element.getBoundingClientRect(), scale };
  });
  for (const { element, from, to, scale } of placed) {
    if (!from) { motions.push(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300 })); continue; }
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    motions.push(element.animate([{ translate: `${dx * scale}px ${dy * scale}px` }, { translate: "0 0" }], { duration: 320, easing: "ease-in-out" }));
  }
}

let counting = 0;

function count(before) {
  const run = (counting += 1);
  if (still()) return;
  for (const element of document.querySelectorAll("#table [data-count]")) {
    const [from, to] = [before.get(element.dataset.count), Number(element.textContent)];
    if (from === undefined || from === to) continue;
    const begun = performance.now();
    const step = (now) => {
      // The next news has written a number of its own.
      if (run !== counting) return;
      const part = Math.min(1, (now - begun) / 500);
      element.textContent = Math.round(from + (to - from) * part);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}

function hint() {
  const idea = document.querySelector("[data-hint]");
  for (const id of idea?.dataset.hint.split(" ") ?? []) document.getElementById(id)?.classList.add("idea");
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

// --- wiring ----------------------------------------------------------------------------------------------------------

function nearest(from, key) {
  const axis = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const centre = (element) => { const r = element.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [x, y] = centre(from);
  let best;
  for (const element of document.querySelectorAll("#table .can")) {
    const [dx, dy] = [centre(element)[0] - x, centre(element)[1] - y];
    const ahead = dx * axis[0] + dy * axis[1];
    const aside = Math.abs(dx * axis[1]) + Math.abs(dy * axis[0]);
    if (ahead > 2 && (!best || ahead + 2 * aside < best.cost)) best = { element, cost: ahead + 2 * aside };
  }
  best?.element.focus();
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const closer = target.closest("[data-close]");
  if (closer) return close(closer.dataset.close);
  const copier = target.closest("[data-copy]");
  if (copier) return void copy(copier);
  const link = target.closest("#table a[data-soft]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); return void go(link.getAttribute("href")); }
  // What can be touched next goes before what lies on it: a scar within the territory that a card is meant for.
  const element = target.closest("#table .can") ?? target.closest("#table [data-el]");
  if (element?.id && !target.closest("a")) { event.preventDefault(); if (!asks(element)) touch(element.id); }
});

document.addEventListener("keydown", (event) => {
  const on = event.target.closest?.("#table .can, #table [data-el]");
  if (event.key === "Escape") { if (!back()) close("blocked"); }
  else if (on && on.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); touch(on.id); }
  else if (on && event.key.startsWith("Arrow")) { event.preventDefault(); nearest(on, event.key); }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "act" || form.hasAttribute("data-soft")) { event.preventDefault(); send(form, event.submitter); }
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.dataset.filter) return filter(field);
  if (field.form?.hasAttribute("data-slider")) go(`${field.form.getAttribute("action")}?at=${field.value}`, true);
});

function filter(field) {
  const wanted = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of document.querySelectorAll(field.dataset.filter)) {
    const text = item.textContent.toLocaleLowerCase();
    item.hidden = !wanted.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll("[data-filter-group]")) group.hidden = !group.querySelector("li:not([hidden])");
  const none = document.querySelector("[data-filter-none]");
  if (none) none.hidden = shown > 0;
}

document.addEventListener("pointerdown", (event) => { finger = event.pointerType === "touch"; });
document.addEventListener("pointerover", shine);
document.addEventListener("focusin", shine);
document.addEventListener("visibilitychange", () => { if (!document.hidden && root()?.hasAttribute("data-live")) { if (!stream || stream.readyState === EventSource.CLOSED) listen(); refresh(); } });

window.addEventListener("popstate", () => { if (root()) go(location.pathname + location.search, true); });

// The server does not know whether a system that decides is dark at the moment.
const theme = document.querySelector("html[data-theme=auto] button[name=theme]");
if (theme && matchMedia("(prefers-color-scheme: dark)").matches) { theme.value = "light"; theme.textContent = "☀"; }

document.documentElement.classList.add("js");
if (root()) { show(); hint(); guide(); listen(); lookAgain(); }
