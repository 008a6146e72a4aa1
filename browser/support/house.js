// A server and a headless Chromium for one file of tests, and visitors: each a browser of its own (cookies, language,
// width). A visitor whose page complained (a script's error, a blocked resource) fails their test.

import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";
import { Server } from "./server.js";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

/** The widths that the pages are tried at. */
export const PHONE = 360;
export const DESKTOP = 1440;

export class House {
  /** The house of a file of tests: opened before the first of them, closed after the last. */
  static forTests() {
    const house = new House();
    before(() => house.open());
    after(() => house.close());
    return house;
  }

  async open() {
    this.server = await Server.start();
    this.browser = await chromium.launch({ executablePath: found("chromium-headless-shell", "chromium", "chromium-browser"), args: FLAGS });
  }

  async close() {
    await this.browser?.close();
    await this.server?.close();
  }

  /** Opens a page for a new visitor. `forgive` names complaints that the test itself provokes; `zoom` is that of a desk. Only
   *  who sees motion, or asks for it, is painted for: no test compares pixels, and painting is half of a browser's work. */
  async visit(t, path = "/", { lang = "en", width = DESKTOP, motion = false, painted = motion, script = true, zoom = 1, forgive = /^$/ } = {}) {
    const phone = width < 600;
    const context = await this.browser.newContext({
      baseURL: this.server.address,
      viewport: { width: width / zoom, height: (phone ? 740 : 900) / zoom },
      deviceScaleFactor: zoom,
      hasTouch: phone,
      isMobile: phone,
      locale: lang,
      reducedMotion: motion ? "no-preference" : "reduce",
      javaScriptEnabled: script,
    });
    // Long enough for a busy machine; nothing waits for it that goes well.
    context.setDefaultTimeout(60_000);
    const complaints = [];
    const complain = (text) => { if (!forgive.test(text)) complaints.push(text); };
    context.on("console", (message) => { if (message.type() === "error") complain(`${message.text()} (${message.location().url})`); });
    context.on("weberror", (error) => complain(String(error.error())));
    t.after(async () => {
      await context.close();
      assert.deepEqual(complaints, [], "the browser complained");
    });
    if (!painted) await context.addInitScript(unseen);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  }
}

/** Runs in the page before all else: everything is laid out and can be touched, but what cannot be seen is not painted. */
function unseen() {
  const style = new CSSStyleSheet();
  style.replaceSync(":root { opacity: 0 !important }");
  document.adoptedStyleSheets = [style];
}

/** The first of these programs on the search path. */
function found(...names) {
  const paths = process.env.PATH.split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
  const path = paths.find((file) => { try { accessSync(file, constants.X_OK); return true; } catch { return false; } });
  assert(path, `none of ${names.join(", ")} is installed`);
  return path;
}
