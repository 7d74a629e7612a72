/** Said while a list is on its way, where its length will stand. */
export const loadingText = "Carregando vagas...";

/** Jobs found so far. `searched`: by a word, of which further pages may hold none. */
export type Found = { count: number; hasMore: boolean; searched: boolean };

/** How many jobs were found, in words: 'Mais de …' while there are further pages, and only so far while there may be. */
export function foundText({ count, hasMore, searched }: Found): string {
  if (hasMore && !searched) return `Mais de ${count} vagas encontradas`;
  const soFar = hasMore ? " até aqui" : "";
  if (count === 0) return `Nenhuma vaga encontrada${soFar}`;
  return `${count === 1 ? "1 vaga encontrada" : `${count} vagas encontradas`}${soFar}`;
}

/** What the button of the filters says that leads to the jobs; null: they are on their way. */
export function seeText(found: Found | null): string {
  if (found === null) return "Ver vagas";
  const { count, hasMore, searched } = found;
  if (hasMore && !searched) return `Ver mais de ${count} vagas`;
  return count === 1 ? "Ver 1 vaga" : `Ver ${count} vagas`;
}
