import { expect, test } from "vitest";
import { renewedDeadline } from "./renewal.ts";

test.each([
  ["2026-11-21T16:00:00Z", "2026-12-22T03:59:59.999Z"],
  ["2026-11-22T03:59:00Z", "2026-12-22T03:59:59.999Z"],
  ["2026-11-22T04:00:00Z", "2026-12-23T03:59:59.999Z"],
])(
  "a job renewed at %s is open until %s, the end of the town's 30th day after",
  (now, deadline) => {
    expect(renewedDeadline(new Date(now)).toISOString()).toBe(deadline);
  },
);
