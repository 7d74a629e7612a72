import { createHash } from "node:crypto";
import { resumeSearchTerms } from "@vagas/functions/domain/administration/adminSearch";
import { candidateId, type Candidate } from "@vagas/functions/domain/application/candidate";
import { consentVersion } from "@vagas/functions/domain/application/consent";
import type { Job } from "@vagas/functions/domain/job/job";
import { type Resume, resumeVersion } from "@vagas/functions/domain/application/resume";
import { resumePath } from "@vagas/functions/domain/application/resumeFile";
import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import { town } from "@vagas/functions/domain/town";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "@vagas/functions/domain/testing/buildCandidate";
import { resumeSummary } from "@vagas/functions/domain/writtenResume/resumeSummary";
import { candidateSkillTerms } from "@vagas/functions/domain/writtenResume/skillTerms";
import { storedWrittenResume } from "@vagas/functions/domain/writtenResume/writtenResume";
import { sentFile, type SentFile } from "../files/sentFile.ts";
import { daytime, earlier, portion, soonAfter, within } from "../moments.ts";
import type { Person } from "./person.ts";

export type ResumeFile = { path: string; contentType: string; bytes: Buffer };
type Application = {
  candidate: Candidate;
  resume: Resume;
  talentPoolEntry: TalentPoolEntry | null;
  file: ResumeFile;
};

/** The job, and when it was listed. */
type Advertised = { job: Job; listedAt: Date };

/**
 * An application and its results: the file, the résumé's record, the entry in the talent pool. `index` makes phone
 * numbers unique.
 */
export async function buildApplication(
  person: Person,
  index: number,
  advertised: Advertised | null,
  now: Date,
): Promise<Application> {
  const { uid, name, withoutEmail } = person;
  const job = advertised?.job ?? null;
  const email = withoutEmail ? null : `${uid.replaceAll("-", ".")}@correio.example`;
  const contact = { name, email, phone: `55${town.areaCode}99999${1001 + index}` };
  const createdAt = sentAt(person, advertised, now);
  const file = await sentFile(person, contact, createdAt);
  const candidate = seedCandidate(person, { ...contact, job, file, createdAt, now });
  const profile = profileOf(person, candidate, job);
  const { contentType, bytes } = file;
  const resume = seedResume(person, candidate, { profile, bytes, now });
  return {
    candidate,
    resume,
    talentPoolEntry: entryOf(resume, profile),
    file: { path: candidate.resumePath, contentType, bytes },
  };
}

type Sent = Pick<Candidate, "name" | "email" | "phone" | "createdAt"> & {
  job: Job | null;
  file: SentFile;
  now: Date;
};

function seedCandidate(person: Person, { job, file, now, createdAt, ...contact }: Sent): Candidate {
  const { uid, letter = "", stage = "nova", companyNote } = person;
  const id = candidateId(person.to, uid);
  const talentPool = job === null || person.alsoTalentPool === true;
  return {
    ...buildCandidate(id, { ...contact, createdAt }),
    id,
    coverLetter: letter,
    resumePath: resumePath(id, file.extension, createdAt, portion(uid).toString(36).slice(2, 10)),
    resumeName: file.name,
    resumeSize: file.bytes.length,
    ...answersOf(person),
    ...(job === null ? {} : placeOf(job)),
    consent: { version: consentVersion, at: createdAt, talentPool },
    stage,
    stageAt: stage === "nova" ? createdAt : soonAfter(createdAt, 48, now, uid),
    ...(companyNote === undefined ? {} : { companyNote }),
  };
}

/** The answers of a written résumé, and what finds them. */
function answersOf(person: Person): Pick<Candidate, "writtenResume" | "skillTerms"> {
  if (!("written" in person)) return {};
  const writtenResume = storedWrittenResume(person.written);
  return { writtenResume, skillTerms: candidateSkillTerms({ writtenResume }) };
}

function placeOf({ id: jobId, title: jobTitle, company, companyId }: Job) {
  return { jobId, jobTitle, company, companyId };
}

type Profile = ReturnType<typeof profileOf>;

/** The summary that companies read once the résumé is approved. */
function profileOf(person: Person, { name, email, phone, ...sent }: Candidate, job: Job | null) {
  const { education, experience, skills, place, ...summary } =
    "written" in person ? resumeSummary(person.written) : person;
  const area = summary.area ?? job?.type ?? null;
  const path = sent.resumePath;
  return { name, email, phone, education, experience, skills, area, place, resumePath: path };
}

function seedResume(
  person: Person,
  candidate: Candidate,
  { profile, bytes, now }: { profile: Profile; bytes: Buffer; now: Date },
): Resume {
  const { id, createdAt, coverLetter, jobTitle, company } = candidate;
  const { decision: status, notes = "", uid } = person;
  const fileDigest = createHash("md5").update(bytes).digest("base64");
  const version = resumeVersion(candidate, fileDigest);
  return {
    ...buildResume(candidate, { ...profile, status, notes, fileDigest, version }),
    id,
    ...(status === "pending" ? {} : { decidedVersion: version }),
    updatedAt: status === "pending" ? createdAt : soonAfter(createdAt, 30, now, uid),
    searchTerms: resumeSearchTerms({ ...profile, jobTitle, company, notes }, coverLetter),
  };
}

function entryOf(resume: Resume, profile: Profile): TalentPoolEntry | null {
  return resume.status === "approved" && resume.talentPoolConsent
    ? buildTalentPoolEntry(resume.id, resume, profile)
    : null;
}

/** When it was sent: on its day, while the job was listed. */
function sentAt({ uid, sent }: Person, advertised: Advertised | null, now: Date): Date {
  const moment = daytime(now, sent, uid);
  if (advertised === null) return moment;
  return within(moment, advertised.listedAt, earlier(now, advertised.job.expiresAt), uid);
}
