import { expect, test } from "vitest";
import { isAddressRefused, isRefusedForGood } from "./postMail.ts";

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
  [{ command: "API", message: "No recipients defined" }, true],
  [{ command: "API", message: 'Invalid recipient "a\nb@c.example"' }, true],
  [{ command: "API", message: 'Invalid sender "a\nb@c.example"' }, false],
  [{ command: "API", message: 'Missing credentials for "PLAIN"' }, false],
  [{ command: "API", message: 'Unknown authentication method "CRAM-MD5"' }, false],
  [{ command: "API", message: "Cannot send - connection was destroyed" }, false],
  [{ message: "No recipients defined" }, false],
  [{ command: "CONN", responseCode: 554 }, false],
  [{ command: "MAIL FROM", responseCode: 550 }, false],
  [{ command: "AUTH PLAIN", responseCode: 535 }, false],
  [{ code: "ETIMEDOUT" }, false],
])("the refusal %j is permanent: %s", (error, forGood) => {
  expect(isRefusedForGood(error)).toBe(forGood);
});

test.each([
  [{ command: "RCPT TO", responseCode: 550, message: "550 5.1.1 no such user" }, true],
  [{ command: "RCPT TO", responseCode: 550, message: "550 5.2.1 disabled" }, true],
  [{ command: "RCPT TO", responseCode: 550, message: "550 User unknown" }, false],
  [{ command: "RCPT TO", responseCode: 550, message: "550 Blocked by our policy" }, false],
  [
    { command: "RCPT TO", responseCode: 553, message: "553 Sorry, your domain is not allowed" },
    false,
  ],
  [{ command: "RCPT TO", responseCode: 553, message: "553 5.1.3 no such address" }, true],
  [{ command: "RCPT TO", responseCode: 550, message: "550 5.4.5 daily quota exceeded" }, false],
  [{ command: "RCPT TO", responseCode: 554, message: "554 relay access denied" }, false],
  [{ command: "RCPT TO", responseCode: 552, message: "552 5.2.2 mailbox full" }, false],
  [{ command: "RCPT TO", responseCode: 450, message: "450 4.1.1 try later" }, false],
  [{ command: "DATA", responseCode: 550, message: "550 5.1.1 no such user" }, false],
  [{ code: "ETIMEDOUT" }, false],
])("the refusal %j says that there is no such mailbox: %s", (error, refused) => {
  expect(isAddressRefused(error)).toBe(refused);
});
