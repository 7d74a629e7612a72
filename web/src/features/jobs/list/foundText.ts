/** Said while a list is on its way, where its length will stand. */
export const loadingText = "Carregando vagas...";

/** How many jobs were found, in words: 'Mais de …' while there are further pages. */
export function foundText(count: number, hasMore: boolean): string {
  if (hasMore) return `Mais de ${count} vagas encontradas`;
  if (count === 0) return "Nenhuma vaga encontrada";
  return count === 1 ? "1 vaga encontrada" : `${count} vagas encontradas`;
}
