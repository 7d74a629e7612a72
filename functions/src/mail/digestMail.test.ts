import { expect, test } from "vitest";
import { digestId, digestMail } from "./digestMail.ts";
import { said } from "./testing.ts";

const now = new Date("2026-11-22T02:00:00Z");
const digest = (jobs: number, resumes: number, imported: number) =>
  digestMail({ jobs, resumes, imported }, "admin@site.example", "https://site.example", now);

test("nothing is said when nothing waits", () => {
  expect(digest(0, 0, 0)).toBeNull();
});

const panel = "Abrir o painel: https://site.example/admin/dashboard";
const queue = "Ver as vagas importadas: https://site.example/admin/job-approval";

test.each([
  [
    [2, 1, 0],
    "Para aprovar: 2 vagas de empresas, 1 currículo",
    "3 itens esperam por você",
    "• 2 vagas de empresas\n• 1 currículo",
    [panel],
  ],
  [
    [1, 3, 2],
    "Para aprovar: 1 vaga de empresa, 3 currículos, 2 vagas importadas",
    "6 itens esperam por você",
    "• 1 vaga de empresa\n• 3 currículos\n• 2 vagas importadas",
    [panel, queue],
  ],
  [[0, 1, 0], "Para aprovar: 1 currículo", "Um item espera por você", "• 1 currículo", [panel]],
  [
    [0, 0, 1],
    "Para aprovar: 1 vaga importada",
    "Um item espera por você",
    "• 1 vaga importada",
    [queue],
  ],
] as const)(
  "of %j jobs, résumés and vacancies on paper each kind is counted, and a way leads to it",
  ([jobs, resumes, imported], subject, title, list, links) => {
    expect(said(digest(jobs, resumes, imported))).toEqual({
      to: "admin@site.example",
      replyTo: "suporte@vagascanabrava.com.br",
      subject,
      title,
      text: ["Isto espera pela sua decisão:", list, ...links],
    });
  },
);

test("a day is the town's, and what waits is told on it or not at all", () => {
  expect(digest(1, 0, 0)!.goodUntil).toEqual(new Date("2026-11-22T03:59:59.999Z"));
  expect(digestId(now)).toBe("digest-2026-11-21");
});
