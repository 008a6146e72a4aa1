// What holds for every kind of page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House, PHONE } from "../support/house.js";
import { KINDS } from "../support/kinds.js";
import { LANGS } from "../support/words.js";

const house = House.forTests();

/** The error's page is an answer with status 404, which the browser notes. */
const forgive = /status of 404/;

for (const [index, [name, go]] of KINDS.entries()) {
  const lang = LANGS[index % LANGS.length];
  test(`${name} fits a screen 360 wide, in ${lang}`, async (t) => {
    const page = await house.visit(t, "/", { width: PHONE, lang, forgive });
    await go(page);
    const wide = await page.evaluate((width) => {
      const room = document.documentElement.scrollWidth <= width && window.innerWidth <= width;
      if (room) return [];
      const out = [...document.body.querySelectorAll("*")].filter((element) => element.getBoundingClientRect().right > width + 1);
      return out.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
    }, PHONE);
    assert.deepEqual(wide, [], "these stick out");
  });
}

test("without script the board is there and the list of actions can be played", async (t) => {
  const page = await house.visit(t, "/", { script: false });
  await page.click("[popovertarget=set-wolfwalkers] >> nth=1");
  await page.locator("#set-wolfwalkers [value=device]").check();
  await page.click("#set-wolfwalkers button.gold");
  assert(await page.locator(".board .ww").isVisible());
  await page.click("[popovertarget=drawer-choices]");
  const status = await page.textContent("#status");
  await page.locator("#act button").first().click();
  await page.waitForURL(/\/t\/\w+$/);
  assert.notEqual(await page.textContent("#status"), status);
  assert.equal(await page.locator("#undo").isEnabled(), true);
});

test("the rules can be searched", async (t) => {
  const page = await house.visit(t, "/rules/lone-wolves");
  const shown = () => page.locator("#statements li:visible").count();
  const all = await shown();
  await page.fill("input[type=search]", "trump");
  assert((await shown()) < all && (await shown()) > 0);
  await page.fill("input[type=search]", "zzzz");
  assert.equal(await shown(), 0);
  assert(await page.locator("[data-filter-none]").isVisible());
});

test("a page is night first, one click makes it day, and the next one night again", async (t) => {
  const page = await house.visit(t);
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await ground();
  await page.click(".bar .switches button[name=theme]");
  await page.waitForSelector("html[data-theme=day]");
  await page.waitForLoadState();
  assert.notEqual(await ground(), night);
  await page.click(".bar .switches button[name=theme]");
  await page.waitForSelector("html[data-theme=night]");
  await page.waitForLoadState();
  assert.equal(await ground(), night);
});
