// The table is the window. Every game and player count, far into a recorded game, at every size, in the three languages:
// the page never scrolls, nothing the reader needs is cut off, the board has its share, what is touched is large enough.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TABLES, covers } from "../support/games.js";
import { House } from "../support/house.js";
import { begin, decide, dice, drawn, element, forward, offers, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";

const house = House.forTests();

const SIZES = [[1920, 1080], [1440, 900], [1280, 720], [1024, 768], [844, 390], [390, 844]];
const LATE = covers({
  "the-wolves": ["2p-standard-full-moon", "3p-standard-full-moon", "4p-standard-full-moon", "5p-standard-full-moon"],
  "lone-wolves": ["2p-standard-complete", "2p-board-advanced-complete"],
  "wolfwalkers": ["1p-solo-S1-challenge-met", "2p-standard-complete", "3p-standard-complete", "4p-standard-complete"],
});

/** What is wrong with the stage as it is shown. */
function faults() {
  const { innerWidth: width, innerHeight: height } = window;
  const wrong = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > width || scrollHeight > height) wrong.push(`the page is ${scrollWidth}×${scrollHeight}`);
  // What is played on: a board without a box of its own lays its frame and its market into the stage itself.
  const board = document.querySelector(".board");
  const played = getComputedStyle(board).display === "contents" ? [...board.querySelectorAll(".own .frame, .market")] : [board];
  const edges = played.map((part) => part.getBoundingClientRect());
  const share = Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left));
  if (width >= 1024 && !(share >= 0.6 * width)) wrong.push(`the board has ${Math.round(share)} px`);
  const least = Math.min(width, height) < 600 ? 44 : 24;
  for (const element of document.querySelectorAll("#status, .bar a, .bar button, .asks a, .asks button, .replay a, .replay input")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.id || element.getAttribute("aria-label") || element.textContent.trim().slice(0, 30);
    if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) wrong.push(`${name} is cut off`);
    if (element.matches("button, a.button, .round") && Math.min(right - left, bottom - top) < least) wrong.push(`${name} is ${Math.round(right - left)}×${Math.round(bottom - top)}`);
  }
  return wrong;
}

for (const [game, records] of Object.entries(LATE)) {
  for (const record of records) {
    test(`${game}, ${record}: the table is the window at every size in three languages`, async (t) => {
      const page = await house.visit(t);
      await openRecord(page, game, record);
      const steps = await page.$eval("form[data-slider] input", (slider) => Number(slider.max));
      const found = [];
      for (const lang of ["en", "de", "uk"]) {
        await page.context().addCookies([{ name: "lang", value: lang, url: page.url() }]);
        await page.goto(`${page.url().split("?")[0]}?at=${Math.floor(steps * 0.95)}`);
        await page.evaluate(() => document.fonts.ready);
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
          found.push(...(await page.evaluate(faults)).map((fault) => `${lang} ${width}×${height}: ${fault}`));
        }
      }
      assert.deepEqual(found, []);
    });
  }
}

/** What is wrong with the things that can be touched now: all are large enough for a pointer, on a small screen for a finger
 *  (or the map can be brought so near), and on the screen, or on a map that shows the first of them and can be dragged. */
function untouchable() {
  const { innerWidth: width, innerHeight: height } = window;
  const finger = Math.min(width, height) < 600;
  const least = finger ? 44 : 24;
  const wrong = [];
  const away = [];
  for (const element of document.querySelectorAll("#table .can")) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const view = finger ? element.closest("[data-camera]")?.getBoundingClientRect() : undefined;
    if (view) away.push(x < view.left || x > view.right || y < view.top || y > view.bottom);
    else if (left < -1 || top < -1 || right > width + 1 || bottom > height + 1) wrong.push(`${element.id} is cut off`);
    // Under a finger it counts how large a thing becomes when the map is brought nearer, and that it can be seen before.
    const world = element.closest("[data-camera]")?.querySelector("[data-world]");
    const nearer = world && finger ? 5 / (new DOMMatrix(getComputedStyle(world).transform).a || 1) : 1;
    const drawn = Math.min(right - left, bottom - top);
    if (drawn >= 16 && drawn * nearer >= least) continue;
    // What answers may be larger than what is drawn.
    const answers = (x, y) => document.elementFromPoint(x, y)?.closest(".can") === element;
    const beyond = (dx, dy) => { let more = 0; while (more < 20 && answers(x + dx * ((right - left) / 2 + more), y + dy * ((bottom - top) / 2 + more))) more++; return more; };
    const size = Math.round(Math.min(right - left + beyond(1, 0) + beyond(-1, 0), bottom - top + beyond(0, 1) + beyond(0, -1)));
    if (world && size < 16) wrong.push(`${element.id} is ${size} before the map is brought nearer`);
    if (size * nearer < least) wrong.push(`${element.id} is ${Math.round(right - left)}×${Math.round(bottom - top)}`);
  }
  if (away.length > 0 && away.every(Boolean)) wrong.push("nothing that is asked on the map is in sight");
  return wrong;
}

const LANGS = ["en", "de", "uk"];
/** How many ways lie before a late position. */
const FORWARD = covers({ "the-wolves": 16, "lone-wolves": 8, "wolfwalkers": 18 });

const settled = (page) => page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));

for (const [game, players] of TABLES) {
  test(`${game} for ${players}: early and late, whatever is asked can be touched at every size in three languages`, async (t) => {
    const desk = await house.visit(t);
    // Hidden hands lie behind a curtain at one device; a game alone is no game for several.
    await begin(desk, game, game === "lone-wolves" || players === 1 ? "bot" : "device", { players });
    await turn(desk);
    const phone = await house.visit(t, "/", { width: 390 });
    await phone.context().addCookies(await desk.context().cookies());
    const found = [];
    for (const [stage, ways] of [["early", 2], ["late", FORWARD[game] * (game === "the-wolves" ? players : 1)]]) {
      await forward(desk, ways, 5);
      await turn(desk);
      for (const lang of stage === "late" ? LANGS : ["de"]) for (const page of [desk, phone]) {
        await page.context().addCookies([{ name: "lang", value: lang, url: desk.url() }]);
        await page.goto(desk.url());
        await page.evaluate(() => document.fonts.ready);
        for (const [width, height] of SIZES.filter(([width, height]) => (Math.min(width, height) < 600) === (page === phone))) {
          await page.setViewportSize({ width, height });
          await settled(page);
          const faulty = async (where) => found.push(...(await page.evaluate(untouchable)).map((fault) => `${stage} ${lang} ${width}×${height}${where}: ${fault}`));
          await faulty("");
          // And after the first touch of a way of several.
          const way = (await drawn(page, await offers(page))).find(({ path, labels }) => path.length > 1 && path.some((id, n) => n > 0 && !labels[id]));
          if (!way || lang !== "de") continue;
          await element(page, way.path[0]).evaluate((thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true })));
          await settled(page);
          await faulty(` after ${way.path[0]}`);
          await page.keyboard.press("Escape");
        }
      }
    }
    assert.deepEqual([...new Set(found)], []);
  });
}

for (const [game, players] of covers([["the-wolves", 2], ["the-wolves", 5], ["lone-wolves", 2], ["wolfwalkers", 2], ["wolfwalkers", 4]])) {
  for (const [width, height] of [[1280, 720], [390, 844]]) {
    test(`${game} for ${players}: whatever is asked on the way at ${width}×${height} can be touched`, async (t) => {
      const page = await house.visit(t, "/", { width });
      await page.setViewportSize({ width, height });
      await begin(page, game, "bot", { players });
      const found = [];
      const choose = dice(3);
      for (let decisions = 0; decisions < 8 && (await turn(page)); decisions++) {
        const way = choose(await drawn(page, await offers(page)));
        await decide(page, way, async () => found.push(...(await page.evaluate(untouchable)).map((fault) => `${way.action}: ${fault}`)));
      }
      assert.deepEqual(found, []);
    });
  }
}
