// Going back through a game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { GAMES } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, playByList } from "../support/play.js";
import { openRecord, paste } from "../support/records.js";

const house = House.forTests();

const look = (page) => page.$eval("#table .board", (board) => board.innerHTML);

/** The end lies before the board until somebody wants to see it. */
async function seeBoard(page) {
  assert(await page.locator("#result-title").isVisible());
  await page.click("#result a[href='#table']");
  await page.locator("#result").waitFor({ state: "hidden" });
}

/** Moves the slider as the keyboard does: one step back a press. */
async function stepBack(page, times) {
  const slider = page.locator("form[data-slider] input[type=range]");
  await slider.focus();
  for (let n = 0; n < times; n++) {
    const at = Number(await slider.inputValue());
    await page.keyboard.press("ArrowLeft");
    await page.waitForURL(new RegExp(`at=${at - 1}$`));
    await page.waitForFunction((end) => document.getElementById("table").dataset.here.endsWith(end), `at=${at - 1}`);
  }
}

test("the slider of a finished game shows earlier steps, and their addresses show the same", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot");
  await playByList(page, { seed: 3 });
  await seeBoard(page);
  const end = await look(page);
  await stepBack(page, 3);
  const earlier = await look(page);
  assert(earlier !== end, "the board changed");
  const friend = await house.visit(t, new URL(page.url()).pathname + new URL(page.url()).search);
  assert.equal(await friend.textContent("#status"), await page.textContent("#status"));
  assert.equal(await friend.$eval("form[data-slider] input", (slider) => slider.value), await page.$eval("form[data-slider] input", (slider) => slider.value));
});

test("a line of the log shows its step", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "wolfwalkers");
  await seeBoard(page);
  await page.click("[popovertarget=drawer-log]");
  const line = page.locator("#log a").nth(3);
  const step = (await line.getAttribute("href")).match(/at=(\d+)/)[1];
  await line.click();
  await page.waitForURL(`**at=${step}`);
  assert.equal(await page.$eval("form[data-slider] input", (slider) => slider.value), step);
});

for (const game of GAMES) {
  test(`a pasted record of ${game} can be gone through from its end`, async (t) => {
    const page = await house.visit(t);
    await openRecord(page, game);
    await seeBoard(page);
    const end = await look(page);
    await stepBack(page, 2);
    assert((await look(page)) !== end, "the board changed");
  });
}

test("a pasted record keeps the names, also for whoever is sent its address", async (t) => {
  const page = await house.visit(t);
  await openRecord(page, "lone-wolves");
  const names = async (page) => { const text = await page.textContent("#result"); return ["Ash", "Birch"].map((name) => text.includes(name)); };
  assert.deepEqual(await names(page), [true, true]);
  assert(await page.locator("#result [data-copy]").isVisible(), "its address can be shared");
  const friend = await house.visit(t, new URL(page.url()).pathname, { lang: "uk" });
  assert.deepEqual(await names(friend), [true, true]);
  await paste(friend, page.url());
  assert.deepEqual(await names(friend), [true, true]);
});

test("the record of a finished game can be downloaded and pasted again", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot");
  await playByList(page, { seed: 4 });
  const points = () => page.$$eval("#result td", (cells) => cells.map((cell) => cell.textContent));
  const result = await points();
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#result a[download]")]);
  await paste(page, await readFile(await download.path(), "utf8"));
  assert.deepEqual(await points(), result);
});

test("a rematch begins with one click", async (t) => {
  const page = await house.visit(t);
  await begin(page, "lone-wolves", "bot");
  const table = page.url();
  await playByList(page, { seed: 5 });
  await page.click("form[action$='/rematch'] button");
  await page.waitForURL((url) => /\/t\/\w+$/.test(url) && String(url) !== table);
  await page.waitForSelector("#act", { state: "attached" });
});
