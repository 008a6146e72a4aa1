// What moves: scorings count one thing after the other, what may be carried can be, and nothing a thing says leaves the window.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "../support/house.js";
import { begin, decide, dice, drawn, element, event, later, offers, playByList, still, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";

const house = House.forTests();

/** From now on notes what lights up while the table counts, and whether the result waited. */
function watchCounting() {
  window.counted = [];
  window.early = false;
  new MutationObserver(() => {
    if (!document.querySelector("#table.counting")) return;
    for (const { id } of document.querySelectorAll("#table .counts")) if (!window.counted.includes(id)) window.counted.push(id);
    window.early ||= document.getElementById("result")?.checkVisibility() ?? false;
  }).observe(document.getElementById("table"), { subtree: true, attributeFilter: ["class"] });
}

/** Plays a game of lone-wolves at once, and its last trick at this pace. */
async function playLastTrick(page, pace) {
  const keep = (value) => page.evaluate((value) => localStorage.setItem("pace", value), value);
  await keep("instant");
  await begin(page, "lone-wolves", "bot", { level: "pup" });
  await page.evaluate(watchCounting);
  await playByList(page, { seed: 2, until: "#hand-below:not(:has(.wolf ~ .wolf)) .can" });
  await keep(pace);
  const choose = dice(2);
  while (await turn(page)) await decide(page, choose(await drawn(page, await offers(page))));
}

test("the end of lone-wolves counts territory by territory, and the result waits for it", async (t) => {
  const page = await house.visit(t, "/", { motion: true });
  await playLastTrick(page, "fast");
  await page.locator("#result-title").waitFor();
  const counted = await page.evaluate(() => window.counted.filter((id) => id.startsWith("territory-")));
  assert.equal(new Set(counted).size, 5, "every territory was lit");
  assert.equal(await page.evaluate(() => window.early), false, "the result came before all was counted");
  const shown = await page.$$eval(".sheet .total b", (numbers) => numbers.map((number) => number.textContent.trim()).sort());
  const result = await page.$$eval("#result tfoot td", (numbers) => numbers.map((number) => number.textContent.trim()).sort());
  assert.deepEqual(shown, result);
});

test("pace and sound are chosen in the menu, also after the table has changed, and are remembered", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot", { level: "pup" });
  await turn(page);
  await decide(page, (await drawn(page, await offers(page)))[0]);
  await turn(page);
  const choose = async (name) => {
    await page.click('[popovertarget="drawer-menu"]');
    await page.getByLabel(name, { exact: true }).check();
    await page.keyboard.press("Escape");
  };
  await choose("fast");
  await choose("Sound");
  await page.reload();
  await page.click('[popovertarget="drawer-menu"]');
  for (const name of ["fast", "Sound"]) assert(await page.getByLabel(name, { exact: true }).isChecked(), `${name} was forgotten`);
});

test("a touch shows the end of a scoring at once", async (t) => {
  const page = await house.visit(t, "/", { motion: true });
  // The touch comes from within the page, so that a busy machine cannot miss the moment.
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
    if (!document.querySelector("#table.counting")) return;
    document.body.dispatchEvent(new window.Event("pointerdown", { bubbles: true }));
    window.skipped = [document.querySelector("#table.counting") === null, document.getElementById("result").checkVisibility()];
  }).observe(document.body, { subtree: true, attributeFilter: ["class"] })));
  await playLastTrick(page, "slow");
  await page.waitForFunction(() => window.skipped);
  assert.deepEqual(await page.evaluate(() => window.skipped), [true, true]);
});

for (const [game, from] of [["lone-wolves", "card-"], ["wolfwalkers", "market-"]]) {
  test(`a card of ${game} can be carried to its place`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "bot");
    const carried = async () => (await turn(page)) && (await offers(page)).find(({ path }) => path.length === 2 && path[0].startsWith(from));
    let way = await carried();
    for (let n = 0; n < 6 && !way; n++) { await decide(page, (await offers(page))[0]); way = await carried(); }
    assert(way, "no card can be laid");
    const middle = async (id) => { const { x, y, width, height } = await element(page, id).boundingBox(); return [x + width / 2, y + height / 2]; };
    const before = await event(page);
    await page.mouse.move(...(await middle(way.path[0])));
    await page.mouse.down();
    const [x, y] = await page.evaluate(() => [innerWidth / 2, 20]);
    await page.mouse.move(x, y);
    assert.equal(await page.locator(".carried").count(), 1);
    await page.mouse.move(...(await middle(way.path[1])), { steps: 3 });
    await page.mouse.up();
    await later(page, before);
    assert.equal(await page.locator(".carried").count(), 0);
  });
}

test("what is carried nowhere goes back", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot");
  await turn(page);
  const before = await event(page);
  const [{ path: [card] }] = await offers(page);
  const { x, y, width, height } = await element(page, card).boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(30, 30, { steps: 3 });
  await page.mouse.up();
  assert.equal(await page.locator("#table .touched").count(), 0);
  assert.equal(await event(page), before);
});

test("what a thing has to say stays within the window", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "lone-wolves");
  await page.goto(`${page.url()}?at=40`);
  for (const thing of await page.locator("#table [data-say]").all()) {
    if (!(await thing.isVisible())) continue;
    await thing.hover({ force: true });
    const box = await page.locator("#tip:not([hidden])").boundingBox();
    // It lies above all else: a scar beside it does not cover its words.
    assert(await page.locator("#tip").evaluate((tip) => {
      const { left, top, width, height } = tip.getBoundingClientRect();
      tip.style.pointerEvents = "auto";
      const above = [[0.1, 0.5], [0.5, 0.5], [0.9, 0.5]].every(([x, y]) => tip.contains(document.elementFromPoint(left + width * x, top + height * y)));
      tip.style.pointerEvents = "";
      return above;
    }), "something lies over what is said");
    assert(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900, JSON.stringify(box));
  }
});

test("a card of the hand that rises under the pointer stays under it", async (t) => {
  const page = await house.visit(t, "/", { motion: true });
  await begin(page, "lone-wolves", "bot", { level: "pup" });
  await turn(page);
  const cards = await page.$$eval("#hand-below .raised", (cards) => cards.map(({ id }) => id));
  assert(cards.length > 1);
  for (const id of [cards[0], cards[cards.length - 1]]) {
    // The bot may have led a 3: while it chose a scar the hand lay lower, and now it comes up.
    await still(page, id);
    const edge = await page.evaluate((id) => {
      const { left, width, bottom } = document.getElementById(id).getBoundingClientRect();
      const points = [0.5, 0.3, 0.7, 0.2, 0.8].map((part) => ({ x: left + width * part, y: bottom }));
      // The lowest point of it that nothing else lies on.
      for (let up = 1; up < 40; up++) {
        const free = points.find(({ x, y }) => document.elementFromPoint(x, y - up)?.closest(".front")?.parentElement.id === id);
        if (free) return { x: free.x, y: free.y - up };
      }
    }, id);
    assert(edge, `${id} can be touched near its lower edge`);
    await page.mouse.move(edge.x, edge.y);
    await still(page, id);
    const under = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest(".wolf")?.id, edge);
    assert.equal(under, id);
    await page.mouse.move(5, 5);
  }
});
