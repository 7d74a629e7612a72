import { type Candidate, candidateId } from "@vagas/functions/domain/application/candidate";
import { collections } from "@vagas/functions/domain/collections";
import { addDays } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job/job";
import { withSkills } from "@vagas/functions/domain/talent/cardSkills";
import { talentCard } from "@vagas/functions/domain/talent/talentCard";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { town } from "@vagas/functions/domain/town";
import { skillsFor, wantedChoices } from "@vagas/functions/domain/writtenResume/choices";
import { resumeSummary } from "@vagas/functions/domain/writtenResume/resumeSummary";
import { resumeSkillTerms } from "@vagas/functions/domain/writtenResume/skillTerms";
import {
  drivingLicences,
  emptyWrittenResume,
  storedWrittenResume,
  type WrittenResume,
} from "@vagas/functions/domain/writtenResume/writtenResume";
import { database } from "../../support/project.ts";
import { pickSkewed, seededRandom } from "../random.ts";
import type { Crowd } from "./crowds.ts";

const random = seededRandom(31);
const now = new Date();

/** Rows written before their answers are awaited; with more at once the emulator times out. */
const rowsInFlight = 200;

/** Up to `count` different ones; the first of the list are the likeliest. */
function someOf<T>(list: readonly T[], count: number): T[] {
  return [...new Set(Array.from({ length: count }, () => pickSkewed(list, random)))];
}

function inventWrittenResume(): WrittenResume {
  const wanted = someOf(wantedChoices, 3).map(({ id }) => id);
  const skills = someOf(skillsFor(wanted), 6).map(({ id }) => id);
  return {
    ...emptyWrittenResume,
    wanted,
    skills,
    jobs: [{ what: "Ajudante geral", where: "Fazenda Boa Vista", from: "2019", until: "now" }],
    school: "primary",
    licences: someOf(drivingLicences, 2),
    place: pickSkewed(town.places, random),
  };
}

/** Newest first by number. */
function sentAt(number: number): Date {
  return addDays(now, -number / 100);
}

/** An application as functions leave it: one in two has a written résumé, the others a file alone. */
function inventApplicant(number: number, job: Job): Candidate {
  const id = candidateId(job.id, `pessoa${number}`);
  const answers = inventWrittenResume();
  const { id: jobId, title: jobTitle, company, companyId } = job;
  return {
    ...buildCandidate(id, { createdAt: sentAt(number), stageAt: sentAt(number), stage: "vista" }),
    id,
    jobId,
    jobTitle,
    company,
    companyId,
    ...(number % 2 === 0
      ? { writtenResume: storedWrittenResume(answers), skillTerms: resumeSkillTerms(answers) }
      : {}),
  };
}

/** The card of a person of the talent bank with a written résumé. */
function inventCard(number: number) {
  const answers = inventWrittenResume();
  const summary = { name: `Pessoa ${number}`, ...resumeSummary(answers) };
  const card = talentCard(`carta${number}`, summary, null, sentAt(number));
  return withSkills(card, storedWrittenResume(answers));
}

/** Writes the rows in `to` and not in `from`, bypassing rules, as functions would have completed them. */
export async function growCrowd(from: Crowd, to: Crowd, job: Job): Promise<void> {
  const writer = database.bulkWriter({ throttling: false });
  // A busy emulator may be late; writing a row again changes nothing.
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 5);
  const put = async (collection: string, { id, ...fields }: { id: string }, number: number) => {
    void writer.set(database.collection(collection).doc(id), fields);
    if (number % rowsInFlight === 0) await writer.flush();
  };
  for (let number = from.applications; number < to.applications; number += 1)
    await put(collections.candidates, inventApplicant(number, job), number);
  for (let number = from.cards; number < to.cards; number += 1)
    await put(collections.talentCards, inventCard(number), number);
  await writer.close();
}
