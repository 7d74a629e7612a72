import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { readListedJobs } from "../../../data/visitor/listedJobs.ts";
import {
  freshPage,
  livingReact,
  opensFromList,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { JobListPage } from "./JobListPage.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const page = vi.hoisted(() => ({ onReturn: [] as (() => void)[] }));
vi.mock("../../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => page.onReturn.push(onReturn),
}));
vi.mock("../../../data/visitor/listedJobs.ts", () => ({
  readListedJobs: vi.fn(),
  rememberJobs: vi.fn(),
}));
vi.mock("../../../ui/page/useDocumentTitle.ts", () => ({ useDocumentTitle: () => null }));
vi.mock("./JobFilterBar.tsx", () => ({ JobFilterBar: () => null }));

const evening = new Date("2026-11-21T22:00:00-04:00");
const morning = new Date("2026-11-22T07:00:00-04:00");

const board = (...titles: string[]) => ({
  jobs: titles.map((title) => ({ id: title, ...buildJob({ title, postedAt: evening }) })),
  next: null,
  total: null,
});

/** Each test has a list of its own, which no earlier one has read. */
let list = 0;

function html(): string {
  page.onReturn = [];
  return rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[`/vagas?busca=lista${list}`]}>
        <JobListPage />
      </MemoryRouter>,
    ),
  );
}

beforeEach(async () => {
  freshPage();
  list += 1;
  vi.useFakeTimers({ now: evening, toFake: ["Date"] });
  vi.mocked(readListedJobs).mockReset().mockResolvedValue(board("Caixa", "Padeiro"));
  html();
  await vi.waitFor(() => expect(html()).toContain("Padeiro"));
});
afterEach(() => vi.useRealTimers());

function comeBack(): void {
  vi.setSystemTime(morning);
  for (const returned of page.onReturn) returned();
}

test("a list left open overnight is read again on return, with the deadlines of the morning", async () => {
  const coming = Promise.withResolvers<ReturnType<typeof board>>();
  vi.mocked(readListedJobs).mockReturnValue(coming.promise);
  comeBack();
  expect(html()).toContain("Caixa");
  coming.resolve(board("Vendedora", "Padeiro"));
  await vi.waitFor(() => expect(html()).toContain("Vendedora"));
  expect(html()).not.toContain("Caixa");
  expect(html()).toMatch(/role="status"[^>]*>2 vagas encontradas</);
  expect(vi.mocked(readListedJobs).mock.lastCall!.slice(1)).toEqual([null, morning]);
  expect(readListedJobs).toHaveBeenCalledTimes(2);
});

test("a touch on its way while other jobs come opens none of them", async () => {
  vi.mocked(readListedJobs).mockResolvedValue(board("Vendedora", "Caixa", "Padeiro"));
  comeBack();
  html();
  expect(opensFromList()).toBe(true);
  await vi.waitFor(() => expect(html()).toContain("Vendedora"));
  expect(opensFromList()).toBe(false);
  expect(opensFromList({ detail: 0 })).toBe(true);
});

test("its rows stay if it cannot be read again", async () => {
  vi.mocked(readListedJobs).mockRejectedValue(new Error("no line"));
  comeBack();
  await new Promise((done) => setTimeout(done));
  expect(readListedJobs).toHaveBeenCalledTimes(2);
  expect(html()).toContain("Caixa");
});

test("the list of another day, shown without a line, is read again once somebody goes back to it", async () => {
  const monday = new Date("2026-11-16T09:00:00-04:00");
  vi.mocked(readListedJobs).mockResolvedValue({ ...board("Caixa"), seenAt: monday });
  list += 1;
  freshPage();
  html();
  await vi.waitFor(() => expect(html()).toContain("Caixa"));
  vi.mocked(readListedJobs).mockClear().mockResolvedValue(board("Vendedora"));
  freshPage();
  expect(html()).toContain("Caixa");
  await vi.waitFor(() => expect(html()).toContain("Vendedora"));
  freshPage();
  expect(html()).toContain("Vendedora");
  expect(readListedJobs).toHaveBeenCalledTimes(1);
});
