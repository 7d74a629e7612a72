import { type Candidate, candidateSchema } from "@vagas/functions/domain/application/candidate";
import { resumeSchema } from "@vagas/functions/domain/application/resume";
import { collections } from "@vagas/functions/domain/collections";
import { buildApplication } from "../../emulators/seed/people/buildApplication.ts";
import type { Person } from "../../emulators/seed/people/person.ts";
import { board } from "../support/board.ts";
import { bucket, database } from "../support/project.ts";

const names = [
  "Alice Braga",
  "Bento Moraes",
  "Clara Diniz",
  "Dorival Pires",
  "Eunice Lage",
  "Fernando Reis",
  "Glória Matos",
  "Horácio Lemos",
  "Ivone Santana",
  "Joel Barros",
  "Karina Melo",
  "Lúcio Amaral",
  "Marta Pinho",
  "Nivaldo Sena",
  "Odete Prado",
  "Paulo Viana",
  "Quitéria Luz",
  "Rubens Farias",
];

let given = 0;

/**
 * So many people applied to a job yesterday, the last of them without an e-mail address: their rows and files as functions
 * leave them, so that nobody is mailed.
 */
export async function givenApplicants(jobId: string, count: number): Promise<Candidate[]> {
  const job = await board.job(jobId);
  const people = names.slice(given, given + count).map((name, at): Person => ({
    uid: `dia-${name
      .normalize("NFD")
      .replaceAll(/[^a-z ]/gi, "")
      .toLowerCase()
      .replace(" ", "-")}`,
    name,
    ...(at === count - 1 && { withoutEmail: true }),
    to: jobId,
    sent: 1,
    letter: "Moro perto e posso começar logo.",
    decision: "approved",
    place: job.location,
    goal: job.title,
    education: "Ensino médio completo",
    experience: "Dois anos em trabalho parecido",
    skills: "Pontualidade, trabalho em equipe",
    file: "pdf",
  }));
  const listed = { job, listedAt: job.postedAt };
  const now = new Date();
  const applications = await Promise.all(
    people.map((person, at) => buildApplication(person, 200 + given + at, listed, now)),
  );
  given += count;
  const batch = database.batch();
  for (const { candidate, resume, file } of applications) {
    const { path, contentType, bytes } = file;
    await bucket.file(path).save(bytes, { resumable: false, contentType });
    const { id, ...row } = candidateSchema.parse(candidate);
    const { id: _same, ...record } = resumeSchema.parse(resume);
    batch.set(database.collection(collections.candidates).doc(id), row);
    batch.set(database.collection(collections.resumes).doc(id), record);
  }
  await batch.commit();
  return applications.map(({ candidate }) => candidate);
}
