import { describe, expect, test } from "vitest";
import { authFailure } from "./authFailure.ts";

describe("what Auth answers", () => {
  test.each([
    "invalid-credential",
    "invalid-login-credentials",
    "wrong-password",
    "user-not-found",
  ])("%s does not reveal which of the two was wrong", (code) =>
    expect(authFailure({ code: `auth/${code}` })).toBe("invalid-credentials"),
  );

  test.each([
    ["email-already-in-use", "email-in-use"],
    ["weak-password", "weak-password"],
    ["network-request-failed", "offline"],
    ["too-many-requests", "too-many-attempts"],
    ["quota-exceeded", "too-many-attempts"],
    ["expired-action-code", "expired-link"],
    ["invalid-action-code", "invalid-link"],
  ])("%s is %s", (code, failure) => expect(authFailure({ code: `auth/${code}` })).toBe(failure));

  test.each([null, undefined, new Error("no code"), { code: "auth/something-new" }])(
    "%s is an unnamed failure",
    (error) => {
      expect(authFailure(error)).toBe("failed");
    },
  );
});
