import { expect, test } from "vitest";
import { negotiablePay, type Pay } from "../pay/pay.ts";
import { buildJob, onSite } from "../testing/buildJob.ts";
import { readJob } from "./readJob.ts";

const pay: Pay = { ...negotiablePay, kind: "exact", least: 1_800_00, most: null, unit: "mês" };

test("a job's row is read with all that it says", () => {
  const row = buildJob({
    ...onSite,
    pay,
    requirements: "CNH B",
    openings: 3,
    dayWork: true,
    meetingPlace: "Praça da Matriz",
    urgent: true,
    acceptNoExperience: true,
    benefits: ["Vale Transporte"],
    contractType: "CLT",
    filled: true,
    searchTerms: ["caixa"],
  });
  expect(readJob("caixa", row)).toEqual({ id: "caixa", ...row });
});

test("a job's row from before its optional fields reads them as left empty", () => {
  const { title, company, location, type, description, contactWhatsapp } = buildJob();
  const row = { title, company, location, type, description, contactWhatsapp };
  expect(readJob("caixa", row)).toMatchObject({
    id: "caixa",
    ...row,
    requirements: "",
    salary: "A combinar",
    pay: negotiablePay,
    openings: 1,
    dayWork: false,
    meetingPlace: "",
    urgent: false,
    educationLevel: null,
    contractType: null,
    workload: null,
    experienceLevel: null,
    acceptNoExperience: false,
    benefits: [],
    filled: false,
    listed: false,
    searchTerms: [],
  });
});

test("a job's row from before its pay has the pay that its text says", () => {
  const { pay: _pay, ...row } = buildJob({ salary: "R$ 1.800,00 por mês" });
  expect(readJob("caixa", row)).toMatchObject({ salary: "R$ 1.800,00 por mês", pay });
});
