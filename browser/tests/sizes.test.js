// What pages weigh on the wire. Updates are weighed while whole games are played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { covers } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, playByList, turn } from "../support/play.js";
import { FIRST_PAGE, TABLE_PAGE, UPDATE, weighPage, weighUpdates } from "../support/weigh.js";

const house = House.forTests();

test("the first page with everything it loads is light", async (t) => {
  const page = await house.visit(t, "about:blank");
  const { sum, count } = await weighPage(page, "/");
  assert(count >= 3, "page, style and script were weighed");
  assert(sum < FIRST_PAGE, `${sum} bytes`);
  t.diagnostic(`${sum} bytes`);
});

for (const [game, players] of covers([["the-wolves", 2], ["the-wolves", 5], ["lone-wolves", 2], ["wolfwalkers", 4]])) {
  test(`a table of ${game} for ${players} with everything it loads is light`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "device", { players });
    const { sum } = await weighPage(page, page.url());
    assert(sum < TABLE_PAGE, `${sum} bytes`);
    t.diagnostic(`${sum} bytes`);
  });
}

for (const [game, players] of [["the-wolves", 5], ["wolfwalkers", 1], ["wolfwalkers", 3], ["wolfwalkers", 4]]) {
  test(`no update of a whole game of ${game} for ${players} is heavy`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "bot", { players });
    await turn(page);
    const updates = await weighUpdates(page);
    await playByList(page, { seed: 5 });
    assert(updates.largest < UPDATE, `an update weighed ${updates.largest} bytes`);
    t.diagnostic(`${updates.count} updates, the largest of ${updates.largest} bytes`);
  });
}
