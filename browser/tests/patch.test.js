// The page writes only what differs into the board it shows. After every step it must be what the server draws anew, and
// whatever a person has typed or marked must still be there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { covers } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, decide, dice, event, later, offers, turn } from "../support/play.js";

const house = House.forTests();

/** Runs in the page: the first difference between the table shown and the same event drawn anew, or what both agree on. */
async function compare() {
  const marks = ["can", "touched", "reach", "lit", "idea", "asked", "guided"];
  const line = (element) => {
    // Where the reader has moved the map to is the reader's own, and so is the frame that shows it in the overview.
    const moved = element.hasAttribute("data-world") ? ["style"] : element.matches("[data-overview] rect") ? ["x", "y", "width", "height"] : [];
    const kept = [...element.attributes].filter(({ name }) => ![...moved, "tabindex", "role", "aria-label", "class", "open"].includes(name) && !/^data-(focusable|shown)/.test(name));
    const classes = [...element.classList].filter((name) => !marks.includes(name)).sort();
    const text = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data);
    return [element.tagName, ...kept.map(({ name, value }) => `${name}=${value}`).sort(), classes.join("."), ...text].join(" | ");
  };
  const lines = (table) => [table, ...table.querySelectorAll("*")].map(line);
  const shown = document.getElementById("table");
  const answer = await fetch(shown.dataset.frame);
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("table");
  // A bot may have moved meanwhile; then this says nothing.
  if (drawn.dataset.event !== shown.dataset.event) return null;
  const [here, there] = [lines(shown), lines(drawn)];
  const at = here.findIndex((line, n) => line !== there[n]);
  return at >= 0 || here.length !== there.length ? { shown: here.at(at), drawn: there.at(at) } : { elements: here.length };
}

for (const [game, players] of covers([["the-wolves", 3], ["lone-wolves", 2], ["wolfwalkers", 4]])) {
  test(`after every step the board of ${game} is what the server would draw anew`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "bot", { players });
    const choose = dice(3);
    for (let n = 0; n < 25 && (await turn(page)); n++) {
      await decide(page, choose(await offers(page)));
      // Once it is over, the page looks again by itself until all turns have been thought about.
      if (!(await turn(page))) await page.waitForSelector("#table:not([data-again])");
      const compared = await (await page.waitForFunction(compare)).jsonValue();
      assert(compared.elements > 50, `after decision ${n + 1}: ${JSON.stringify(compared)}`);
    }
  });
}

test("words half typed stay while the game goes on, and are gone once they are sent", async (t) => {
  const page = await house.visit(t);
  await begin(page, "wolfwalkers", "device");
  await page.click("[popovertarget=drawer-log]");
  await page.fill("#say", "Well pl");
  await decide(page, (await offers(page))[0]);
  assert.equal(await page.inputValue("#say"), "Well pl");
  await page.press("#say", "End");
  await page.keyboard.type("ayed");
  const seen = await event(page);
  await page.keyboard.press("Enter");
  await later(page, seen);
  await page.locator("#chat li", { hasText: "Well played" }).waitFor();
  await page.waitForFunction(() => document.getElementById("say").value === "");
  assert.equal(await page.evaluate(() => document.activeElement.id), "say", "one can go on writing");
});
