import type { Context } from "../../context.ts";
import { toldStage } from "../../domain/application/answer.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { OwnContact } from "../../domain/talent/contactRequest.ts";
import { readWrittenResume } from "../../domain/writtenResume/writtenResume.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import { contactMailIds } from "../../mail/contactMails.ts";
import { contactsOf, contactsOfApplications, contactsOnDevice } from "../talents/ownContacts.ts";
import { type DataHolder, sentBy } from "./dataHolder.ts";
import type { OwnApplication, OwnReport, SentData } from "../../domain/privacy/ownData.ts";

/** More than anybody sends. */
const most = 200;

/** Everything that a holder sent, newest first. */
export async function readSentData(context: Context, holder: DataHolder): Promise<SentData> {
  const { store } = context;
  const found = await sentBy(store, holder).limit(most).get();
  const sent = found.docs.map((row) => row.data());
  const [applications, contacts] = await Promise.all([
    Promise.all(sent.map((candidate) => describe(context, candidate))),
    readContacts(context, holder, sent),
  ]);
  return {
    applications: applications.sort((a, b) => b.sentAt - a.sentAt),
    reports: await reportsBy(
      context,
      sent.map(({ uid }) => uid),
    ),
    contacts,
    mails: await readMails(context, holder, sent, contacts),
  };
}

function readContacts(
  context: Context,
  { by, value }: DataHolder,
  sent: readonly Candidate[],
): Promise<OwnContact[]> {
  if (by === "email") return contactsOf(context, value);
  if (by === "uid") return contactsOnDevice(context, value);
  return contactsOfApplications(
    context,
    sent.map(({ id }) => id),
  );
}

/**
 * The mails to the person. Only a mailed link proves an address: without it, those about these applications and
 * requests alone.
 */
async function readMails(
  { store, now }: Context,
  { by, value }: DataHolder,
  sent: readonly Candidate[],
  contacts: readonly OwnContact[],
): Promise<SentData["mails"]> {
  const mails =
    by === "email"
      ? (await store.mail.where("to", "array-contains", value).limit(most).get()).docs
      : await Promise.all(
          [
            ...sent
              .map(applicationMailIds)
              .flatMap(({ company: _company, ...toPerson }) => Object.values(toPerson)),
            ...contacts.map(
              ({ id, askedAt }) => contactMailIds({ id, createdAt: new Date(askedAt) }).person,
            ),
          ].map((id) => store.mail.doc(id).get()),
        );
  return (
    mails
      .flatMap((row) => row.data() ?? [])
      // What a company may still take back is not told here either.
      .filter(({ notBefore }) => notBefore === undefined || notBefore <= now)
      .map(({ message, createdAt }) => ({ subject: message.subject, at: createdAt.getTime() }))
      .sort((a, b) => b.at - a.at)
  );
}

/** What these accounts reported. An application proves that its account is its person's. */
async function reportsBy(
  { store, fingerprint }: Context,
  uids: readonly string[],
): Promise<OwnReport[]> {
  const persons = new Set(uids.map((uid) => fingerprint("account", uid)));
  const found = await Promise.all(
    [...persons].map((person) => store.jobReports.where("person", "==", person).limit(most).get()),
  );
  const reports = await Promise.all(
    found
      .flatMap(({ docs }) => docs.map((row) => row.data()))
      .map(async ({ jobId, reason, words, at }) => {
        const title: unknown = (await store.reportSummaries.doc(jobId).get()).get("jobTitle");
        return { jobTitle: String(title ?? ""), reason, words, sentAt: at.getTime() };
      }),
  );
  return reports.sort((a, b) => b.sentAt - a.sentAt);
}

async function describe(
  { store: { resumes, talentPool }, now }: Context,
  candidate: Candidate,
): Promise<OwnApplication> {
  const {
    id,
    name,
    email,
    phone,
    coverLetter,
    jobId,
    jobTitle,
    company,
    companyId,
    resumeName,
    resumeSize,
    consent,
    createdAt,
  } = candidate;
  const told = toldStage(candidate, now);
  const [resume, entry] = await Promise.all([resumes.doc(id).get(), talentPool.doc(id).get()]);
  return {
    id,
    sentAt: createdAt.getTime(),
    name,
    email,
    phone,
    coverLetter,
    writtenResume: readWrittenResume(candidate.writtenResume ?? ""),
    jobTitle: jobId === null ? null : jobTitle,
    company,
    isWithCompany: companyId !== null,
    stage: told.stage,
    answer: told.answer && {
      applications: told.answer.applications,
      openings: told.answer.openings,
    },
    companyNote: candidate.companyNote ?? "",
    resumeName,
    resumeSize,
    resumeMissing: candidate.resumeMissing ?? false,
    decision: resume.data()?.status ?? null,
    inTalentPool: entry.exists,
    consent: { version: consent.version, at: consent.at.getTime(), talentPool: consent.talentPool },
  };
}
