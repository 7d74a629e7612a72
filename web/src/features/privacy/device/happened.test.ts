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
  inBank: false,
  answer: null,
};

const toBank = { ...sent, jobId: null, jobTitle: null, company: null, isWithCompany: false };

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
  expect(happenedTo({ ...missing, isWithCompany: false }).label).toBe("Retirada");
  expect(happenedTo({ ...toBank, inBank: true, resumeMissing: true }).label).toBe(
    "Falta o arquivo",
  );
});

test("the talent bank is a consent of its own", () => {
  expect(happenedTo({ ...toBank, inBank: true }).label).toBe("Enviado");
  expect(happenedTo(toBank).label).toBe("Fora do banco");
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
