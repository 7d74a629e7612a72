import { beforeEach, expect, test, vi } from "vitest";

type Callable = { __endpoint: { callableTrigger?: object } } & ((
  request: object,
  response: object,
) => Promise<void>);

type Request = { method: string; headers: Record<string, string>; body?: object };

const anotherSite = {
  origin: "https://golpe.example",
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type",
};

// Loading the functions and their SDK takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  vi.stubEnv("GCLOUD_PROJECT", "demo");
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: "demo", storageBucket: "demo" }));
  // The SDK logs each of these questions; it takes the console as it is when it is loaded.
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
});

/** The callable functions, as deployed. */
async function callables(): Promise<[name: string, callable: Callable][]> {
  const functions = (await import("./index.ts")) as unknown as Record<string, Callable>;
  const called = Object.entries(functions).filter(
    ([, { __endpoint }]) => __endpoint.callableTrigger,
  );
  expect(called.length).toBeGreaterThan(7);
  return called;
}

/** A function's answer: the names of its headers, and its error message. */
async function answerOf(callable: Callable, { method, headers, body = {} }: Request) {
  const sent: Record<string, unknown> = {};
  const answer = await new Promise<{ error?: { message: string } } | undefined>((ended) => {
    const response = {
      statusCode: 200,
      getHeader: (name: string) => sent[name.toLowerCase()],
      setHeader: (name: string, value: unknown) => (sent[name.toLowerCase()] = value),
      status: () => response,
      on: () => response,
      send: ended,
      end: () => ended(undefined),
    };
    const header = (name: string) => headers[name.toLowerCase()];
    const request = { method, headers, header, body, on: () => request };
    void callable(request, response);
  });
  return { headers: Object.keys(sent), message: answer?.error?.message };
}

test("no page of another site may call a function", async () => {
  for (const [name, callable] of await callables()) {
    const { headers } = await answerOf(callable, { method: "OPTIONS", headers: anotherSite });
    expect([name, headers]).toEqual([name, []]);
  }
});

test("a function that pages call takes JSON by POST, which no page of another site sends without a preflight, and nothing else", async () => {
  const json = { "content-type": "application/json" };
  for (const [name, callable] of await callables()) {
    const refused = async (method: string, headers: Record<string, string>) =>
      (await answerOf(callable, { method, headers, body: { data: 7 } })).message === "Bad Request";
    expect({
      name,
      get: await refused("GET", json),
      put: await refused("PUT", json),
      none: await refused("POST", {}),
      text: await refused("POST", { "content-type": "text/plain" }),
      form: await refused("POST", { "content-type": "application/x-www-form-urlencoded" }),
      file: await refused("POST", { "content-type": "multipart/form-data" }),
      json: await refused("POST", json),
    }).toEqual({
      name,
      get: true,
      put: true,
      none: true,
      text: true,
      form: true,
      file: true,
      json: false,
    });
  }
});
