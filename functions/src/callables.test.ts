import { expect, test, vi } from "vitest";

type Callable = { __endpoint: { callableTrigger?: object } } & ((
  request: object,
  response: object,
) => Promise<void>);

const anotherSite: Record<string, string> = {
  origin: "https://golpe.example",
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type",
};

/** Names of the headers of the answer to a browser that asks whether a page of another site may call the function. */
async function headersForAnotherSite(callable: Callable): Promise<string[]> {
  const headers: Record<string, unknown> = {};
  await new Promise<void>((ended) => {
    const end = () => ended();
    const response = {
      statusCode: 200,
      getHeader: (name: string) => headers[name.toLowerCase()],
      setHeader: (name: string, value: unknown) => (headers[name.toLowerCase()] = value),
      status: () => response,
      on: () => response,
      send: end,
      end,
    };
    const request = {
      method: "OPTIONS",
      headers: anotherSite,
      header: (name: string) => anotherSite[name.toLowerCase()],
      body: {},
      on: () => request,
    };
    void callable(request, response);
  });
  return Object.keys(headers);
}

test("no page of another site may call a function", { timeout: 30_000 }, async () => {
  vi.stubEnv("GCLOUD_PROJECT", "demo");
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: "demo", storageBucket: "demo" }));
  // The SDK logs each of these questions; it takes the console as it is when it is loaded.
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockReturnValue();
  const functions = (await import("./index.ts")) as unknown as Record<string, Callable>;
  const callables = Object.entries(functions).filter(
    ([, { __endpoint }]) => __endpoint.callableTrigger,
  );
  expect(callables.length).toBeGreaterThan(7);
  for (const [name, callable] of callables)
    expect([name, await headersForAnotherSite(callable)]).toEqual([name, []]);
});
