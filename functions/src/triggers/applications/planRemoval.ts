import type { Context } from "../../context.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import type { Resume } from "../../domain/application/resume.ts";
import { candidateOfPath } from "../../domain/application/resumeFile.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import type { TalentPoolEntry } from "../../domain/talent/talentPoolEntry.ts";
import { applicationMailIds } from "../../mail/applicationMails.ts";
import type { Write } from "../../store/writes.ts";
import { type CardOwner, cardOwnerOf } from "../talents/cardOwner.ts";
import { forgottenNews } from "./applicationNews.ts";

/** A deleted application, told by its file, and what is stored under its id; undefined: nothing. */
export type RemovalSnapshot = {
  candidateId: string;
  resumePath: string;
  candidate: Pick<Candidate, "resumePath"> | undefined;
  resume: Pick<Resume, "resumePath" | "email" | "talentPoolConsent"> | undefined;
  entry: Pick<TalentPoolEntry, "resumePath"> | undefined;
  /** The mail to the company about this application. */
  toCompany: Pick<Mail, "delivery"> | undefined;
};

/**
 * `traces`: the audit's entries on the résumé and the records of its downloads go too; `file`: so does the file;
 * `unshown`: who agreed to a card, and has no entry in the talent pool whose event tells that they do not any more.
 */
type Removal = { writes: Write[]; traces: boolean; file: boolean; unshown: CardOwner | null };

/** Removes what belongs to a deleted application, and leaves what belongs to a later one under the same id. */
export function planRemoval(
  { candidateId: id, resumePath, candidate, resume, entry, toCompany }: RemovalSnapshot,
  setting: Pick<Context, "fingerprint">,
): Removal {
  const isOf = (row: { resumePath: string } | undefined) => row?.resumePath === resumePath;
  if (isOf(candidate)) return { writes: [], traces: false, file: false, unshown: null };
  const writes: Write[] = [];
  if (isOf(resume)) writes.push({ in: "resumes", id, delete: true });
  if (isOf(entry)) writes.push({ in: "talentPool", id, delete: true });
  if (toCompany?.delivery === null) writes.push(forgottenNews(setting, id));
  for (const mailId of Object.values(applicationMailIds({ id, resumePath })))
    writes.push({ in: "mail", id: mailId, delete: true });
  return {
    writes,
    traces: candidate === undefined && (resume === undefined || isOf(resume)),
    // The path is the applicant's claim: another person's file stays.
    file: candidateOfPath(resumePath) === id,
    unshown: isOf(resume) && !isOf(entry) ? whoAgreed(id, resume) : null,
  };
}

function whoAgreed(resumeId: string, resume: RemovalSnapshot["resume"]): CardOwner | null {
  return resume?.talentPoolConsent === true ? cardOwnerOf({ resumeId, email: resume.email }) : null;
}
