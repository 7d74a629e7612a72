import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { countWeeks } from "../../../data/admin/adminStats.ts";
import { livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { WeekStatistics } from "./WeekStatistics.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const page = vi.hoisted(() => ({ isReturned: () => {} }));
vi.mock("../../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../../data/admin/adminStats.ts", () => ({
  countWeeks: vi.fn(async (weeks: readonly { from: Date }[]) =>
    weeks.map(({ from }) => ({ from, applications: 2, jobs: 1 })),
  ),
}));

const html = () => rendered(() => renderToStaticMarkup(<WeekStatistics />));

test("the chart of a page left open over Sunday ends with the week of whoever returns to it", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00-04:00"), toFake: ["Date"] });
  html();
  await vi.waitFor(() => expect(html()).toContain("16/11"));
  vi.setSystemTime(new Date("2026-11-23T12:00:00-04:00"));
  page.isReturned();
  html();
  // The chart stays while the weeks are counted.
  expect(html()).toContain("16/11");
  await vi.waitFor(() => expect(html()).toContain("23/11"));
  expect(countWeeks).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
