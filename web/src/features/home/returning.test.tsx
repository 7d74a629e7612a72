import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { useFeaturedJobs } from "./useFeaturedJobs.ts";
import { usePublicStats } from "./usePublicStats.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { board, page } = vi.hoisted(() => ({
  board: {
    keepSeenPage: vi.fn(),
    readListedJobs: vi.fn(async () => ({ jobs: [{ title: "of the morning" }] })),
    readPublicStats: vi.fn(async () => "counts of the morning"),
  },
  page: {
    first: {
      page: "home",
      now: new Date(0),
      stats: "counts of the evening",
      jobs: [{ title: "of the evening" }],
    },
    isFresh: true,
    now: new Date(0),
    isReturned: () => {},
  },
}));
page.now = page.first.now;
vi.mock("../../data/visitor/servedPage.ts", () => ({
  useFirstPage: () => page.first,
  isFresh: () => page.isFresh,
}));
vi.mock("../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../data/visitor/keepSeenPage.ts", () => board);
vi.mock("../../data/visitor/listedJobs.ts", () => ({ ...board, rememberJobs: () => null }));
vi.mock("../../data/visitor/publicStats.ts", () => ({ ...board, rememberStats: () => null }));

/** The parts of the start page that read something. */
function Home() {
  const stats: unknown = usePublicStats();
  const [jobs] = useFeaturedJobs(page.now);
  return `${String(stats)}, ${typeof jobs === "string" ? jobs : jobs.map(({ title }) => title).join()}`;
}

const html = () => rendered(() => renderToStaticMarkup(<Home />));

beforeEach(freshPage);

test("the start page reads nothing more than came with it, until somebody returns to it", async () => {
  html();
  expect(html()).toBe("counts of the evening, of the evening");
  expect(board.readListedJobs).not.toHaveBeenCalled();
  expect(board.readPublicStats).not.toHaveBeenCalled();
  expect(board.keepSeenPage.mock.calls).toEqual([[page.first]]);

  Object.assign(page, { isFresh: false, now: new Date(9e7) });
  page.isReturned();
  html();
  await vi.waitFor(() => expect(html()).toBe("counts of the morning, of the morning"));
  expect(board.readListedJobs).toHaveBeenCalledOnce();
  // The device keeps what it has read since, not the page as it came.
  expect(board.keepSeenPage.mock.calls.slice(1)).toMatchObject([
    [{ now: page.now, jobs: [{ title: "of the morning" }] }],
  ]);
});
