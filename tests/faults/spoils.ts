import type { AnswerStage } from "@vagas/functions/domain/application/stage";
import { addDays, addMinutes } from "@vagas/functions/domain/dates";
import { buildMail } from "@vagas/functions/domain/testing/buildMail";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { FieldValue } from "firebase-admin/firestore";
import { indexCompany } from "../../functions/src/triggers/search/searchIndex.ts";
import { receiveApplication } from "../../functions/src/triggers/applications/onCandidateCreated.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { reconcileHiring } from "../../functions/src/triggers/companies/reconcileHiring.ts";
import { reconcileJobEdit } from "../../functions/src/triggers/jobEdits/reconcileJobEdit.ts";
import { sendReport } from "../../functions/src/triggers/reports/reportJob.ts";
import { giveShortCode } from "../../functions/src/triggers/jobs/giveShortCode.ts";
import { reconcileJob } from "../../functions/src/triggers/jobs/reconcileJob.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import { given } from "../functions/storedFields.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { linkSecret } from "../work/environment.ts";
import { anEntry } from "../work/kept.ts";
import { aCandidate, aCompany, aJob, anEdit } from "./events.ts";
import { now } from "./life.ts";
import { aLife } from "./scene.ts";
import { clearWorld, madeOnce } from "./world.ts";

const id = "padeiro_ana";
const file = `resumes/${id}/1-a.pdf`;
export const adminEmail = "admin@vagas.example";

const delivery = {
  state: "SUCCESS",
  attempts: 1,
  startTime: now,
  endTime: now,
  leaseExpireTime: null,
  error: null,
};

/** Creates a small consistent board, its mails sent, as it was the first time. */
export async function boardAtRest(): Promise<void> {
  await clearWorld();
  await auth.importUsers([
    { uid: "padaria", email: "padaria@empresa.example" },
    { uid: "admin", email: adminEmail, emailVerified: true, customClaims: { admin: true } },
  ]);
  await made();
}

const made = madeOnce(settle, [file]);

async function settle(): Promise<void> {
  const context = aLife().context();
  // What spoils the board is of today, when the job is to be open.
  const job = aJob({ expiresAt: addDays(new Date(), 30) });
  await given({ "companies/padaria": aCompany(), "jobs/padeiro": job });
  await indexCompany(context, "padaria");
  await reconcileJob(context, "padeiro");
  await db.doc("jobApprovals/padeiro").update({ status: "approved" });
  await reconcileJob(context, "padeiro");
  await giveShortCode(context, "padeiro");
  await reconcileHiring(context, "padaria");
  await given({ "jobEdits/padeiro": anEdit() });
  await reconcileJobEdit(context, "padeiro");
  await sendReport(
    context,
    adminEmail,
    { uid: "rui", address: "179.84.0.1", provider: "179.84" },
    { jobId: "padeiro", reason: "filled", words: "Já contrataram." },
  );
  await given({ [`candidates/${id}`]: aCandidate(id, { writtenResume: buildStoredResume() }) });
  await receiveApplication(context, id);
  await db.doc(`resumes/${id}`).update({ status: "approved" });
  await fillTalentPool(context, id);
  const { email } = (await db.doc(`talentPool/${id}`).get()).data() as { email: string };
  await reconcileTalentCard(context, linkSecret, { email });
  for (const mail of await db.collection("mail").listDocuments())
    await mail.update({ delivery: { ...delivery, info: { messageId: `<${mail.id}>` } } });
}

const jobDoc = () => db.doc("jobs/padeiro");
const summaryDoc = () => db.doc("reportSummaries/padeiro");
const editDoc = () => db.doc("jobEdits/padeiro");
const candidateDoc = () => db.doc(`candidates/${id}`);
const resumeDoc = () => db.doc(`resumes/${id}`);
async function cardDoc() {
  const [card] = await db.collection("talentCards").listDocuments();
  return card!;
}

/** The application with a stage of a moment ago, what is noted of an answer that is told then, and the mails of it. */
async function answered(
  stage: "vista" | AnswerStage,
  { of, at }: { of: AnswerStage; at: Date },
  noted: { mailed: boolean } | null,
  mails: readonly string[] = [],
): Promise<void> {
  const answer = { applications: 1, openings: 1, at, ...noted };
  await candidateDoc().update({
    stage,
    stageAt: addMinutes(at, -30),
    ...(noted === null ? {} : { answers: { [of]: answer } }),
  });
  const onlyWhile = { candidateId: id, resumePath: file, stage: of };
  for (const name of mails)
    await db
      .doc(`mail/${name}`)
      .set(buildMail("ana@pessoa.example", { onlyWhile, notBefore: at, createdAt: now }));
}

const talk = (days: number) => ({ of: "emConversa", at: addDays(new Date(), days) }) as const;
/** The mail of the end of the job, which is open, with these fields. */
async function tellsEnd(fields: object): Promise<void> {
  const of = { of: "encerrada", at: new Date() } as const;
  await answered("encerrada", of, { mailed: true }, [closedMail]);
  await db.doc(`mail/${closedMail}`).update(fields);
}

const talkMail = `${id}-1-a-pdf-answer-in-talk`;
const closedMail = `${id}-1-a-pdf-answer-closed`;

/** Ways to corrupt that board, and a part of what the checker says of each. */
export const spoils: [what: string, spoil: () => Promise<unknown>, sentence: string][] = [
  [
    "a count that is off by one",
    () => db.doc("stats/public").update({ totalJobs: 2 }),
    "stats/public is not a recount",
  ],
  [
    "a share of a job that is gone",
    () =>
      db
        .doc("stats/public/shares/gone")
        .set({ type: "Saúde", location: "x", listed: false, filled: false }),
    "counts a job that is gone",
  ],
  [
    "a listed job without a short address",
    () => db.doc("publishedJobs/padeiro").update({ code: FieldValue.delete() }),
    "jobs/padeiro is listed without a short address",
  ],
  [
    "a short address of two jobs",
    async () => {
      const note = (await db.doc("publishedJobs/padeiro").get()).data()!;
      await db.doc("publishedJobs/caixa").set(note);
    },
    "publishedJobs/caixa has the address",
  ],
  [
    "a short address that leads to a job with another one",
    () => db.doc("shortCodes/2222").set({ jobId: "padeiro", at: now }),
    "shortCodes/2222 leads to padeiro, which has another",
  ],
  [
    "a job that is listed unapproved",
    () => jobDoc().update({ approved: false, approvalStatus: "rejected" }),
    "jobs/padeiro is listed, which it should not be",
  ],
  [
    "a job of an inactive company on the site",
    () => db.doc("companies/padaria").update({ active: false }),
    "jobs/padeiro is listed, which it should not be",
  ],
  [
    "a job that was taken off and is on the site",
    () => jobDoc().update({ paused: true }),
    "jobs/padeiro is listed, which it should not be",
  ],
  [
    "a job that its reports took off, on the site",
    () => summaryDoc().update({ held: true }),
    "jobs/padeiro is not held, which it should be",
  ],
  [
    "a job that is held for no reason",
    () => jobDoc().update({ held: true, listed: false }),
    "jobs/padeiro is held, which it should not be",
  ],
  [
    "a wrong count of reports",
    () => summaryDoc().update({ counts: { money: 1 } }),
    "reportSummaries/padeiro counts 0 for filled, not 1",
  ],
  [
    "reports that nobody sees",
    () => summaryDoc().update({ open: 0 }),
    "reportSummaries/padeiro says that 0 wait, not 1",
  ],
  ["reports without a summary", () => summaryDoc().delete(), "is in no summary"],
  [
    "a report of a job that is gone",
    async () => {
      const [report] = (await db.collection("jobReports").get()).docs;
      await db.doc("jobReports/x").set({ ...report!.data(), jobId: "antiga" });
    },
    "jobReports/x is of a job that is gone",
  ],
  [
    "a summary that names who reported",
    async () => {
      const [report] = (await db.collection("jobReports").get()).docs;
      const words = [
        { reason: "filled", text: report!.get("person") as string, day: "2026-11-21" },
      ];
      await summaryDoc().update({ words });
    },
    "reportSummaries/padeiro names who reported",
  ],
  [
    "a note of a deletion whose company is gone",
    () => db.doc("jobClosures/antiga").set({ closedAt: now, companyId: "quem-foi" }),
    "jobClosures/antiga names a company that is gone",
  ],
  [
    "a note of a deletion of a job that is there",
    () => db.doc("jobClosures/padeiro").set({ closedAt: now, companyId: "padaria" }),
    "jobClosures/padeiro says that a job is gone",
  ],
  [
    "a hire that is not counted",
    () => db.doc("hires/padeiro").set({ answer: "peloSite", people: 2, answeredAt: now }),
    "stats/public is not a recount",
  ],
  [
    "a hire whose company is gone",
    () =>
      db
        .doc("hires/antiga")
        .set({ companyId: "quem-foi", answer: "desisti", people: 0, answeredAt: now }),
    "hires/antiga names a company that is gone",
  ],
  [
    "a closing notice whose company is gone",
    () => db.doc("closingNotices/antiga").set({ companyId: "quem-foi", askedAt: now }),
    "closingNotices/antiga is of a company that is gone",
  ],
  [
    "a closing notice that left somebody out",
    async () => {
      await jobDoc().update({ filled: true });
      await db.doc("closingNotices/padeiro").set({ companyId: "padaria", askedAt: new Date() });
    },
    "is not told that its job has ended",
  ],
  [
    "a closing notice of a job that is open",
    () => db.doc("closingNotices/padeiro").set({ companyId: "padaria", askedAt: new Date() }),
    "closingNotices/padeiro is of a job that took applications again before people were told",
  ],
  [
    "a mail that told the end of a job that was open",
    () =>
      tellsEnd({
        delivery: { ...delivery, startTime: new Date(), info: { messageId: closedMail } },
      }),
    `mail/${closedMail} tells the end of a job that takes applications`,
  ],
  [
    "a mail that waits to tell the end of a job that is open",
    () => tellsEnd({ delivery: null }),
    `mail/${closedMail} tells the end of a job that takes applications`,
  ],
  [
    "a share of a hire that nobody told",
    () => db.doc("stats/public/hires/antiga").set({ hires: 1, hiresTold: 1 }),
    "stats/public/hires/antiga is not what its company tells",
  ],
  [
    "a person who is told of an end that nobody asked to tell",
    () => answered("encerrada", { ...talk(0), of: "encerrada" }, { mailed: false }),
    `candidates/${id} is told of an end that its company did not ask to tell`,
  ],
  [
    "an answer that its person is not told",
    () => answered("emConversa", talk(0), null),
    `candidates/${id} is not told its company's answer`,
  ],
  [
    "an answer that is noted though its company took it back in time",
    () => answered("vista", talk(-1), { mailed: true }),
    `candidates/${id} keeps 'emConversa', which its company took back in time`,
  ],
  [
    "an answer without its mail",
    () => answered("emConversa", talk(5), { mailed: true }),
    `candidates/${id} is to be mailed 'emConversa', and no mail waits`,
  ],
  [
    "a mail of an answer that was taken back",
    () => answered("vista", talk(1), null, [talkMail]),
    `mail/${talkMail} tells an answer that was taken back`,
  ],
  [
    "a mail of an answer that is noted otherwise",
    () => answered("emConversa", talk(1), { mailed: false }, [talkMail]),
    `mail/${talkMail} tells an answer otherwise than it is noted`,
  ],
  [
    "a mail that waits to tell what its company no longer says",
    () => answered("vista", talk(1), { mailed: true }, [talkMail]),
    `mail/${talkMail} waits to tell what its company no longer says`,
  ],
  [
    "an answer that is mailed twice",
    () => answered("emConversa", talk(1), { mailed: true }, [talkMail, `${talkMail}-again`]),
    `candidates/${id} is mailed 'emConversa' twice`,
  ],
  [
    "a public word for replies that nobody counted",
    () =>
      db.doc("publicCompanies/padaria").set({ name: "Padaria", verifiedAt: null, replies: "some" }),
    "publicCompanies/padaria says another word for its replies",
  ],
  [
    "a job that is hidden for no reason",
    () => jobDoc().update({ listed: false }),
    "jobs/padeiro is not listed, which it should be",
  ],
  [
    "search terms of an old title",
    () => jobDoc().update({ title: "Padeiro chefe" }),
    "other terms than its title",
  ],
  [
    "an approval that says otherwise than its job",
    () => db.doc("jobApprovals/padeiro").update({ status: "rejected" }),
    "its approval rejected",
  ],
  [
    "a job that waits without an approval record",
    () => db.doc("jobs/outra").set(aJob()),
    "jobs/outra waits, and no approval record does",
  ],
  [
    "an approval without a job",
    () =>
      db.doc("jobApprovals/outra").set({
        jobId: "outra",
        companyId: null,
        revision: 1,
        status: "pending",
        adminNotes: "",
        createdAt: now,
        updatedAt: now,
      }),
    "jobApprovals/outra has no job",
  ],
  [
    "an edit without a job",
    () => db.doc("jobEdits/outra").set(anEdit()),
    "jobEdits/outra has no job",
  ],
  [
    "an edit of another company's job",
    () => editDoc().update({ companyId: "outra" }),
    "names another company than the job",
  ],
  [
    "an approval of an edit that was not carried out",
    () => editDoc().update({ status: "approved" }),
    "is approved, and its text is not the job's",
  ],
  [
    "an approval of an edit that another text hides",
    () => editDoc().update({ status: "approved", applied: { revision: 1, replaced: null } }),
    "is approved, and its text is not the job's",
  ],
  [
    "an edit that was taken back and is public",
    () => editDoc().update({ applied: { revision: 1, replaced: null } }),
    "is pending, and its text is public",
  ],
  [
    "an edit that waits and is in no queue",
    () => editDoc().update({ open: false }),
    "jobEdits/padeiro is closed",
  ],
  [
    "an edit that waits about an earlier text",
    () => editDoc().update({ jobRevision: 7 }),
    "is about another text of its job",
  ],
  [
    "a second application under an id of its own",
    () => db.doc("candidates/outra_ana").set(aCandidate(id)),
    "is not the application of its person",
  ],
  [
    "skills of other answers",
    () => db.doc(`candidates/${id}`).update({ skillTerms: ["s:nr10"] }),
    `candidates/${id} is found by other skills than its answers`,
  ],
  [
    "answers without their skills",
    () => db.doc(`candidates/${id}`).update({ skillTerms: FieldValue.delete() }),
    `candidates/${id} is found by other skills than its answers`,
  ],
  ["an application without a résumé", () => resumeDoc().delete(), "has no résumé record"],
  [
    "an application without its file",
    () => bucket.file(file).delete(),
    "names a file that is not there",
  ],
  [
    "a résumé without an application",
    () => db.doc(`candidates/${id}`).delete(),
    `resumes/${id} has no application`,
  ],
  [
    "an approved résumé that is not in the talent pool",
    () => db.doc(`talentPool/${id}`).delete(),
    "is not in the talent pool",
  ],
  [
    "an entry of the talent pool that nobody approved",
    () => resumeDoc().update({ status: "rejected" }),
    "was not approved",
  ],
  [
    "a talent card with other answers",
    async () => (await cardDoc()).update({ "facts.skills": ["nr10"] }),
    "shows other answers than its person's",
  ],
  [
    "a talent card that is found by other skills",
    async () => (await cardDoc()).update({ skillTerms: ["s:nr10"] }),
    "shows other answers than its person's",
  ],
  [
    "a talent card of two people",
    async () => {
      const other = "padeiro_rui";
      await given({
        [`candidates/${other}`]: aCandidate(other, { email: null }),
        [`talentPool/${other}`]: anEntry(other, { email: null, cardId: (await cardDoc()).id }),
      });
    },
    "is of several people",
  ],
  [
    "a talent card of somebody who withdrew their consent",
    () => db.doc(`candidates/${id}`).update({ "consent.talentPool": false }),
    "is of nobody who agreed to it",
  ],
  ["a talent card that is gone", async () => (await cardDoc()).delete(), "is missing"],
  [
    "a file with a token",
    () => bucket.file(file).setMetadata({ metadata: { firebaseStorageDownloadTokens: "known" } }),
    "can be read past the rules",
  ],
  [
    "a mail that still waits",
    () =>
      db.doc("mail/padeiro-1-approved").update({ delivery: null, notBefore: FieldValue.delete() }),
    "mail/padeiro-1-approved is not sent",
  ],
  [
    "a mail that was due a moment ago",
    () => db.doc("mail/padeiro-1-approved").update({ delivery: null, notBefore: now }),
    "mail/padeiro-1-approved is not sent",
  ],
  [
    "a deactivated company that is active",
    () =>
      db.doc("deactivatedCompanies/padaria").set({ keys: ["x"], deletedAt: null, expiresAt: null }),
    "deactivatedCompanies/padaria is not what became of the company",
  ],
  [
    "a deleted company that is there",
    () =>
      db.doc("deactivatedCompanies/padaria").set({ keys: ["x"], deletedAt: now, expiresAt: now }),
    "deactivatedCompanies/padaria is not what became of the company",
  ],
  [
    "a mark of a company that is gone",
    () =>
      db
        .doc("returnedCompanies/gone")
        .set({ cnpj: { deletedAt: null }, email: null, expiresAt: now }),
    "returnedCompanies/gone marks a company that is gone",
  ],
  [
    "a claim on another account",
    () => auth.setCustomUserClaims("padaria", { admin: true }),
    "the account padaria is an administrator",
  ],
  [
    "a company that came back",
    () => db.doc("tombstones/padaria").set({ deletedAt: now }),
    "companies/padaria came back",
  ],
  [
    "a document that fits no schema",
    () => jobDoc().update({ urgent: "sim" }),
    "jobs/padeiro: urgent",
  ],
];
