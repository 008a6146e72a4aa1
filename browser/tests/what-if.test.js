// Trying something else in a finished game: on the board, for everybody, by bot; taken back, kept in the address, left out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../support/games.js";
import { DESKTOP, House, PHONE } from "../support/house.js";
import { begin, drawn, offers, touch, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";

const house = House.forTests();

/** Resolves when every turn and every line has been thought about. */
const known = (page) => page.waitForSelector("#table:not([data-again])");

const base = (page) => page.getAttribute("#table", "data-base");

/** Does something and resolves when the page stands elsewhere. */
async function onward(page, act) {
  const before = await base(page);
  await act();
  await page.waitForFunction((before) => document.getElementById("table").dataset.base !== before, before);
}

const percents = (page, where) => page.$$eval(where, (all) => all.map(({ textContent }) => textContent.trim()));

for (const game of GAMES) {
  for (const width of [DESKTOP, PHONE]) {
    test(`another turn of ${game} is tried on the board, ${width} wide`, async (t) => {
      const page = await house.visit(t, "/", { width });
      await openRecord(page, game);
      await page.goto(`${new URL(page.url()).pathname}/analysis?at=9`);
      await known(page);
      await page.click("#try");
      await page.waitForURL(/\/if\/\d+$/);
      // A turn by hand, as far as it goes; then another answers.
      const seat = await page.$eval("#what-if .todo .badge", ({ outerHTML }) => outerHTML);
      const next = () => page.$eval("#what-if .todo", (todo) => todo.querySelector(".badge")?.outerHTML);
      for (let n = 0; n < 12 && (await next()) === seat; n++) {
        const [offer] = await drawn(page, await offers(page));
        if (width === PHONE && !(await page.locator("#what-if[data-folded]").count())) await page.tap("#what-if-title");
        await onward(page, () => touch(page, offer.path, offer.labels));
      }
      assert.notEqual(await next(), seat, "the turn has passed");
      assert.match(page.url(), /\/if\/\d+-[\d.]+_/);
      await onward(page, () => page.click(".answers:visible"));
      await known(page);
      const weighed = await percents(page, "#what-if .so-far b");
      assert(weighed.length >= 1 && weighed.every((chance) => /^\d+ ?%$/.test(chance)), `${weighed}`);
      // What the bot did is taken back; the line remains in the analysis, from where it is gone on with or left out.
      const tried = await page.locator("#what-if .so-far li").count();
      await onward(page, () => page.click(".takes-back:visible"));
      assert((await page.locator("#what-if .so-far li").count()) <= tried);
      await page.click("#what-if .leave");
      await page.waitForURL(/\/analysis\?/);
      await known(page);
      assert.equal(await page.$eval("form[data-slider] input[type=range]", (slider) => Number(slider.value)), 9);
      assert.deepEqual(await percents(page, ".tried b"), weighed, "the line stands in the tree with its chances");
      await page.locator(".turns li a").nth(1).click();
      await page.waitForURL(/at=2&lines=/);
      assert.equal(await page.locator(".tried > ol > li").count(), 1, "a line stays when another turn is shown");
      const again = await page.$eval(".tried li li a", (link) => link.pathname);
      await page.click(".tried li li a");
      await page.waitForURL((url) => url.pathname === again);
      await page.goBack();
      await page.click(".tried .remove");
      await page.waitForFunction(() => !document.querySelector(".tried"));
    });
  }
}

test("the turn that the bot would have played is shown at once, and another is a branch of its own", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "lone-wolves");
  await page.goto(`${new URL(page.url()).pathname}/analysis?at=3`);
  await known(page);
  while ((await page.locator("#try-better").count()) === 0) {
    await page.click(".time a.button >> nth=-1");
    await known(page);
  }
  await page.click("#try-better");
  await page.waitForURL(/\/if\//);
  assert.equal(await page.locator("#what-if .so-far li").count(), 1);
  await onward(page, () => page.click(".answers:visible"));
  await onward(page, () => page.click(".takes-back:visible"));
  const all = await drawn(page, await offers(page));
  const offer = all[all.length - 1];
  await onward(page, () => touch(page, offer.path, offer.labels));
  await page.click("#what-if .leave");
  await page.waitForURL(/\/analysis\?/);
  assert((await page.locator(".tried > ol > li").count()) >= 1);
});

test("a game that is played has no other course, and an address that makes no sense leads nowhere", async (t) => {
  const page = await house.visit(t, "/", { forgive: /status of 40[34]/ });
  await begin(page, "lone-wolves", "bot");
  await turn(page);
  assert.equal((await page.goto(`${page.url()}/if/0`)).status(), 403);
  await openRecord(page, "lone-wolves");
  const record = new URL(page.url()).pathname;
  for (const nonsense of ["x", "0-999", "9999", "-"]) assert.equal((await page.goto(`${record}/if/${nonsense}`)).status(), 404, nonsense);
});

test("without script another turn is tried by the list of what can be done", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "wolfwalkers");
  const record = new URL(page.url()).pathname;
  const plain = await house.visit(t, `${record}/if/10`, { script: false });
  await plain.click("[popovertarget=drawer-choices]");
  await plain.locator("#act button").first().click();
  await plain.waitForURL(/\/if\/10-/);
});
