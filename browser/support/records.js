// Recorded games of the fixtures, opened in the browser: every game's end and every step on the way, without playing.

import { readFileSync } from "node:fs";
import { covers } from "./games.js";

/** A finished game of each kind. */
export const FINISHED = covers({
  "the-wolves": "2p-standard-full-moon",
  "lone-wolves": "2p-standard-complete",
  "wolfwalkers": "2p-standard-complete",
});

/** Opens a record of the fixtures; ends at the finished game. */
export async function openRecord(page, game, name = FINISHED[game]) {
  const text = readFileSync(new URL(`../../fixtures/${game}/${name}.moonpack`, import.meta.url), "utf8");
  await paste(page, text);
}

/** Pastes a text on the start page and opens it. */
export async function paste(page, text) {
  await page.goto("/");
  await page.click("[popovertarget=me]");
  await page.click(".paste summary");
  await page.fill("textarea[name=text]", text);
  await page.click("form[action='/open'] button");
  await page.waitForURL(/\/r\//);
}
