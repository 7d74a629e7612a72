import { logger } from "firebase-functions";
import { onSchedule } from "firebase-functions/scheduler";
import { openContext } from "../../context.ts";
import { addDays } from "../../domain/dates.ts";
import { schedules } from "../../domain/health/schedules.ts";
import { town } from "../../domain/town.ts";
import { adminEmail, linkSecret, linkSecrets } from "../../functionOptions.ts";
import { theAuth, theBucket } from "../../store/app.ts";
import { endLostAccounts } from "./endLostAccounts.ts";
import { reconcileApplications } from "./reconcileApplications.ts";
import { reconcileCompanies } from "./reconcileCompanies.ts";
import { reconcileCounts } from "./reconcileCounts.ts";
import { reconcileJobs } from "./reconcileJobs.ts";
import { reconcilePendingJobs } from "./reconcilePendingJobs.ts";
import { reconcileReported } from "./reconcileReported.ts";
import { ReconciliationRun } from "./reconciliationRun.ts";
import { sendLostLinks } from "./sendLostLinks.ts";

// Runs before the other nightly functions, so that they see its repairs.
export const reconcile = onSchedule(
  {
    schedule: schedules.reconcile,
    timeZone: town.timeZone,
    retryCount: 3,
    timeoutSeconds: 1_800,
    secrets: linkSecrets,
  },
  async () =>
    reconcileBoard(
      new ReconciliationRun({
        context: openContext(),
        auth: await theAuth(),
        bucket: await theBucket(),
        secret: linkSecret.value(),
        adminEmail: adminEmail.value(),
      }),
    ),
);

/**
 * Repairs what a lost event left wrong, by the same work that events call. Companies come last, because their remains
 * go by their own events. Records what it found, for the administrator; a failure is recorded as such.
 */
export async function reconcileBoard(run: ReconciliationRun): Promise<void> {
  const { store, now } = run.context;
  const record = store.serverRuns.doc("reconcile");
  const nextAt = addDays(now, 1);
  await record.set({ startedAt: now, endedAt: null, outcome: "running", nextAt });
  let looked = 0;
  let outcome: "done" | "failed" = "failed";
  try {
    looked += await sendLostLinks(run);
    looked += await reconcileJobs(run);
    looked += await reconcileReported(run);
    looked += await reconcileApplications(run);
    looked += await reconcilePendingJobs(run);
    looked += await reconcileCompanies(run);
    looked += await endLostAccounts(run);
    await reconcileCounts(run);
    outcome = "done";
  } finally {
    const { findings } = run;
    await record.set({ startedAt: now, endedAt: new Date(), outcome, nextAt, looked, findings });
    logger.info("Reconciliation", { outcome, looked, findings: Object.keys(findings) });
  }
}
