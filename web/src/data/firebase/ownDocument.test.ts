import { afterEach, expect, test, vi } from "vitest";

const headers = { Authorization: "Bearer token" };

/** The module in a site of project 'p', whose database gives this answer; and what it was asked. */
async function withAnswer(status: number, body: unknown = {}) {
  vi.stubEnv("VITE_FIREBASE_CONFIG", '{"projectId":"p","apiKey":"k"}');
  const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal("fetch", asked);
  return { ...(await import("./ownDocument.ts")), asked };
}

const documents = "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents";

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a new document is written in one request, with the server's times", async () => {
  const { writeOwn, asked } = await withAnswer(200);
  const values = { name: "Ana", size: 3, email: null, consent: { version: "1", talentPool: true } };
  await writeOwn("candidates/a_b", values, headers, { times: ["consent.at", "createdAt"] });
  const [url, init] = asked.mock.calls[0]!;
  expect(url).toBe(`${documents}:commit?key=k`);
  expect(init.headers).toMatchObject(headers);
  expect(JSON.parse(init.body as string)).toEqual({
    writes: [
      {
        update: {
          name: "projects/p/databases/(default)/documents/candidates/a_b",
          fields: {
            name: { stringValue: "Ana" },
            size: { integerValue: "3" },
            email: { nullValue: null },
            consent: {
              mapValue: {
                fields: { version: { stringValue: "1" }, talentPool: { booleanValue: true } },
              },
            },
          },
        },
        updateTransforms: [
          { fieldPath: "consent.at", setToServerValue: "REQUEST_TIME" },
          { fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" },
        ],
      },
    ],
  });
});

test("a part of a document is changed, with the fields to remove, only if the document exists", async () => {
  const { writeOwn, asked } = await withAnswer(200);
  await writeOwn("candidates/a_b", { path: "x" }, headers, { isPart: true, removed: ["answers"] });
  expect(JSON.parse(asked.mock.calls[0]![1].body as string).writes).toMatchObject([
    { updateMask: { fieldPaths: ["path", "answers"] }, currentDocument: { exists: true } },
  ]);
});

test("a document is read with dates as Date", async () => {
  const fields = {
    at: { timestampValue: "2026-11-23T12:00:00Z" },
    size: { integerValue: "3" },
    job: { nullValue: null },
    consent: { mapValue: { fields: { talentPool: { booleanValue: false } } } },
    terms: { arrayValue: { values: [{ stringValue: "s:tractor" }] } },
    none: { arrayValue: {} },
  };
  const { readOwn, asked } = await withAnswer(200, [{ found: { name: "n", fields } }]);
  expect(await readOwn("candidates/a_b", headers)).toEqual({
    at: new Date("2026-11-23T12:00:00Z"),
    size: 3,
    job: null,
    consent: { talentPool: false },
    terms: ["s:tractor"],
    none: [],
  });
  const [url, init] = asked.mock.calls[0]!;
  expect([url, init]).toMatchObject([
    `${documents}:batchGet?key=k`,
    { headers, cache: "no-store" },
  ]);
  expect(JSON.parse(init.body as string)).toEqual({
    documents: ["projects/p/databases/(default)/documents/candidates/a_b"],
  });
});

test("a missing document is null when read, and an error when changed", async () => {
  const { readOwn } = await withAnswer(200, [{ missing: "candidates/a_b" }]);
  expect(await readOwn("candidates/a_b", headers)).toBeNull();
  vi.resetModules();
  const { writeOwn } = await withAnswer(404);
  await expect(writeOwn("candidates/a_b", {}, headers, { isPart: true })).rejects.toThrow("404");
});

test("a refusal by rules is told from a failure", async () => {
  const refusing = await withAnswer(403);
  await expect(refusing.readOwn("a/b", headers)).rejects.toBeInstanceOf(refusing.Refused);
  vi.resetModules();
  const failing = await withAnswer(503);
  await expect(failing.writeOwn("a/b", {}, headers)).rejects.not.toBeInstanceOf(failing.Refused);
});

test("a request without an answer for a minute is aborted", async () => {
  const { writeOwn, asked } = await withAnswer(200);
  vi.useFakeTimers();
  asked.mockReturnValue(new Promise(() => undefined));
  const failed = vi.fn();
  writeOwn("candidates/a_b", {}, headers).catch(failed);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(failed).toHaveBeenCalledOnce();
  expect(asked.mock.calls[0]![1].signal?.aborted).toBe(true);
});
