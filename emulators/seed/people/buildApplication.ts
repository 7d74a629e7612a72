import { createHash } from "node:crypto";
import { resumeSearchTerms } from "@vagas/functions/domain/administration/adminSearch";
import {
  candidateId,
  consentVersion,
  type Candidate,
} from "@vagas/functions/domain/application/candidate";
import type { Job } from "@vagas/functions/domain/job/job";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { type Resume, resumeVersion } from "@vagas/functions/domain/application/resume";
import { resumePath, resumeTypes } from "@vagas/functions/domain/application/resumeFile";
import type { TalentPoolEntry } from "@vagas/functions/domain/talent/talentPoolEntry";
import { resumeBytes } from "../files/resumeBytes.ts";
import { daytime, earlier, portion, soonAfter, within } from "../moments.ts";
import type { Person } from "./person.ts";

export type ResumeFile = { path: string; contentType: string; bytes: Buffer };
export type Application = {
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
export function buildApplication(
  person: Person,
  index: number,
  advertised: Advertised | null,
  now: Date,
): Application {
  const { uid, name, decision, letter = "", stage = "nova" } = person;
  const job = advertised?.job ?? null;
  const createdAt = sentAt(person, advertised, now);
  const email = `${uid.replaceAll("-", ".")}@correio.example`;
  const phone = `556699999${1001 + index}`;
  const id = candidateId(person.to, uid);
  const bytes = resumeBytes(person, { email, phone: formatPhone(phone) });
  const path = resumePath(id, person.file, createdAt, portion(uid).toString(36).slice(2, 10));
  const jobFacts = {
    jobId: job?.id ?? null,
    jobTitle: job?.title ?? null,
    company: job?.company ?? null,
  };
  const talentPoolConsent = job === null || person.alsoTalentPool === true;
  const candidate: Candidate = {
    id,
    uid,
    name,
    email,
    phone,
    coverLetter: letter,
    resumePath: path,
    resumeName: `Currículo ${name}.${person.file}`,
    resumeSize: bytes.length,
    ...jobFacts,
    companyId: job?.companyId ?? null,
    consent: { version: consentVersion, at: createdAt, talentPool: talentPoolConsent },
    stage,
    stageAt: stage === "nova" ? createdAt : soonAfter(createdAt, 48, now, uid),
    ...(person.companyNote === undefined ? {} : { companyNote: person.companyNote }),
    createdAt,
  };
  const decidedAt = decision === "pending" ? createdAt : soonAfter(createdAt, 30, now, uid);
  const profile = {
    name,
    email,
    phone,
    education: person.education,
    experience: person.experience,
    skills: person.skills,
    area: person.area ?? job?.type ?? null,
    place: person.place,
    resumePath: path,
  };
  const notes = person.notes ?? "";
  const fileDigest = createHash("md5").update(bytes).digest("base64");
  const version = resumeVersion(candidate, fileDigest);
  const resume: Resume = {
    id,
    ...profile,
    ...jobFacts,
    appliedAt: createdAt,
    fileDigest,
    version,
    ...(decision === "pending" ? {} : { decidedVersion: version }),
    talentPoolConsent,
    status: decision,
    notes,
    createdAt,
    updatedAt: decidedAt,
    searchTerms: resumeSearchTerms({ ...profile, ...jobFacts, notes }, letter),
  };
  const isInPool = decision === "approved" && talentPoolConsent;
  return {
    candidate,
    resume,
    talentPoolEntry: isInPool
      ? {
          resumeId: id,
          ...profile,
          status: "available",
          createdAt: decidedAt,
          updatedAt: decidedAt,
        }
      : null,
    file: { path, contentType: resumeTypes[person.file], bytes },
  };
}

/** When it was sent: on its day, while the job was listed. */
function sentAt({ uid, sent }: Person, advertised: Advertised | null, now: Date): Date {
  const moment = daytime(now, sent, uid);
  if (advertised === null) return moment;
  return within(moment, advertised.listedAt, earlier(now, advertised.job.expiresAt), uid);
}
