import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { useCompanyPage } from "./useCompanyPage.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { page, fetched } = vi.hoisted(() => ({
  page: { isReturned: () => {} },
  fetched: vi.fn<() => Promise<string>>(),
}));
vi.mock("../../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../../data/visitor/servedPage.ts", () => ({
  fetched,
  isFresh: () => true,
  useFirstPage: () => null,
}));
vi.mock("../../../data/visitor/seenPages.ts", () => ({ readSeenPage: async () => null }));
vi.mock("../../../data/visitor/keepSeenPage.ts", () => ({ keepSeenPage: vi.fn() }));
vi.mock("../../../data/visitor/listedJobs.ts", () => ({ rememberJobs: vi.fn() }));

const withMore = (more: boolean) =>
  JSON.stringify({ page: "company", id: "mercado", company: null, jobs: [], more });

function Page() {
  const [answer] = useCompanyPage("mercado");
  return typeof answer === "string" ? answer : answer.more ? "of the evening" : "of the morning";
}

const html = () => rendered(() => renderToStaticMarkup(<Page />));
const shows = (words: string) => vi.waitFor(() => expect(html()).toBe(words));

test("a company's page left open is read again on return, and stays if that fails", async () => {
  freshPage();
  fetched.mockResolvedValue(withMore(true));
  html();
  await shows("of the evening");
  fetched.mockRejectedValue(new Error("no line"));
  page.isReturned();
  html();
  await new Promise((done) => setTimeout(done, 10));
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(html()).toBe("of the evening");
  fetched.mockResolvedValue(withMore(false));
  page.isReturned();
  html();
  await shows("of the morning");
});
