// The analysis of a finished game: reached from its end, gone through by slider, list and river, closed while it is played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../support/games.js";
import { House, PHONE } from "../support/house.js";
import { begin, playByList, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";

const house = House.forTests();

/** Resolves when every turn has been looked at. */
const judged = (page) => page.waitForSelector("#table:not([data-again])");

const shown = (page) => page.$eval("form[data-slider] input", (slider) => Number(slider.value));

for (const game of GAMES) {
  test(`a recorded game of ${game} is analysed turn by turn`, async (t) => {
    const page = await house.visit(t);
    await openRecord(page, game);
    await page.click("#result a[href$='/analysis']");
    await page.waitForURL(/\/analysis/);
    await judged(page);
    const turns = await page.$eval("form[data-slider] input", (slider) => Number(slider.max));
    assert.equal(await page.locator(".turns li").count(), turns, "every turn is listed");
    const marks = await page.$$eval(".players-quality .count b", (counts) => counts.map(({ textContent }) => Number(textContent)));
    const marked = await page.locator(".turns li svg.mark-sign").count();
    assert.equal(marks.reduce((sum, count) => sum + count, 0), marked, "every mark is counted once");
    assert(marked > turns / 2, "most turns had something to choose");
    // A turn of the list is shown on the board, on the card and on the river.
    const board = await page.$eval(".board", ({ innerHTML }) => innerHTML);
    await page.locator(".turns li a").nth(turns - 3).click();
    await page.waitForURL(new RegExp(`at=${turns - 2}$`));
    assert.equal(await shown(page), turns - 2);
    assert.notEqual(await page.$eval(".board", ({ innerHTML }) => innerHTML), board);
    assert((await page.textContent(".decision h2")).length > 3, "what was played is told");
    await page.focus("form[data-slider] input");
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(new RegExp(`at=${turns - 3}$`));
    await page.reload();
    assert.equal(await shown(page), turns - 3, "an address shows its turn");
  });
}

test("the end of a game says how well everybody played, and leads to each turn", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot");
  await playByList(page, { seed: 3 });
  await page.waitForSelector("#result .depth");
  await judged(page);
  assert.equal(await page.locator("#result .legend .played").count(), 2);
  await page.click("#result .depth a");
  await page.waitForURL(/\/analysis/);
  await judged(page);
  assert(await page.locator(".decision").isVisible());
  await page.locator(".sift label").nth(1).click();
  assert.equal(await page.locator(".turns li:not([data-mine]):visible").count(), 0, "only my own turns are listed");
});

test("a game that is played has no analysis", async (t) => {
  const page = await house.visit(t, "/", { forgive: /status of 403/ });
  await begin(page, "lone-wolves", "bot");
  await turn(page);
  const answer = await page.goto(`${page.url()}/analysis`);
  assert.equal(answer.status(), 403);
  assert.equal(await page.locator(".decision").count(), 0);
});

test("without script an analysis is gone through with links", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "wolfwalkers");
  const address = `${new URL(page.url()).pathname}/analysis?at=4`;
  await page.goto(address);
  await judged(page);
  const plain = await house.visit(t, address, { script: false });
  await plain.locator(".time a.button").nth(1).click();
  await plain.waitForURL(/at=5$/);
  assert.equal(await shown(plain), 5);
});

/** What is wrong with the analysis as it is shown. */
function faults() {
  const { innerWidth: width, innerHeight: height } = window;
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height) wrong.push(`the page is ${scrollWidth}×${scrollHeight}`);
  const least = Math.min(width, height) < 600 ? 44 : 24;
  for (const element of document.querySelectorAll(".analysis .time :is(a.button, input), .decision, .decision h2")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.getAttribute("aria-label") || element.className || element.tagName;
    if (left < -1 || top < -1 || right > width + 1) wrong.push(`${name} is cut off`);
    if (element.matches(".time *") && bottom > height + 1) wrong.push(`${name} is cut off below`);
    if (element.matches("a.button") && Math.min(right - left, bottom - top) < least) wrong.push(`${name} is ${Math.round(right - left)}×${Math.round(bottom - top)}`);
  }
  return wrong;
}

for (const game of GAMES) {
  test(`the analysis of ${game} is the window at every size in three languages`, async (t) => {
    const page = await house.visit(t);
    await openRecord(page, game);
    await page.goto(`${page.url()}/analysis?at=9`);
    await judged(page);
    const found = [];
    for (const lang of ["en", "de", "uk"]) {
      await page.context().addCookies([{ name: "lang", value: lang, url: page.url() }]);
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of [[1920, 1080], [1440, 900], [1280, 720], [1024, 768], [844, 390], [PHONE, 800], [390, 844]]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
        found.push(...(await page.evaluate(faults)).map((fault) => `${lang} ${width}×${height}: ${fault}`));
      }
    }
    assert.deepEqual(found, []);
  });
}
