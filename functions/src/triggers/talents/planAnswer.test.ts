import { expect, test } from "vitest";
import {
  buildCandidate,
  buildResume,
  buildTalentPoolEntry,
} from "../../domain/testing/buildCandidate.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildJob, onSite } from "../../domain/testing/buildJob.ts";
import { addDays } from "../../domain/dates.ts";
import type { ContactRequest } from "../../domain/talent/contactRequest.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { type AnswerSnapshot, planAnswer, standingOf } from "./planAnswer.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = {
  now,
  siteUrl: "https://vagas.example",
  fingerprint: (kind: string, value: string) => `${kind}-of-${value}`,
  byMail: true,
};

const candidate = { id: "banco_ana", ...buildCandidate("banco_ana") };
const company = readCompany("padaria", buildCompany());
const job = {
  id: "caixa",
  ...buildJob({ ...onSite, companyId: "padaria", title: "Caixa", expiresAt: addDays(now, 9) }),
};
const request: ContactRequest = {
  id: "card_padaria",
  cardId: "card",
  companyId: "padaria",
  company: "Padaria",
  jobId: "caixa",
  jobTitle: "Caixa",
  name: "Ana P.",
  message: "talk",
  origin: "company",
  status: "waiting",
  createdAt: now,
  expiresAt: addDays(now, 7),
  answeredAt: null,
};
const entry = buildTalentPoolEntry("banco_ana", buildResume(candidate));
const yes: AnswerSnapshot = {
  request,
  shown: { entry, candidate, isOfOneAccount: true },
  answer: "yes",
  job,
  company,
  own: undefined,
  resume: undefined,
};
const own = {
  id: "caixa_ana",
  ...buildCandidate("caixa_ana", { jobId: "caixa", companyId: "padaria" }),
};
const resume = { id: "caixa_ana", ...buildResume(own) };

const answered = "set contactRequests/card_padaria";
const confirmed = `set confirmedAddresses/address-of-${entry.email}`;
const mailed = `set mail/contact-card_padaria-${now.getTime()}-company`;

test.each<[string, Partial<AnswerSnapshot>, string[]]>([
  [
    "a no is written down, and the company is mailed",
    { answer: "no" },
    [answered, confirmed, mailed],
  ],
  [
    "a yes makes an application, which tells the company",
    {},
    ["set candidates/caixa_ana", answered, confirmed],
  ],
  ["a yes by an applicant mails the company alone", { own, resume }, [answered, confirmed, mailed]],
  [
    "a yes gives the company back an application that was taken from it",
    { own: { ...own, companyId: null }, resume },
    ["update candidates/caixa_ana", "update resumes/caixa_ana", answered, confirmed, mailed],
  ],
  [
    "the same without a résumé record",
    { own: { ...own, companyId: null } },
    ["update candidates/caixa_ana", answered, confirmed, mailed],
  ],
])("%s", (_what, fields, writes) => {
  expect(namedWrites(planAnswer({ ...yes, ...fields }, terms).writes)).toEqual(writes);
});

test("the application of a yes is an invited person's, with the job's own words", () => {
  const [written] = planAnswer(yes, terms).writes;
  expect(written).toMatchObject({
    set: { uid: "ana", jobId: "caixa", jobTitle: "Caixa", company: job.company, invited: true },
  });
});

test.each([
  ["yes", "accepted"],
  ["no", "declined"],
] as const)("%s is written down as %s", (answer, status) => {
  const plan = planAnswer({ ...yes, answer }, terms);
  expect(plan.answered).toEqual({ ...request, status, answeredAt: now });
});

test("an answer on the person's own device proves no address", () => {
  const { writes } = planAnswer({ ...yes, answer: "no" }, { ...terms, byMail: false });
  expect(namedWrites(writes)).toEqual([answered, mailed]);
});

test.each<[string, Partial<ContactRequest>, Partial<AnswerSnapshot>, string]>([
  ["that waits is open", {}, {}, "open"],
  ["that was answered says so", { status: "declined" }, {}, "answered"],
  ["that ended is closed", { status: "ended" }, {}, "closed"],
  ["past its time is closed", { expiresAt: now }, {}, "closed"],
  ["of a deactivated company is closed", {}, { company: { ...company, active: false } }, "closed"],
  ["for a filled job is closed", {}, { job: { ...job, filled: true } }, "closed"],
  ["for another company's job is closed", {}, { job: { ...job, companyId: "outra" } }, "closed"],
])("a request %s", (_which, fields, of, state) => {
  const found = { request: { ...request, ...fields }, shown: yes.shown };
  expect(standingOf(found, of.job ?? job, of.company ?? company, now).state).toBe(state);
});

test.each([
  ["renewed", 9, 7],
  ["brought forward", 4, 4],
])(
  "a request that waits is to be answered by the deadline of its job, which was %s",
  (_how, end, until) => {
    const found = { request: { ...request, sureUntil: addDays(now, 3) }, shown: yes.shown };
    const ending = { ...job, expiresAt: addDays(now, end) };
    expect(standingOf(found, ending, company, now)).toMatchObject({
      state: "open",
      contact: { until: addDays(now, until).getTime() },
    });
  },
);
