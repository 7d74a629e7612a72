import type { Hire } from "@vagas/functions/domain/closing/hire";
import type { HireReply } from "@vagas/functions/domain/closing/hireAnswers";
import type { Job } from "@vagas/functions/domain/job/job";

/** What companies of the seed said of whom their jobs hired. */
const replies: Readonly<Record<string, HireReply>> = {
  "mercado-araguaia-repositor": { answer: "peloSite", people: 1 },
  "posto-roncador-gerente-de-pista": { answer: "deOutroJeito", people: 1 },
  "mercado-araguaia-padeiro": { answer: "aindaProcurando", people: 0 },
};

/** The same as stored, from when their jobs were changed last or ended. */
export function seedHires(jobs: readonly Job[], now: Date): (Hire & { id: string })[] {
  return jobs.flatMap(({ id, companyId, filled, updatedAt, expiresAt }) => {
    const reply = replies[id];
    if (reply === undefined || companyId === null) return [];
    const answeredAt = filled || expiresAt > now ? updatedAt : expiresAt;
    return [{ id, companyId, ...reply, answeredAt }];
  });
}
