import { addDays, addMinutes, isoDay } from "@vagas/functions/domain/dates";
import type { ScheduledFunction } from "@vagas/functions/domain/health/schedules";
import { schedules } from "@vagas/functions/domain/health/schedules";
import type { ServerRun } from "@vagas/functions/domain/health/serverRun";
import { database } from "../support/project.ts";

/** Every scheduled function has just run, and nothing is wrong. */
export async function makeHealthy(): Promise<void> {
  await writeRuns({});
}

/** A mail of each kind, stuck work, two failed functions, a reconciliation with findings, a browser error. */
export async function makeUnhealthy(): Promise<void> {
  const now = new Date();
  const failed = { outcome: "failed" } as const;
  const findings = {
    resumeFile: { found: 2, mended: 1, ids: ["mercado-araguaia-caixa"] },
    counts: { found: 1, mended: 1, ids: ["public"] },
  };
  await writeRuns({ expireJobs: failed, reconcile: { looked: 1234, findings } });
  const failures = { ERROR: "aprovada", RETRY: "vence em três dias", DOUBTFUL: "preenchida" };
  for (const [state, news] of Object.entries(failures))
    await database
      .collection("mail")
      .doc(`picture-${state}`)
      .set(mail(state, news, now));
  await database
    .collection("stuckWork")
    .doc("onJobWritten-picture")
    .set({
      id: "onJobWritten-picture",
      functionName: "onJobWritten",
      documentId: "mercado-araguaia-caixa",
      reason: "does not fit its schema: salary",
      since: addDays(now, -1),
      lastAt: addMinutes(now, -60),
      times: 3,
      expiresAt: addDays(now, 29),
    });
  const message = "Cannot read properties of null (reading ***)";
  await database
    .collection("browserErrors")
    .doc(isoDay(now))
    .set({
      entries: [{ release: "Ab_-1234", page: "/vagas/:id", message, count: 12 }],
      others: 0,
      expiresAt: addDays(now, 30),
    });
}

async function writeRuns(
  special: Partial<Record<ScheduledFunction, Partial<ServerRun>>>,
): Promise<void> {
  const startedAt = addMinutes(new Date(), -60);
  const run: ServerRun = {
    startedAt,
    endedAt: addMinutes(startedAt, 1),
    outcome: "done",
    nextAt: addMinutes(startedAt, 6 * 60),
  };
  for (const name of Object.keys(schedules) as ScheduledFunction[])
    await database
      .collection("serverRuns")
      .doc(name)
      .set({ ...run, ...special[name] });
}

function mail(state: string, news: string, now: Date) {
  return {
    to: ["ana.souza@empresa.example"],
    replyTo: null,
    message: { subject: `Sua vaga de Caixa: ${news}`, text: "-", html: "-", attachments: [] },
    createdAt: addMinutes(now, -7 * 60),
    delivery: {
      state,
      attempts: 12,
      startTime: addMinutes(now, -7 * 60),
      endTime: addMinutes(now, -60),
      leaseExpireTime: null,
      error: "550 5.1.1",
      info: null,
      ...(state === "DOUBTFUL" && { doubts: 3, retryTime: null }),
    },
  };
}
