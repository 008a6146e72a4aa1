// Wiring: what the browser reports, handed to the parts above. The last part, since it also begins everything.

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
  if (best) grip(best.element).focus();
}

// What can be touched next goes before what lies on it: a scar within the territory that a card is meant for, a piece on
// the hex that is asked for.
function meant(event) {
  const can = event.target.closest("#table .can");
  if (can || event.detail === 0 || !event.target.closest("#table .board")) return can ?? event.target.closest("#table [data-el]");
  const below = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest("#table .can"));
  return below.find(Boolean) ?? event.target.closest("#table [data-el]");
}

// Of several things that fold (data-fold), the one that is touched lies open, until the next table says otherwise.
function unfold(fold) {
  for (const other of fold?.parentElement.querySelectorAll(":scope > [data-fold]") ?? []) other.classList.toggle("open", other === fold);
}

document.addEventListener("click", (event) => {
  const target = event.target;
  const closer = target.closest("[data-close]");
  if (closer) return void (quiet() || close(closer.dataset.close));
  const copier = target.closest("[data-copy]");
  if (copier) return void copy(copier);
  const link = target.closest("#table a[data-soft]");
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) { event.preventDefault(); return void go(link.href); }
  unfold(target.closest("[data-fold]"));
  const element = meant(event);
  if (element?.id && !target.closest("a")) { event.preventDefault(); if (!asks(element)) touch(element.id); } else if (!target.closest(".beside")) quiet();
});

document.addEventListener("keydown", (event) => {
  const on = event.target.closest?.("#table .can, #table [data-el]");
  if (event.key === "Escape") { if (!back()) shut(); }
  else if (on && on.tagName !== "BUTTON" && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); touch(on.id); }
  else if (event.target.closest?.("#menu") && event.key.startsWith("Arrow")) {
    event.preventDefault();
    const items = [...document.querySelectorAll("#menu button")];
    const step = event.key === "ArrowUp" || event.key === "ArrowLeft" ? -1 : 1;
    items.at((items.indexOf(event.target) + step) % items.length)?.focus();
  }
  else if (on && event.key.startsWith("Arrow")) { event.preventDefault(); nearest(on, event.key); }
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.id === "act" || form.hasAttribute("data-soft")) { event.preventDefault(); send(form, event.submitter); }
});

document.addEventListener("input", (event) => {
  const field = event.target;
  if (field.dataset.filter) return filter(field);
  if (!field.form?.hasAttribute("data-slider")) return;
  // The address names the step that is shown, but every step would be too much to go back through.
  const step = `${field.form.getAttribute("action")}?${new URLSearchParams(new FormData(field.form))}`;
  history.replaceState(null, "", step);
  go(step, true);
});

// Small letters, and the apostrophe that keyboards have.
const typed = (text) => text.toLocaleLowerCase().replace(/[\u2019\u02bc]/g, "'");

function filter(field) {
  const wanted = typed(field.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const item of document.querySelectorAll(field.dataset.filter)) {
    const text = typed(item.textContent);
    item.hidden = !wanted.every((word) => text.includes(word));
    if (!item.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll("[data-filter-group]")) group.hidden = !group.querySelector("li:not([hidden])");
  const none = document.querySelector("[data-filter-none]");
  if (none) none.hidden = shown > 0;
}

document.addEventListener("pointerdown", (event) => { hurry(); finger = event.pointerType === "touch"; });
document.addEventListener("pointerover", shine);
document.addEventListener("focusin", shine);
document.addEventListener("visibilitychange", () => { if (!document.hidden && root()?.hasAttribute("data-live")) { if (!stream || stream.readyState === EventSource.CLOSED) listen(); refresh(); } });

window.addEventListener("popstate", () => { if (root()) go(location.pathname + location.search, true); });

document.documentElement.classList.add("js");
if (root()) { complete(root()); settings(); show(); hint(); guide(); score(); listen(); lookAgain(); }
