import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { type JobCandidates, useCandidate } from "../../../../data/company/companyCandidates.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { CandidateReader } from "./CandidateReader.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/company/companyCandidates.ts", () => ({ useCandidate: vi.fn() }));
// The server renders nothing above a page.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
}));
vi.mock("./PersonReader.tsx", () => ({
  PersonReader: ({ candidate }: { candidate: Candidate }) => (
    <p>
      {candidate.name}, {candidate.stage}
    </p>
  ),
}));

function person(id: string, fields: Partial<Candidate> = {}): Candidate {
  return { id, ...buildCandidate(id, { name: "Ana Lima", jobId: "vaga", ...fields }) };
}

const [ana, rui] = [person("ana"), person("rui", { name: "Rui Dias" })];

const reading = { id: null, open: vi.fn(), show: vi.fn(), close: vi.fn() };
const retry = vi.fn();
const ready = (value: Candidate | null) => ({ state: "ready", value, retry }) as const;

const list = {
  counts: null,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  more: () => null,
  retry: () => null,
};

/** What the list holds, and what the server says about one person whom it does not hold. */
let items: Candidate[];
let state: JobCandidates["state"];
let other: ReturnType<typeof useCandidate>;

const html = (id = "ana") =>
  rendered(() =>
    renderToStaticMarkup(
      <CandidateReader
        id={id}
        candidates={{ ...list, items, state }}
        job={{ id: "vaga", title: "Padeiro" }}
        reading={reading}
        onClose={() => null}
      />,
    ),
  );

beforeEach(() => {
  freshPage();
  retry.mockReset();
  [items, state, other] = [[ana, rui], "ready", { state: "loading", retry }];
  vi.mocked(useCandidate).mockImplementation((id) => (id === null ? ready(null) : other));
});

test("whom a filtered list shows no more stays in the reader, and then as the server has them", () => {
  expect(html()).toContain("Ana Lima, nova");
  items = [rui];
  expect(html()).toContain("Ana Lima, nova");
  other = { state: "failed", retry };
  expect(html()).toContain("Ana Lima, nova");
  other = ready({ ...ana, stage: "vista" });
  expect(html()).toContain("Ana Lima, vista");
});

test("a list that is read anew leaves the person in the reader", () => {
  html();
  [items, state] = [[], "loading"];
  expect(html()).toContain("Ana Lima, nova");
});

test("the person who was read before is not shown for somebody else", () => {
  html();
  items = [];
  expect(html("rui")).not.toContain("Ana Lima");
  expect(html("rui")).toContain("Abrindo a candidatura...");
});

test.each([
  ["is gone", ready(null)],
  ["may not be read, as one that is gone", { state: "failed", refused: true, retry } as const],
  ["is for another job", ready(person("ana", { jobId: "outra" }))],
])("an application that %s is told as not found, also of who was read", (_what, answer) => {
  html();
  [items, other] = [[], answer];
  expect(html()).toContain("Candidatura não encontrada");
  expect(html()).not.toContain("Ana Lima");
});

test("an application that a slow line does not bring is not told as withdrawn, and can be asked for again", () => {
  [items, other] = [[], { state: "failed", retry }];
  expect(html()).toContain("Erro ao carregar a candidatura");
  expect(html()).not.toContain("retirado");
  press("Tentar de novo");
  expect(retry).toHaveBeenCalledOnce();
});
