import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { Job, JobContent } from "@vagas/functions/domain/job/job";
import type { Resume } from "@vagas/functions/domain/application/resume";
import { buildCandidate, buildResume } from "@vagas/functions/domain/testing/buildCandidate";
import { buildJob, buildJobContent } from "@vagas/functions/domain/testing/buildJob";
import { stamp } from "./project.ts";

export type Fields<T> = Partial<Omit<T, "id">>;

/** A job's content, under a unique title. */
export function contentOf(): JobContent {
  return buildJobContent({
    title: `Vaqueiro ${stamp()}`,
    company: "Fazenda Buriti",
    description: "Cuidar do gado e das cercas da fazenda.",
    requirements: "Experiência com gado",
    type: "Agricultura",
    category: "Agricultura",
  });
}

/** The fields of a job that the public sees. */
export const onSite = { approved: true, approvalStatus: "approved", listed: true } as const;

/** A pending job, of no company unless overridden. */
export function jobRow(fields: Fields<Job> = {}): Omit<Job, "id"> {
  return buildJob({ ...contentOf(), ...fields });
}

/** An application as stored; its id, from `candidateId`, names its person. */
export function candidateOf(id: string, fields: Fields<Candidate> = {}): Omit<Candidate, "id"> {
  return buildCandidate(id, {
    name: `Rosa ${stamp()}`,
    email: `${stamp()}@pessoa.example`,
    coverLetter: "Moro perto e posso começar logo.",
    resumeName: "Currículo Rosa.pdf",
    ...fields,
  });
}

/** The résumé record that functions create for an application. */
export function resumeOf(candidate: Omit<Candidate, "id">): Omit<Resume, "id"> {
  return buildResume(candidate);
}

/** The address of a person who gave one. Throws for anybody else. */
export function addressOf({ email }: Pick<Candidate, "email">): string {
  if (email === null) throw new Error("The person gave no e-mail address.");
  return email;
}
