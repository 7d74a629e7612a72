import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { askCallable } from "./callableAnswers.ts";

/** Asks a callable function of a site that answers like this. */
async function askAt(listener: RequestListener) {
  const site = createServer(listener).listen(0, "127.0.0.1");
  await once(site, "listening");
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  try {
    return await askCallable(address, {
      path: "/api/ownData",
      name: "ownData",
      region: "southamerica-east1",
    });
  } finally {
    site.close();
  }
}

type Express = (() => RequestListener & { use: (...handlers: unknown[]) => void }) & {
  json: () => unknown;
};

test("a callable function answers without running, even if it enforces App Check", async () => {
  // Before firebase-functions is loaded, which keeps the console's functions.
  vi.spyOn(console, "warn").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
  const require = createRequire(import.meta.url);
  const { onCall } = require("firebase-functions/https") as {
    onCall: (options: object, work: () => unknown) => unknown;
  };
  const express = createRequire(require.resolve("firebase-functions"))("express") as Express;
  const work = vi.fn();
  const app = express();
  app.use(express.json(), onCall({ enforceAppCheck: true, cors: false }, work));
  expect(await askAt(app)).toEqual({ what: "ownData", advice: null, notes: [] });
  expect(work).not.toHaveBeenCalled();
});

const page = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { "Content-Type": "text/html" }).end("<title>Page</title>");

test.each([
  [
    "refused by Cloud Run",
    page(403),
    "answer 403",
    "gcloud functions add-invoker-policy-binding ownData --region=southamerica-east1 --member=allUsers",
  ],
  ["unknown to Hosting", page(404), "answer 404", "npm run deploy:functions"],
  ["hidden by a page", page(200), "answer 200", "npx firebase deploy --only hosting"],
  [
    "at another address",
    (response: ServerResponse) =>
      response.writeHead(301, { Location: "https://vagas.example/api/ownData" }).end(),
    "answer 301",
    "https://vagas.example/api/ownData",
  ],
  [
    "failing",
    (response: ServerResponse) => response.writeHead(500).end('{"error":{"status":"INTERNAL"}}'),
    "answer 500",
    "npx firebase functions:log --only ownData",
  ],
  [
    "hidden by another server",
    (response: ServerResponse) => response.writeHead(404).end('{"error":"Not found"}'),
    "answer 404",
    "npx firebase deploy --only hosting",
  ],
  ["without a free instance", page(429), "answer 429", "in 15 minutes"],
  [
    "silent",
    (response: ServerResponse) => response.destroy(),
    "no answer (UND_ERR_SOCKET)",
    "Check the address",
  ],
] as const)(
  "a function that is %s is reported with a remedy",
  async (_how, answer, what, advice) => {
    expect(await askAt((_request, response) => void answer(response))).toEqual({
      what: `ownData: ${what}`,
      advice: expect.stringContaining(advice),
    });
  },
);
