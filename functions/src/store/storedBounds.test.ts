import { expect, test } from "vitest";
import { fits, stored } from "./testing/storedRows.ts";

test.each([
  ["jobs", "title", 2, 100],
  ["jobs", "company", 2, 100],
  ["jobs", "location", 2, 80],
  ["jobs", "description", 10, 5_000],
  ["jobs", "requirements", 0, 3_000],
  ["jobs", "salary", 1, 80],
  ["jobs", "id", 1, 80],
  ["pendingJobs", "id", 1, 80],
  ["rejectedJobs", "id", 1, 80],
  ["jobApprovals", "jobId", 1, 80],
  ["jobApprovals", "adminNotes", 0, 1_000],
  ["jobEdits", "id", 1, 80],
  ["jobEdits", "title", 2, 100],
  ["jobEdits", "adminNotes", 0, 1_000],
  ["jobExplanations", "entries", 0, 16_000],
  ["companies", "name", 2, 100],
  ["companies", "responsibleName", 0, 100],
  ["companies", "email", 0, 254],
  ["candidates", "name", 3, 100],
  ["candidates", "email", 1, 254],
  ["candidates", "coverLetter", 0, 4_000],
  ["candidates", "resumeName", 1, 150],
  ["resumes", "notes", 0, 1_000],
  ["resumes", "place", 0, 80],
  ["resumes", "education", 0, 200],
  ["resumes", "experience", 0, 200],
  ["resumes", "skills", 0, 200],
  ["downloads", "candidateId", 1, 209],
])("a text of %s.%s has %i to %i characters", (collection, field, least, most) => {
  for (const length of [least, most])
    expect(fits(collection, { [field]: "x".repeat(length) })).toBe(true);
  if (least > 0) expect(fits(collection, { [field]: "x".repeat(least - 1) })).toBe(false);
  expect(fits(collection, { [field]: "x".repeat(most + 1) })).toBe(false);
});

test.each([
  ["jobs", "revision", 1, Number.MAX_SAFE_INTEGER],
  ["jobApprovals", "revision", 1, Number.MAX_SAFE_INTEGER],
  ["jobEdits", "revision", 1, Number.MAX_SAFE_INTEGER],
  ["jobEdits", "jobRevision", 1, Number.MAX_SAFE_INTEGER],
  ["jobEdits", "decidedRevision", 1, Number.MAX_SAFE_INTEGER],
  ["candidates", "resumeSize", 1, 5_242_880],
])("%s.%s is a whole number from %i to %i", (collection, field, least, most) => {
  for (const value of [least, most]) expect(fits(collection, { [field]: value })).toBe(true);
  for (const value of [least - 1, most + 1, 1.5])
    expect(fits(collection, { [field]: value })).toBe(false);
});

test.each([
  ["jobs", "approvalStatus", ["pending", "approved", "rejected"]],
  ["jobApprovals", "status", ["pending", "approved", "rejected"]],
  ["jobEdits", "status", ["pending", "approved", "rejected"]],
  ["resumes", "status", ["pending", "approved", "rejected"]],
  ["talentPool", "status", ["available"]],
  ["contactRequests", "status", ["waiting", "accepted", "declined", "lapsed", "ended"]],
  ["contactRequests", "message", ["talk", "interview", "startSoon"]],
  ["contactRequests", "origin", ["company", "admin"]],
  [
    "candidates",
    "stage",
    ["nova", "vista", "emConversa", "contratada", "naoSelecionada", "encerrada"],
  ],
])("%s.%s is one of %j", (collection, field, words) => {
  for (const word of words) expect(fits(collection, { [field]: word })).toBe(true);
  for (const word of ["", "draft"]) expect(fits(collection, { [field]: word })).toBe(false);
});

test("a mail is pending, processing, sent, failed, to be retried or doubtful", () => {
  const { delivery } = stored.get("mail")!.row as { delivery: object };
  for (const state of ["PENDING", "PROCESSING", "SUCCESS", "ERROR", "RETRY", "DOUBTFUL"])
    expect(fits("mail", { delivery: { ...delivery, state } })).toBe(true);
  expect(fits("mail", { delivery: { ...delivery, state: "" } })).toBe(false);
});

test("a job has at most the ten known benefits", () => {
  expect(fits("jobs", { benefits: Array(10).fill("Vale Transporte") })).toBe(true);
  expect(fits("jobs", { benefits: Array(11).fill("Vale Transporte") })).toBe(false);
  expect(fits("jobs", { benefits: ["Cesta básica"] })).toBe(false);
});

test.each([
  ["12ABC34501DE35", true],
  ["11222333000181", true],
  ["12abc34501de35", false],
  ["1122233300018", false],
  ["112223330001811", false],
  ["X11222333000181", false],
  ["1122233300018A", false],
  ["112223330001A1", false],
  ["11.222.333/0001-81", false],
])("'%s' is a CNPJ as it is stored: %s", (cnpj, stands) => {
  expect(fits("companies", { cnpj })).toBe(stands);
});

test.each([
  ["__x__", false],
  ["____", false],
  ["__Rua\nNova__", false],
  ["__x", true],
  ["x__", true],
  ["a__x__", true],
  ["__x__a", true],
])("a job's place may be %j: %s (Firestore reserves such keys)", (location, taken) => {
  expect(fits("jobs", { location })).toBe(taken);
});
