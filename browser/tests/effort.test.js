// What a decision costs, as counts: requests it takes, elements the browser styles anew for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { effort } from "../support/effort.js";
import { covers } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, decide, dice, drawn, offers, turn } from "../support/play.js";

const house = House.forTests();

test("a decision is one request, and its answer is the new board", async (t) => {
  const page = await house.visit(t);
  await begin(page, "wolfwalkers", "device");
  const asked = [];
  // The stream is opened once for all decisions.
  page.on("request", (request) => { if (/\/t\/\w+\/(?!events)/.test(request.url())) asked.push(`${request.method()} ${new URL(request.url()).pathname.split("/").at(-1)}`); });
  for (let n = 0; n < 6; n++) await decide(page, (await offers(page))[0]);
  assert.deepEqual(asked, Array(6).fill("POST act"));
});

// A variable or a pointer that is handed down to a whole board makes the browser style every blade of grass on it, for every
// touch: it did, ten times over. The board is counted with its pictures' parts, as the browser sees it.
for (const [game, players] of covers([["the-wolves", 5], ["lone-wolves", 2], ["wolfwalkers", 4]])) {
  test(`a decision in ${game} styles less than its page once`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "bot", { players });
    const choose = dice(1);
    await turn(page);
    await page.evaluate(() => {
      window.boards = 0;
      new MutationObserver(() => { window.boards += 1; }).observe(document.getElementById("table"), { attributeFilter: ["data-event"] });
    });
    const { styled, layouts } = await effort(house, async () => {
      for (let n = 0; n < 6 && (await turn(page)); n++) await decide(page, choose(await drawn(page, await offers(page))));
      await turn(page);
    });
    const [boards, elements] = await page.evaluate(() => [window.boards, document.querySelectorAll("*").length]);
    t.diagnostic(`${boards} boards, ${(styled / boards).toFixed(0)} of ${elements} elements styled and ${(layouts / boards).toFixed(1)} layouts for each`);
    assert(styled / boards < elements, `${(styled / boards).toFixed(0)} elements styled for each board, the page has ${elements}`);
  });
}
