import { expect, test } from "vitest";
import { isRefusedForGood } from "./postMail.ts";

test.each([
  [{ command: "RCPT TO", responseCode: 550 }, true],
  [{ command: "DATA", responseCode: 500 }, true],
  [{ command: "DATA", responseCode: 499 }, false],
  [{ command: "RCPT TO", responseCode: 450 }, false],
  [{ command: "DATA", responseCode: 554 }, true],
  [{ command: "RCPT TO", responseCode: 552, message: "552 5.2.2 mailbox full" }, false],
  [{ command: "DATA", responseCode: 552 }, false],
  [{ command: "DATA", responseCode: 552, message: "552 5.3.4 message too large" }, true],
  [{ command: "DATA", responseCode: 552, message: "552 5.2.3 too large for this mailbox" }, true],
  [{ command: "API" }, true],
  [{ command: "CONN", responseCode: 554 }, false],
  [{ command: "MAIL FROM", responseCode: 550 }, false],
  [{ command: "AUTH PLAIN", responseCode: 535 }, false],
  [{ code: "ETIMEDOUT" }, false],
])("whether %j is permanent: %s", (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood);
});
