import { expect, test, vi } from "vitest";
import { listening } from "./liveQuery.ts";

vi.mock("../session/session.ts", () => ({ refreshSession: () => Promise.resolve() }));

test.each([
  ["permission-denied", { state: "failed", refused: true }],
  ["unavailable", { state: "failed" }],
])("a listener that ends with %s says whether it was refused", (code, told) => {
  const next = vi.fn();
  listening(
    (_next, refused) => {
      refused({ code });
      return () => undefined;
    },
    () => null,
  ).subscribe(next);
  expect(next).toHaveBeenCalledExactlyOnceWith(told);
});
