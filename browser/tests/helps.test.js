// What helps a player: undo, hints, reasons, Escape, the keyboard, the language switch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, covers } from "../support/games.js";
import { House, PHONE } from "../support/house.js";
import { begin, decide, element, event, forbidden, later, offers, touch, turn } from "../support/play.js";
import { openRecord } from "../support/records.js";
import { LANGS, said } from "../support/words.js";

const house = House.forTests();

/** A table at which it is the visitor's turn. */
async function seated(t, game, options) {
  const page = await house.visit(t, "/", options);
  await begin(page, game, "bot");
  await turn(page);
  return page;
}

const touchable = (page) => page.$$eval("#table .can", (elements) => elements.map((element) => element.id).sort());

/** Asks for a hint and waits for the last word: the elements of the idea. */
async function hinted(page) {
  await page.click("form[action$='/hint'] button");
  return page.getAttribute("#idea:not([aria-busy])", "data-hint");
}

for (const game of GAMES) {
  test(`a game of ${game} against a bot begins with one click`, async (t) => {
    const page = await house.visit(t);
    await page.click(`button.gold[name="play"][value="${game}"]`);
    assert(await turn(page));
    assert((await touchable(page)).length > 0);
  });

  test(`a hint shows the strongest bot's idea on the board of ${game}`, async (t) => {
    const page = await seated(t, game);
    const idea = (await hinted(page)).split(" ");
    assert((await offers(page)).some(({ path }) => path.join(" ") === idea.join(" ")), "the idea is a legal action");
    for (const id of idea) await page.waitForSelector(`[id="${id}"].idea`);
    await decide(page, (await offers(page)).find(({ path }) => path.join(" ") === idea.join(" ")));
  });

  test(`touching what cannot be touched names a rule of ${game}, and the link leads to it`, async (t) => {
    const page = await seated(t, game);
    const { x, y } = await forbidden(page);
    await page.mouse.click(x, y);
    await page.locator("#refusal summary").first().click();
    const link = page.locator("#refusal a").first();
    await link.waitFor();
    const [rules] = await Promise.all([page.waitForEvent("popup"), link.click()]);
    const statement = rules.locator("li:target");
    await statement.waitFor();
    assert((await statement.textContent()).startsWith(await link.textContent()));
    await page.click("#refusal [data-close]");
    assert(await page.locator("#refusal").isHidden());
  });
}

test("while a hint is thought the page says so, and shows what has been found so far", async (t) => {
  const page = await seated(t, "the-wolves");
  const version = await page.getAttribute("#table", "data-decides");
  const bit = (busy, words) => `data: <p class="hint" id="idea"${busy ? " aria-busy=\"true\"" : ""} data-version="${version}" data-within=".commands">${words}</p>\n\n`;
  let go;
  const gone = new Promise((resolve) => { go = resolve; });
  // A stream whose pieces end where they like, in the middle of a line too.
  await page.exposeFunction("untilSeen", () => gone);
  await page.evaluate((pieces) => {
    const ask = window.fetch;
    window.fetch = (address, options) => {
      if (!String(address).endsWith("/hint")) return ask(address, options);
      const body = new ReadableStream({
        async start(stream) {
          for (const piece of pieces) { if (piece === null) await window.untilSeen(); else stream.enqueue(new TextEncoder().encode(piece)); }
          stream.close();
        },
      });
      return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
    };
  }, [bit(true, "thinking"), ":\n\n", bit(true, "so far").slice(0, 30), bit(true, "so far").slice(30), null, bit(false, "found")]);
  await page.click("form[action$='/hint'] button");
  await page.waitForSelector("#idea[aria-busy]:text('so far')");
  go();
  await page.waitForSelector("#idea:not([aria-busy]):text('found')");
  assert.equal(await page.locator("#idea").count(), 1);
  await decide(page, (await offers(page))[0]);
  await page.waitForSelector("#idea", { state: "detached" });
});

test("a hint tells the whole turn, not only its first action", async (t) => {
  const page = await seated(t, "the-wolves");
  // The tiles' side and the first wolves are chosen before the first turn, which has two actions.
  while ((await page.locator(".deed.can").count()) === 0) { await decide(page, (await offers(page))[0]); await turn(page); }
  const idea = await hinted(page);
  const way = (await offers(page)).find(({ path }) => path.join(" ") === idea);
  const told = (await page.textContent(".hint")).split(" · ");
  assert(told.length > way.chain.length, `${told.join(" · ")} goes on after ${way.action}`);
});

for (const [game, buttons] of covers([["the-wolves", ".deed"], ["lone-wolves", ".asks button"], ["wolfwalkers", ".asks button"]])) {
  test(`in a replay of ${game} nothing looks as if it could be played`, async (t) => {
    const page = await house.visit(t);
    await openRecord(page, game);
    await page.goto(`${page.url()}?at=30`);
    assert.equal(await page.locator("#table .can").count(), 0);
    assert.equal(await page.locator(`${buttons}:visible:enabled`).count(), 0);
    assert.equal(await page.locator("#hint:visible, #undo:visible:enabled").count(), 0);
  });
}

test("while others think nothing looks as if it could be played, and the ask names them", async (t) => {
  const page = await house.visit(t);
  await begin(page, "the-wolves", "friends");
  const guest = await house.visit(t, new URL(page.url()).pathname);
  await guest.click("form[action$='/join'] button");
  await Promise.race([page, guest].map((one) => one.waitForSelector("#act", { state: "attached" })));
  const waiting = (await page.$("#act")) ? guest : page;
  assert.equal(await waiting.locator("#table .can").count(), 0);
  assert.equal(await waiting.locator(".deed:enabled, #hint:enabled, #undo:enabled").count(), 0);
  assert((await waiting.textContent("#status")).trim().length > 3);
});

for (const game of GAMES) {
  test(`no box of ${game} is empty while the game is being set up`, async (t) => {
    const page = await seated(t, game);
    const empty = await page.$$eval(".ask, .asks > *, .tw-ledge > *, .hint", (boxes) => boxes
      .filter((box) => box.checkVisibility() && box.getBoundingClientRect().height > 8 && !box.textContent.trim() && !box.querySelector("svg, img, button, input"))
      .map((box) => box.outerHTML.slice(0, 80)));
    assert.deepEqual(empty, []);
  });
}

test("undo takes back what was done in one go, although the bot has answered", async (t) => {
  const page = await seated(t, "the-wolves");
  assert(await page.locator("#undo").isDisabled(), "there is nothing to take back yet");
  const before = await offers(page);
  await decide(page, before[0]);
  assert(await turn(page));
  assert.notDeepEqual(await offers(page), before);
  const seen = await event(page);
  await page.click("#undo");
  await later(page, seen);
  assert.deepEqual(await offers(page), before);
});

test("a card and its territory are touched in either order", async (t) => {
  const page = await seated(t, "lone-wolves");
  const way = (await offers(page)).find(({ path }) => path[0].startsWith("territory-"));
  await decide(page, way);
});

test("what is clicked while a hint is thinking is not lost", async (t) => {
  const page = await seated(t, "the-wolves");
  let answer;
  const thought = new Promise((resolve) => { answer = resolve; });
  await page.route("**/hint*", async (route) => { await thought; await route.continue(); });
  await page.click("form[action$='/hint'] button");
  await decide(page, (await offers(page))[0]);
  answer();
});

test("a map on its way stops under the finger, and the touch counts", async (t) => {
  const page = await house.visit(t, "/", { width: PHONE, motion: true });
  await begin(page, "the-wolves", "device", { players: 2 });
  for (let seat = 0; seat < 2; seat++) await decide(page, (await offers(page)).find(({ path }) => path.length === 1));
  await page.waitForSelector("[data-world] .can");
  // So slow a way that it is the same for every machine where the map is when it is touched.
  const { id, x, y } = await page.evaluate(async () => {
    const world = document.querySelector("[data-world]");
    await Promise.all(world.getAnimations().map(({ finished }) => finished.catch(() => {})));
    const { a: k, e, f } = new DOMMatrix(getComputedStyle(world).transform);
    world.style.transition = "transform 600s linear";
    world.style.transform = `translate(${e + 60}px, ${f}px) scale(${k})`;
    const view = document.querySelector("[data-camera]").getBoundingClientRect();
    for (const thing of world.querySelectorAll(".can")) {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x > view.left && x < view.right && document.elementFromPoint(x, y)?.closest(".can") === thing) return { id: thing.id, x, y };
    }
  });
  // What the page makes of the touch is seen after it has heard of it.
  await page.evaluate(() => addEventListener("pointerdown", () => {
    window.stopped = document.querySelector("[data-world]").getAnimations().length === 0;
  }, { once: true }));
  const seen = await event(page);
  assert(await page.evaluate(() => document.querySelector("[data-world]").getAnimations().length > 0), "the map is on its way");
  await page.touchscreen.tap(x, y);
  await later(page, seen);
  assert(await page.evaluate(() => window.stopped), "it stopped under the finger");
  assert((await element(page, id).locator(".piece").count()) > 0, "what was under the finger is meant");
});

test("what is touched while a decision is on its way counts for what comes after it", async (t) => {
  const page = await house.visit(t);
  await begin(page, "the-wolves", "device", { players: 2 });
  const first = (await offers(page)).find(({ path }) => path.length === 1);
  let answer;
  const held = new Promise((resolve) => { answer = resolve; });
  await page.route("**/act*", async (route) => { await held; await route.continue(); });
  await touch(page, first.path);
  await page.waitForSelector("#table[aria-busy]");
  const seen = await event(page);
  // Both players begin with the same choice.
  await element(page, first.path[0]).click();
  answer();
  await page.waitForFunction((seen) => Number(document.getElementById("table").dataset.event) >= seen + 2, seen);
});

test("escape takes the last touch back", async (t) => {
  const page = await seated(t, "lone-wolves");
  const before = await touchable(page);
  const [offer] = await offers(page);
  await touch(page, offer.path.slice(0, 1));
  assert.deepEqual(await page.$$eval("#table .touched", (touched) => touched.map(({ id }) => id)), [offer.path[0]]);
  assert.notDeepEqual(await touchable(page), before);
  await page.keyboard.press("Escape");
  assert.deepEqual(await touchable(page), before);
  assert.equal(await page.locator("#table .touched").count(), 0);
});

/** Presses the tabulator key until the focus is on something that matches. */
async function tabTo(page, selector) {
  for (let n = 0; n < 300; n++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
  }
  assert.fail(`the tabulator key does not lead to ${selector}`);
}

test("the plain list of actions can be played by keyboard alone", async (t) => {
  const page = await seated(t, "wolfwalkers");
  await tabTo(page, "[popovertarget=drawer-choices]");
  await page.keyboard.press("Enter");
  await tabTo(page, "#act button");
  const seen = await event(page);
  await page.keyboard.press("Enter");
  await later(page, seen);
});

test("arrow keys lead from one touchable thing to the next", async (t) => {
  const page = await house.visit(t);
  // Whoever leads may play any card, so there is a next one.
  await begin(page, "lone-wolves", "device");
  await page.click(".curtain button");
  await page.waitForSelector(".hand .can");
  await tabTo(page, ".hand .can");
  const first = await page.evaluate(() => document.activeElement.id);
  await page.keyboard.press("ArrowRight");
  const second = await page.evaluate(() => document.activeElement.id);
  assert.notEqual(second, first);
  assert(await element(page, second).evaluate((element) => element.matches(".hand .can")));
});

test("what happened is announced for those who cannot see the board", async (t) => {
  const page = await seated(t, "lone-wolves");
  await decide(page, (await offers(page))[0]);
  await page.waitForFunction(() => {
    const [newest, told] = [document.querySelector("#log li"), document.getElementById("announce")].map(({ textContent }) => textContent);
    return told.includes(newest);
  });
});

test("one click changes the language and keeps the place", async (t) => {
  const page = await seated(t, "wolfwalkers", { lang: "de" });
  const place = page.url();
  assert.equal(await page.getAttribute("html", "lang"), "de", "the browser's language comes first");
  for (const lang of LANGS) {
    await page.click("[popovertarget=drawer-menu]");
    await page.click(`.langs button[value="${lang}"]:visible`);
    await page.waitForSelector(`html[lang="${lang}"]`);
    assert.equal(page.url(), place);
    assert.equal(await page.textContent("#undo"), said(lang, "command-undo"));
  }
});
