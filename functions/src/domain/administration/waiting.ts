/** How much of each kind waits for the administrator. */
export type Waiting = { jobs: number; edits: number; imported: number; resumes: number };

/** The kinds by their names, one and several, in the order in which they are shown. */
const names: Record<keyof Waiting, readonly [one: string, many: string]> = {
  jobs: ["vaga de empresa", "vagas de empresas"],
  edits: ["alteração de vaga", "alterações de vagas"],
  imported: ["vaga importada", "vagas importadas"],
  resumes: ["currículo", "currículos"],
};
const kinds = Object.keys(names) as (keyof Waiting)[];

/** What waits, kind by kind and without those of which there is nothing: '3 vagas de empresas'. */
export function waitingParts(waiting: Waiting): string[] {
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map(
      (kind) =>
        `${waiting[kind].toLocaleString("pt-BR")} ${names[kind][waiting[kind] === 1 ? 0 : 1]}`,
    );
}

/** How much waits in all. */
export function waitingTotal(waiting: Waiting): number {
  return kinds.reduce((sum, kind) => sum + waiting[kind], 0);
}
