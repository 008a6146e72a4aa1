// What pages weigh on the wire, and how long the board takes to follow a click, over whole games played by clicking.
// Prints the table of docs/performance.md; arguments name the games to measure, or `frames` for the frames that motion drops;
// everything without any.

import { covers } from "./support/games.js";
import { House } from "./support/house.js";
import { begin, decide, dice, drawn, offers, playOut, turn } from "./support/play.js";
import { weighPage, weighUpdates } from "./support/weigh.js";

/** Visitors here belong to no test; their browsers close with the house. */
const outsideTests = { after() {} };

/** From now on notes the time from the last click before each new board: until it stands in the page, until it is drawn. */
function watchClicks() {
  let clicked;
  window.waits = [];
  addEventListener("click", ({ timeStamp }) => { clicked = timeStamp; }, true);
  new MutationObserver(() => {
    if (clicked === undefined) return;
    const [begun, changed] = [clicked, performance.now()];
    clicked = undefined;
    requestAnimationFrame(() => setTimeout(() => window.waits.push({ changed: changed - begun, drawn: performance.now() - begun })));
  }).observe(document.getElementById("table"), { attributeFilter: ["data-event"] });
}

/** From now on notes every frame as an entry of the page's own, and whether something moved in it. */
function watchFrames() {
  const frame = () => {
    performance.mark("frame", { detail: document.getAnimations().some(({ playState }) => playState === "running") });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Frames that were due while something moved, and those of them that did not come. */
function frames() {
  const marks = performance.getEntriesByName("frame");
  const gaps = marks.slice(1).filter((mark, n) => mark.detail && marks[n].detail).map((mark) => mark.startTime - marks[marks.indexOf(mark) - 1].startTime);
  const due = gaps.map((gap) => Math.max(1, Math.round((gap * 60) / 1000)));
  const sum = due.reduce((all, one) => all + one, 0);
  return { due: sum, dropped: sum - due.length };
}

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${time.toFixed(0)} ms`;

const house = new House();
await house.open();
const first = await weighPage(await house.visit(outsideTests, "about:blank"), "/");
console.log(`first page with everything it loads: ${kB(first.sum)}\n`);
console.log("| game | page | decisions | updates | largest update | click to board: median | p99 | until drawn: median | p99 |");
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
const tables = covers([["lone-wolves", 2], ["wolfwalkers", 2], ["wolfwalkers", 4], ["the-wolves", 2], ["the-wolves", 5]]);
const wanted = process.argv.slice(2);
for (const [game, players] of tables.filter(([game]) => wanted.length === 0 || wanted.includes(game))) {
  const page = await house.visit(outsideTests, "/", { motion: true });
  await begin(page, game, "bot", { players });
  const whole = await weighPage(page, page.url());
  const updates = await weighUpdates(page);
  await page.evaluate(watchClicks);
  const decisions = await playOut(page, dice(1));
  const waits = await page.evaluate(() => window.waits);
  const times = ["changed", "drawn"].flatMap((what) => [0.5, 0.99].map((part) => ms(quantile(waits.map((wait) => wait[what]), part))));
  console.log(`| ${game}, ${players} players | ${kB(whole.sum)} | ${decisions} | ${updates.count} | ${kB(updates.largest)} | ${times.join(" | ")} |`);
  await page.context().close();
}
if (wanted.length === 0 || wanted.includes("frames")) {
  const page = await house.visit(outsideTests, "/", { motion: true });
  await begin(page, "the-wolves", "bot", { players: 5 });
  const choose = dice(1);
  for (let decisions = 0; decisions < 12 && (await turn(page)); decisions++) {
    if (decisions === 4) await page.evaluate(watchFrames);
    await decide(page, choose(await drawn(page, await offers(page))));
  }
  await turn(page);
  const { due, dropped } = await page.evaluate(frames);
  console.log(`\nframes while the turns of four bots moved, the-wolves, 5 players: ${due} due, ${dropped} dropped (${((100 * dropped) / due).toFixed(1)} %)`);
}
await house.close();
