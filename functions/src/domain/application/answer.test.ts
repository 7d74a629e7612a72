import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Answer,
  answerDelayMinutes,
  type AnswerMails,
  type Answers,
  planAnswers,
  toldStage,
} from "./answer.ts";
import { type AnswerStage, answerStages, type CandidateStage, candidateStages } from "./stage.ts";
import { answerCrowd } from "./answerCrowd.ts";

const start = new Date("2026-11-23T14:00:00Z").getTime();
const at = (minute: number) => new Date(start + minute * 60_000);
const noted = (minute: number): Answer => ({
  at: at(minute),
  applications: 12,
  openings: 2,
  mailed: true,
});
/** Mails of these answers. */
const waiting = (...unsent: AnswerStage[]): AnswerMails => ({
  unsent: new Set(unsent),
  begun: new Set(),
});
const begun = (...stages: AnswerStage[]): AnswerMails => ({
  unsent: new Set(),
  begun: new Set(stages),
});

/** An application whose company chose the stage at that minute. */
const chosen = (stage: CandidateStage, minute = 0, answers: Answers = {}) => ({
  stage,
  stageAt: at(minute),
  companyId: "padaria",
  jobId: "padeiro",
  answers,
});

test.each(answerStages)("'%s' is told half an hour after it was chosen", (stage) => {
  expect(answerDelayMinutes).toBe(30);
  expect(planAnswers(chosen(stage, 5), at(5))).toEqual({
    kept: {},
    taken: [],
    due: { stage, at: at(35) },
  });
});

test("the first answer of an application that never had one is due like any other", () => {
  const { answers: _none, ...application } = chosen("contratada");
  expect(planAnswers(application, at(1))).toEqual({
    kept: {},
    taken: [],
    due: { stage: "contratada", at: at(30) },
  });
});

test("an answer that is noted is neither noted again nor taken back before its time", () => {
  const application = chosen("contratada", 0, { contratada: noted(30) });
  expect(planAnswers(application, at(10))).toEqual({
    kept: { contratada: noted(30) },
    taken: [],
    due: null,
  });
});

test.each(["nova", "vista"] as const)("'%s' tells nothing", (stage) => {
  expect(planAnswers(chosen(stage), at(60)).due).toBeNull();
});

test.each([
  ["to the talent bank", { jobId: null }],
  ["that was withdrawn from the company", { companyId: null }],
])("an application %s gets no answer, and loses one to come", (_what, fields) => {
  const application = { ...chosen("emConversa", 0, { emConversa: noted(30) }), ...fields };
  expect(planAnswers({ ...application, answers: {} }, at(1)).due).toBeNull();
  expect(planAnswers(application, at(29)).taken).toEqual(["emConversa"]);
  expect(planAnswers(application, at(30)).kept).toEqual({ emConversa: noted(30) });
});

const pairs = answerStages.flatMap((answer) =>
  candidateStages.filter((stage) => stage !== answer).map((stage) => [answer, stage] as const),
);

/** At the moment of the choice or just before its time, and when that is noticed. */
const replacements = [0, 29.97].flatMap((replaced) =>
  [29, 30, 45, 600].map((minute) => [replaced, minute] as const),
);

test("an answer that any other stage replaced before its time is told to nobody, however late that is noticed", () => {
  for (const [answer, stage] of pairs)
    for (const [replaced, minute] of replacements) {
      const application = chosen(stage, replaced, { [answer]: noted(30) });
      expect(planAnswers(application, at(minute)).taken).toEqual([answer]);
      expect(planAnswers(application, at(minute), waiting(answer)).taken).toEqual([answer]);
    }
});

test("an answer that was told is taken back by no other stage, unless its mail still waits", () => {
  for (const [answer, stage] of pairs)
    // Its very time counts as told.
    for (const left of [30, 40]) {
      const application = chosen(stage, left, { [answer]: noted(30) });
      expect(planAnswers(application, at(left))).toMatchObject({
        kept: { [answer]: noted(30) },
        taken: [],
      });
      expect(planAnswers(application, at(left), begun(answer)).taken).toEqual([]);
      expect(planAnswers(application, at(left), waiting(answer)).taken).toEqual([answer]);
    }
});

test("an answer whose mail was begun counts as told", () => {
  for (const minute of [10, 29.97]) {
    const application = chosen("vista", minute, { contratada: noted(30) });
    expect(planAnswers(application, at(minute), begun("contratada")).taken).toEqual([]);
    expect(planAnswers(application, at(31), begun("contratada")).taken).toEqual([]);
  }
});

test("an answer whose time has come counts as told while its mail waits", () => {
  const application = chosen("contratada", 0, { contratada: noted(30) });
  expect(planAnswers(application, at(31), waiting("contratada"))).toMatchObject({
    taken: [],
    due: null,
  });
});

test("the same answer, chosen again before it was told, is told half an hour after the last choice", () => {
  const again = chosen("emConversa", 20, { emConversa: noted(30) });
  for (const minute of [25, 30, 45])
    expect(planAnswers(again, at(minute))).toEqual({
      kept: {},
      taken: ["emConversa"],
      due: { stage: "emConversa", at: at(50) },
    });
});

test("the same answer, chosen again after it was told, is told no second time", () => {
  const again = chosen("emConversa", 60, { emConversa: noted(30) });
  const told = { kept: { emConversa: noted(30) }, taken: [], due: null };
  expect(planAnswers(again, at(60))).toEqual(told);
  expect(planAnswers(again, at(60), begun("emConversa"))).toEqual(told);
});

test("an answer that was left while its mail waited is told when it is chosen again", () => {
  const again = chosen("emConversa", 42, { emConversa: noted(30) });
  expect(planAnswers(again, at(42), waiting("emConversa"))).toEqual({
    kept: {},
    taken: ["emConversa"],
    due: { stage: "emConversa", at: at(72) },
  });
});

/** Writes what a plan says, as the function does. */
function executed(application: ReturnType<typeof chosen>, now: Date) {
  const { kept, due } = planAnswers(application, now);
  const answers = due === null ? kept : { ...kept, [due.stage]: { ...noted(0), at: due.at } };
  return { ...application, answers };
}

/** The company chooses a stage, or not; a function runs, or is late. */
const step = fc.record({
  minutes: fc.integer({ min: 1, max: 45 }),
  stage: fc.option(fc.constantFrom(...candidateStages)),
  runs: fc.boolean(),
});

test("whatever is chosen, and however late functions run, an answer is told once, and none that is not meant", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let application = chosen("nova");
      let minute = 0;
      const told: Answers = {};
      for (const { minutes, stage, runs } of steps) {
        minute += minutes;
        const now = at(minute);
        if (stage !== null) application = { ...application, stage, stageAt: now };
        if (!runs) continue;
        application = executed(application, now);
        const { answers } = application;
        // A repeated event finds everything done.
        expect(executed(application, now)).toEqual(application);
        // What was told stays; what is to come is the present stage.
        expect(answers).toMatchObject(told);
        for (const answer of answerStages) {
          const { at: time } = answers[answer] ?? {};
          if (time === undefined) continue;
          if (time <= now) told[answer] = answers[answer]!;
          else expect(answer).toBe(application.stage);
        }
      }
    }),
  );
});

test.each<[string, CandidateStage, Answers, number, CandidateStage]>([
  ["before its time", "contratada", { contratada: noted(30) }, 29, "vista"],
  ["at its time", "contratada", { contratada: noted(30) }, 30, "contratada"],
  ["that was not noted, before its time", "contratada", {}, 29, "vista"],
  ["that was not noted, after its time", "contratada", {}, 30, "contratada"],
  ["before its time, after another", "naoSelecionada", { emConversa: noted(-9) }, 29, "emConversa"],
  [
    "before its time, after two others",
    "naoSelecionada",
    { emConversa: noted(-5), contratada: noted(-9) },
    29,
    "emConversa",
  ],
  [
    "before its time, after two others in their usual order",
    "naoSelecionada",
    { emConversa: noted(-9), contratada: noted(-5) },
    29,
    "contratada",
  ],
  ["that was noted for later, before that", "contratada", { contratada: noted(45) }, 44, "vista"],
  ["that was noted for later, then", "contratada", { contratada: noted(45) }, 45, "contratada"],
  [
    "before its time, with another to come",
    "naoSelecionada",
    { emConversa: noted(30) },
    29,
    "vista",
  ],
  [
    "before its time, after another that was taken back and is still noted",
    "naoSelecionada",
    { emConversa: noted(20) },
    25,
    "vista",
  ],
  ["that was chosen again, before its time", "contratada", { contratada: noted(20) }, 29, "vista"],
  ["that was chosen again, at its time", "contratada", { contratada: noted(20) }, 30, "contratada"],
  ["that was told and taken back", "vista", { contratada: noted(-9) }, 0, "vista"],
  ["that is none", "nova", {}, 99, "nova"],
])("its person sees a stage %s", (_what, stage, answers, minute, seen) => {
  const told = toldStage(chosen(stage, 0, answers), at(minute));
  expect(told).toEqual({
    stage: seen,
    answer: seen === "vista" || seen === "nova" ? null : (answers[seen as "emConversa"] ?? null),
  });
});

test.each([
  [12, 2, "Eram 12 candidaturas para 2 vagas."],
  [2, 1, "Eram 2 candidaturas para 1 vaga."],
  [2, null, "Eram 2 candidaturas."],
  [1, 1, null],
  [0, 1, null],
])("of %s applications and %s openings the person reads %s", (applications, openings, words) => {
  expect(answerCrowd({ applications, openings })).toBe(words);
});
