import type { Browser, CDPSession, Page } from "@playwright/test";

/** A line in bits a second and milliseconds a round trip, and how many times slower the processor is than this one. */
type PhoneSpeed = { bits: number; roundTrip: number; slowdown: number };

/**
 * A phone with empty storage; on an emulated line, if given. CDP adds the round trip to each request, not to
 * connections.
 */
export async function openPhone(
  browser: Browser,
  speed: PhoneSpeed | null,
): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: "pt-BR",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (speed) await slowDown(devtools, speed);
  return { page, devtools, close: () => context.close() };
}

async function slowDown(
  devtools: CDPSession,
  { bits, roundTrip, slowdown }: PhoneSpeed,
): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bits / 8,
    uploadThroughput: bits / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** Touches the middle of an element for as long as a finger does. */
export async function touch(page: Page, devtools: CDPSession, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(touchMs);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** How long a finger stays on the glass, in milliseconds. */
const touchMs = 90;
