import { addDays, formatDate } from "@vagas/functions/domain/dates";
import { buildCandidate } from "@vagas/functions/domain/testing/buildCandidate";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CompanyContext } from "../companyContext.ts";
import { CandidateStageField } from "./CandidateStageField.tsx";

vi.mock("../../../data/company/companyCandidates.ts", () => ({}));

const sent = new Date();
const later = addDays(sent, 2);

test.each([
  ["a new one", "nova", sent, false],
  ["one that was only opened, which keeps the time of its sending", "vista", sent, false],
  ["one whose stage the company chose", "vista", later, true],
  ["one with an answer", "emConversa", later, true],
] as const)("the date of the stage of %s", (_which, stage, stageAt, isShown) => {
  const row = buildCandidate("ana", { stage, stageAt, createdAt: sent, jobId: "vaga" });
  const company = { id: "mercado", whatsapp: null, ...buildCompany() };
  const html = renderToStaticMarkup(
    <CompanyContext value={{ company, leave: vi.fn(), deleteAccount: vi.fn() }}>
      <CandidateStageField candidate={{ id: "ana", ...row }} disabled={false} />
    </CompanyContext>,
  );
  expect(html.includes(`desde ${formatDate(stageAt)}`)).toBe(isShown);
});
