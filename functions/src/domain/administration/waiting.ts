/** The number of items of each kind that wait for the administrator. */
export type Waiting = Record<"reports" | "jobs" | "edits" | "imported" | "resumes", number>;

/** The kinds by name, singular and plural, in display order. */
const names: Record<keyof Waiting, readonly [one: string, many: string]> = {
  reports: ["vaga denunciada", "vagas denunciadas"],
  jobs: ["vaga de empresa", "vagas de empresas"],
  edits: ["alteração de vaga", "alterações de vagas"],
  imported: ["vaga importada", "vagas importadas"],
  resumes: ["currículo", "currículos"],
};
const kinds = Object.keys(names) as (keyof Waiting)[];

/** The kinds with waiting items: '3 vagas de empresas'. */
export function waitingParts(waiting: Waiting): string[] {
  return kinds
    .filter((kind) => waiting[kind] > 0)
    .map(
      (kind) =>
        `${waiting[kind].toLocaleString("pt-BR")} ${names[kind][waiting[kind] === 1 ? 0 : 1]}`,
    );
}

/** The same in one line: a number stays beside what it counts, and a dot never begins a line. */
export function waitingLine(waiting: Waiting): string {
  return waitingParts(waiting)
    .map((part) => part.replace(" ", "\u00A0"))
    .join("\u00A0· ");
}

/** The total of waiting items. */
export function waitingTotal(waiting: Waiting): number {
  return kinds.reduce((sum, kind) => sum + waiting[kind], 0);
}
