import { candidateStages } from "@vagas/functions/domain/application/stage";
import { expect, test } from "vitest";
import type { OwnApplicationRow } from "../../../data/application/ownApplications.ts";
import { happenedTo } from "./happened.tsx";

const sent: OwnApplicationRow = {
  id: "caixa_ana",
  jobId: "caixa",
  jobTitle: "Caixa",
  company: "Mercado",
  stage: "nova",
  sentAt: new Date(0),
  resumeMissing: false,
  isWithCompany: true,
  isWithdrawn: false,
  answer: null,
};

const toAdministrator = { ...sent, isWithCompany: false };
const withdrawn = { ...toAdministrator, company: null, isWithdrawn: true };
const toBank = { ...toAdministrator, jobId: null, jobTitle: null, company: null };

test("each stage of the company reads differently", () => {
  const labels = candidateStages.map((stage) => happenedTo({ ...sent, stage }).label);
  expect(labels).toEqual([
    "Enviada",
    "Vista pela empresa",
    "Em conversa",
    "Contratação feita",
    "Não foi desta vez",
    "Vaga encerrada",
  ]);
});

test("other jobs are suggested to whoever was not chosen", () => {
  const suggesting = candidateStages.filter(
    (stage) => happenedTo({ ...sent, stage }).suggestsOthers,
  );
  expect(suggesting).toEqual(["naoSelecionada", "encerrada"]);
});

test("a missing file is said before the stage, except of a withdrawn application", () => {
  const missing = { ...sent, stage: "vista", resumeMissing: true } as const;
  expect(happenedTo(missing).label).toBe("Falta o arquivo");
  expect(happenedTo({ ...withdrawn, resumeMissing: true })).toEqual(happenedTo(withdrawn));
  for (const stands of [toAdministrator, toBank])
    expect(happenedTo({ ...stands, resumeMissing: true }).label).toBe("Falta o arquivo");
});

test("one to a job of the administrator's was received, and is not called withdrawn", () => {
  expect(happenedTo(toAdministrator)).toMatchObject({
    tone: "waiting",
    label: "Enviada",
    text: "A administração do site recebeu e avisa o anunciante. Se houver interesse, ele entra em contato diretamente com você.",
  });
});

test("one that no company has any more blames nobody: the person, the term or the company may have ended it", () => {
  expect(happenedTo(withdrawn)).toMatchObject({
    tone: "quiet",
    label: "Não está mais com a empresa",
    text: "Você a retirou, o prazo de guarda acabou ou a empresa saiu do site. A empresa não vê mais seus dados.",
  });
});

test("the talent bank is a consent of its own", () => {
  expect(happenedTo(toBank).label).toBe("Enviado");
  expect(happenedTo({ ...toBank, isWithdrawn: true }).label).toBe("Fora do banco");
});

test("an answer has its numbers, and every stage fits in a sentence without them", () => {
  const answer = { applications: 12, openings: 2 };
  const { text } = happenedTo({ ...sent, stage: "naoSelecionada" });
  expect(happenedTo({ ...sent, stage: "naoSelecionada", answer }).text).toBe(
    `${text} Eram 12 candidaturas para 2 vagas.`,
  );
  const alone = { applications: 1, openings: 1 };
  expect(happenedTo({ ...sent, stage: "naoSelecionada", answer: alone }).text).toBe(text);
});
