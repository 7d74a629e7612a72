import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import type { ReactNode } from "react";
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
import { ClosingDialog } from "./ClosingDialog.tsx";
import { askAboutEnd, askWhetherToTell, closingQuestion } from "./closingQuestion.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
// The server renders nothing above a page.
vi.mock("../../../../ui/message/PageDialog.tsx", () => ({
  PageDialog: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));
vi.mock("../../../../data/company/closingNotices.ts", () => ({ countUnanswered: vi.fn() }));
vi.mock("../../../../data/company/hires.ts", () => ({
  countHired: async () => 1,
  useHires: () => new Map(),
}));

const job = {
  id: "caixa",
  title: "Caixa noturno",
  expiresAt: new Date("2026-11-23T18:35:00Z"),
  approved: true,
  openings: 1,
};

/** The dashboard of a company. */
function shownTo(id: string): string {
  const company = { id, whatsapp: null, ...buildCompany() };
  const area = { company, leave: vi.fn(), deleteAccount: vi.fn() };
  return rendered(() =>
    renderToStaticMarkup(
      <CompanyContext value={area}>
        <ClosingDialog />
      </CompanyContext>,
    ),
  );
}

beforeEach(() => {
  freshPage();
  closingQuestion.set(null);
  vi.mocked(countUnanswered).mockResolvedValue(2);
});

test.each([
  ["about its end", () => askAboutEnd("mercado", job)],
  ["whether to tell its applicants", () => askWhetherToTell("mercado", job)],
])(
  "a question %s is shown to the job's company alone, and ends with another login",
  async (...how) => {
    const [, ask] = how;
    await ask();
    expect(shownTo("mercado")).toContain("Fim da vaga “Caixa noturno”");
    freshPage();
    expect(shownTo("padaria")).toBe("");
    expect(closingQuestion.get()).toBeNull();
    freshPage();
    expect(shownTo("mercado")).toBe("");
  },
);

test("a question that comes after another company has logged in is not shown to it either", async () => {
  const line = Promise.withResolvers<number>();
  vi.mocked(countUnanswered).mockReturnValue(line.promise);
  const asked = askAboutEnd("mercado", job);
  expect(shownTo("padaria")).toBe("");
  line.resolve(2);
  await asked;
  expect(shownTo("padaria")).toBe("");
  expect(closingQuestion.get()).toBeNull();
});
