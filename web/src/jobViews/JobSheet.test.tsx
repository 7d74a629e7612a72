import { buildJob } from "@vagas/functions/domain/testing/buildJob";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JobSheet } from "./JobSheet.tsx";

test("a job of a verified company says when it was verified, and others do not", () => {
  const job = { ...buildJob(), id: "a1" };
  const sheet = (companyVerifiedAt?: Date | null) =>
    renderToStaticMarkup(
      <JobSheet
        job={{ ...job, ...(companyVerifiedAt !== undefined && { companyVerifiedAt }) }}
        now={new Date()}
      />,
    );
  expect(sheet(new Date("2026-11-20T12:00:00Z")).replace(/<[^>]+>/g, "")).toContain(
    "Empresa conferida em 20/11/2026",
  );
  for (const none of [null, undefined]) expect(sheet(none)).not.toContain("conferida");
});

test("every job warns against paying for it", () => {
  const job = { ...buildJob(), id: "a1" };
  expect(renderToStaticMarkup(<JobSheet job={job} now={new Date()} />)).toContain(
    "Nunca pague por vaga, exame, curso ou uniforme.",
  );
});
