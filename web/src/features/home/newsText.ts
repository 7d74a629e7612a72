import { limits } from "@vagas/functions/domain/limits";

/** How many jobs of a followed search are new. `count`: at most `limits.followed.jobs` and one. */
export function newsText(count: number): string {
  const { jobs: most } = limits.followed;
  if (count === 0) return "Nenhuma vaga nova";
  if (count === 1) return "1 vaga nova desde sua última visita";
  return `${count > most ? `Mais de ${most}` : count} vagas novas desde sua última visita`;
}
