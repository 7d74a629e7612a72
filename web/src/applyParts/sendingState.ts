import type { SentApplication } from "../data/application/applicationRecord.ts";
import type { JobEnding } from "../data/visitor/jobEnding.ts";

/** How far an application is. */
export type SendingState =
  | { state: "idle" | "failed" | "refused" | "unreadable" | "unsure" | "outdated" }
  /**
   * Kept until it can be sent by the page's frame or the service worker. `why`: no line, a failure in spite of one, or
   * the quota of new accounts. `isStored` false: only as long as this page is open.
   */
  | { state: "waiting"; why: "offline" | "failed" | "quota"; isStored: boolean }
  /** `percent` null: another tab sends, and this one waits. */
  | { state: "sending"; percent: number | null }
  | { state: "sent" }
  | { state: "already"; sent: SentApplication }
  | { state: "closed"; ending: JobEnding };
