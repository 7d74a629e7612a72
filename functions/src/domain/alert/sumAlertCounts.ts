import type { AlertCounts } from "./alertCounts.ts";

/** The counts of several months together, in their order: what was said is added up, `confirmed` is the last one's. */
export function sumAlertCounts(months: readonly AlertCounts[]): Required<AlertCounts> {
  const sum = (what: keyof AlertCounts) =>
    months.reduce((total, month) => total + (month[what] ?? 0), 0);
  return {
    confirmed: months.findLast(({ confirmed }) => confirmed !== undefined)?.confirmed ?? 0,
    helped: sum("helped"),
    notHelped: sum("notHelped"),
    left: sum("left"),
    hiredHere: sum("hiredHere"),
    hiredElsewhere: sum("hiredElsewhere"),
    notForMe: sum("notForMe"),
    other: sum("other"),
  };
}
