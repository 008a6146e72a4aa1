// Pass-and-play: several people at one device, with a curtain where there are hidden hands.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House, PHONE } from "../support/house.js";
import { begin, offers, touch } from "../support/play.js";

const house = House.forTests();

const hand = (page) => page.$$eval(".hand [id^=card-]", (cards) => cards.map((card) => card.id));

test("behind the curtain nobody's hand is in the page", async (t) => {
  const page = await house.visit(t, "/", { width: PHONE });
  await begin(page, "lone-wolves", "device");
  const lift = async () => {
    await page.waitForSelector(".curtain");
    // What everybody may see stays: the board. What nobody may see is nowhere in the page.
    assert(await page.locator(".board").isVisible());
    assert.equal(await page.locator("#act, #ways, .hand [id^=card-]").count(), 0);
    const html = await page.content();
    await page.tap(".curtain button");
    await page.waitForSelector(".hand [id^=card-]");
    const cards = await hand(page);
    assert(cards.length > 0 && cards.every((card) => !html.includes(`"${card}"`)), "a card stood behind the curtain");
    return cards;
  };
  const first = await lift();
  // A three would first reveal a scar.
  const { path } = (await offers(page)).find(({ path }) => !path[0].endsWith("3"));
  assert(first.includes(path[0]), "the hand is that of whoever decides");
  await touch(page, path);
  await page.waitForSelector(".curtain");
  const html = await page.content();
  const kept = first.filter((card) => card !== path[0]);
  assert(kept.every((card) => !html.includes(card)), "no card that is still held stands anywhere");
  const second = await lift();
  assert(second.every((card) => !first.includes(card)), "then it is the other's hand");
});

test("games without hidden hands need no curtain", async (t) => {
  const page = await house.visit(t);
  await begin(page, "wolfwalkers", "device");
  assert.equal(await page.locator(".curtain").count(), 0);
  assert((await offers(page)).length > 0);
});
