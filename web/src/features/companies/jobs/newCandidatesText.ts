import { limits } from "@vagas/functions/domain/limits";

/** '3 candidaturas novas' of a job; counted up to what one request may read. */
export function newCandidatesText(count: number): string {
  if (count === 1) return "1 candidatura nova";
  const orMore = count < limits.listRequest.max ? "" : " ou mais";
  return `${count}${orMore} candidaturas novas`;
}
