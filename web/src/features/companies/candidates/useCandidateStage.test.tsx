import type { Candidate } from "@vagas/functions/domain/application/candidate";
import type { CandidateStage } from "@vagas/functions/domain/application/stage";
import { addMinutes } from "@vagas/functions/domain/dates";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { setCandidateStage } from "../../../data/company/companyCandidates.ts";
import type { WriteOutcome } from "../../../data/firebase/writeOutcome.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { type Stage, useCandidateStage } from "./useCandidateStage.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/company/companyCandidates.ts", () => ({ setCandidateStage: vi.fn() }));

const chosenAt = new Date();

/** Ana's row, some seconds after the first one. */
function ana(stage: CandidateStage, seconds = 0): Candidate {
  const stageAt = addMinutes(chosenAt, seconds / 60);
  return { id: "ana", ...buildCandidate("ana", { name: "Ana Lima", stage, stageAt }) };
}

/** What two parts of a page that show the same person hold. */
let list: Stage;
let reader: Stage;

function Part({ candidate, onHeld }: { candidate: Candidate; onHeld: (stage: Stage) => void }) {
  onHeld(useCandidateStage(candidate));
  return null;
}

function show(candidate: Candidate): void {
  rendered(() =>
    renderToStaticMarkup(
      <>
        <Part candidate={candidate} onHeld={(held) => (list = held)} />
        <Part candidate={candidate} onHeld={(held) => (reader = held)} />
      </>,
    ),
  );
}

/** The writes that the server has not answered yet, oldest first. */
let unanswered: ((outcome: WriteOutcome) => void)[] = [];
const written = () => vi.mocked(setCandidateStage).mock.calls.map(([, stage]) => stage);
const titles = () => notificationQueue.get().map(({ title }) => title);

async function answer(outcome: WriteOutcome): Promise<void> {
  unanswered.shift()!(outcome);
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  freshPage();
  notificationQueue.set([]);
  unanswered = [];
  vi.mocked(setCandidateStage)
    .mockReset()
    .mockImplementation(() => new Promise((resolve) => unanswered.push(resolve)));
  show(ana("vista"));
});

/** Chooses a stage and shows the page again, as React does at once. */
function choose(stage: CandidateStage): Promise<boolean> {
  const stored = list.choose(stage);
  show(ana("vista"));
  return stored;
}

test("the last of the stages chosen during a write is shown at once, and written after it", async () => {
  const all = [choose("naoSelecionada"), choose("emConversa"), choose("contratada")];
  expect(list.shown).toBe("contratada");
  expect(written()).toEqual(["naoSelecionada"]);

  await answer("done");
  show(ana("naoSelecionada", 1));
  expect(list.shown).toBe("contratada");
  expect(written()).toEqual(["naoSelecionada", "contratada"]);

  await answer("done");
  show(ana("naoSelecionada", 1));
  expect(list.shown).toBe("contratada");
  show(ana("contratada", 2));
  expect(list.shown).toBe("contratada");
  expect(await Promise.all(all)).toEqual([true, true, true]);
  show(ana("emConversa", 3));
  expect(list.shown).toBe("emConversa");
  expect(written()).toHaveLength(2);
  expect(titles()).toEqual([]);
});

test("an application that was set back to new and is opened then is shown as opened", async () => {
  void choose("nova");
  show(ana("nova", 1));
  await answer("done");
  show(ana("nova", 1));
  expect(list.shown).toBe("nova");
  show(ana("vista", 1));
  expect(list.shown).toBe("vista");
});

test("a second press on the stage that is being written writes it once, and drops what waited", async () => {
  void choose("contratada");
  void choose("contratada");
  void choose("naoSelecionada");
  void choose("contratada");
  await answer("done");
  expect(written()).toEqual(["contratada"]);
});

test.each([
  ["the first write fails", ["offline", "done"], [], "contratada"],
  ["the last write fails", ["done", "offline"], ["Erro ao mudar a etapa de Ana Lima"], "vista"],
  ["both writes fail", ["offline", "failed"], ["Erro ao mudar a etapa de Ana Lima"], "vista"],
] as const)("if %s, the company is told what became of its last choice", async (...said) => {
  const [, outcomes, told, shown] = said;
  const all = [choose("naoSelecionada"), choose("contratada")];
  for (const outcome of outcomes) await answer(outcome);
  const isStored = outcomes[1] === "done";
  expect(await Promise.all(all)).toEqual([isStored, isStored]);
  expect(written()).toEqual(["naoSelecionada", "contratada"]);
  expect(titles()).toEqual(told);
  show(ana("vista"));
  expect(list.shown).toBe(shown);
});

test("the list and the reader of one person never write at the same time", async () => {
  void choose("naoSelecionada");
  void reader.choose("contratada");
  expect(written()).toEqual(["naoSelecionada"]);
  await answer("done");
  expect(written()).toEqual(["naoSelecionada", "contratada"]);
  await answer("done");
  show(ana("contratada", 1));
  expect([list.shown, reader.shown]).toEqual(["contratada", "contratada"]);
});

test("an answer is taken back before its write has settled, by a press or two", async () => {
  void choose("contratada");
  show(ana("contratada", 1));
  void list.undo();
  show(ana("contratada", 1));
  expect(list.shown).toBe("vista");
  void list.undo();
  await answer("done");
  await answer("done");
  expect(written()).toEqual(["contratada", "vista"]);
  show(ana("vista", 2));
  expect(list.undone).toBe("Desfeito: nada foi enviado.");
});

test("a press on the way back from an older answer does not touch the one that is being written", async () => {
  show(ana("naoSelecionada", 1));
  void list.choose("contratada");
  show(ana("naoSelecionada", 1));
  void list.undo();
  await answer("done");
  expect(written()).toEqual(["contratada"]);
});

test("a stage chosen after a way back is the one that is stored, and nothing is said of the way back", async () => {
  show(ana("naoSelecionada", 1));
  void list.undo();
  show(ana("naoSelecionada", 1));
  void list.choose("contratada");
  await answer("done");
  await answer("done");
  expect(written()).toEqual(["vista", "contratada"]);
  show(ana("contratada", 2));
  expect(list).toMatchObject({ shown: "contratada", undone: null });
});

test("a choice that fails leaves the way back of the one before it", async () => {
  show(ana("emConversa"));
  void list.choose("contratada");
  await answer("done");
  show(ana("contratada", 1));
  void list.choose("naoSelecionada");
  await answer("offline");
  show(ana("contratada", 1));
  void list.undo();
  expect(written()).toEqual(["contratada", "naoSelecionada", "emConversa"]);
  await answer("done");
});
