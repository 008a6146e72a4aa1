// A whole game of each kind, played by touching the board, against a bot: at two widths, in three languages. Every update
// on the way is weighed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { covers } from "../support/games.js";
import { DESKTOP, House, PHONE } from "../support/house.js";
import { begin, dice, playOut } from "../support/play.js";
import { UPDATE, weighUpdates } from "../support/weigh.js";
import { said } from "../support/words.js";

const house = House.forTests();

for (const [game, width, lang] of covers([
  ["the-wolves", DESKTOP, "en"],
  ["the-wolves", PHONE, "de"],
  ["lone-wolves", PHONE, "uk"],
  ["lone-wolves", DESKTOP, "de"],
  ["wolfwalkers", DESKTOP, "uk"],
  ["wolfwalkers", PHONE, "en"],
])) {
  test(`a game of ${game} is played to its end on a screen ${width} wide, in ${lang}`, async (t) => {
    const page = await house.visit(t, "/", { lang, width });
    await begin(page, game, "bot");
    const updates = await weighUpdates(page);
    const decisions = await playOut(page, dice(7));
    assert.equal((await page.textContent("#status")).trim(), said(lang, "status-over"));
    assert.equal(await page.getAttribute("html", "lang"), lang);
    assert(await page.locator("#result-title").isVisible());
    assert.equal(await page.locator("#result table").count(), 2, "both players' points are there");
    assert(decisions > 10, `${decisions} decisions`);
    assert(updates.largest < UPDATE, `an update weighed ${updates.largest} bytes`);
    t.diagnostic(`${decisions} decisions, ${updates.count} updates, the largest of ${updates.largest} bytes`);
  });
}
