import type { SentApplication } from "../data/application/applicationRecord.ts";
import type { JobEnding } from "../data/visitor/jobEnding.ts";

/** How far an application is. */
export type SendingState =
  | { state: "idle" | "failed" | "refused" | "unreadable" | "unsure" | "outdated" }
  /**
   * Kept until it can be sent by the page's frame or the service worker. `why`: no line, a failure in spite of one, the
   * quota of new accounts, or an earlier one out of the talent bank, which is removed at night. `isStored` false: only as
   * long as this page is open. `of`: whose it is, if it was kept before this form sent anything, or another name is typed
   * by now.
   */
  | {
      state: "waiting";
      why: "offline" | "failed" | "quota" | "tomorrow";
      isStored: boolean;
      of?: string | undefined;
    }
  /** Not sent, because the application `of` another person waits in its place. */
  | { state: "occupied"; of: string }
  /** `percent` null: another tab sends, or one that was cancelled ends first; 100: the record is sent, which nothing stops any more. */
  | { state: "sending"; percent: number | null }
  /** `of`: whose it is, if this form has not sent it. */
  | { state: "sent"; of?: string | undefined }
  | { state: "already"; sent: SentApplication }
  | { state: "closed"; ending: JobEnding };

/** Whether its record is sent by now: who leaves the page stops nothing, and is told elsewhere how it ends. */
export function isPastStopping(sending: SendingState): boolean {
  return sending.state === "sending" && sending.percent === 100;
}
