import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressed } from "./compressed.ts";

const body = "<li>Operário de fazenda 👩🏽‍🌾</li>".repeat(100);
const page = { status: 200, headers: { "Content-Type": "text/html; charset=utf-8" }, body };

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
])("a client that accepts %s gets %s", async (accepted, encoding) => {
  const answer = await compressed(page, accepted);
  expect(answer.headers).toMatchObject({ "Content-Encoding": encoding, Vary: "Accept-Encoding" });
  expect(
    (encoding === "br" ? brotliDecompressSync : gunzipSync)(answer.body as Buffer).toString(),
  ).toBe(body);
  expect(answer.body.length).toBeLessThan(body.length / 8);
});

test.each(["", "identity", "deflate", "gzip;q=0", "xgzip"])(
  'a client that accepts "%s" gets the plain text, and caches keep the variants apart',
  async (accepted) => {
    expect(await compressed(page, accepted)).toEqual({
      ...page,
      headers: { ...page.headers, Vary: "Accept-Encoding" },
    });
  },
);

test("pictures and short answers are not compressed", async () => {
  const picture = { ...page, body: Buffer.alloc(5_000) };
  expect(await compressed(picture, "br")).toBe(picture);
  const short = { ...page, body: "x".repeat(999) };
  expect(await compressed(short, "br")).toBe(short);
  expect((await compressed({ ...page, body: "x".repeat(1_000) }, "br")).headers).toMatchObject({
    "Content-Encoding": "br",
  });
});
