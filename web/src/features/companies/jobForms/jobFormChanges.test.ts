import { endOfDay } from "@vagas/functions/domain/dates";
import { type Job, jobDraftOf, jobDraftSchema } from "@vagas/functions/domain/job";
import { expect, test } from "vitest";
import { jobChanges } from "./jobFormChanges.ts";

const now = new Date("2026-11-21T12:00:00-04:00");
const job: Job = {
  id: "vaga",
  title: "Padeiro",
  company: "Padaria",
  location: "Canabrava do Norte",
  description: "Fazer pão todos os dias.",
  requirements: "Pontualidade\nCapricho",
  type: "Alimentação",
  category: "Alimentação",
  salary: "A combinar",
  contactWhatsapp: "5566999887766",
  urgent: false,
  educationLevel: null,
  contractType: "CLT",
  workload: null,
  experienceLevel: null,
  acceptNoExperience: true,
  benefits: ["Vale Transporte"],
  companyId: "empresa",
  filled: false,
  revision: 3,
  approved: true,
  approvalStatus: "approved",
  postedAt: now,
  expiresAt: new Date("2026-12-10T15:30:00-04:00"),
  updatedAt: now,
  listed: true,
  searchTerms: [],
};
const typed = (change: object) => jobDraftSchema(now).parse({ ...jobDraftOf(job), ...change });

test("a form sent back as it came changes nothing", () => {
  expect(jobChanges(job, typed({}))).toMatchObject({ kind: "nothing", expiresAt: job.expiresAt });
});

test("another day is a change of the deadline alone", () => {
  expect(jobChanges(job, typed({ deadline: "2026-12-20" }))).toMatchObject({
    kind: "deadline",
    expiresAt: endOfDay("2026-12-20"),
  });
});

test.each([
  { title: "Confeiteiro" },
  { benefits: [] },
  { salary: "R$ 2.100" },
  { educationLevel: "Ensino Médio" },
  { urgent: true },
])("%j is a change of the content", (change) => {
  expect(jobChanges(job, typed(change)).kind).toBe("content");
});

test("blanks and a number typed another way change nothing", () => {
  expect(
    jobChanges(
      job,
      typed({
        title: " Padeiro ",
        contactWhatsapp: "(66) 9 9988-7766",
        requirements: "Pontualidade\n\n  Capricho ",
      }),
    ).kind,
  ).toBe("nothing");
});
