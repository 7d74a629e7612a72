import type { Job } from "@vagas/functions/domain/job/job";
import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { JobsTable } from "./JobsTable.tsx";

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

const approved = { approved: true, approvalStatus: "approved" } as const;

test.each([
  ["on the site", { ...approved, listed: true }, "[20/11/2026]", "Publicada em 20/11/2026"],
  ["off the site", approved, "[vaga de 20/11/2026]", "Vaga de 20/11/2026"],
  ["that waits", {}, "[enviada em 20/11/2026]", "Enviada em 20/11/2026"],
])(
  "in the administrator's table a job %s says what its date is, and leads to its page if it has one",
  (_which, job, cell, note) => {
    const posted = { postedAt: new Date("2026-11-20T12:00:00-04:00") };
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <JobsTable
          label="Vagas"
          jobs={[{ id: "vaga", ...buildJob({ ...job, ...posted }) }]}
          now={new Date("2026-11-21T12:00:00-04:00")}
          onToggleFilled={() => undefined}
          onDelete={() => undefined}
        />
      </MemoryRouter>,
    );
    const words = html.replace(/<style[^>]*>.*?<\/style>/g, "").replace(/<[^>]+>/g, "");
    expect(words).toContain(cell);
    expect(words).toContain(note);
    // Only what visitors can open has a way there.
    expect(html.includes('href="/vagas/vaga"')).toBe("listed" in job);
  },
);
