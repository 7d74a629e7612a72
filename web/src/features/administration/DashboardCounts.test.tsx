import { addDays } from "@vagas/functions/domain/dates";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { countNewCompanies } from "../../data/admin/adminStats.ts";
import { livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { DashboardCounts } from "./DashboardCounts.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const page = vi.hoisted(() => ({ isReturned: () => {} }));
vi.mock("../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../data/admin/adminStats.ts", () => ({
  countFilledJobs: async () => 0,
  countNewCompanies: vi.fn(async () => 1),
  useStats: () => ({ state: "ready", value: { openPositions: 4 } }),
}));
vi.mock("../../data/admin/waitingCount.ts", () => ({ useWaiting: () => "loading" }));

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DashboardCounts />
      </MemoryRouter>,
    ),
  );

test("the new companies are those of the days before somebody returns to the page", async () => {
  const friday = new Date("2026-11-20T12:00:00-04:00");
  vi.useFakeTimers({ now: friday, toFake: ["Date"] });
  html();
  vi.setSystemTime(addDays(friday, 3));
  page.isReturned();
  html();
  expect(vi.mocked(countNewCompanies).mock.calls).toEqual([
    [addDays(friday, -7)],
    [addDays(friday, -4)],
  ]);
  vi.useRealTimers();
});
