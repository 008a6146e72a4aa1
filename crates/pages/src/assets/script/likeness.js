// Likenesses: a picture of a thing outside of the table, within empty copies of all that it lies in, so that it looks there as
// it does in its place. What is carried and what flies over the board are likenesses; the table itself stays as it is.

const NAMES = ["id", "data-key", "data-el", "data-count", "data-part", "data-camera", "data-world", "data-lights", "tabindex"];

/** The picture within its frames; frames that are no part of a drawing take no room. */
function framed(picture, thing) {
  let hand = picture;
  for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
    const frame = around.cloneNode(false);
    if (!(around instanceof SVGElement)) frame.style.display = "contents";
    frame.append(hand);
    hand = frame;
  }
  for (const part of [hand, ...hand.querySelectorAll(NAMES.map((name) => `[${name}]`).join())]) for (const name of NAMES) part.removeAttribute(name);
  hand.setAttribute("aria-hidden", "true");
  return hand;
}
