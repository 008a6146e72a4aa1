// Every kind of page there is, and how a visitor comes to it.

import { begin, turn } from "./play.js";
import { openRecord } from "./records.js";

const GAMES = ["the-wolves", "lone-wolves", "wolfwalkers"];

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

/** Name and way of each kind; every way begins on the start page. */
export const KINDS = [
  ["the start page", async () => {}],
  ["the start page with all settings open", async (page) => {
    for (const summary of await page.$$(".settings summary")) await summary.click();
  }],
  ["the shelf of rules", (page) => page.goto("/rules")],
  ["the API's page", (page) => page.goto("/api")],
  ["the page of a table that does not exist", (page) => page.goto("/t/aaaaaaaaaaaa")],
  ["a page that does not exist", (page) => page.goto("/nothing/here")],
  ["a table that waits for a friend", (page) => begin(page, "the-wolves", "friends")],
  ["a curtain", (page) => begin(page, "lone-wolves", "device")],
  ["a table with a refusal and a hint", async (page) => {
    await inPlay("lone-wolves")(page);
    await page.click("form[action$='/hint'] button");
    await page.waitForSelector(".hint");
    await page.click(".field >> nth=0");
    await page.waitForSelector("#blocked a");
    await page.click("#choices summary");
    await page.click("#chat summary");
  }],
  ...GAMES.flatMap((game) => [
    [`the rules of ${game}`, (page) => page.goto(`/rules/${game}`)],
    [`a table of ${game} in play`, inPlay(game)],
    [`the guide of ${game}`, async (page) => {
      await page.click(`form.start:has(input[value="${game}"]) button[value="guide"]`);
      await page.waitForSelector("#guide");
    }],
    [`a step of ${game} in the replay`, midway(game)],
    [`the end of ${game}`, (page) => openRecord(page, game)],
  ]),
  ["a table of the-wolves for five", (page) => begin(page, "the-wolves", "device", { players: 5 })],
  ["a table of wolfwalkers for four", (page) => begin(page, "wolfwalkers", "device", { players: 4 })],
];
