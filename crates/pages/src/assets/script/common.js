// The page's one script, in parts by subject that are served as one file. It carries clicks, the event stream and motion.
// It knows no game: which elements may be touched next is read from the ways the server wrote as data, everything else is
// HTML that the server drew. This part owns what all others use.

const root = () => document.getElementById("table");
const still = () => document.documentElement.hasAttribute("data-calm") || matchMedia("(prefers-reduced-motion: reduce)").matches;
const say = (text) => { const live = document.getElementById("announce"); if (live) live.textContent = text; };

function close(id) {
  const box = document.getElementById(id);
  if (box) box.hidden = true;
}
