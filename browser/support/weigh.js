// What comes over the wire, compressed, with its headers.

/** The limits, in bytes. */
export const FIRST_PAGE = 100_000;
export const TABLE_PAGE = 150_000;
export const UPDATE = 15_000;

/** Weighs everything that a page loads from now on; `wanted` says by address what counts. */
async function weigh(page, wanted) {
  const weighed = { count: 0, sum: 0, largest: 0 };
  const asked = new Set();
  const wire = await page.context().newCDPSession(page);
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => { if (wanted(request.url)) asked.add(requestId); });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!asked.delete(requestId)) return;
    weighed.count += 1;
    weighed.sum += encodedDataLength;
    weighed.largest = Math.max(weighed.largest, encodedDataLength);
  });
  await wire.send("Network.enable");
  return { weighed, wire };
}

/** Weighs the updates of a table's page: answers to a decision, and frames that are fetched when others decide. */
export async function weighUpdates(page) {
  const { weighed } = await weigh(page, (url) => /\/t\/\w+\/(act|frame|undo|hint)(\?|$)/.test(url));
  return weighed;
}

/** Weighs all that a page loads when it is opened for the first time; fonts are loaded once for all pages and come on top. */
export async function weighPage(page, path) {
  const { weighed, wire } = await weigh(page, (url) => !url.endsWith("/events") && !url.endsWith(".woff2"));
  await wire.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(path, { waitUntil: "load" });
  await wire.detach();
  return weighed;
}
