import type { Job } from "../job/job.ts";
import { town } from "../town.ts";

// Titles and descriptions, the same on a server-rendered page and in the browser.

export const homeTitle = `${town.boardName}: vagas de emprego em ${town.name} e região`;

export const homeDescription = `Vagas de emprego em ${town.name} e região. Gratuito para candidatos.`;

/** A page's name, followed by the board's. */
export function pageTitle(name: string): string {
  return `${name} | ${town.boardName}`;
}

/** The title of a job's page. */
export function jobPageTitle(job: Pick<Job, "title" | "company">): string {
  return pageTitle(`${job.title} - ${job.company}`);
}

/** The name of a company's page. */
export function companyPageName(company: string): string {
  return `Vagas de ${company}`;
}

export const pageNames = {
  week: "Vagas da semana",
  jobs: "Vagas Disponíveis",
  missingCompany: "Empresa não encontrada",
  missingJob: "Vaga não encontrada",
  overJob: "Vaga encerrada",
  reviewedJob: "Esta vaga está sendo revisada",
  offJob: "Esta vaga está fora do ar",
  apply: "Enviar Currículo",
  report: "Denunciar esta vaga",
  unknown: "Página não encontrada",
} as const;
