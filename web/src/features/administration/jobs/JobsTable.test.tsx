import type { Job } from "@vagas/functions/domain/job/job";
import { buildCompany } from "@vagas/functions/domain/testing/buildCompany";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { useCompany } from "../../../data/admin/adminCompanies.ts";
import { wasChangedHere } from "../../../data/admin/adminJobs.ts";
import { JobsTable } from "./JobsTable.tsx";

vi.mock("../../../data/admin/adminCompanies.ts", () => ({ useCompany: vi.fn() }));
vi.mock("../../../data/admin/adminJobs.ts", () => ({ wasChangedHere: vi.fn() }));

type Table = {
  rows: Job[];
  columns: { header: string; cell: (job: Job) => ReactNode }[];
  card: (job: Job) => ReactNode;
};
vi.mock("../../../ui/list/RecordTable.tsx", () => ({
  RecordTable: ({ rows, columns, card }: Table) =>
    rows.map((job) => (
      <div key={job.id}>
        {columns[0]!.cell(job)} [{columns.find(({ header }) => header === "Publicação")?.cell(job)}]{" "}
        {card(job)}
      </div>
    )),
}));

const now = new Date("2026-11-21T12:00:00-04:00");

/** The table with one job of this company, which this page has changed or not, and its words. */
function tableOf(job: Partial<Job>, company: { active: boolean } | null = null, changed = true) {
  vi.mocked(wasChangedHere).mockReturnValue(changed);
  vi.mocked(useCompany)
    .mockReset()
    .mockImplementation((id) =>
      id && company ? { id, whatsapp: null, ...buildCompany(company) } : null,
    );
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <JobsTable
        label="Vagas"
        jobs={[{ id: "vaga", ...buildJob(job) }]}
        now={now}
        onToggleFilled={() => undefined}
        onDelete={() => undefined}
      />
    </MemoryRouter>,
  );
  const words = html.replace(/<style[^>]*>.*?<\/style>/g, "").replace(/<[^>]+>/g, "");
  return { html, words };
}

const approved = { approved: true, approvalStatus: "approved" } as const;

test.each([
  ["on the site", { ...approved, listed: true }, "[20/11/2026]", "Publicada em 20/11/2026"],
  ["off the site", approved, "[vaga de 20/11/2026]", "Vaga de 20/11/2026"],
  ["that waits", {}, "[enviada em 20/11/2026]", "Enviada em 20/11/2026"],
])(
  "in the administrator's table a job %s says what its date is, and leads to its page if it has one",
  (_which, job, cell, note) => {
    const posted = { postedAt: new Date("2026-11-20T12:00:00-04:00") };
    const { html, words } = tableOf({ ...job, ...posted });
    expect(words).toContain(cell);
    expect(words).toContain(note);
    // Only what visitors can open has a way there.
    expect(html.includes('href="/vagas/vaga"')).toBe("listed" in job);
  },
);

const ofCompany = { ...approved, companyId: "padaria" } as const;

test.each([
  ["that functions have not listed yet is active", ofCompany, true, "Ativa"],
  ["of a deactivated company is off the site", ofCompany, false, "Fora do ar"],
  ["of a company that is not known is off the site", ofCompany, null, "Fora do ar"],
  ["that its company took off is off the site", { ...ofCompany, paused: true }, true, "Fora do ar"],
  [
    "that waits for a decision on reports waits",
    { ...ofCompany, held: true },
    true,
    "Em conferência",
  ],
])("in the administrator's table a job %s", (_which, job, active, status) => {
  expect(tableOf(job, active === null ? null : { active }).words).toContain(status);
});

test.each([
  ["that is listed", { ...ofCompany, listed: true }, true, null],
  ["that is filled", { ...ofCompany, filled: true }, true, null],
  ["past its deadline", { ...ofCompany, expiresAt: new Date(0) }, true, null],
  ["that was not changed here", ofCompany, false, null],
  ["that was changed here, and that nothing of its own keeps off", ofCompany, true, "padaria"],
])("the company of a job %s is read, or not", (_which, job, changed, id) => {
  tableOf(job, null, changed);
  expect(useCompany).toHaveBeenCalledWith(id);
  expect(useCompany).not.toHaveBeenCalledWith(id === null ? "padaria" : null);
});
