import { expect, test } from "vitest";
import { candidateFields } from "../domain/application/candidateFields.ts";
import { readCandidate } from "../domain/application/readCandidate.ts";
import { companyFields } from "../domain/company/companyFields.ts";
import { readCompany } from "../domain/company/readCompany.ts";
import { jobFields } from "../domain/job/jobFields.ts";
import { readJob } from "../domain/job/readJob.ts";
import { readJobApproval, readJobEdit } from "../domain/job/readJobEdit.ts";
import { readPendingJob, readRejectedJob } from "../domain/job/readPendingJob.ts";
import { stored } from "./testing/storedRows.ts";
import { contentOf, type Fields, whenLeftEmpty } from "../domain/table/field.ts";
import type { Row } from "../domain/table/row.ts";

/** The fields of a table that a person may leave empty, and what is stored then. */
function emptyValues(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    contentOf(fields)
      .map(([name, field]) => [name, whenLeftEmpty(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function without(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

const ofJob = emptyValues(jobFields);
const ofCompany = emptyValues(companyFields);
const ofCandidate = emptyValues(candidateFields);

test("the optional fields are those that no form requires", () => {
  expect(ofJob).toMatchObject({
    requirements: "",
    salary: "A combinar",
    urgent: false,
    educationLevel: null,
    contractType: null,
    workload: null,
    experienceLevel: null,
    acceptNoExperience: false,
    benefits: [],
  });
  expect(ofCompany).toEqual({ category: null, responsibleName: "", cnpj: null, whatsapp: null });
  expect(ofCandidate).toEqual({ email: null, coverLetter: "" });
});

test.each([
  ["jobs", readJob, ofJob],
  ["pendingJobs", readPendingJob, ofJob],
  ["rejectedJobs", readRejectedJob, ofJob],
  ["jobEdits", readJobEdit, ofJob],
  ["companies", readCompany, ofCompany],
  ["candidates", readCandidate, ofCandidate],
] as const)(
  "an older row of %s without optional fields reads them as empty, and fits its schema",
  (name, read, empty) => {
    const { row, schema } = stored.get(name)!;
    const { id, ...fields } = row;
    const noun = read(String(id), without(fields, Object.keys(empty)));
    expect(noun).toMatchObject(empty);
    expect(schema.parse(noun)).toMatchObject(empty);
  },
);

test.each(["jobs", "pendingJobs", "rejectedJobs", "jobEdits", "companies", "candidates"] as const)(
  "a complete row of %s is read as it was stored",
  (name) => {
    const reads = {
      jobs: readJob,
      pendingJobs: readPendingJob,
      rejectedJobs: readRejectedJob,
      jobEdits: readJobEdit,
      companies: readCompany,
      candidates: readCandidate,
    };
    const { id, ...fields } = stored.get(name)!.row;
    expect(reads[name](String(id), fields)).toEqual({ id, ...fields });
  },
);

test("the text that an edit replaced, and the one that was decided on, are read as they were stored", () => {
  const older = (value: unknown) => without(value as Row, ["workload"]);
  const edit = stored.get("jobEdits")!.row;
  const applied = edit["applied"] as { revision: number; replaced: unknown };
  expect(
    readJobEdit("caixa", { ...edit, applied: { ...applied, replaced: older(applied.replaced) } })
      .applied?.replaced,
  ).toMatchObject({ title: "Caixa", workload: null });
  const approval = stored.get("jobApprovals")!.row;
  const decided = approval["decided"] as { content: unknown };
  expect(
    readJobApproval("caixa", {
      ...approval,
      decided: { ...decided, content: older(decided.content) },
    }).decided?.content,
  ).toMatchObject({ title: "Caixa", workload: null });
  expect(readJobApproval("caixa", { ...approval, decided: null }).decided).toBeNull();
});
