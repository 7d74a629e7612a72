import { addTallies, type ErrorTally, noErrors } from "../../domain/health/browserErrors.ts";
import type { BrowserReport } from "../../domain/health/browserReport.ts";

/** Milliseconds between two writes: fewer a day than the 20,000 free ones. */
export const pauseMs = 5_000;

/** The most reports listed in a minute; others are only counted. */
export const mostAMinute = 60;

/** Takes a report. Resolves at once if another report is waiting to be written, else after the write. Never rejects. */
export type ErrorBuffer = (report: BrowserReport) => Promise<void>;

/**
 * Collects reports and writes them together, at least `pause` milliseconds after the last write. One request waits for
 * the write, because an instance has a processor only while it answers a request; later reports join it. Reports that
 * could not be written join the next ones; `onFailure` gets the error.
 */
export function openErrorBuffer(
  write: (tally: ErrorTally) => Promise<void>,
  onFailure: (error: unknown) => void,
  pause = pauseMs,
): ErrorBuffer {
  let held = noErrors;
  let isAwaited = false;
  let writtenAt = Number.NEGATIVE_INFINITY;
  const isWithinRate = rateLimit();

  async function writeHeld(): Promise<void> {
    const rest = writtenAt + pause - Date.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    const batch = held;
    held = noErrors;
    isAwaited = false;
    writtenAt = Date.now();
    try {
      await write(batch);
    } catch (error) {
      held = addTallies(batch, held);
      onFailure(error);
    }
  }

  return async (report) => {
    const taken = isWithinRate()
      ? { entries: [{ ...report, count: 1 }], others: 0 }
      : { entries: [], others: 1 };
    held = addTallies(held, taken);
    if (isAwaited) return;
    isAwaited = true;
    await writeHeld();
  };
}

/** Whether one more is within `mostAMinute`. */
function rateLimit(): () => boolean {
  let began = Number.NEGATIVE_INFINITY;
  let taken = 0;
  return () => {
    if (Date.now() - began >= 60_000) {
      began = Date.now();
      taken = 0;
    }
    taken += 1;
    return taken <= mostAMinute;
  };
}
