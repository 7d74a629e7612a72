import { bestPaid, closingFirst, type JobOrder } from "@vagas/functions/domain/jobList/jobFilters";
import { limits } from "@vagas/functions/domain/limits";

/** Shown while a list loads, in the place of its length. */
export const loadingText = "Carregando vagas...";

/**
 * Jobs found so far. `searched`: by a word, so further pages may be empty. `further`: counted from a later page on, so
 * there are jobs before them. `total`: the jobs of the whole list, at most `limits.countedJobs.max`; null if unknown, or
 * if `count` is all of them.
 */
export type Found = {
  count: number;
  hasMore: boolean;
  searched: boolean;
  further: boolean;
  total: number | null;
};

/**
 * The number of jobs found, in words. Without a total: 'Mais de …' if there are further pages, and the number so far if
 * there may be. A later page without a total tells its own jobs alone.
 */
export function foundText(found: Found): string {
  const { count, hasMore, searched, further } = found;
  const total = totalOf(found);
  if (total !== null) return `${total} vagas encontradas`;
  if (further) return furtherText(count, hasMore);
  if (hasMore && !searched) return `Mais de ${count} vagas encontradas`;
  const soFar = hasMore ? " até aqui" : "";
  if (count === 0) return `Nenhuma vaga encontrada${soFar}`;
  return `${count === 1 ? "1 vaga encontrada" : `${count} vagas encontradas`}${soFar}`;
}

function furtherText(count: number, hasMore: boolean): string {
  if (count === 0) return hasMore ? "Nenhuma vaga nesta página" : "Não há mais vagas";
  return count === 1 ? "1 vaga nesta página" : `${count} vagas nesta página`;
}

/** The length of a list and, if not the usual one, its order. */
export function inOrder(text: string, order: JobOrder): string {
  if (order === bestPaid) return `${text}, por salário`;
  return order === closingFirst ? `${text}, por prazo` : text;
}

/** The label of the filters' button that shows the jobs; null: they are loading. Without a known number it names none. */
export function seeText(found: Found | null): string {
  if (found === null) return "Ver vagas";
  const { count, hasMore, searched, further } = found;
  const total = totalOf(found);
  if (total !== null) return `Ver ${total} vagas`;
  if (further) return "Ver vagas";
  if (hasMore && !searched) return `Ver mais de ${count} vagas`;
  return count === 1 ? "Ver 1 vaga" : `Ver ${count} vagas`;
}

/** The total in words; null if unknown, or if the list shows more, or has more to show. */
function totalOf({ count, hasMore, total }: Found): string | null {
  if (total === null || total < (hasMore ? count + 1 : count) || total < 2) return null;
  const { max } = limits.countedJobs;
  return total < max ? String(total) : `${max.toLocaleString("pt-BR")} ou mais`;
}
