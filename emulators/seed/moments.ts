import { addDays, endOfDay, isoDay } from "@vagas/functions/domain/dates";

const minute = 60_000;
const hour = 60 * minute;

/** A number from 0 up to 1, the same for the same words (FNV-1a). */
export function portion(words: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(words)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash / 2 ** 32;
}

/** Ends of days, in ms: a seed asks for a hundred of them, hundreds of times, and the calendar is slow. */
const endsOfDays = new Map<string, number>();

/** The end of the town's day that many days from now, in ms. */
function endOfDayIn(now: Date, days: number): number {
  const key = `${now.getTime()} ${days}`;
  const end = endsOfDays.get(key) ?? endOfDay(isoDay(addDays(now, days))).getTime();
  endsOfDays.set(key, end);
  return end;
}

/**
 * A time between 8 and 18 o'clock of the town's day, that many days ago; of today, in the last hour and a half, so that what
 * is newest is the same at any hour.
 */
export function daytime(now: Date, daysAgo: number, words: string): Date {
  if (daysAgo <= 0)
    return new Date(now.getTime() - Math.floor((10 + portion(words) * 80) * minute));
  const evening = endOfDayIn(now, -daysAgo) - 6 * hour;
  return new Date(Math.floor(evening - portion(words) * 10 * hour));
}

/** The end of the town's day that many days from now. */
export function deadline(now: Date, days: number): Date {
  return new Date(endOfDayIn(now, days));
}

/** Some hours after `moment`, at most `atMost`, and not after `limit`. */
export function soonAfter(moment: Date, atMost: number, limit: Date, words: string): Date {
  return earlier(
    new Date(moment.getTime() + Math.floor(portion(`${words} soon after`) * atMost * hour)),
    limit,
  );
}

export function hoursBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / hour;
}

/** The time, moved into the interval if outside. */
export function within(moment: Date, from: Date, to: Date, words: string): Date {
  if (moment >= from && moment <= to) return moment;
  return new Date(
    from.getTime() + Math.floor((to.getTime() - from.getTime()) * portion(`${words} within`)),
  );
}

export function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
