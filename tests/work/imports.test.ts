import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { reconcileUncounted } from "../../functions/src/triggers/jobs/reconcileUncounted.ts";
import { aCandidate, aCompany, aJob, anEdit, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { board, contextAt, documentsOf, upload } from "./workBoard.ts";
import { change } from "./change.ts";
import { runs } from "./runs.ts";

// Documents as a restore brings them back: decided long ago, their mails sent and removed.
const decidedAt = addDays(now, -10);

const job = aJob({
  ...approved,
  revision: 2,
  listed: true,
  postedAt: decidedAt,
  // Ahead for the functions too, which read the clock.
  expiresAt: addDays(new Date(), 20),
});
const rejected = aJob({ approved: false, approvalStatus: "rejected", postedAt: decidedAt });

function approval(jobId: string, status: "approved" | "rejected", revision: number) {
  return {
    jobId,
    companyId: "padaria",
    revision,
    status,
    adminNotes: "Muito bem",
    createdAt: decidedAt,
    updatedAt: decidedAt,
    decided: { status, revision, adminNotes: "Muito bem", at: decidedAt, content: null },
    news: { told: { status, notes: "Muito bem" }, mail: null },
  };
}

const edit = anEdit({
  status: "approved",
  decidedRevision: 1,
  jobRevision: 2,
  adminNotes: "Muito bem",
  createdAt: decidedAt,
  updatedAt: decidedAt,
  open: true,
  applied: { revision: 1, replaced: null },
  decided: { revision: 1, status: "approved", adminNotes: "Muito bem", at: decidedAt },
  news: { revision: 1, told: { status: "approved", notes: "Muito bem" }, mail: null },
});

const records = {
  "jobApprovals/padeiro": approval("padeiro", "approved", 2),
  "jobApprovals/velha": approval("velha", "rejected", 1),
  "jobEdits/padeiro": edit,
};
const jobs = { "jobs/padeiro": job, "jobs/velha": rejected };

const application = aCandidate("padeiro_ana", { createdAt: decidedAt });
const resume = {
  name: "Ana",
  email: "ana@pessoa.example",
  phone: "5566999990002",
  education: "",
  experience: "",
  skills: "",
  resumePath: application.resumePath,
  appliedAt: decidedAt,
  jobId: "padeiro",
  jobTitle: "Padeiro",
  company: "Mercado Araguaia",
  talentPoolConsent: true,
  status: "rejected",
  notes: "",
  createdAt: decidedAt,
  updatedAt: decidedAt,
};

beforeEach(() => board({ "companies/padaria": aCompany() }));

/** Creation events for these documents, as a copy by hand causes them. */
async function created(): Promise<void> {
  for (const [id, fields] of [
    ["padeiro", job],
    ["velha", rejected],
  ] as const)
    await runs(functions.onJobWritten, change({ jobId: id }, null, fields));
  for (const id of ["padeiro", "velha"] as const)
    await runs(
      functions.onJobApprovalDecided,
      change({ jobId: id }, null, records[`jobApprovals/${id}`]),
    );
  await runs(functions.onJobEditWritten, change({ jobId: "padeiro" }, null, edit));
}

describe.each([
  ["the jobs first", [jobs, records]],
  ["their approval records first", [records, jobs]],
])("restored jobs with a decision, %s,", (_order, parts) => {
  beforeEach(async () => {
    for (const part of parts) await given(part);
  });

  test("cause no mail and no audit entry by their events, however often these come", async () => {
    await created();
    await created();
    expect(await documentsOf("mail/")).toEqual({});
    expect(await documentsOf("audit/")).toEqual({});
    expect((await documentsOf("jobs/"))["jobs/padeiro"]).toMatchObject({
      approvalStatus: "approved",
      title: job.title,
      revision: 2,
      listed: true,
    });
    expect((await documentsOf("jobs/"))["jobs/velha"]).toMatchObject({
      approvalStatus: "rejected",
      listed: false,
    });
  });

  test("are counted by the weekly round without events, and without a mail", async () => {
    expect(await documentsOf("stats/")).toEqual({});
    await reconcileUncounted(contextAt());
    const after = await documentsOf();
    expect(after["stats/public"]).toMatchObject({ totalJobs: 1, openPositions: 1 });
    expect(after["hiringCompanies/padaria"]).toBeDefined();
    expect(after["publishedJobs/padeiro"]).toBeUndefined();
    expect(await documentsOf("mail/")).toEqual({});
    await reconcileUncounted(contextAt());
    expect(await documentsOf()).toEqual(after);
  });
});

test("a restored pending job causes a receipt only if its record is missing", async () => {
  const waiting = aJob({ postedAt: decidedAt });
  const event = change({ jobId: "nova" }, null, waiting);
  const record = { ...approval("nova", "approved", 1), status: "pending", adminNotes: "" };
  for (const [records, mails] of [
    [{ "jobApprovals/nova": record }, 0],
    [{}, 1],
  ] as const) {
    await board({ "companies/padaria": aCompany(), "jobs/nova": waiting, ...records });
    await runs(functions.onJobWritten, event);
    expect(Object.keys(await documentsOf("mail/"))).toHaveLength(mails);
  }
});

test("a restored application causes no mail after its file and record; before them it counts as new", async () => {
  const event = change({ candidateId: "padeiro_ana" }, null, application);
  await given({ ...jobs, ...records, "candidates/padeiro_ana": application });
  await given({ "resumes/padeiro_ana": resume });
  await upload(application.resumePath);
  await runs(functions.onCandidateCreated, event);
  expect(await documentsOf("mail/")).toEqual({});

  await board({ "companies/padaria": aCompany(), ...jobs, "candidates/padeiro_ana": application });
  await runs(functions.onCandidateCreated, event);
  expect(Object.keys(await documentsOf("mail/")).length).toBeGreaterThan(0);
});
