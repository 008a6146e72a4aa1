// Recorded games of the fixtures, opened in the browser: every game's end and every step on the way, without playing.

import { readFileSync } from "node:fs";

/** A finished game of each kind. */
export const FINISHED = {
  "the-wolves": "2p-turns-2-turn-limit",
  "lone-wolves": "2p-standard-complete",
  "wolfwalkers": "2p-standard-complete",
};

/** Pastes a record on the start page; ends at the finished game. */
export async function openRecord(page, game, name = FINISHED[game]) {
  const text = readFileSync(new URL(`../../fixtures/${game}/${name}.moonpack`, import.meta.url), "utf8");
  await page.goto("/");
  await page.fill("textarea[name=text]", text);
  await page.click("form[action='/open'] button");
  await page.waitForURL(/\/r\//);
}
