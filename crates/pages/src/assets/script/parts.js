// A table comes in parts; data-part names the content of each. What the page has been given before is not sent again: the
// answer only names it (data-kept), and here it is put back as it came, so that everything else meets a whole table.

const KNOWN = 400;
const parts = new Map();
let showing = [];

/** The names of the parts that the table shows, for the next question. */
const held = () => ({ "X-Frame-Only": "yes", "X-Held": showing.join(" ") });

// Answers can overtake each other, so parts of earlier tables are kept for a while. False if one is missing all the same.
function complete(table) {
  for (const kept of [...table.querySelectorAll("[data-kept]")]) {
    const known = parts.get(kept.dataset.kept);
    if (!known) return false;
    kept.replaceWith(known.cloneNode(true));
  }
  showing = [];
  for (const part of table.querySelectorAll("[data-part]")) {
    const name = part.dataset.part;
    const known = parts.get(name) ?? part.cloneNode(true);
    parts.delete(name);
    parts.set(name, known);
    showing.push(name);
  }
  for (const name of parts.keys()) if (parts.size > KNOWN) parts.delete(name);
  return true;
}
