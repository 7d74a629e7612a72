import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { jobContentSchema } from "@vagas/functions/domain/job/job";
import { FieldValue } from "firebase-admin/firestore";
import {
  aDecidedJob,
  aJob,
  ana,
  anApproval,
  approved,
  goneByNight,
  stored,
  type Story,
  write,
} from "./story.ts";

const decision = (status: string) => () =>
  write({ "jobApprovals/caixa": { status, adminNotes: "", updatedAt: new Date() } });

const waits = () => ({ "jobs/caixa": aJob({ title: "Caixa" }) });
const isPublic = () => aDecidedJob("caixa", { ...approved, title: "Caixa" });

function anEdit() {
  const at = new Date();
  return {
    ...jobContentSchema.parse(aJob({ title: "Caixa da noite" })),
    companyId: "padaria",
    jobRevision: 1,
    revision: 1,
    status: "pending",
    adminNotes: "",
    decidedRevision: null,
    createdAt: at,
    updatedAt: at,
  };
}

const aVacancy = () => ({
  ...jobContentSchema.parse(aJob({ title: "Confeiteiro" })),
  expiresAt: addDays(new Date(), 20),
  createdAt: new Date(),
});

/** The bakery's job, filled, and its company's wish that everybody be told, both of that time. */
async function anEndOf(askedAt: Date): Promise<Record<string, object>> {
  const application = `candidates/${ana}`;
  const applied = addDays(askedAt, -1);
  return {
    "jobs/padeiro": { ...(await stored("jobs/padeiro")), filled: true, updatedAt: askedAt },
    [application]: { ...(await stored(application)), createdAt: applied, stageAt: applied },
    "closingNotices/padeiro": { companyId: "padaria", askedAt },
  };
}

/** Stories of jobs, their approvals and their edits. */
export const jobStories: Story[] = [
  {
    trigger: "onJobWritten",
    what: "a company publishes a job",
    act: () => write(waits()),
  },
  {
    trigger: "onJobWritten",
    what: "the administrator publishes a job",
    act: () => write({ "jobs/caixa": aJob({ ...approved, companyId: null }) }),
  },
  {
    trigger: "onJobWritten",
    what: "a company edits a job that waits",
    given: waits,
    act: () => write({ "jobs/caixa": { title: "Caixa da noite", revision: 2 } }),
  },
  {
    trigger: "onJobWritten",
    what: "a company sends a refused job again",
    given: () => ({
      "jobs/caixa": aJob({ approvalStatus: "rejected" }),
      "jobApprovals/caixa": anApproval("caixa", { status: "rejected" }),
    }),
    act: () =>
      write({ "jobs/caixa": { title: "Caixa da noite", revision: 2, approvalStatus: "pending" } }),
  },
  {
    trigger: "onJobWritten",
    what: "the administrator corrects an approved job",
    given: isPublic,
    act: () => write({ "jobs/caixa": { title: "Caixa da noite", revision: 2 } }),
  },
  {
    trigger: "onJobWritten",
    what: "a job is filled",
    given: isPublic,
    act: () => write({ "jobs/caixa": { filled: true } }),
  },
  {
    trigger: "onJobWritten",
    what: "a job is taken off the site",
    given: isPublic,
    act: () => write({ "jobs/caixa": { paused: true } }),
  },
  {
    trigger: "onJobWritten",
    what: "a job is put back on the site",
    given: () => aDecidedJob("caixa", { ...approved, paused: true }),
    act: () => write({ "jobs/caixa": { paused: false } }),
    otherwise: { missing: ["audit: jobs/caixa resumed by unknown"] },
  },
  {
    trigger: "onJobWritten",
    what: "a job that was over is renewed",
    given: () => aDecidedJob("caixa", { ...approved, expiresAt: addDays(new Date(), -1) }),
    act: () => write({ "jobs/caixa": { expiresAt: addDays(new Date(), 30) } }),
  },
  {
    trigger: "onJobWritten",
    what: "the administrator deletes a public job",
    given: isPublic,
    act: () => write({ "jobs/caixa": null }),
  },
  {
    trigger: "onJobWritten",
    what: "the administrator deletes a job of their own",
    given: () => ({ "jobs/caixa": aJob({ ...approved, companyId: null }) }),
    act: () => write({ "jobs/caixa": null }),
    otherwise: goneByNight("caixa", "hxf7"),
  },
  {
    trigger: "onJobWritten",
    what: "the administrator deletes a job that waits",
    given: waits,
    act: () => write({ "jobs/caixa": null }),
    otherwise: {
      missing: [
        'jobClosures/caixa: {"byCompany":false,"closedAt":"time","companyId":"padaria","title":"Caixa"}',
        "mail: padaria@empresa.example Sua vaga foi excluída: Caixa",
      ],
      instead: [
        'jobClosures/caixa: {"byCompany":false,"closedAt":"time","companyId":"padaria","title":"vaga que aguardava aprovação"}',
        "mail: padaria@empresa.example Sua vaga foi excluída: vaga que aguardava aprovação",
      ],
    },
  },
  {
    trigger: "onJobWritten",
    what: "a company deletes its job, which had an edit",
    given: () => ({
      ...isPublic(),
      "jobEdits/caixa": anEdit(),
      "jobExplanations/caixa": { companyId: "padaria", entries: "[]", updatedAt: new Date() },
    }),
    act: () =>
      write({
        "jobs/caixa": null,
        "jobClosures/caixa": {
          closedAt: new Date(),
          companyId: "padaria",
          title: "Caixa",
          byCompany: true,
        },
      }),
  },
  ...["approved", "rejected"].map((status) => ({
    trigger: "onJobApprovalDecided",
    what: `a job is ${status}`,
    given: waits,
    act: decision(status),
  })),
  {
    trigger: "onJobApprovalDecided",
    what: "an approval is taken back",
    given: isPublic,
    act: decision("pending"),
    otherwise: goneByNight("caixa", "hxf7"),
  },
  {
    trigger: "onJobEditWritten",
    what: "a company edits an approved job",
    given: isPublic,
    act: () => write({ "jobEdits/caixa": anEdit() }),
  },
  {
    trigger: "onJobEditWritten",
    what: "an edit is approved",
    given: () => ({ ...isPublic(), "jobEdits/caixa": anEdit() }),
    act: () =>
      write({
        "jobEdits/caixa": { status: "approved", decidedRevision: 1, updatedAt: new Date() },
      }),
  },
  {
    trigger: "onJobEditWritten",
    what: "an edit is refused",
    given: () => ({ ...isPublic(), "jobEdits/caixa": anEdit() }),
    act: () =>
      write({
        "jobEdits/caixa": { status: "rejected", decidedRevision: 1, updatedAt: new Date() },
      }),
  },
  {
    trigger: "onHireWritten",
    what: "a company tells whom a job hired",
    act: () =>
      write({
        "hires/padeiro": {
          companyId: "padaria",
          answer: "peloSite",
          people: 2,
          answeredAt: new Date(),
        },
      }),
  },
  {
    trigger: "onClosingNoticeWritten",
    what: "a company has everybody told that a job has ended",
    act: async () => {
      const askedAt = addMinutes(new Date(), -40);
      await write(await anEndOf(askedAt));
    },
  },
  {
    trigger: "onClosingNoticeWritten",
    what: "a company takes back that a job has ended",
    given: () => anEndOf(addMinutes(new Date(), -10)),
    act: () => write({ "closingNotices/padeiro": null }),
  },
  {
    trigger: "onJobWritten",
    what: "a job is open again before people are told that it has ended",
    given: () => anEndOf(addMinutes(new Date(), -10)),
    act: () => write({ "jobs/padeiro": { filled: false, updatedAt: new Date() } }),
  },
  {
    trigger: "onPendingJobWritten",
    what: "a vacancy on paper is imported",
    act: () => write({ "pendingJobs/papel": aVacancy() }),
  },
  {
    trigger: "onPendingJobWritten",
    what: "a vacancy on paper that was refused is imported again",
    given: () => ({ "rejectedJobs/papel": { ...aVacancy(), rejectedAt: new Date() } }),
    act: () => write({ "pendingJobs/papel": aVacancy() }),
  },
  {
    trigger: "onPendingJobDeleted",
    what: "a vacancy on paper is refused",
    given: () => ({ "pendingJobs/papel": aVacancy() }),
    act: () =>
      write({
        "pendingJobs/papel": null,
        "rejectedJobs/papel": { ...aVacancy(), rejectedAt: FieldValue.serverTimestamp() },
      }),
  },
  {
    trigger: "onPendingJobDeleted",
    what: "a vacancy on paper is published",
    given: () => ({ "pendingJobs/papel": aVacancy() }),
    act: () =>
      write({ "pendingJobs/papel": null, "jobs/papel": aJob({ ...approved, companyId: null }) }),
    otherwise: { missing: ["audit: jobs/papel approved by admin"] },
  },
];
