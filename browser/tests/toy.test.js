// The toy stands in no list: whoever names it plays it, as any other game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, House, PHONE } from "../support/house.js";
import { dice, playOut } from "../support/play.js";
import { said } from "../support/words.js";

const house = House.forTests();

for (const [width, lang] of [[DESKTOP, "en"], [PHONE, "uk"]]) {
  test(`a game of the toy is played to its end on a screen ${width} wide, in ${lang}`, async (t) => {
    const page = await house.visit(t, "/", { width, lang });
    assert.equal(await page.locator('[name="play"][value="toy"]').count(), 0);
    await page.locator('button[name="play"]').first().evaluate((button) => { button.value = "toy"; button.click(); });
    await page.waitForURL(/\/t\/\w+$/);
    assert.equal(await playOut(page, dice(1)), 3, "every second guess of six is one's own");
    assert.equal((await page.textContent("#status")).trim(), said(lang, "status-over"));
    assert(await page.locator("#result-title").isVisible());
    assert.equal(await page.locator("#result table").count(), 2, "both players' points are there");
  });
}
