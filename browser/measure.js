// What pages weigh on the wire, and how long the board takes to follow a click, over whole games played by clicking.
// Prints the table of docs/performance.md; arguments name the games to measure, all of them without any.

import { House } from "./support/house.js";
import { begin, dice, playOut } from "./support/play.js";
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

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))];
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${time.toFixed(0)} ms`;

const house = new House();
await house.open();
const first = await weighPage(await house.visit(outsideTests, "about:blank"), "/");
console.log(`first page with everything it loads: ${kB(first.sum)}\n`);
console.log("| game | page | decisions | updates | largest update | click to board: median | p99 | until drawn: median | p99 |");
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
const tables = [["lone-wolves", 2], ["wolfwalkers", 2], ["wolfwalkers", 4], ["the-wolves", 2], ["the-wolves", 5]];
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
await house.close();
