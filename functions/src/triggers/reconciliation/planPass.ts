import { addDays, isoDay } from "../../domain/dates.ts";
import type { Pass } from "../../store/schemas/reconciliationPass.ts";

/** Days from the start of one pass to that of the next: no row is read more often. */
const passDays = 7;

/** From this many rows a pass takes longer: `slowDays`. */
const large = 10_000;
const slowDays = 10;

/** The minimum of a day's share: a small board is read in one night of the week. */
const least = 100;

/** The pass to continue with, and how many of `rows` it may still read today. */
export function planPass(
  kept: Pass | undefined,
  rows: number,
  now: Date,
): { pass: Pass; most: number } {
  const isNew =
    kept === undefined || (kept.isOver && isoDay(addDays(kept.beganAt, passDays)) <= isoDay(now));
  const pass = isNew
    ? { beganAt: now, after: null, isOver: false, lookedAt: now, looked: 0 }
    : kept;
  const looked = isoDay(pass.lookedAt) === isoDay(now) ? pass.looked : 0;
  const share = Math.max(least, Math.ceil(rows / (rows > large ? slowDays : passDays)));
  return { pass: { ...pass, looked }, most: pass.isOver ? 0 : Math.max(0, share - looked) };
}
