// The guide of a first game, on the board itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../support/games.js";
import { DESKTOP, House, PHONE } from "../support/house.js";
import { decide, dice, drawn, offers, turn } from "../support/play.js";
import { LANGS } from "../support/words.js";

const house = House.forTests();

/** Resolves when the guide shows this step. */
const shows = (page, number) => page.waitForSelector(`#guide[data-step="${number}"]`);

/** Begins a game by one click, and its guide from the drawer of the rules. */
async function guided(page, game) {
  await page.click(`button.gold[name="play"][value="${game}"]`);
  await page.waitForURL(/\/t\/\w+$/);
  await turn(page);
  await page.click("[popovertarget='drawer-rules']");
  await page.click("#guide-begin");
  await shows(page, 1);
}

for (const [index, game] of GAMES.entries()) for (const width of [DESKTOP, PHONE]) {
  const lang = LANGS[(index + (width === PHONE ? 1 : 0)) % LANGS.length];
  test(`the guide of ${game} leads from its first step to its last, ${width} wide, in ${lang}`, async (t) => {
    const page = await house.visit(t, "/", { lang, width });
    await guided(page, game);
    const steps = await page.$eval("#guide progress", (progress) => progress.max);
    const choose = dice(2);
    for (let number = 1; number <= steps; number++) {
      await shows(page, number);
      assert(await page.locator("#guide-title").isVisible());
      const asked = page.locator(`#guide[data-step="${number}"] .ask:not(.done)`);
      if ((await asked.count()) === 0) {
        await page.click("#guide-next");
        continue;
      }
      // What a step asks for is done by playing; then the guide goes on by itself. It may be done by what others decide, so it
      // is read when the turn has come.
      while ((await turn(page)) && (await asked.count()) > 0) {
        // On a phone the guide is read, then folded by a touch.
        if (width === PHONE && !(await page.locator("#guide[data-folded]").count())) await page.tap("#guide-title");
        await decide(page, choose(await drawn(page, await offers(page))));
      }
    }
    await page.waitForSelector("#guide", { state: "detached" });
    assert(!page.url().includes("guide"));
  });
}

test("the guide can be left at any step and the game goes on", async (t) => {
  const page = await house.visit(t);
  await guided(page, "wolfwalkers");
  await page.click("#guide-next");
  await shows(page, 2);
  assert((await page.locator(".guided").count()) > 0, "what the step speaks of is marked");
  await page.click("#guide .leave");
  await page.waitForSelector("#guide", { state: "detached" });
  await turn(page);
  await decide(page, (await offers(page))[0]);
});

test("a step of the guide that has just come is not folded by a touch of the board, only by a later one", async (t) => {
  const page = await house.visit(t, "/", { width: PHONE });
  await guided(page, "wolfwalkers");
  // The touches come from within the page, so that a busy machine cannot miss the moment.
  await page.evaluate(() => new MutationObserver((_, watch) => {
    watch.disconnect();
    const touched = () => {
      document.querySelector("#table .board").dispatchEvent(new window.PointerEvent("pointerdown", { bubbles: true }));
      return document.getElementById("guide").hasAttribute("data-folded");
    };
    const [now, soon] = [performance.now(), touched()];
    performance.now = () => now + 5000;
    window.folded = { soon, later: touched() };
  }).observe(document.getElementById("guide"), { attributeFilter: ["data-step"] }));
  await page.tap("#guide-next");
  await page.waitForFunction(() => window.folded);
  assert.deepEqual(await page.evaluate(() => window.folded), { soon: false, later: true });
  await page.tap("#guide-title");
  assert(await page.locator("#guide-next").isVisible());
});
