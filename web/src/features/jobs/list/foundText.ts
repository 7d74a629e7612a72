/** How many jobs a list holds, in words; with more to come, at least so many. */
export function foundText(count: number, hasMore: boolean): string {
  if (hasMore) return `Mais de ${count} vagas encontradas`;
  if (count === 0) return 'Nenhuma vaga encontrada';
  return count === 1 ? '1 vaga encontrada' : `${count} vagas encontradas`;
}
