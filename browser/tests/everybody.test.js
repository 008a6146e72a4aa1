// For everybody: games by keyboard alone, the boards as a structure to walk through without seeing them, 200 % zoom.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, covers } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, decide, dice, drawn, event, later, offers, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";

const house = House.forTests();

// --- by keyboard alone ------------------------------------------------------------------------------------------------------

/** What of the board the keyboard holds, by id; the body counts as nothing. */
const held = (page) => page.evaluate(() => document.activeElement.closest("#table .can")?.id);

/** Presses the tabulator key until it holds this thing of the board. */
async function tabTo(page, id) {
  for (let n = 0; n < 300 && (await held(page)) !== id; n++) await page.keyboard.press("Tab");
  assert.equal(await held(page), id, "the tabulator key leads there");
}

/** Goes through the options beside what was touched to this one. */
async function arrowTo(page, label) {
  await page.waitForSelector("#menu :focus");
  const chosen = () => page.evaluate(() => document.activeElement.textContent);
  for (let n = 0; n < 40 && (await chosen()) !== label; n++) await page.keyboard.press("ArrowDown");
  assert.equal(await chosen(), label);
}

/** Plays so many ways: rather one that begins where the keyboard is, as a person would. */
async function playByKeys(page, count) {
  const choose = dice(9);
  let gone = 0;
  for (; gone < count && (await turn(page)); gone++) {
    const all = await drawn(page, await offers(page));
    const here = await held(page);
    const near = all.filter(({ path }) => path[0] === here);
    const { path, labels } = choose(near.length > 0 ? near : all);
    const seen = await event(page);
    for (const [n, id] of path.entries()) {
      if (n > 0 && labels[id]) await arrowTo(page, labels[id]);
      else await tabTo(page, id);
      await page.keyboard.press("Enter");
    }
    await later(page, seen);
    assert(await page.evaluate(() => document.activeElement !== document.body), `after ${path.join(", ")} the focus fell to the page's start`);
  }
  return gone;
}

for (const [game, count] of covers([["the-wolves", 12], ["lone-wolves", 40], ["wolfwalkers", 12]])) {
  test(`${game} is played by keyboard alone, and the focus is never lost`, async (t) => {
    const page = await house.visit(t);
    await begin(page, game, "bot");
    const gone = await playByKeys(page, count);
    if (game === "lone-wolves") assert(await page.locator("#result-title").isVisible(), "to its end");
    else assert.equal(gone, count);
  });
}

test("the tabulator key goes over the table from above to below", async (t) => {
  const page = await house.visit(t);
  await begin(page, "wolfwalkers", "bot");
  await turn(page);
  await page.evaluate(() => document.activeElement.blur());
  const parts = [];
  for (let n = 0; n < 80; n++) {
    await page.keyboard.press("Tab");
    const part = await page.evaluate(() => ["bar", "board", "asks"].find((name) => document.activeElement.closest(`#table > .${name}`)));
    if (part && part !== parts.at(-1)) parts.push(part);
    if (part === "asks") break;
  }
  assert.deepEqual(parts, ["bar", "board", "asks"]);
});

// --- without seeing ---------------------------------------------------------------------------------------------------------

/** A recorded game, somewhere past its middle, and its board as a screen reader is told it. */
async function walked(t, game) {
  const page = await house.visit(t);
  await openRecord(page, game);
  const steps = await page.$eval("form[data-slider] input", (slider) => Number(slider.max));
  await page.goto(`${page.url()}?at=${Math.floor(steps * 0.6)}`);
  const tree = (await page.locator(".board").ariaSnapshot()).split("\n");
  return { page, tree };
}

const many = (text, pattern) => [...text.matchAll(pattern)].length;
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

test("the map of the-wolves can be walked through: every region, hex, piece, prey and lone wolf is told", async (t) => {
  const { page, tree } = await walked(t, "the-wolves");
  const from = tree.findIndex((line) => line.includes('region "Control of the regions"'));
  const told = tree.slice(from).join("\n").split(/\n {4}- listitem:/).slice(1);
  assert.equal(told.length, await page.locator(".tw-map .water").count(), "all regions");
  for (const region of told) {
    const taken = many(region, /\n {8}- listitem: "(?!open ground)/g);
    const open = region.match(/open ground: ([^"]*)"/)?.[1] ?? "";
    assert.equal(taken + sum([...open.matchAll(/(\d+) /g)].map(([, count]) => Number(count))), 15, region);
    assert.match(region, /Region \d: .+\. .+/, "its tokens and who holds how much of it");
  }
  const words = told.join("\n");
  assert.equal(many(words, /Lone wolf/g), await page.locator(".tw-map .piece.lw").count(), "lone wolves");
  assert.equal(many(words, /: (Moose|Deer|Raccoon|Boar|Rabbit)/g), await page.locator(".tw-map .piece.prey").count(), "prey");
  assert.equal(many(words, /(Alpha wolf|Pack wolf|Den|Lair) (Ash|Birch|Third pack)/g), await page.locator(".tw-map .piece[id] > g").count(), "pieces with their owners");
});

test("the board of lone-wolves can be walked through: every territory in few words, with its wolves", async (t) => {
  const { tree } = await walked(t, "lone-wolves");
  const territories = tree.join("\n").split(/\n?- article /).slice(1).map((part) => part.split(/\n- /)[0]);
  assert.deepEqual(territories.map((part) => part.match(/"(.*?)"/)[1]), ["Cave", "Desert", "Swamp", "Tundra", "Volcano"]);
  for (const part of territories) {
    const [, wolves] = part.match(/paragraph: "Tile \d+, other side \d+\. Strength: \S+ \d+, \S+ \d+\. (\d) of 6 wolves\."/);
    assert.equal(many(part, /- listitem: /g), Number(wolves), part);
    assert.equal(many(part, /- list "(Ash|Birch)"/g), 2, "whose they are");
  }
});

test("the display of wolfwalkers can be walked through: every cell of five rows", async (t) => {
  const { page, tree } = await walked(t, "wolfwalkers");
  const cells = tree.filter((line) => /^ *- '?gridcell/.test(line));
  assert.equal(cells.length, 25);
  assert.equal(tree.filter((line) => /^ *- '?row "/.test(line)).length, 5);
  const free = cells.filter((line) => /Free space in row \d, column \d"/.test(line));
  assert.equal(cells.length - free.length, await page.locator(".own .cells [data-key^='card-']").count(), "all others are cards");
  for (const line of cells) assert.match(line, /gridcell ".{6,}"/, "every cell has its words");
});

// --- 200 % zoom -------------------------------------------------------------------------------------------------------------

for (const game of GAMES) {
  test(`${game} can be played at 200 % zoom`, async (t) => {
    const page = await house.visit(t, "/", { zoom: 2 });
    assert.equal(await page.evaluate(() => window.devicePixelRatio), 2);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert(await wide() <= 0, "the start page");
    await begin(page, game, "bot");
    const choose = dice(2);
    for (let n = 0; n < 4 && (await turn(page)); n++) {
      assert(await page.locator("#status").isVisible(), "what is asked can be read");
      assert(await wide() <= 0, "the table");
      await decide(page, choose(await drawn(page, await offers(page))));
    }
    await page.goto(`/rules/${game}`);
    assert(await wide() <= 0, "the rules");
  });
}
