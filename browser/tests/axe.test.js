// axe-core over every kind of page, night and day: nothing to complain about.

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { House } from "../support/house.js";
import { KINDS } from "../support/kinds.js";

const house = House.forTests();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

for (const [name, go] of KINDS) {
  test(`axe finds nothing on ${name}, night or day`, async (t) => {
    const page = await house.visit(t, "/", { painted: true, forgive: /status of 404/ });
    await go(page);
    await page.evaluate(axe);
    for (const theme of ["night", "day"]) {
      await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
      const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
      assert.deepEqual(found.violations.map(told), [], theme);
    }
  });
}

const told = ({ id, help, nodes }) =>
  `${id}: ${help}\n${nodes.slice(0, 6).map(({ html, any, all, none }) => `    ${html.slice(0, 160)}\n      ${[...any, ...all, ...none].map(({ message }) => message).join("; ")}`).join("\n")}`;
