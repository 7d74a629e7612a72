import { openContext, type Context } from "../../context.ts";
import { addDays, endOfDay, isoDay } from "../../domain/dates.ts";
import { limits } from "../../domain/limits.ts";
import { linkSecret, linkSecrets } from "../../functionOptions.ts";
import { askWhoWasHired } from "../hires/askWhoWasHired.ts";
import { mailDeadlines } from "./mailDeadlines.ts";
import { scheduled } from "../scheduled.ts";

export const remindCompanies = scheduled(
  "remindCompanies",
  {
    retryCount: 3,
    timeoutSeconds: 540,
    secrets: linkSecrets,
  },
  async () => {
    const context = openContext();
    await remind(context, linkSecret.value());
    await askWhoWasHired(context, linkSecret.value());
  },
);

/** Mails companies about deadlines up to the end of the day `limits.reminderDays` ahead. */
export async function remind(context: Context, secret: string): Promise<void> {
  const until = endOfDay(isoDay(addDays(context.now, limits.reminderDays)));
  await mailDeadlines(context, secret, "expiring", { after: context.now, until });
}
