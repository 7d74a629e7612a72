import { expect, test } from "vitest";
import { deletionQuestion } from "./deletionText.ts";

const begin = "Tem certeza que deseja excluir a vaga “Caixa”? Ela sai do site e não volta.";
const stay =
  "continuam no painel, em “Vagas excluídas”, por até 6 meses; quem se candidatou ainda pode retirar a sua.";

test.each([
  [0, `${begin} Ninguém se candidatou a ela.`],
  [
    1,
    `${begin} Uma pessoa se candidatou: a candidatura continua no painel, em “Vagas excluídas”, por até 6 meses; a pessoa ainda pode retirar a sua.`,
  ],
  [2, `${begin} 2 pessoas se candidataram: as candidaturas ${stay}`],
  [50, `${begin} 50 pessoas ou mais se candidataram: as candidaturas ${stay}`],
  [null, `${begin} As candidaturas que ela recebeu ${stay}`],
])("with %s applicants, the question says what happens to them", (applicants, text) => {
  expect(deletionQuestion("Caixa", applicants)).toBe(text);
});
