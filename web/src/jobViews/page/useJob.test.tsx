import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { readPageOf } from "../../data/visitor/jobEnding.ts";
import { readListedJob } from "../../data/visitor/listedJobs.ts";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../ui/testing/livePart.ts";
import { useJob } from "./useJob.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const page = vi.hoisted(() => ({ isReturned: () => {} }));
vi.mock("../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../data/visitor/listedJobs.ts", () => ({
  readListedJob: vi.fn(),
  rememberJobs: vi.fn(),
  seenJob: () => null,
}));
vi.mock("../../data/visitor/jobEnding.ts", () => ({ readPageOf: vi.fn() }));

const job = { id: "caixa", ...buildJob({ title: "Caixa", filled: false }) };

function Page() {
  const [lookup] = useJob("caixa");
  return lookup.state === "found"
    ? `found, ${lookup.job.filled ? "filled" : "open"}`
    : lookup.state;
}

const html = () => rendered(() => renderToStaticMarkup(<Page />));
const shows = (words: string) => vi.waitFor(() => expect(html()).toBe(words));

beforeEach(async () => {
  freshPage();
  vi.mocked(readListedJob).mockReset().mockResolvedValue(job);
  vi.mocked(readPageOf).mockResolvedValue({
    page: "over",
    now: new Date(),
    id: "caixa",
    type: "Vendas",
    endedAt: null,
    was: null,
    similar: [],
  });
  html();
  await shows("found, open");
});

test("a job left open is read again on return, and shown meanwhile", async () => {
  const coming = Promise.withResolvers<typeof job>();
  vi.mocked(readListedJob).mockReturnValue(coming.promise);
  page.isReturned();
  html();
  expect(html()).toBe("found, open");
  coming.resolve({ ...job, filled: true });
  await shows("found, filled");
  expect(readListedJob).toHaveBeenCalledTimes(2);
});

test("a job that has left the site meanwhile is over on return, and stays so without network", async () => {
  vi.mocked(readListedJob).mockResolvedValue(null);
  page.isReturned();
  html();
  await shows("over");
  vi.mocked(readListedJob).mockRejectedValue(new Error("no line"));
  page.isReturned();
  html();
  await new Promise((done) => setTimeout(done));
  expect(readListedJob).toHaveBeenCalledTimes(3);
  expect(html()).toBe("over");
});

test.each([
  ["over", "over", true],
  ["open", "missing", false],
])(
  "a job that was %s is %s on return, if nobody says why it is gone",
  async (_was, now, isOver) => {
    vi.mocked(readListedJob).mockResolvedValue(null);
    if (isOver) {
      page.isReturned();
      html();
      await shows("over");
    }
    vi.mocked(readPageOf).mockRejectedValue(new Error("no line"));
    page.isReturned();
    html();
    await new Promise((done) => setTimeout(done, 50));
    expect(html()).toBe(now);
  },
);

test("a job that could not be read is read again on return", async () => {
  freshPage();
  vi.mocked(readListedJob).mockRejectedValue(new Error("no line"));
  html();
  await shows("failed");
  vi.mocked(readListedJob).mockResolvedValue(job);
  page.isReturned();
  html();
  await shows("found, open");
});
