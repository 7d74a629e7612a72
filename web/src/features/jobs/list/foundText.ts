/** Shown while a list loads, in the place of its length. */
export const loadingText = "Carregando vagas...";

/** Jobs found so far. `searched`: by a word, so further pages may be empty. */
export type Found = { count: number; hasMore: boolean; searched: boolean };

/**
 * The number of jobs found, in words: 'Mais de …' if there are further pages, and the number so far if there may be.
 */
export function foundText({ count, hasMore, searched }: Found): string {
  if (hasMore && !searched) return `Mais de ${count} vagas encontradas`;
  const soFar = hasMore ? " até aqui" : "";
  if (count === 0) return `Nenhuma vaga encontrada${soFar}`;
  return `${count === 1 ? "1 vaga encontrada" : `${count} vagas encontradas`}${soFar}`;
}

/** The label of the filters' button that shows the jobs; null: they are loading. */
export function seeText(found: Found | null): string {
  if (found === null) return "Ver vagas";
  const { count, hasMore, searched } = found;
  if (hasMore && !searched) return `Ver mais de ${count} vagas`;
  return count === 1 ? "Ver 1 vaga" : `Ver ${count} vagas`;
}
