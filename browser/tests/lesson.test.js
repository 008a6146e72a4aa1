// The lessons, learned by somebody who does only what they say: what has the gold rim is touched, then "Go on".

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../support/games.js";
import { DESKTOP, House, PHONE } from "../support/house.js";
import { offers, touch } from "../support/play.js";
import { LANGS } from "../support/words.js";

const house = House.forTests();

/** Resolves when the page stands elsewhere than at this address of a lesson. */
const elsewhere = (page, base) =>
  page.waitForFunction((base) => document.getElementById("table").dataset.base !== base, base);

for (const [index, game] of GAMES.entries()) {
  for (const width of [DESKTOP, PHONE]) {
    const lang = LANGS[(index + (width === PHONE ? 1 : 0)) % LANGS.length];
    test(`the lesson of ${game} is learned by doing what it says, ${width} wide, in ${lang}`, async (t) => {
      const page = await house.visit(t, "/", { lang, width });
      await page.click(`a[href="/learn/${game}"]`);
      await page.waitForSelector("#lesson[data-step='1']");
      let asked = 0;
      while ((await page.locator("#lesson-play").count()) === 0) {
        const base = await page.getAttribute("#table", "data-base");
        if (await page.locator("#lesson[data-open]").count()) {
          assert.equal(await page.locator("#lesson-next").count(), 0, "a lesson goes on only when all is done");
          const [offer] = await offers(page);
          // On a phone the bubble is read, then folded by a touch.
          if (width === PHONE && !(await page.locator("#lesson[data-folded]").count())) await page.tap("#lesson-title");
          await touch(page, offer.path, offer.labels);
          asked += 1;
        } else {
          await page.click("#lesson-next");
        }
        await elsewhere(page, base);
      }
      assert(asked >= 8, `${asked} things were done`);
      await page.click("#lesson-play");
      await page.waitForURL(/\/t\/\w+/);
    });
  }
}
