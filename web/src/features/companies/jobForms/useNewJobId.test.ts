import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered } from "../../../ui/testing/livePart.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { keepDraft } from "../../../state/drafts.ts";
import { draftKey, dropJobDraft } from "./jobFormDraft.ts";
import { useNewJobId } from "./useNewJobId.ts";

const newJobId = vi.hoisted(() => vi.fn<() => string>());

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("../../../data/company/companyJobWrites.ts", () => ({ newJobId }));

const key = draftKey("padaria", null);
const seen = vi.fn<(ids: ReturnType<typeof useNewJobId>) => void>();

function Form() {
  seen(useNewJobId(key));
  return null;
}

/** Opens the form in a new page; returns what gives the id of a job that is sent from it. */
function opened(): (title: string) => string {
  return openedForm().idFor;
}

function openedForm() {
  freshPage();
  rendered(() => renderToStaticMarkup(createElement(Form)));
  return seen.mock.lastCall![0];
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  let made = 0;
  newJobId.mockImplementation(() => `vaga${(made += 1)}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What was typed is on the device. */
const typed = () => keepDraft(key, { title: "Caixa" }, new Date());

test("every try of a form makes the same job, also with another title", () => {
  const idFor = opened();
  expect([idFor("Caixa"), idFor("Caixa"), idFor("Caixa de loja")]).toEqual([
    "vaga1",
    "vaga1",
    "vaga1",
  ]);
});

test("so it does where the browser stores nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const idFor = opened();
  expect([idFor("Caixa"), idFor("Caixa de loja")]).toEqual(["vaga1", "vaga1"]);
});

test("a draft that comes back after its answer and its page were lost makes no second job", () => {
  typed();
  opened()("Caixa");
  expect(opened()("Caixa")).toBe("vaga1");
  expect(opened()("Caixa")).toBe("vaga1");
});

test.each([
  ["with another title", "Padeiro", typed],
  ["after it was sent or discarded", "Caixa", () => dropJobDraft(key)],
  ["in which nothing was typed, as a copy", "Caixa", () => undefined],
  ["a day later", "Caixa", () => (typed(), vi.setSystemTime(Date.now() + 24 * 3_600_000))],
])("a form that is opened again %s makes another job", (_which, title, happens) => {
  vi.useFakeTimers();
  opened()("Caixa");
  happens();
  expect(opened()(title)).toBe("vaga2");
});

test("a form that was discarded, or whose job was deleted, makes another job, also with the same title", () => {
  const { idFor, forget } = openedForm();
  typed();
  idFor("Caixa");
  forget();
  typed();
  expect(idFor("Caixa")).toBe("vaga2");
});

test("a form that stays open makes the same job also days later", () => {
  vi.useFakeTimers();
  const idFor = opened();
  idFor("Caixa");
  vi.setSystemTime(Date.now() + 72 * 3_600_000);
  expect(idFor("Caixa")).toBe("vaga1");
});

test("a form makes the same job after another window has published its own", () => {
  typed();
  const idFor = opened();
  idFor("Caixa");
  expect(opened()("Padeiro")).toBe("vaga2");
  dropJobDraft(key);
  expect(idFor("Caixa")).toBe("vaga1");
});
