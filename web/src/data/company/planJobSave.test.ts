import { endOfDay } from "@vagas/functions/domain/dates";
import {
  type ApprovalStatus,
  type Job,
  jobContentSchema,
  jobDraftOf,
  jobDraftSchema,
} from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { buildEdit, buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { expect, test } from "vitest";
import { planFormSave } from "./planJobSave.ts";

const now = new Date("2026-11-21T12:00:00-04:00");
const job: Job = {
  id: "vaga",
  ...buildJob({
    ...onSite,
    title: "Padeiro",
    requirements: "Pontualidade\nCapricho",
    type: "Alimentação",
    contactWhatsapp: "5566999887766",
    contractType: "CLT",
    acceptNoExperience: true,
    benefits: ["Vale Transporte"],
    companyId: "empresa",
    revision: 3,
    // The end of a town's day, which is another day in UTC.
    expiresAt: new Date("2026-12-10T23:59:59.999-04:00"),
  }),
};
const edit: JobEdit = {
  id: "vaga",
  ...buildEdit("empresa", {
    ...jobContentSchema.parse(job),
    title: "Padeiro da noite",
    jobRevision: 3,
  }),
};

type Setting = { of?: JobEdit | null; standing?: ApprovalStatus; explains?: boolean };

/** The plan when the form differs in this way from the job's own text; `standing` is the job's present state. */
function save(
  change: object,
  { of = null, standing = "approved", explains = false }: Setting = {},
) {
  const draft = jobDraftSchema(now).parse({ ...jobDraftOf(job), ...change });
  const present = { approved: standing === "approved", approvalStatus: standing };
  const explanations = { before: "", now: explains ? "[1]" : "" };
  const { content, ...plan } = planFormSave({ job, edit: of }, present, { draft, explanations });
  return { ...plan, title: content.title };
}

const nothing = {
  expiresAt: null,
  text: null,
  dropsEdit: false,
  staysRefused: false,
  title: "Padeiro",
};
const other = { title: "Confeiteiro" };
const asInEdit = { title: "Padeiro da noite" };
const refusedEdit: JobEdit = { ...edit, status: "rejected" };

test("an unchanged form changes nothing", () => {
  expect(save({})).toEqual(nothing);
  expect(save({}, { standing: "pending" })).toEqual(nothing);
  expect(save(asInEdit, { of: edit })).toEqual({ ...nothing, ...asInEdit });
});

test("an unchanged form of a refused job or edit leaves it refused, with another deadline too", () => {
  for (const [shown, setting] of [
    [{}, { standing: "rejected" }],
    [asInEdit, { of: refusedEdit }],
  ] as const) {
    expect(save(shown, setting)).toMatchObject({ text: null, staysRefused: true });
    expect(save({ ...shown, deadline: "2026-12-20" }, setting)).toMatchObject({
      text: null,
      staysRefused: true,
      expiresAt: endOfDay("2026-12-20"),
    });
  }
});

test("another explanation sends a refused job or edit again, with its text as it was", () => {
  expect(save({}, { standing: "rejected", explains: true })).toEqual({ ...nothing, text: "job" });
  expect(save(asInEdit, { of: refusedEdit, explains: true })).toEqual({
    ...nothing,
    ...asInEdit,
    text: "edit",
  });
});

test("another explanation of a job or edit that is not refused sends nothing", () => {
  expect(save({}, { explains: true })).toEqual(nothing);
  expect(save({}, { standing: "pending", explains: true })).toEqual(nothing);
  expect(save(asInEdit, { of: edit, explains: true }).text).toBeNull();
});

test("retyping the public text discards the refused edit, explained or not", () => {
  for (const explains of [true, false])
    expect(save({}, { of: refusedEdit, explains })).toEqual({ ...nothing, dropsEdit: true });
});

test("another day changes only the deadline, whatever waits", () => {
  const deadline = { deadline: "2026-12-20" };
  const moved = { ...nothing, expiresAt: endOfDay("2026-12-20") };
  expect(save(deadline)).toEqual(moved);
  expect(save({ ...deadline, ...asInEdit }, { of: edit })).toEqual({ ...moved, ...asInEdit });
});

test.each([
  { title: "Confeiteiro" },
  { benefits: [] },
  { salary: "R$ 2.100" },
  { educationLevel: "Ensino Médio" },
  { urgent: true },
])("%j is an edit of an approved job, and changes any other job itself", (change) => {
  expect(save(change).text).toBe("edit");
  expect(save(change, { standing: "pending" }).text).toBe("job");
});

test("another text replaces the pending or refused edit", () => {
  for (const status of ["pending", "rejected"] as const)
    expect(save(other, { of: { ...edit, status } })).toMatchObject({
      text: "edit",
      dropsEdit: false,
    });
});

test("retyping the public text discards the edit", () => {
  expect(save({}, { of: edit })).toMatchObject({ text: null, dropsEdit: true });
});

test("an edit of a job that is off the site becomes the job's own text, and is deleted", () => {
  expect(save(asInEdit, { of: edit, standing: "pending" })).toMatchObject({
    ...asInEdit,
    text: "job",
    dropsEdit: true,
  });
});

test("blanks and a number typed in another format change nothing", () => {
  expect(
    save({
      title: " Padeiro ",
      contactWhatsapp: "(66) 9 9988-7766",
      requirements: "Pontualidade\n\n  Capricho ",
    }),
  ).toEqual(nothing);
});
