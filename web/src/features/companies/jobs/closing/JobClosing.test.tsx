import { addDays } from "@vagas/functions/domain/dates";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { countUnanswered } from "../../../../data/company/closingNotices.ts";
import {
  freshPage,
  livingReact,
  rendered,
  watchedRuntime,
} from "../../../../ui/testing/livePart.ts";
import { CompanyContext } from "../../companyContext.ts";
import { JobClosing } from "./JobClosing.tsx";

const page = vi.hoisted(() => ({ isReturned: () => {} }));

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../../data/visitor/useReturn.ts", () => ({
  useReturn: (onReturn: () => void) => (page.isReturned = onReturn),
}));
vi.mock("../../../../data/company/hires.ts", () => ({ countHired: vi.fn() }));
vi.mock("../../../../data/company/closingNotices.ts", () => ({
  countUnanswered: vi.fn(),
  useClosingNotices: () => new Map(),
}));

const now = new Date();
const job = {
  id: "caixa",
  ...buildJob({ title: "Caixa", approved: true, filled: false, expiresAt: addDays(now, -1) }),
};
const company = { id: "mercado", whatsapp: null, ...buildCompany({ active: true }) };

const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <CompanyContext value={{ company, leave: vi.fn(), deleteAccount: vi.fn() }}>
        <JobClosing job={job} now={now} />
      </CompanyContext>,
    ),
  );

beforeEach(() => {
  freshPage();
  vi.mocked(countUnanswered).mockReset();
});

test("who waits for an answer is counted again when somebody returns to the open page", async () => {
  vi.mocked(countUnanswered).mockResolvedValue(3);
  html();
  await vi.waitFor(() => expect(html()).toContain("Há 3 candidaturas sem resposta."));
  expect(html()).toContain("Avisar as 3 pessoas que a vaga foi encerrada: Caixa");
  vi.mocked(countUnanswered).mockResolvedValue(1);
  page.isReturned();
  await vi.waitFor(() => expect(html()).toContain("Há 1 candidatura sem resposta."));
  expect(countUnanswered).toHaveBeenCalledTimes(2);
});

test("the offer stays while it is counted again, and if counting fails", async () => {
  vi.mocked(countUnanswered).mockResolvedValue(3);
  html();
  await vi.waitFor(() => expect(html()).toContain("Há 3 candidaturas sem resposta."));
  const line = Promise.withResolvers<number>();
  vi.mocked(countUnanswered).mockReturnValue(line.promise);
  page.isReturned();
  expect(html()).toContain("Há 3 candidaturas sem resposta.");
  line.reject(new Error("offline"));
  await new Promise((done) => setTimeout(done));
  expect(html()).toContain("Há 3 candidaturas sem resposta.");
});
