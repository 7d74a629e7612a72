import type { Job } from './job.ts';
import { town } from './town.ts';

// The same on a rendered page as in the browser that takes it over.

export const homeTitle = `${town.boardName}: vagas de emprego em ${town.name} e região`;

export const homeDescription = `Vagas de emprego em ${town.name} e região. Gratuito para candidatos.`;

/** A page's name with the board's behind it. */
export function pageTitle(name: string): string {
  return `${name} | ${town.boardName}`;
}

export function jobTitle(job: Pick<Job, 'title' | 'company'>): string {
  return pageTitle(`${job.title} - ${job.company}`);
}

export const pageNames = {
  jobs: 'Vagas Disponíveis',
  missingJob: 'Vaga não encontrada',
  overJob: 'Vaga encerrada',
} as const;
