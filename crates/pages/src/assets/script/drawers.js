// Drawers: one is open at a time, Escape closes it, and the focus goes back to what opened it.

const opened = () => document.querySelector(".drawer:popover-open");

function shut() {
  const drawer = opened();
  if (!drawer) return false;
  drawer.hidePopover();
  document.querySelector(`[popovertarget="${drawer.id}"]`)?.focus({ preventScroll: true });
  return true;
}

document.addEventListener("beforetoggle", (event) => {
  if (event.newState !== "open" || !event.target.matches?.(".drawer")) return;
  for (const other of document.querySelectorAll(".drawer:popover-open")) if (other !== event.target) other.hidePopover();
}, true);

// A way on the start page opens the sheet of its game with itself chosen.
document.addEventListener("click", (event) => {
  const way = event.target.closest?.("[data-mode]");
  const choice = way?.popoverTargetElement.querySelector(`[name=mode][value=${way.dataset.mode}]`);
  if (choice) choice.checked = true;
});

// The chosen opponent is kept.
document.addEventListener("change", (event) => {
  if (event.target.matches?.(".levels input")) document.cookie = `level=${event.target.value}; path=/; max-age=31536000; samesite=lax`;
});
