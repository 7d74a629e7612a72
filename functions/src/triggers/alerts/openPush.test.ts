import { expect, test } from "vitest";
import { isGone, messageOf } from "./openPush.ts";

test("a message is data for the site's own worker, addressed to one installation", () => {
  const push = { device: "c1", tag: "t", title: "1 vaga nova", body: "Caixa", path: "/vagas" };
  expect(messageOf({ ...push, lasts: 86_400 })).toEqual({
    fid: "c1",
    data: { tag: "t", title: "1 vaga nova", body: "Caixa", path: "/vagas" },
    webpush: { headers: { TTL: "86400", Urgency: "normal" } },
  });
});

test.each([
  ["messaging/installation-id-not-registered", true],
  ["messaging/registration-token-not-registered", true],
  // A mistake of ours, a wrong project, and services that are busy.
  ["messaging/invalid-argument", false],
  ["messaging/mismatched-credential", false],
  ["messaging/server-unavailable", false],
  ["messaging/message-rate-exceeded", false],
])("%s ends the device's alerts: %s", (code, gone) => {
  expect(isGone(Object.assign(new Error(), { code }))).toBe(gone);
});
