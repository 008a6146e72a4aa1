// The server dies in mid-game and comes back. These tests have a server of their own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "../support/house.js";
import { begin, decide, offers, playByList, turn } from "../support/play.js";

const house = House.forTests();

/** While nobody serves, the browser says so. */
const forgive = /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

test("a game goes on by itself after the server was killed and started again", async (t) => {
  const page = await house.visit(t, "/", { forgive });
  await begin(page, "lone-wolves", "bot");
  for (let n = 0; n < 4 && (await turn(page)); n++) await decide(page, (await offers(page))[0]);
  await turn(page);
  const before = await offers(page);
  await page.evaluate(() => { window.neverLeft = true; });
  await house.server.kill();
  await house.server.restart();
  assert.deepEqual(await offers(page), before);
  await decide(page, before[0]);
  await playByList(page, { seed: 11 });
  assert(await page.locator("#result-title").isVisible());
  assert(await page.evaluate(() => window.neverLeft), "the page was not loaded again");
});

test("what somebody else did while the connection was down is seen when it is back", async (t) => {
  const host = await house.visit(t, "/", { forgive });
  await begin(host, "wolfwalkers", "friends");
  const path = new URL(host.url()).pathname;
  const guest = await house.visit(t, path, { forgive });
  await guest.click("form[action$='/join'] button");
  await Promise.race([host, guest].map((page) => page.waitForSelector("#act", { state: "attached" })));
  const [mover, other] = (await host.$("#act")) ? [host, guest] : [guest, host];
  await house.server.kill();
  await house.server.restart();
  await decide(mover, (await offers(mover))[0]);
  await other.waitForFunction(
    (event) => Number(document.getElementById("table").dataset.event) >= event,
    Number(await mover.getAttribute("#table", "data-event")),
  );
});
