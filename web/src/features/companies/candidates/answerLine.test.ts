import type { AnswerStage, CandidateStage } from "@vagas/functions/domain/application/stage";
import { expect, test } from "vitest";
import { answerLine } from "./answerLine.ts";

/** 14:35 on the town's clock. */
const at = new Date("2026-11-23T18:35:00Z");
const before = new Date(at.getTime() - 1);
const answer = { at, applications: 3, openings: 1, mailed: true };

function candidate(
  stage: CandidateStage,
  {
    mailed = true,
    email = "ana@correio.example",
    phone = "5566999990000",
  }: { mailed?: boolean; email?: string | null; phone?: string } = {},
) {
  const answers: Partial<Record<AnswerStage, typeof answer>> = {
    contratada: { ...answer, mailed },
  };
  return { stage, answers, name: "Ana Maria Souza", email, phone, jobTitle: "Caixa" };
}

const line = (row: ReturnType<typeof candidate>, now = before) => answerLine(row, "Mercado", now);

test("a company reads when the person is told, and then that it happened", () => {
  expect(line(candidate("contratada"))).toEqual({
    text: "Vamos avisar Ana por e-mail às 14:35.",
    chat: null,
    isToCome: true,
  });
  expect(line(candidate("contratada"), at)).toEqual({
    text: "Avisamos Ana em 23/11 às 14:35.",
    chat: null,
    isToCome: false,
  });
});

test.each([
  ["without an address", null, "Sem e-mail:"],
  ["over the budget of mails", "ana@correio.example", "Este aviso não vai por e-mail:"],
])("a company tells a person %s by itself", (_who, email, text) => {
  const told = line(candidate("contratada", { mailed: false, email }))!;
  expect(told).toMatchObject({ text, isToCome: true });
  expect(decodeURIComponent(told.chat!)).toBe(
    "https://wa.me/5566999990000?text=Olá, Ana! Aqui é da empresa Mercado, pelo site Vagas Canabrava. Boa notícia: a vaga de Caixa é sua! Vamos combinar como começar?",
  );
  const unusable = candidate("contratada", { mailed: false, email, phone: "1" });
  expect(line(unusable)).toMatchObject({ text: `${text} avise por telefone.`, chat: null });
});

test.each(["nova", "vista", "emConversa"] as const)(
  "'%s', of which nothing is noted, says nothing",
  (stage) => {
    expect(line(candidate(stage))).toBeNull();
  },
);
