// How much work the browser has with a page, as counts: how many elements it styled and how often it laid the page out. Times
// depend on the machine, counts do not.

/** Counts what the browser does for its pages while `act` runs. */
export async function effort(house, act) {
  const wire = await house.browser.newBrowserCDPSession();
  const counted = { styled: 0, layouts: 0 };
  wire.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, ph, args } of value) {
      if (ph === "X" && name === "UpdateLayoutTree") counted.styled += args.elementCount ?? 0;
      if (ph === "X" && name === "Layout") counted.layouts += 1;
    }
  });
  await wire.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["devtools.timeline"] } });
  await act();
  const whole = new Promise((resolve) => wire.once("Tracing.tracingComplete", resolve));
  await wire.send("Tracing.end");
  await whole;
  await wire.detach();
  return counted;
}
