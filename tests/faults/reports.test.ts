import { addDays, isoDay } from "@vagas/functions/domain/dates";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import {
  forgetReporter,
  purgeReports,
  removeReports,
} from "../../functions/src/triggers/reports/reconcileReports.ts";
import { sendReport } from "../../functions/src/triggers/reports/reportJob.ts";
import { settle } from "../../functions/src/triggers/reports/settleReports.ts";
import { expect } from "vitest";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { aCompany, aJob, approved } from "./events.ts";
import { type Life, now } from "./life.ts";
import { aLife, survives } from "./scene.ts";
import type { World } from "./world.ts";

const jobId = "padeiro";

/** A report over a network of its own. */
function reports(life: Life, uid: string, at = now) {
  const sender = { uid, address: `${uid}.1`, provider: uid };
  const report = { jobId, reason: "missing", words: `Sou ${uid}.` } as const;
  return sendReport(life.context(at), "admin@vagas.example", sender, report);
}

async function publishedJob(): Promise<void> {
  await given({
    "companies/padaria": aCompany(),
    [`jobs/${jobId}`]: aJob({ ...approved, postedAt: addDays(now, -30) }),
  });
  await reconcileJob(aLife().context(), jobId);
}

async function reportedBy(...uids: string[]): Promise<void> {
  await publishedJob();
  for (const uid of uids) await reports(aLife(), uid);
}

/** Without the counts of requests: a report that is sent again counts as a change. */
function withoutCounts({ documents, files }: World) {
  const kept = Object.entries(documents).filter(([path]) => !path.startsWith("requestCounts/"));
  return { files, documents: Object.fromEntries(kept) };
}

const mailsOf = ({ documents }: World) =>
  Object.keys(documents).filter((path) => path.startsWith("mail/"));

survives("the report that takes a job off the site", {
  quick: true,
  given: () => reportedBy("ana", "rui"),
  event: (life) => reports(life, "bia"),
  compared: withoutCounts,
  holds: (world) => {
    expect(world.documents[`jobs/${jobId}`]).toMatchObject({ held: true, listed: false });
    expect(world.documents["stats/public"]).toMatchObject({ totalJobs: 0 });
    expect(mailsOf(world)).toEqual([`mail/${jobId}-held-1`]);
  },
});

survives("a decision to remove a reported job", {
  given: () => reportedBy("ana", "rui", "bia"),
  event: (life) =>
    settle(life.context(), { jobId, decision: "remove", reasonToCompany: "Pediram dinheiro." }),
  holds: (world) => {
    expect(world.documents[`jobs/${jobId}`]).toMatchObject({ held: true, listed: false });
    expect(mailsOf(world)).toEqual([
      `mail/${jobId}-held-1`,
      `mail/${jobId}-settled-${now.getTime()}`,
    ]);
  },
});

const seen = {
  counts: { missing: 3 },
  open: 3,
  held: true,
  words: ["ana", "bia", "rui"].map(
    (uid) => ({ reason: "missing", text: `Sou ${uid}.`, day: isoDay(now) }) as const,
  ),
};

survives("a decision to keep a reported job", {
  given: () => reportedBy("ana", "rui", "bia"),
  event: (life) => settle(life.context(), { jobId, decision: "keep", reasonToCompany: "", seen }),
  holds: (world) => {
    expect(world.documents[`jobs/${jobId}`]).toMatchObject({ held: false, listed: true });
    expect(world.documents["stats/public"]).toMatchObject({ totalJobs: 1 });
    expect(mailsOf(world)).toEqual([`mail/${jobId}-held-1`]);
  },
});

survives("the erasure of what an account reported", {
  given: () => reportedBy("ana", "rui", "bia"),
  event: (life) => forgetReporter(life.context(), "ana"),
  holds: (world) => {
    expect(JSON.stringify(world.documents)).not.toContain("Sou ana.");
    expect(world.documents[`reportSummaries/${jobId}`]).toMatchObject({
      counts: { missing: 2 },
      held: true,
    });
  },
});

survives("the end of reports after their retention", {
  given: () => reportedBy("ana", "rui"),
  event: (life) => purgeReports(life.context(addDays(now, 180))),
  holds: ({ documents }) => {
    const left = Object.keys(documents).filter((path) => /^(jobReports|reportSum)/.test(path));
    expect(left).toEqual([]);
  },
});

survives("the end of a deleted job's reports", {
  given: async () => {
    await reportedBy("ana", "rui");
    await db.doc(`jobs/${jobId}`).delete();
  },
  event: async (life) => {
    await reconcileJob(life.context(), jobId);
    await removeReports(life.context(), jobId);
  },
  holds: ({ documents }) => {
    const left = Object.keys(documents).filter((path) => /^(jobReports|reportSum)/.test(path));
    expect(left).toEqual([]);
  },
});
