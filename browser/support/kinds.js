// Every kind of page there is, and how a visitor comes to it.

import { GAMES } from "./games.js";
import { begin, forbidden, turn } from "./play.js";
import { openRecord } from "./records.js";

const inPlay = (game) => async (page) => {
  await begin(page, game, "bot");
  await turn(page);
};

/** Somewhere in the middle of a recorded game. */
const midway = (game) => async (page) => {
  await openRecord(page, game);
  const steps = await page.$eval("form[data-slider] input", (slider) => Number(slider.max));
  await page.goto(`${page.url()}?at=${Math.floor(steps / 2)}`);
};

/** The analysis of a recorded game, once every turn has been looked at. */
const analysed = (game) => async (page) => {
  await openRecord(page, game);
  await page.goto(`${page.url()}/analysis?at=5`);
  await page.waitForSelector("#table:not([data-again])");
};

/** Name and way of each kind; every way begins on the start page. */
export const KINDS = [
  ["the start page", async () => {}],
  ["a table being set", (page) => page.click("[popovertarget=set-wolfwalkers][data-mode=friends]")],
  ["the reader's own sheet", (page) => page.click("[popovertarget=me]")],
  ["the shelf of rules", (page) => page.goto("/rules")],
  ["the API's page", (page) => page.goto("/api")],
  ["the page of a table that does not exist", (page) => page.goto("/t/aaaaaaaaaaaa")],
  ["a page that does not exist", (page) => page.goto("/nothing/here")],
  ["a table that waits for a friend", (page) => begin(page, "the-wolves", "friends")],
  ["a curtain", (page) => begin(page, "lone-wolves", "device")],
  ["a table with a refusal and a hint", async (page) => {
    await inPlay("lone-wolves")(page);
    await forbidden(page);
    await page.click("form[action$='/hint'] button");
    await page.waitForSelector(".hint:not([aria-busy])");
    const { x, y } = await forbidden(page);
    await page.mouse.click(x, y);
    await page.click("#refusal summary >> nth=0");
    await page.waitForSelector("#refusal a");
  }],
  ["a table with its log open", async (page) => {
    await inPlay("lone-wolves")(page);
    await page.click("[popovertarget=drawer-log]");
  }],
  ...GAMES.flatMap((game) => [
    [`the rules of ${game}`, (page) => page.goto(`/rules/${game}`)],
    [`a table of ${game} in play`, inPlay(game)],
    [`the guide of ${game}`, async (page) => {
      await inPlay(game)(page);
      await page.goto(`${page.url()}?guide=1`);
      await page.waitForSelector("#guide");
    }],
    [`the lesson of ${game}`, async (page) => {
      await page.click(`a[href="/learn/${game}"]`);
      await page.waitForSelector("#lesson");
    }],
    [`a step of ${game} in the replay`, midway(game)],
    [`the end of ${game}`, (page) => openRecord(page, game)],
    [`the analysis of ${game}`, analysed(game)],
  ]),
  ["a table of the-wolves for five", (page) => begin(page, "the-wolves", "device", { players: 5 })],
  ["a table of wolfwalkers for four", (page) => begin(page, "wolfwalkers", "device", { players: 4 })],
];
