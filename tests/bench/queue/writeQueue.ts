import { collections } from "@vagas/functions/domain/collections";
import { candidateId } from "@vagas/functions/domain/application/candidate";
import { resumeVersion } from "@vagas/functions/domain/application/resume";
import type { JobCheck } from "@vagas/functions/domain/law/jobCheck";
import { buildCandidate, buildResume } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildApproval, buildJob } from "@vagas/functions/domain/testing/buildJob";
import { database } from "../../support/project.ts";

/** What a week brings: the jobs and résumés by their titles and names, in the order of their arrival. */
export type Week = { jobs: WaitingTitle[]; resumes: WaitingTitle[] };

/** `marked`: it says 'Leia com atenção'; `refused`: it deserves no approval. */
export type WaitingTitle = { id: string; title: string; marked: boolean; refused: boolean };

const companyId = "empresa-da-semana";
const minute = 60_000;
const titles = [
  "Balconista",
  "Vaqueiro",
  "Caixa",
  "Tratorista",
  "Cozinheira ou cozinheiro",
  "Soldador",
];
const names = [
  "Ana Souza",
  "Bento Lima",
  "Célia Rocha",
  "Davi Alves",
  "Elza Prado",
  "Fábio Nunes",
  "Gina Castro",
  "Hugo Melo",
  "Iara Pinto",
  "João Dias",
  "Kátia Reis",
  "Léo Braga",
  "Mara Luz",
  "Nilo Costa",
  "Olga Paz",
  "Pedro Sá",
  "Rita Vaz",
  "Saulo Gil",
];
const description =
  "Trabalho de segunda a sábado, das sete às dezessete horas, com uma hora e meia de almoço. Procuramos quem goste de aprender.";
const letter =
  "Moro perto do trabalho e posso começar logo. Tenho dois anos de experiência e referências.";

/** Writes six jobs and eighteen résumés that wait, as functions would have left them, or restores them. */
export async function writeQueue(now: Date): Promise<Week> {
  const batch = database.batch();
  const put = (collection: string, id: string, fields: object) =>
    batch.set(database.collection(collection).doc(id), fields);
  put(collections.companies, companyId, buildCompany());
  const jobs = titles.map((title, number): WaitingTitle => {
    const id = `semana-${number}`;
    const postedAt = new Date(now.getTime() - (titles.length - number) * minute);
    const marked = number === 2;
    put(collections.jobs, id, buildJob({ title, companyId, description, postedAt }));
    put(
      collections.jobApprovals,
      id,
      buildApproval(id, { companyId, createdAt: postedAt, updatedAt: postedAt }),
    );
    if (marked) put(collections.jobChecks, id, checkOf(postedAt));
    return { id, title, marked, refused: number === 4 };
  });
  const resumes = names.map((name, number): WaitingTitle => {
    const id = candidateId(null, `semana${number}`);
    const createdAt = new Date(now.getTime() - (names.length - number) * minute);
    const candidate = buildCandidate(id, { name, createdAt, coverLetter: `${name}. ${letter}` });
    put(collections.candidates, id, candidate);
    put(
      collections.resumes,
      id,
      buildResume(candidate, { fileDigest: "none", version: resumeVersion(candidate, "none") }),
    );
    return { id, title: name, marked: false, refused: [5, 9, 14].includes(number) };
  });
  await batch.commit();
  return { jobs, resumes };
}

function checkOf(at: Date): Omit<JobCheck, "id"> {
  return {
    companyId,
    waits: "jobs",
    marks: [{ kind: "newAccount", text: "A conta tem menos de uma semana", weight: 10 }],
    weight: 10,
    checked: "semana",
    sameText: null,
    at,
  };
}
