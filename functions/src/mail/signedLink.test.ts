import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type LinkClaims, linkId, readLink, signLink } from "./signedLink.ts";

const secret = "a secret of thirty-two characters";
const now = new Date("2026-11-21T12:00:00Z");
const claims: LinkClaims = {
  purpose: "renew",
  subject: "job-1",
  of: 1,
  expires: now.getTime() + 1,
};
const token = signLink(claims, secret);

test("a link contains what was signed until it expires", () => {
  expect(readLink(token, secret, now)).toMatchObject({ state: "valid", claims });
  expect(readLink(token, secret, new Date(now.getTime() + 1))).toMatchObject({
    state: "expired",
    claims,
  });
});

test("equal claims have the same id, other claims another", () => {
  const idOf = (of: string) => (readLink(of, secret, now) as { id: string }).id;
  expect(idOf(signLink(claims, secret))).toBe(idOf(token));
  expect(idOf(signLink({ ...claims, purpose: "fill" }, secret))).not.toBe(idOf(token));
});

test("an id is of no use for trying addresses without the secret", () => {
  const { id } = readLink(token, secret, now) as { id: string };
  expect(linkId(token, secret)).toBe(id);
  expect(linkId(`${token}x`, secret)).toBe(id);
  expect(linkId(token, `${secret}!`)).not.toBe(id);
  const [claimed = ""] = token.split(".");
  expect(id).not.toBe(createHash("sha256").update(claimed).digest("hex"));
});

const [payload, signed] = token.split(".") as [string, string];
const elsewhere = Buffer.from(JSON.stringify({ ...claims, subject: "job-2" })).toString(
  "base64url",
);

test.each([
  ["nothing", ""],
  ["no signature", payload],
  ["an empty signature", `${payload}.`],
  ["another signature", `${payload}.${signed.startsWith("A") ? "B" : "A"}${signed.slice(1)}`],
  ["a signature cut short", `${payload}.${signed.slice(0, -2)}`],
  ["more after the signature", `${token}.${signed}`],
  ["another job under the same signature", `${elsewhere}.${signed}`],
  [
    "another key",
    `${payload}.${createHmac("sha256", "another secret of many characters").update(payload).digest("base64url")}`,
  ],
  ["no key", `${payload}.${createHmac("sha256", "").update(payload).digest("base64url")}`],
  [
    "a hash without a key",
    `${payload}.${createHash("sha256").update(payload).digest("base64url")}`,
  ],
  ["the secret in other letters", signLink(claims, secret.toUpperCase())],
])("a link with %s is forged", (_what, forged) => {
  expect(readLink(forged, secret, now)).toEqual({ state: "forged" });
});

test("a signature with one changed byte is forged", () => {
  const bytes = Buffer.from(signed, "base64url");
  expect(bytes).toHaveLength(32);
  const readings = bytes.map((_byte, at) => {
    const other = Buffer.from(bytes);
    other.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    return Number(
      readLink(`${payload}.${other.toString("base64url")}`, secret, now).state === "forged",
    );
  });
  expect([...readings]).toEqual(Array.from({ length: 32 }, () => 1));
});

test("another spelling of a signature makes no second link", () => {
  // The last base64 character of 32 bytes contains two meaningless bits.
  const last = signed.at(-1)!;
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const other = `${payload}.${signed.slice(0, -1)}${alphabet[alphabet.indexOf(last) ^ 1]}`;
  const reading = readLink(other, secret, now);
  expect(reading).toEqual(readLink(token, secret, now));
});

test("nothing is signed or read with a missing secret", () => {
  expect(() => signLink(claims, "")).toThrow("LINK_SECRET");
  expect(() => readLink(token, "", now)).toThrow("LINK_SECRET");
});
