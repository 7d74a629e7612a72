import type { Page, Route } from "@playwright/test";
import { requests } from "../e2e.ts";

/** How the database answers a write that its rules refuse. */
export const refusal = {
  status: 403,
  json: {
    error: {
      code: 403,
      status: "PERMISSION_DENIED",
      message: "Missing or insufficient permissions.",
    },
  },
};

/** Makes a page's requests fail until the returned function is called. */
export type Failing = (page: Page) => Promise<() => Promise<void>>;

async function answerWith(
  page: Page,
  pattern: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
}

/** Writes are refused, as by rules. */
export const denyWrites: Failing = (page) =>
  answerWith(page, requests.write, (route) => route.fulfill(refusal));

/** Requests never arrive, as on a broken connection, while the browser thinks it is online. */
export function lose(pattern: RegExp): Failing {
  return (page) => answerWith(page, pattern, (route) => route.abort("internetdisconnected"));
}

export const loseWrites = lose(requests.write);

/** The browser is offline. */
export const goOffline: Failing = async (page) => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};

/** The two kinds of failed write that people are told apart, by the key of the sentence in `because`. */
export const waysToFail = [
  ["denied", denyWrites],
  ["offline", goOffline],
] as const;

/** The next write arrives, and its answer is lost. */
export async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    requests.write,
    async (route) => {
      await route.fetch();
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
}
