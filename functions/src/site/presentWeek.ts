import type { Context } from "../context.ts";
import type { Week } from "../domain/week/week.ts";
import { readWeekRows, weekOf } from "../store/readWeek.ts";
import { keptUntilBoardChanges } from "./keptUntilBoardChanges.ts";

/** Also read again each hour: the week moves on without a change of the board. */
const rows = keptUntilBoardChanges(
  ({ store, now }) => readWeekRows(store, now),
  ({ now }) => now.toISOString().slice(0, 13),
);

/** The present week. An instance reads its jobs again when the board changes, and every hour. */
export async function presentWeek({ store, now }: Pick<Context, "store" | "now">): Promise<Week> {
  return weekOf(store, await rows({ store, now }), now);
}
