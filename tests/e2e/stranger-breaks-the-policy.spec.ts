import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";

// Tests the watch of all other end-to-end tests: it sees whatever the policy refuses.

/** Each would be an attack without the policy. */
const attempts: Record<string, (page: Page) => Promise<unknown>> = {
  "img-src": (page) =>
    page.evaluate(() => void (new Image().src = "https://foreign.example/x.png")),
  "script-src-elem": (page) =>
    page.evaluate(() =>
      document.body.append(
        Object.assign(document.createElement("script"), { textContent: "globalThis.ran = true" }),
      ),
    ),
  "script-src-attr": (page) =>
    page.evaluate(() =>
      document.body.insertAdjacentHTML(
        "beforeend",
        '<img src="data:," onerror="globalThis.ran = true">',
      ),
    ),
  "style-src-attr": (page) =>
    page.evaluate(() =>
      document.body.insertAdjacentHTML("beforeend", '<p style="color: red"></p>'),
    ),
  "frame-src": (page) =>
    page.evaluate(() =>
      document.body.insertAdjacentHTML(
        "beforeend",
        '<iframe src="https://foreign.example/"></iframe>',
      ),
    ),
  "connect-src": (page) => page.evaluate(() => fetch("https://foreign.example/").catch(() => null)),
};

test("whatever the security policy refuses, to a page or a worker, is reported, and no test may expect it", async ({
  page,
  takeBreaches,
  expectConsole,
}) => {
  expectConsole(/./);
  const response = await page.goto("/sobre");
  for (const [directive, attempt] of Object.entries(attempts)) {
    await attempt(page);
    await expect
      .poll(() => takeBreaches().join("\n"), directive)
      .toContain(`Breach of the security policy: ${directive}`);
  }
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);

  const policy = response!.headers()["content-security-policy"]!;
  await page.route("/worker.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "Content-Security-Policy": policy },
      body: "onmessage = () => fetch('https://foreign.example/of-worker').catch(() => postMessage('refused'))",
    }),
  );
  const worker = page.waitForEvent("worker");
  const handle = await page.evaluateHandle(() => new Worker("/worker.js"));
  // Answers once the watch, which asked first, has been answered.
  await (await worker).evaluate(() => null);
  expect(
    await handle.evaluate(
      (started) =>
        new Promise((resolve) => {
          started.onmessage = ({ data }) => resolve(data);
          started.postMessage("go");
        }),
    ),
  ).toBe("refused");
  await expect.poll(() => takeBreaches().join("\n")).toContain("https://foreign.example/of-worker");
});

test.fail("a breach fails a test that does not mention it", async ({ page }) => {
  await page.goto("/sobre");
  await attempts["img-src"]!(page);
});
