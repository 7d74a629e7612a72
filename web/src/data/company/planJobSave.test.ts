import { endOfDay } from "@vagas/functions/domain/dates";
import {
  type Job,
  jobContentSchema,
  jobDraftOf,
  jobDraftSchema,
} from "@vagas/functions/domain/job/job";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { buildEdit, buildJob, onSite } from "@vagas/functions/domain/testing/buildJob";
import { expect, test } from "vitest";
import { planJobSave } from "./planJobSave.ts";

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

/** The plan when the form differs in this way from the job's own text. */
function save(change: object, { of = null as JobEdit | null, isApproved = true } = {}) {
  const draft = jobDraftSchema(now).parse({ ...jobDraftOf(job), ...change });
  const { content, ...plan } = planJobSave({ job, edit: of }, isApproved, draft);
  return { ...plan, title: content.title };
}

const nothing = { expiresAt: null, text: null, dropsEdit: false, title: "Padeiro" };
const other = { title: "Confeiteiro" };
const asInEdit = { title: "Padeiro da noite" };

test("an unchanged form changes nothing", () => {
  expect(save({})).toEqual(nothing);
  expect(save({}, { isApproved: false })).toEqual(nothing);
  expect(save(asInEdit, { of: edit })).toEqual({ ...nothing, ...asInEdit });
  expect(save(asInEdit, { of: { ...edit, status: "rejected" } }).text).toBeNull();
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
  expect(save(change, { isApproved: false }).text).toBe("job");
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
  expect(save(asInEdit, { of: edit, isApproved: false })).toMatchObject({
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
