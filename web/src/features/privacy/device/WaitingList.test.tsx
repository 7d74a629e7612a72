import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { type Waiting, waiting } from "../../../data/application/kept/waitingApplications.ts";
import { WaitingList } from "./WaitingList.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const kept = vi.hoisted(() => new Map<string, { written: object | null }>());
vi.mock("../../../data/application/kept/keptStore.ts", () => ({
  getKept: async (key: string) => kept.get(key) ?? null,
}));
vi.stubGlobal("window", new EventTarget());
vi.stubGlobal("localStorage", undefined);

const caixa: Waiting = {
  company: "Mercado",
  title: "Caixa",
  keptAt: 0,
  nextAt: 0,
  waitsFor: "line",
};
const asks = "O texto da autorização mudou: confira, autorize e envie.";

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <WaitingList />
      </MemoryRouter>,
    ),
  );

beforeEach(() => {
  freshPage();
  kept.clear();
});

test("two applications to jobs of one company are told apart by their titles", () => {
  waiting.set({ caixa, acougue: { ...caixa, title: "Açougueiro" } });
  for (const words of ["Caixa", "Açougueiro", "Mercado · ", "Retirar: Açougueiro"])
    expect(html()).toContain(words);
});

test.each([
  ["line", "Enviamos quando a internet voltar."],
  ["quota", "Vai sozinha assim que der."],
  ["person", asks],
] as const)("an application that waits for its %s says so, and nothing else", (waitsFor, text) => {
  waiting.set({ caixa: { ...caixa, waitsFor } });
  const page = html();
  expect(page).toContain(text);
  for (const other of ["quando a internet voltar", "Vai sozinha", "O texto da autorização"])
    expect(page.includes(other)).toBe(text.includes(other));
});

test.each([
  ["of a job with a file", "caixa", null, "/enviar-curriculo?jobId=caixa"],
  ["of the talent bank with a file", "banco", null, "/enviar-curriculo"],
  ["of a job, written on the site", "caixa", {}, "/curriculo?jobId=caixa"],
  ["of the talent bank, written on the site", "banco", {}, "/curriculo"],
])("an application %s leads its person to its form", async (_which, id, written, form) => {
  waiting.set({ [id]: { ...caixa, waitsFor: "person" } });
  kept.set(id, { written });
  html();
  await vi.waitFor(() => expect(html()).toContain(`href="${form}"`));
});

test("without the application itself, which form it is of is not known, and no link leads there", async () => {
  waiting.set({ caixa: { ...caixa, waitsFor: "person" } });
  html();
  await vi.dynamicImportSettled();
  expect(html()).toContain(asks);
  expect(html()).not.toContain("href");
});
