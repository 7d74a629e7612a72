import { limits } from "../limits.ts";

// What companies read about telling people without an answer that a job has ended. Numbers are counted up to what one
// request reads.

/** 'Avisar as 3 pessoas que a vaga foi encerrada' */
export function closingOffer(people: number): string {
  return people === 1
    ? "Avisar a pessoa que se candidatou que a vaga foi encerrada"
    : `Avisar as ${counted(people)} pessoas que a vaga foi encerrada`;
}

/** 'Há 3 candidaturas sem resposta.' */
export function unansweredText(people: number): string {
  return people === 1
    ? "Há 1 candidatura sem resposta."
    : `Há ${counted(people)} candidaturas sem resposta.`;
}

/** Those who are told: '3 pessoas'. */
export function toldPeople(people: number): string {
  return people === 1 ? "1 pessoa" : `${counted(people)} pessoas`;
}

function counted(people: number): string {
  return people < limits.listRequest.max ? String(people) : `${people} ou mais`;
}
