// Several people, windows and spectators at one table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { House } from "../support/house.js";
import { begin, confirm, decide, event, later, offers, touch } from "../support/play.js";

const house = House.forTests();

/** Two people at a table for friends: the second one came by the link. */
async function pair(t, game) {
  const host = await house.visit(t);
  await begin(host, game, "friends");
  const guest = await house.visit(t, new URL(host.url()).pathname, { lang: "uk" });
  await guest.click("form[action$='/join'] button");
  await Promise.race([host, guest].map((page) => page.waitForSelector("#act", { state: "attached" })));
  return (await host.$("#act")) ? [host, guest] : [guest, host];
}

/** The newest line of the log has come to both pages. */
async function agree(one, other) {
  const seen = await event(one);
  await other.waitForFunction((seen) => Number(document.getElementById("table").dataset.event) >= seen, seen);
  assert.equal(await event(other), await event(one));
}

test("whoever opens the shared link sits down, and both see each other's moves live", async (t) => {
  const [first, second] = await pair(t, "lone-wolves");
  assert.equal(await second.$("#act"), null, "only one of them decides");
  for (let n = 0; n < 3; n++) {
    const before = await second.locator("#log li").count();
    const mover = (await first.$("#act")) ? first : second;
    const other = mover === first ? second : first;
    await decide(mover, (await offers(mover))[0]);
    await agree(mover, other);
    assert((await second.locator("#log li").count()) > before, "the log grew");
    await Promise.race([first, second].map((page) => page.waitForSelector("#act", { state: "attached" })));
  }
});

test("no card of one player's hand stands in the other's page", async (t) => {
  const [first, second] = await pair(t, "lone-wolves");
  const hand = (page) => page.$$eval(".hand [id^=card-]", (cards) => cards.map((card) => card.id));
  const [mine, theirs] = [await hand(first), await hand(second)];
  assert.equal(mine.length, theirs.length);
  const [html, theirHtml] = [await first.content(), await second.content()];
  assert(theirs.every((id) => !html.includes(`"${id}"`)));
  assert(mine.every((id) => !theirHtml.includes(`"${id}"`)));
});

test("a spectator follows the game and is asked nothing", async (t) => {
  const [first] = await pair(t, "wolfwalkers");
  const watcher = await house.visit(t, new URL(first.url()).pathname);
  const seen = await event(watcher);
  await decide(first, (await offers(first))[0]);
  await later(watcher, seen);
  assert.equal(await watcher.$("#act"), null);
  assert.equal(await watcher.locator(".can").count(), 0);
});

test("two windows of one player agree, and either can decide", async (t) => {
  const one = await house.visit(t);
  await begin(one, "wolfwalkers", "device");
  const two = await one.context().newPage();
  await two.goto(one.url());
  for (const [active, quiet] of [[one, two], [two, one], [one, two]]) {
    const seen = await event(quiet);
    await decide(active, (await offers(active))[0]);
    await later(quiet, seen);
    assert.deepEqual(await offers(quiet), await offers(active));
    assert.equal(await quiet.textContent("#status"), await active.textContent("#status"));
  }
});

test("a choice that was begun survives what others say", async (t) => {
  const [first, second] = await pair(t, "lone-wolves");
  const [offer] = await offers(first);
  await touch(first, offer.path.slice(0, 1));
  const seen = await event(first);
  await second.click("[popovertarget=drawer-log]");
  await second.fill("#say", "Hurry");
  await second.press("#say", "Enter");
  await later(first, seen);
  await touch(first, offer.path.slice(1));
  await confirm(first, offer);
  await later(first, seen + 1);
});

test("among people the last decision of a turn waits for a yes, until somebody switches that off", async (t) => {
  const pages = await pair(t, "wolfwalkers");
  const decider = async () => {
    await Promise.race(pages.map((page) => page.waitForSelector("#act", { state: "attached" })));
    return (await pages[0].$("#act")) ? pages[0] : pages[1];
  };
  const ending = async (page) => (await offers(page)).find(({ ends, path, labels }) => ends && path.every((id) => !labels[id]));
  const page = await decider();
  const way = await ending(page);
  const question = await page.getAttribute("#table", "data-confirm");
  const asked = page.getByRole("menuitem", { name: question, exact: true });
  const seen = await event(page);
  await touch(page, way.path);
  await asked.waitFor();
  // Nobody has heard of it yet, and it can be taken back.
  await page.keyboard.press("Escape");
  await asked.waitFor({ state: "hidden" });
  assert.equal(await event(page), seen);
  assert.deepEqual((await offers(page)).length > 0, true);
  await page.keyboard.press("Escape");
  await decide(page, way);
  const other = await decider();
  assert.notEqual(other, page, "the turn is over");
  // Whoever finds it tedious switches it off, for themselves.
  await other.click("[popovertarget=drawer-menu]");
  await other.click("#drawer-menu button[name=confirm]");
  await other.waitForFunction(() => !document.getElementById("table").dataset.confirm);
  const before = await event(other);
  await touch(other, (await ending(other)).path);
  await later(other, before);
  assert.equal(await decider(), page);
  assert(await page.getAttribute("#table", "data-confirm"), "the other one is still asked");
});

test("what is said in the chat reaches the other player as it was written", async (t) => {
  const [first, second] = await pair(t, "lone-wolves");
  const words = "<b>Howl</b> & “good luck”";
  await first.click("[popovertarget=drawer-log]");
  await first.fill("#say", words);
  await first.press("#say", "Enter");
  await second.locator("#chat li", { hasText: words }).waitFor({ state: "attached" });
  assert.equal(await second.locator("#chat li b").count(), 0);
});

test("a page looks again by itself whether somebody is away", async (t) => {
  const [first] = await pair(t, "lone-wolves");
  await first.clock.install();
  await first.reload();
  await first.waitForSelector("#act", { state: "attached" });
  const asked = first.waitForRequest(/\/frame$/);
  await first.clock.fastForward("01:05");
  assert((await (await asked).response()).ok());
});
