// Playing as a person does: touching things in the order of a way, which the page carries as data. Which decisions are legal
// is read from the page; nothing is ever posted past it.

import assert from "node:assert/strict";
import { PHONE } from "./house.js";

/** The element with this id; ids of boards need no quoting rules of their own this way. */
export const element = (page, id) => page.locator(`[id="${id}"]`);

/** Begins a game from the start page. A sound opponent brings it to its end: two who wander about take hundreds of decisions. */
export async function begin(page, game, mode, { level = "yearling", players } = {}) {
  await page.click(`[popovertarget="set-${game}"][data-mode="friends"]`);
  const sheet = page.locator(`#set-${game}`);
  const choose = (name, value) => sheet.locator(`[name="${name}"][value="${value}"]`).check();
  await choose("mode", mode);
  if (mode === "bot") await choose("level", level);
  if (players && game !== "lone-wolves") await choose("players", String(players));
  await sheet.locator("button.gold").click();
  await page.waitForURL(/\/t\/\w+$/);
}

/** Resolves when it is this page's turn, or the game is over: `true` if there is something to decide. */
export async function turn(page) {
  const found = await page.waitForSelector("#act, #result", { state: "attached" });
  return found.evaluate((element) => element.id === "act");
}

/** The ways with their paths and chains; `labels` names the steps that are offered in a menu. */
export async function offers(page) {
  const { tree, actions, labels } = JSON.parse(await page.locator("#ways").textContent());
  const found = [];
  let last = 0;
  const leaf = (node, path) => {
    const numbers = node.filter((number) => number !== true);
    // The last action of a leaf is counted from that of the leaf before it.
    last = numbers[numbers.length - 1] += last;
    found.push({ path, ends: node.length > numbers.length, chain: numbers.map((number) => actions[number]) });
  };
  const walk = (node, path) => {
    if (Array.isArray(node)) leaf(node, path);
    else for (const [id, next] of Object.entries(node)) walk(next, [...path, id]);
  };
  walk(tree, []);
  assert(found.length > 0, "somebody decides and has no way");
  return found.map((way) => ({ ...way, action: way.chain.join(", "), labels }));
}

/** Which event the page shows; it grows with everything that happens at the table. */
export const event = (page) => page.getAttribute("#table", "data-event").then(Number);

/** Resolves when the page shows a later event. */
export const later = (page, than) =>
  page.waitForFunction((than) => Number(document.getElementById("table").dataset.event) > than, than);

/** Resolves when the element with this id lies still: nothing that holds it is on its way or about to set out (what moves waits
 *  a frame or two for the new board to be painted), and no map moves by itself to what is asked. */
export async function still(page, id) {
  await page.evaluate(async (id) => {
    const holds = ({ effect, playState }) =>
      playState !== "finished" && effect.getComputedTiming().endTime < Infinity && effect.target?.contains(document.getElementById(id));
    const moving = () => document.getAnimations().filter(holds);
    for (let all = moving(); all.length > 0; all = moving()) await Promise.allSettled(all.map(({ finished }) => finished));
    const where = () => {
      const { x, y } = document.getElementById(id)?.getBoundingClientRect() ?? {};
      return `${x} ${y}`;
    };
    const frame = () => new Promise(requestAnimationFrame);
    for (let [last, still] = ["", 0]; still < 2; still = where() === last ? still + 1 : 0) {
      last = where();
      await frame();
    }
  }, id);
}

/** Resolves when this is asked for and can be touched where it lies; a person waits for that too. */
async function asked(page, id) {
  await page.waitForSelector(`[id="${id}"].can`);
  await still(page, id);
}

/** Where the element with this id can be touched: a point of it that nothing lies on, for cards of a hand and pieces on a map
 *  cover each other; or, if it lies outside of a window that shows a part of a map, how far the map must be dragged. */
async function found(page, id) {
  const place = await page.waitForFunction((id) => {
    const element = document.getElementById(id);
    if (!element?.classList.contains("can") || !element.checkVisibility()) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.2, 0.8, 0.1, 0.9, 0.35, 0.65, 0.05, 0.95];
    // What only peeps over the edge of the screen is dragged into it before it is touched.
    const onScreen = ({ x }) => x > 4 && x < window.innerWidth - 4;
    const points = parts.flatMap((down) => parts.map((across) => ({ x: left + width * across, y: top + height * down }))).filter(onScreen);
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("#table .can") === element;
    // Rather well within it: a fingertip is no needle.
    const within = ({ x, y }) => [[0, 0], [6, 0], [-6, 0], [0, 6], [0, -6]].every(([dx, dy]) => at(x + dx, y + dy));
    const alone = points.find(within) ?? points.find(({ x, y }) => at(x, y));
    // Under what cannot be touched, such as a den under another's wolf: the page takes a touch for what can be. The overview of
    // the map is touched for itself.
    const under = ({ x, y }) => {
      const stack = document.elementsFromPoint(x, y);
      return stack[0]?.closest("#table .board") && !stack[0].closest("[data-overview]") && stack.map((thing) => thing.closest("#table .can")).find(Boolean) === element;
    };
    const point = alone ?? points.find(under);
    if (point) return point;
    const view = element.closest("[data-camera]")?.getBoundingClientRect();
    if (!view) return;
    const [x, y] = [view.left + view.width / 2, view.top + view.height / 2];
    const drag = [x - left - width / 2, y - top - height / 2];
    // Not farther at once than the finger has way in the window.
    const least = (size, way) => Math.max(-0.4 * size, Math.min(0.4 * size, way));
    return { x, y, drag: [least(view.width, drag[0]), least(view.height, drag[1])] };
  }, id);
  return place.jsonValue();
}

/** Drags with one finger from a point by so much. */
async function drag(page, { x, y, drag: [dx, dy] }) {
  const hand = await page.context().newCDPSession(page);
  const [from, to] = [{ x: x - dx / 2, y: y - dy / 2 }, { x: x + dx / 2, y: y + dy / 2 }];
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (const part of [0.5, 1]) {
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await hand.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  // The finger rests before it is lifted: after a flick the browser takes the next tap for the end of the flick.
  await page.evaluate(async () => { for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame); });
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await hand.detach();
}

/** A point where the element with this id can be touched; what lies outside of its window is dragged into it. */
async function free(page, id) {
  for (let drags = 0; drags < 8; drags++) {
    const place = await found(page, id);
    if (!place.drag) return place;
    await drag(page, place);
  }
  assert.fail(`${id} cannot be dragged into sight`);
}

/** Taps with a finger, and waits until the page has heard of it: a tap becomes a click only after the finger is gone. */
async function tap(page, x, y) {
  await page.evaluate(() => {
    window.heard = false;
    document.addEventListener("click", () => setTimeout(() => { window.heard = true; }), { once: true, capture: true });
  });
  await page.touchscreen.tap(x, y);
  await page.waitForFunction(() => window.heard);
}

/** Touches the steps of a path one after another, with the finger where there is one; options in the menu beside. Before each
 *  thing on the board is touched, `look` may look at what is there. */
export async function touch(page, path, labels = {}, look = () => {}) {
  const finger = page.viewportSize().width <= PHONE;
  for (const [number, id] of path.entries()) {
    if (number > 0 && labels[id]) {
      const option = page.getByRole("menuitem", { name: labels[id], exact: true });
      await (finger ? option.tap() : option.click());
      continue;
    }
    await asked(page, id);
    await look();
    const { x, y } = await free(page, id);
    const press = () => (finger ? tap(page, x, y) : page.mouse.click(x, y));
    await press();
    // Where there is no pointer to hover with, the first tap may only show what a choice would bring.
    if (finger && (await page.locator(`[id="${id}"].asked`).count()) > 0) await press();
  }
}

/** Goes one way by touching the board and waits until the board shows it; `look` as for a touch. */
export async function decide(page, offer, look) {
  const before = await event(page);
  await touch(page, offer.path, offer.labels, look);
  await confirm(page, offer);
  await later(page, before);
}

/** Says yes where the page asks once more before a turn ends: at a table with other people. */
export async function confirm(page, { ends }) {
  const question = await page.getAttribute("#table", "data-confirm");
  if (ends && question) await page.getByRole("menuitem", { name: question, exact: true }).click();
}

/** Where a thing lies that cannot be touched now, and nothing that can, for that would be meant. Rather one whose like can be
 *  touched, so that a rule forbids it, if need be in a later turn; else any. */
export async function forbidden(page) {
  const find = (any) => page.evaluate((any) => {
    const like = ({ id }) => id.split("-")[0];
    const asked = new Set([...document.querySelectorAll("#table .can")].map(like));
    for (const element of document.querySelectorAll("#table .board [data-el]:not(.can)")) {
      if (!any && !asked.has(like(element))) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      for (const part of [0.5, 0.1, 0.3, 0.7, 0.9]) {
        const [x, y] = [left + width * part, top + height / 2];
        const here = document.elementsFromPoint(x, y);
        if (here[0]?.closest("[data-el]") === element && !here.some((other) => other.closest(".can"))) return { x, y };
      }
    }
  }, any);
  for (let n = 0; n < 8 && !(await find(false)); n++) { await decide(page, (await offers(page))[0]); await turn(page); }
  return (await find(false)) ?? find(true);
}

/** The ways whose first thing is drawn. On a narrow board one of several equal fields stands for those beside it. */
export async function drawn(page, ways) {
  const hidden = await page.evaluate((ids) => ids.filter((id) => {
    const element = document.getElementById(id);
    const others = [...(element?.parentElement.children ?? [])];
    return element && !element.checkVisibility() && others.some((other) => other.matches(".can") && other.checkVisibility());
  }), [...new Set(ways.map(({ path }) => path[0]))]);
  return ways.filter(({ path }) => !hidden.includes(path[0]));
}

/** Brings a table forward by so many ways without touching anything, each posted as the page would post it; the page shows
 *  the table after it. For tests of what a late position looks like, not of playing. */
export async function forward(page, count, seed) {
  await page.evaluate(async ({ count, seed }) => {
    let state = seed;
    const roll = (many) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * many);
    const read = async (answer) => new DOMParser().parseFromString(await (await answer).text(), "text/html").getElementById("table");
    const headers = { "X-Frame-Only": "yes" };
    let table = document.getElementById("table");
    for (let n = 0; n < count && !table.querySelector("#result");) {
      const form = table.querySelector("#act");
      if (!form) { table = await read(fetch(table.dataset.frame, { headers })); continue; }
      const { tree, actions } = JSON.parse(table.querySelector("#ways").textContent);
      let last = 0;
      const chains = (node) => {
        if (!Array.isArray(node)) return Object.values(node).flatMap(chains);
        const numbers = node.filter((number) => number !== true);
        last = numbers[numbers.length - 1] += last;
        return [numbers.map((number) => actions[number])];
      };
      const all = chains(tree);
      const onward = all.filter(([first]) => /^(lair|dominate|den|howl) /.test(first));
      const chain = (onward.length > 0 ? onward : all)[roll((onward.length > 0 ? onward : all).length)];
      const body = new URLSearchParams(new FormData(form));
      body.set("action", chain.join("\n"));
      table = await read(fetch(form.getAttribute("action"), { method: "POST", body, headers }));
      n += 1;
    }
  }, { count, seed });
  await page.reload();
}

/** Plays until the game is over; `choose` picks from the ways. Returns how many were gone. */
export async function playOut(page, choose) {
  let decisions = 0;
  for (; await turn(page); decisions++) await decide(page, choose(await drawn(page, await offers(page))));
  return decisions;
}

/** Plays until the game is over, or `until` holds, by the list of all actions: as the page sends them, without touching the board.
 *  For tests of what comes after a game. Returns how many decisions were made. */
export async function playByList(page, { seed, until = "#result" }) {
  return page.evaluate(async ({ seed, until }) => {
    let state = seed;
    const roll = (many) => Math.floor(((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32) * many);
    const table = () => document.getElementById("table");
    // The page writes into its table when news has come and after its own answers.
    const changes = () => new Promise((changed) => {
      const watch = new MutationObserver(() => { watch.disconnect(); changed(); });
      watch.observe(table(), { attributes: true, childList: true, subtree: true });
    });
    for (let decisions = 0; ; decisions++) {
      while (!document.querySelector(`#act, ${until}`) || table().ariaBusy) await changes();
      if (document.querySelector(until)) return decisions;
      const all = [...document.querySelectorAll("#act button[name=action]")];
      const onward = all.filter(({ value }) => /^(lair|dominate|den|howl|done)\b/.test(value));
      const list = onward.length > 0 ? onward : all;
      const seen = table().dataset.event;
      list[roll(list.length)].click();
      while (table().dataset.event === seen) await changes();
    }
  }, { seed, until });
}

/** What brings a game of The Wolves nearer to its end; wandering about at random takes thousands of decisions. */
const FORWARD = /^(lair|dominate|den|howl|done)\b/;

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
