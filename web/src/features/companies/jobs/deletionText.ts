import { limits } from "@vagas/functions/domain/limits";

/** The question before a job is deleted. `applicants` is counted up to what one request may read; null: unknown. */
export function deletionQuestion(title: string, applicants: number | null): string {
  return `Tem certeza que deseja excluir a vaga “${title}”? Ela sai do site e não volta. ${whatStays(applicants)}`;
}

const place = "no painel, em “Vagas excluídas”, por até 6 meses";

function whatStays(applicants: number | null): string {
  if (applicants === 0) return "Ninguém se candidatou a ela.";
  if (applicants === 1)
    return `Uma pessoa se candidatou: a candidatura continua ${place}; a pessoa ainda pode retirar a sua.`;
  return `${whoApplied(applicants)} continuam ${place}; quem se candidatou ainda pode retirar a sua.`;
}

function whoApplied(applicants: number | null): string {
  if (applicants === null) return "As candidaturas que ela recebeu";
  const orMore = applicants < limits.listRequest.max ? "" : " ou mais";
  return `${applicants} pessoas${orMore} se candidataram: as candidaturas`;
}
