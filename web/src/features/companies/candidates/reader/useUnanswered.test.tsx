import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import {
  type JobCandidates,
  setCandidateStage,
  useCandidate,
} from "../../../../data/company/companyCandidates.ts";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { CompanyContext } from "../../companyContext.ts";
import { CandidateReader } from "./CandidateReader.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/company/companyCandidates.ts", () => ({
  useCandidate: vi.fn(),
  setCandidateStage: vi.fn(),
  markOpened: async () => "done",
}));
// The server renders nothing above a page.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div role="dialog">{children}</div>,
}));
vi.mock("./PersonFacts.tsx", () => ({ PersonFacts: () => null }));
vi.mock("./PersonResume.tsx", () => ({ PersonResume: () => null }));
vi.mock("./useReaderKeys.ts", () => ({ useReaderKeys: () => null }));

type Stage = Candidate["stage"];

/** The applications as they are stored, and the stages that the list shows; none for all. */
const stored = new Map<string, Candidate>();
let filter: readonly Stage[];
let pages: Pick<JobCandidates, "state" | "hasMore" | "loadingMore" | "moreFailed">;

const reading = { id: null, open: vi.fn(), show: vi.fn(), close: vi.fn() };
const more = vi.fn();
const company = { id: "mercado", whatsapp: null, ...buildCompany() };
const area = { company, leave: vi.fn(), deleteAccount: vi.fn() };

function given(...ids: string[]) {
  for (const id of ids) {
    // Each at another time: the parts of a test know no keys, so that they tell people apart by their rows.
    const stageAt = new Date(stored.size);
    stored.set(id, { id, ...buildCandidate(id, { jobId: "vaga", stageAt }) });
  }
}

function isStored(id: string, stage: Stage) {
  stored.set(id, { ...stored.get(id)!, stage });
}

function html(id: string): string {
  const isListed = ({ stage }: Candidate) => filter.length === 0 || filter.includes(stage);
  const items = [...stored.values()].filter(isListed);
  return rendered(() =>
    renderToStaticMarkup(
      <CompanyContext value={area}>
        <CandidateReader
          id={id}
          candidates={{ ...pages, counts: null, items, more, retry: () => null }}
          job={{ id: "vaga", title: "Padeiro" }}
          reading={reading}
          onClose={() => null}
        />
      </CompanyContext>,
    ),
  );
}

/** Somebody is read for long enough to count as opened. */
function read(id: string): void {
  html(id);
  isStored(id, "vista");
  html(id);
}

/** Somebody who is read gets an answer, and the row says so. */
async function answer(id: string): Promise<void> {
  html(id);
  press("Fora da seleção");
  isStored(id, "naoSelecionada");
  await new Promise((settled) => setTimeout(settled));
}

beforeEach(() => {
  freshPage();
  stored.clear();
  filter = [];
  pages = { state: "ready", hasMore: false, loadingMore: false, moreFailed: false };
  more.mockReset();
  reading.show.mockReset();
  vi.mocked(setCandidateStage).mockReset().mockResolvedValue("done");
  vi.mocked(useCandidate).mockImplementation((id) => ({
    state: "ready",
    value: (id === null ? null : stored.get(id)) ?? null,
    retry: () => null,
  }));
});

const nobody = "Ninguém mais espera resposta nesta lista";
const onward = "Próxima sem resposta";

test("who was read without an answer, and so left a list of new people, comes next", async () => {
  filter = ["nova"];
  given("ana", "rui", "eva");
  for (const id of ["ana", "rui", "eva"]) read(id);
  await answer("eva");
  expect(html("eva")).not.toContain(nobody);
  press(onward);
  expect(reading.show).toHaveBeenCalledExactlyOnceWith("ana");

  await answer("ana");
  expect(html("ana")).not.toContain(nobody);
  press(onward);
  expect(reading.show).toHaveBeenLastCalledWith("rui");

  await answer("rui");
  expect(html("rui")).toContain(nobody);
});

test("whose answer is not stored waits on, also after the reader has gone on", async () => {
  filter = ["nova"];
  given("ana", "rui");
  read("ana");
  const line = Promise.withResolvers<"offline">();
  vi.mocked(setCandidateStage).mockReturnValueOnce(line.promise);
  press("Fora da seleção");
  html("ana");
  read("rui");
  await answer("rui");
  expect(html("rui")).toContain(nobody);
  line.resolve("offline");
  await vi.waitFor(() => expect(html("rui")).toContain(onward));
});

test("who was read and withdrew is waited for no longer", async () => {
  filter = ["nova"];
  given("ana", "rui");
  read("ana");
  stored.delete("ana");
  expect(html("ana")).toContain("Candidatura não encontrada");
  read("rui");
  await answer("rui");
  expect(html("rui")).toContain(nobody);
});

test("the rest of a long list is read before somebody hears that nobody waits", async () => {
  given("ana");
  pages.hasMore = true;
  html("ana");
  expect(more).not.toHaveBeenCalled();
  await answer("ana");
  expect(html("ana")).not.toContain("espera resposta");
  // React renders again once the stage is noted.
  html("ana");
  expect(more).toHaveBeenCalledOnce();
  pages.loadingMore = true;
  expect(html("ana")).not.toContain("espera resposta");
  expect(more).toHaveBeenCalledOnce();
  given("rui");
  pages = { ...pages, hasMore: false, loadingMore: false };
  expect(html("ana")).toContain(onward);
});

test.each([
  ["cannot be read", { moreFailed: true }, 1, 0],
  ["is too long", {}, 200, 0],
  ["is not too long", {}, 199, 1],
])("of a list whose rest %s, the reader speaks for the shown people", async (...scene) => {
  const [, state, people, asked] = scene;
  const ids = Array.from({ length: people }, (_, i) => `p${i}`);
  given(...ids);
  for (const id of ids) isStored(id, "emConversa");
  pages = { ...pages, hasMore: true, ...state };
  const shown = html("p0");
  const said = "Entre as pessoas já mostradas, ninguém mais espera resposta";
  expect(html("p0").includes(said)).toBe(asked === 0);
  expect(more).toHaveBeenCalledTimes(asked);
  expect(shown).not.toContain(nobody);
});

test("while the list is read anew, nothing is said about others", async () => {
  given("ana");
  await answer("ana");
  pages.state = "loading";
  expect(html("ana")).not.toContain("espera resposta");
});
