// Playing as a person does: touching elements of the board in the order of a legal action's click path. Which actions are
// legal is read from the page's own list; nothing is ever posted past the page.

import assert from "node:assert/strict";
import { PHONE } from "./house.js";

/** The element with this id; ids of boards need no quoting rules of their own this way. */
export const element = (page, id) => page.locator(`[id="${id}"]`);

/** Begins a game from the start page. A sound opponent brings it to its end: two who wander about take hundreds of decisions. */
export async function begin(page, game, mode, { level = "yearling", players } = {}) {
  const form = page.locator(`form.start:has(input[value="${game}"])`);
  await form.locator("summary").click();
  await form.locator("select[name=level]").selectOption(level);
  if (players) await form.locator("select[name=players]").selectOption(String(players));
  await form.locator(`button[value="${mode}"]`).click();
  await page.waitForURL(/\/t\/\w+$/);
}

/** Resolves when it is this page's turn, or the game is over: `true` if there is something to decide. */
export async function turn(page) {
  const found = await page.waitForSelector("#act, #result", { state: "attached" });
  return found.evaluate((element) => element.id === "act");
}

/** The legal actions with their paths, after making sure that clicking can tell them apart. */
export async function offers(page) {
  const found = await page.$$eval("#act button[data-path]", (buttons) =>
    buttons.map((button) => ({ action: button.value, path: button.dataset.path.split(" ") })));
  const paths = new Set(found.map(({ path }) => path.join(" ")));
  assert.equal(paths.size, found.length, "two actions have the same path");
  for (const { path } of found)
    for (let n = 1; n < path.length; n++) assert(!paths.has(path.slice(0, n).join(" ")), `a path ends within ${path}`);
  return found;
}

/** Which event the page shows; it grows with everything that happens at the table. */
export const event = (page) => page.getAttribute("#table", "data-event").then(Number);

/** Resolves when the page shows a later event. */
export const later = (page, than) =>
  page.waitForFunction((than) => Number(document.getElementById("table").dataset.event) > than, than);

/** Touches the elements of a path one after another, with the finger where there is one. */
export async function touch(page, path) {
  const finger = page.viewportSize().width <= PHONE;
  for (const id of path) {
    const next = page.locator(`[id="${id}"].can`);
    await (finger ? next.tap() : next.click());
    // Where there is no pointer to hover with, the first tap may only show what a choice would bring.
    if (finger && (await page.locator(`[id="${id}"].asked`).count()) > 0) await next.tap();
  }
}

/** Makes one decision by touching the board and waits until the board shows it. */
export async function decide(page, offer) {
  const before = await event(page);
  await touch(page, offer.path);
  await later(page, before);
}

/** Plays until the game is over; `choose` picks from the offers. Returns the number of decisions. */
export async function playOut(page, choose) {
  let decisions = 0;
  for (; await turn(page); decisions++) await decide(page, choose(await offers(page)));
  return decisions;
}

/** What brings a game of The Wolves nearer to its end; wandering about at random takes thousands of decisions. */
const FORWARD = /^(lair|dominate|den|howl) /;

/** Chooses at random, but the same every time. */
export function dice(seed) {
  let state = seed;
  const roll = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return (offers) => {
    const forward = offers.filter(({ action }) => FORWARD.test(action));
    const list = forward.length > 0 ? forward : offers;
    return list[Math.floor(roll() * list.length)];
  };
}
