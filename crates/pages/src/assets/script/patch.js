// What is equal in the new table stays as it is, with its focus, its scrolling and the words typed into it; only what
// differs is written. A named element is found again wherever it stands among its siblings.
// Where the reader looks is the reader's own, and the question may be held by the keyboard.
const ours = (element, name) => looks(element, name) || (name === "tabindex" && /^(status|table)$/.test(element.id));
// What the reader has folded away stays so until it has something else to say: another step, or that this one is done.
const folded = (old, fresh) => old.hasAttribute("data-folded") && ["step", "open", "done"].every((what) => old.dataset[what] === fresh.dataset[what]);
const nameOf = (node) => node.id || node.dataset?.key || "";

// What may be touched stays marked while the table is written; what differs of it then, show() writes. Taken away and given
// back, every mark would be styled anew with all that depends on it.
function keepMarks(old, fresh) {
  for (const mark of ["can", "touched"]) if (old.classList.contains(mark)) fresh.classList.add(mark);
  const kept = [...(old.dataset.focusable ? ["tabindex", "role", "data-focusable"] : []), ...(old.classList.contains("can") ? ["data-shown-note"] : [])];
  for (const name of kept) if (old.hasAttribute(name)) fresh.setAttribute(name, old.getAttribute(name));
}

function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeType !== Node.ELEMENT_NODE) return void (old.data = fresh.data);
  keepMarks(old, fresh);
  if (folded(old, fresh)) fresh.setAttribute("data-folded", "");
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !ours(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value || ours(old, name)) continue;
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
