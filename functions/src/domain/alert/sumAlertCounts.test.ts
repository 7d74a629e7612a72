import { expect, test } from "vitest";
import { sumAlertCounts } from "./sumAlertCounts.ts";

test("what was said in several months is added up, and the alerts are those of the last count", () => {
  expect(
    sumAlertCounts([
      { confirmed: 9, helped: 1, left: 2, hiredHere: 1, other: 1 },
      { confirmed: 7, helped: 2, notHelped: 1, left: 1, notForMe: 1, hiredElsewhere: 3 },
      { left: 1 },
    ]),
  ).toEqual({
    confirmed: 7,
    helped: 3,
    notHelped: 1,
    left: 4,
    hiredHere: 1,
    hiredElsewhere: 3,
    notForMe: 1,
    other: 1,
  });
  expect(sumAlertCounts([])).toMatchObject({ confirmed: 0, left: 0 });
});
