// Settings of this browser: pace and sound. Without the script neither has a meaning, and the style hides their fields.

const PACES = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* A browser that keeps nothing plays as well. */ } };

/** How long motion takes: the factor of every duration. Whoever wants less motion gets none. */
const pace = () => (still() ? 0 : PACES[kept("pace")] ?? 1);

function settings() {
  // What the style moves by itself follows it too.
  document.documentElement.style.setProperty("--pace", pace());
  for (const field of document.querySelectorAll("[data-keeps]")) {
    const value = kept(field.dataset.keeps);
    for (const input of field.querySelectorAll("input")) input.checked = input.type === "checkbox" ? value === "on" : input.value === (value ?? "normal");
  }
}

document.addEventListener("change", (event) => {
  const name = event.target.closest?.("[data-keeps]")?.dataset.keeps;
  if (name) keep(name, event.target.type === "checkbox" ? (event.target.checked ? "on" : "off") : event.target.value);
  if (name) settings();
  if (name === "sound") sound("paw");
});
