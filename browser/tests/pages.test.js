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
  await page.click("form.start:has(input[value='wolfwalkers']) button[value='device']");
  assert(await page.locator(".board .ww").isVisible());
  await page.click("#choices summary");
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

for (const dark of [false, true]) {
  test(`one click changes a ${dark ? "dark" : "light"} page to the other, and the next one back`, async (t) => {
    const page = await house.visit(t, "/", { dark });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await ground();
    await page.click(".switches button[name=theme]");
    await page.waitForSelector(`html[data-theme=${dark ? "light" : "dark"}]`);
    await page.waitForLoadState();
    assert.notEqual(await ground(), before);
    await page.click(".switches button[name=theme]");
    await page.waitForSelector(`html[data-theme=${dark ? "dark" : "light"}]`);
    await page.waitForLoadState();
    assert.equal(await ground(), before);
  });
}
