import { openDesk, type Desk } from "../../desk.ts";
import { addDays, endOfDay, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { mailDeadlines } from "./mailDeadlines.ts";
import { scheduled } from "../scheduled.ts";

export const remindCompanies = scheduled(
  "remindCompanies",
  {
    retryCount: 3,
    timeoutSeconds: 540,
    secrets: linkSecrets,
  },
  () => remind(openDesk(), linkSecret.value()),
);

/** Mails companies about deadlines up to the end of the day `limits.reminderDays` ahead. */
export async function remind(desk: Desk, secret: string): Promise<void> {
  const until = endOfDay(isoDay(addDays(desk.now, limits.reminderDays)));
  await mailDeadlines(desk, secret, "expiring", { after: desk.now, until });
}
