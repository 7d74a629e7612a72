import type { Answers } from "@vagas/functions/domain/application/answer";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import { addMinutes } from "@vagas/functions/domain/dates";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeStage, setCandidateStage } from "../../../data/company/companyCandidates.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { useCandidateStage } from "./useCandidateStage.ts";
import { useMoves } from "./useMoves.ts";

// One component: its state lasts from one `render` to the next.
let states: unknown[] = [];
let at = 0;

vi.mock("react", () => ({
  useState: (first: unknown) => {
    const place = at++;
    if (!(place in states)) states[place] = first;
    const set = (next: unknown) => {
      states[place] = typeof next === "function" ? next(states[place]) : next;
    };
    return [states[place], set];
  },
}));
vi.mock("../../../data/company/companyCandidates.ts", () => ({
  setCandidateStage: vi.fn(() => Promise.resolve("done")),
  changeStage: vi.fn(() => Promise.resolve("done")),
}));

function render<Result>(hook: () => Result): Result {
  at = 0;
  return hook();
}

const chosenAt = new Date("2026-11-23T18:05:00Z");
const toldAt = addMinutes(chosenAt, 30);
const noted = (minutes: number, mailed = true) => ({
  at: addMinutes(toldAt, minutes),
  applications: 3,
  openings: 1,
  mailed,
});

function person(stage: CandidateStage, answers: Answers = {}, stageAt = chosenAt): Candidate {
  return {
    id: "ana",
    ...buildCandidate("ana", { name: "Ana Lima", stage, stageAt, jobId: "caixa" }),
    answers,
  };
}

const stageOf = (candidate: Candidate) => render(() => useCandidateStage(candidate));
const messages = () => notificationQueue.get().map(({ description }) => description);

beforeEach(() => {
  states = [];
  notificationQueue.set([]);
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ["Date"], now: addMinutes(toldAt, -1) });
});
afterEach(() => void vi.useRealTimers());

describe("an answer of one person", () => {
  test("is taken back until its time, and nothing was sent", async () => {
    const told = person("contratada", { contratada: noted(0) });
    await stageOf(told).undo();
    expect(setCandidateStage).toHaveBeenCalledExactlyOnceWith("ana", "vista");
    const back = person("vista", {}, addMinutes(toldAt, -1));
    expect(stageOf(back).undone).toBe("Desfeito: nada foi enviado.");
    expect(messages()).toEqual([]);
  });

  test.each([
    ["by mail", true, "Já avisamos Ana."],
    ["on a page alone", false, "Ana já vê a resposta em “Minhas candidaturas”."],
  ])("that was told %s stays, and the company reads why", async (_where, mailed, words) => {
    vi.setSystemTime(toldAt);
    const told = person("contratada", { contratada: noted(0, mailed) });
    await stageOf(told).undo();
    expect(setCandidateStage).not.toHaveBeenCalled();
    expect(messages()).toEqual([words]);
    expect(stageOf(told)).toMatchObject({ shown: "contratada", undone: null });
  });

  test("that reached the server too late is not said to be taken back", async () => {
    const told = person("contratada", { contratada: noted(0) });
    await stageOf(told).undo();
    expect(stageOf(person("vista", told.answers, toldAt)).undone).toBe("Já avisamos Ana.");
  });

  test("goes back to the stage from which it was chosen here", async () => {
    const talking = person("emConversa", { emConversa: noted(-60) });
    await stageOf(talking).choose("contratada");
    const chosen = person("contratada", { emConversa: noted(-60), contratada: noted(0) });
    await stageOf(chosen).undo();
    expect(setCandidateStage).toHaveBeenLastCalledWith("ana", "emConversa");
  });

  test.each<[string, Answers, CandidateStage]>([
    ["the answer that was told last", { emConversa: noted(-60) }, "emConversa"],
    ["the last of two", { naoSelecionada: noted(-60), emConversa: noted(-90) }, "naoSelecionada"],
    ["no answer, without one", {}, "vista"],
    ["no answer, if the last was the end of the job", { encerrada: noted(-60) }, "vista"],
    ["no answer, if the other one was told to nobody", { emConversa: noted(10) }, "vista"],
  ])("goes back to %s on a page that has not seen the choice", async (_what, before, stage) => {
    await stageOf(person("contratada", { ...before, contratada: noted(0) })).undo();
    expect(setCandidateStage).toHaveBeenCalledExactlyOnceWith("ana", stage);
  });
});

describe("an answer of several people", () => {
  const moves = () => render(useMoves);

  test("is taken back until its time, and not after, with a word about it", async () => {
    await moves().move([person("nova")], "naoSelecionada");
    vi.setSystemTime(addMinutes(toldAt, 29));
    await moves().undo();
    expect(changeStage).not.toHaveBeenCalled();
    expect(moves().result).toMatchObject({ isLate: true, undone: false, done: [{ id: "ana" }] });
  });

  test("that was taken back in part is not taken back later than the choice allows", async () => {
    await moves().move([person("nova")], "naoSelecionada");
    vi.setSystemTime(addMinutes(toldAt, 10));
    vi.mocked(changeStage).mockResolvedValueOnce("offline");
    await moves().undo();
    expect(moves().result).toMatchObject({ failed: [{ id: "ana" }], at: addMinutes(toldAt, -1) });
    vi.setSystemTime(addMinutes(toldAt, 29));
    await moves().undo();
    expect(changeStage).toHaveBeenCalledOnce();
  });
});
