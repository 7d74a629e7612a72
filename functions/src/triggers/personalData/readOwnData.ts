import type { Context } from "../../context.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { contactsOf } from "../talents/ownContacts.ts";
import type { OwnApplication, OwnData, OwnReport } from "../../domain/privacy/ownData.ts";

/** More than anybody sends. */
const most = 200;

/** Everything under an address, newest first. */
export async function readOwnData(context: Context, email: string): Promise<OwnData> {
  const { store } = context;
  const [candidates, mails, contacts] = await Promise.all([
    store.candidates.where("email", "==", email).limit(most).get(),
    store.mail.where("to", "array-contains", email).limit(most).get(),
    contactsOf(context, email),
  ]);
  const applications = await Promise.all(candidates.docs.map((row) => describe(store, row.data())));
  return {
    email,
    applications: applications.sort((a, b) => b.sentAt - a.sentAt),
    reports: await reportsBy(
      context,
      candidates.docs.map((row) => row.data().uid),
    ),
    contacts,
    mails: mails.docs
      .map((row) => row.data())
      .map(({ message, createdAt }) => ({ subject: message.subject, at: createdAt.getTime() }))
      .sort((a, b) => b.at - a.at),
  };
}

/** What these accounts reported. An application proves that its account is of whoever has the address. */
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
  { resumes, talentPool }: Context["store"],
  candidate: Candidate,
): Promise<OwnApplication> {
  const {
    id,
    name,
    phone,
    coverLetter,
    jobId,
    jobTitle,
    company,
    companyId,
    stage,
    resumeName,
    resumeSize,
    consent,
    createdAt,
  } = candidate;
  const [resume, entry] = await Promise.all([resumes.doc(id).get(), talentPool.doc(id).get()]);
  return {
    id,
    sentAt: createdAt.getTime(),
    name,
    phone,
    coverLetter,
    jobTitle: jobId === null ? null : jobTitle,
    company,
    isWithCompany: companyId !== null,
    stage,
    companyNote: candidate.companyNote ?? "",
    resumeName,
    resumeSize,
    resumeMissing: candidate.resumeMissing ?? false,
    decision: resume.data()?.status ?? null,
    inTalentPool: entry.exists,
    consent: { version: consent.version, at: consent.at.getTime(), talentPool: consent.talentPool },
  };
}
