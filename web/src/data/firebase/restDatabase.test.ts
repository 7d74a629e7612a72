import { afterEach, expect, test, vi } from "vitest";

const query = {
  collection: "jobs",
  filters: [],
  orderBy: "postedAt",
  direction: "desc",
  after: null,
  limit: 20,
} as const;

/** The reads of a site built with this key, and the headers of its requests; `token`: App Check's. */
async function siteWith(key: string, token: string | null) {
  vi.stubEnv("VITE_FIREBASE_CONFIG", '{"projectId":"p","apiKey":"k"}');
  vi.stubEnv("VITE_APP_CHECK_KEY", key);
  const load = vi.fn(() => ({ appCheckToken: async () => token }));
  vi.doMock("./appCheck.ts", load);
  vi.doMock("./firebaseApp.ts", () => ({ firebaseApp: () => null }));
  const asked = vi.fn(
    async (_address: string, _options: RequestInit) => new Response("[]", { status: 200 }),
  );
  vi.stubGlobal("fetch", asked);
  const reads = await import("./restDatabase.ts");
  await reads.runQuery(query);
  await reads.getDocument("jobs/a").catch(() => null);
  return {
    loaded: load.mock.calls.length > 0,
    headers: asked.mock.calls.map(([, options]) => options.headers),
  };
}

/** Refusals of Google's servers: rules give no reason, the others may. */
const refusal = (code: number, status: string, message: string, reason?: string) => ({
  code,
  status,
  message,
  ...(reason && {
    details: [
      { "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "googleapis.com" },
    ],
  }),
});
const hidden = refusal(403, "PERMISSION_DENIED", "Missing or insufficient permissions.");

/** Reads a job while the database answers this way for it and for public documents. */
async function askForJob(job: { code: number }, counts: { code: number }) {
  vi.stubEnv("VITE_FIREBASE_CONFIG", '{"projectId":"p","apiKey":"k"}');
  vi.stubGlobal("fetch", async (address: string) => {
    const { code, ...answer } = address.includes("/stats/public") ? counts : job;
    return Response.json(code < 400 ? answer : { error: { code, ...answer } }, { status: code });
  });
  return (await import("./restDatabase.ts")).getDocument("jobs/a");
}

const found = { code: 200, name: "projects/p/databases/(default)/documents/stats/public" };

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("reads carry App Check's token where the site was built with a key", async () => {
  expect(await siteWith("site-key", "proof")).toEqual({
    loaded: true,
    headers: [
      { "Content-Type": "text/plain", "X-Firebase-AppCheck": "proof" },
      { "X-Firebase-AppCheck": "proof" },
    ],
  });
});

test("a query may name several values of a field", async () => {
  vi.stubEnv("VITE_FIREBASE_CONFIG", '{"projectId":"p","apiKey":"k"}');
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response("[]"));
  vi.stubGlobal("fetch", asked);
  const { runQuery } = await import("./restDatabase.ts");
  await runQuery({ ...query, filters: [["location", "in", ["Confresa", "Luciara"]]] });
  const sent = JSON.parse(asked.mock.lastCall![1].body as string) as {
    structuredQuery: { where: { compositeFilter: { filters: unknown[] } } };
  };
  expect(sent.structuredQuery.where.compositeFilter.filters).toEqual([
    {
      fieldFilter: {
        field: { fieldPath: "location" },
        op: "IN",
        value: {
          arrayValue: { values: [{ stringValue: "Confresa" }, { stringValue: "Luciara" }] },
        },
      },
    },
  ]);
});

test("without a key nothing of App Check is loaded or sent", async () => {
  expect(await siteWith("", "proof")).toEqual({
    loaded: false,
    headers: [{ "Content-Type": "text/plain" }, {}],
  });
});

test("a browser that blocks it sends requests all the same", async () => {
  expect((await siteWith("site-key", null)).headers).toEqual([
    { "Content-Type": "text/plain" },
    {},
  ]);
});

test.each([
  ["counts exist", found],
  ["no counts exist", refusal(404, "NOT_FOUND", "Document not found.")],
])("a job that rules hide does not exist (%s)", async (_when, counts) => {
  expect(await askForJob(hidden, counts)).toBeNull();
});

test("a missing job does not exist", async () => {
  expect(await askForJob(refusal(404, "NOT_FOUND", "Document not found."), hidden)).toBeNull();
});

test.each([
  ["without a token of App Check", hidden],
  [
    "with a wrong token of App Check",
    refusal(401, "UNAUTHENTICATED", "App Check token is invalid."),
  ],
  [
    "from another site than the key is for",
    refusal(
      403,
      "PERMISSION_DENIED",
      "Requests from referer <empty> are blocked.",
      "API_KEY_HTTP_REFERRER_BLOCKED",
    ),
  ],
  [
    "with a key for something else",
    refusal(
      403,
      "PERMISSION_DENIED",
      "Requests to this API are blocked.",
      "API_KEY_SERVICE_BLOCKED",
    ),
  ],
  [
    "with a wrong key",
    refusal(
      400,
      "INVALID_ARGUMENT",
      "API key not valid. Please pass a valid API key.",
      "API_KEY_INVALID",
    ),
  ],
  [
    "where the database is switched off",
    refusal(
      403,
      "PERMISSION_DENIED",
      "Cloud Firestore API has not been used in this project.",
      "SERVICE_DISABLED",
    ),
  ],
  [
    "where the project is suspended",
    refusal(403, "PERMISSION_DENIED", "Consumer has been suspended.", "CONSUMER_SUSPENDED"),
  ],
])("a page that is refused %s learns nothing about a job", async (_how, refused) => {
  await expect(askForJob(refused, refused)).rejects.toThrow(/Firestore answered 40/);
});

test("refused counts are not empty counts", async () => {
  await askForJob(hidden, hidden).catch(() => null);
  const { getDocument } = await import("./restDatabase.ts");
  await expect(getDocument("stats/public")).rejects.toThrow("Firestore answered 403");
});
