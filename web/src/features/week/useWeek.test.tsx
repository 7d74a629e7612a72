import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { useWeek } from "./useWeek.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

type Read = { week: string; now: Date };

const { page, readWeek } = vi.hoisted(() => ({
  page: { first: null as Read | null, isFresh: true, isReturned: () => {} },
  readWeek: vi.fn<() => Promise<Read>>(),
}));
vi.mock("../../data/visitor/servedPage.ts", () => ({
  useFirstPage: () => page.first,
  isFresh: () => page.isFresh,
}));
vi.mock("../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../data/visitor/weekRead.ts", () => ({ readWeek }));

const of = (week: string): Read => ({ week, now: new Date(0) });

function Week() {
  const [answer] = useWeek();
  return typeof answer === "string" ? answer : String(answer.week);
}

const html = () => rendered(() => renderToStaticMarkup(<Week />));

/** Rendered until nothing changes. */
function settled(): string {
  html();
  return html();
}

beforeEach(() => {
  freshPage();
  Object.assign(page, { first: of("as rendered"), isFresh: true });
  readWeek.mockReset();
});

test("the week that came with the page stays until somebody returns, while it is read again, and if that fails", async () => {
  expect(settled()).toBe("as rendered");
  expect(readWeek).not.toHaveBeenCalled();

  readWeek.mockResolvedValueOnce(of("of the morning"));
  page.isReturned();
  expect(html()).toBe("as rendered");
  await vi.waitFor(() => expect(html()).toBe("of the morning"));

  readWeek.mockRejectedValueOnce(new Error("no line"));
  page.isReturned();
  expect(html()).toBe("of the morning");
  await expect(readWeek.mock.results[1]!.value).rejects.toThrow("no line");
  expect(settled()).toBe("of the morning");
});

test("a page that a cache kept for long reads its week", async () => {
  page.isFresh = false;
  readWeek.mockResolvedValueOnce(of("of the morning"));
  expect(html()).toBe("as rendered");
  await vi.waitFor(() => expect(html()).toBe("of the morning"));
});

test("without a week, reading one is announced, and its failure", async () => {
  page.first = null;
  readWeek.mockRejectedValueOnce(new Error("no line"));
  expect(html()).toBe("loading");
  await vi.waitFor(() => expect(html()).toBe("failed"));
});
