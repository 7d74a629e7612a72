import type { Notification } from "./notifications.ts";

const shownMs = 6000;
/** While others wait. */
const hurriedMs = 1800;

/** After how many ms a message hides; null: it stays. `whole`: somebody has opened it. */
export function hideAfter(
  { severity, lasting }: Pick<Notification, "severity" | "lasting">,
  whole: boolean,
  othersWait: boolean,
): number | null {
  if (othersWait) return severity === "error" ? shownMs : hurriedMs;
  return lasting || whole ? null : shownMs;
}
