import { expect, test } from "vitest";
import { buildCandidate } from "../../domain/testing/buildCandidate.ts";
import { buildStoredResume } from "../../domain/testing/buildWrittenResume.ts";
import { candidateSkillTerms } from "../../domain/writtenResume/skillTerms.ts";
import { readCompany } from "../../domain/company/readCompany.ts";
import { buildCompany } from "../../domain/testing/buildCompany.ts";
import { buildJob } from "../../domain/testing/buildJob.ts";
import { budgetOf, budgetsOf, type Counted } from "../../store/mailCounts.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { addMinutes } from "../../domain/dates.ts";
import type { ApplicationBudget } from "../../domain/mail/mailBudget.ts";
import type { NewsSnapshot } from "./applicationNews.ts";
import { type ApplicationSnapshot, planApplication } from "./planApplication.ts";

const now = new Date("2026-11-21T12:00:00Z");
const setting = { now, siteUrl: "https://vagas.example", sign: () => "token" };

const company = readCompany("padaria", buildCompany());
const job = { id: "caixa", ...buildJob({ companyId: "padaria" }) };
const candidate = {
  id: "caixa_ana",
  ...buildCandidate("caixa_ana", {
    jobId: "caixa",
    jobTitle: "Caixa",
    company: "Padaria",
    companyId: "padaria",
    resumePath: "resumes/caixa_ana/2-b.pdf",
  }),
};

/** Budgets of which the named ones are used up, or have begun. */
function budgets(used: ApplicationBudget[] = [], begun: ApplicationBudget[] = []) {
  const expiresAt = addMinutes(now, 10);
  const kept = [...used, ...begun].map((name): [string, { budget: Counted; used: object }] => {
    const budget = budgetOf(name === "address" ? "unconfirmed" : name, "x");
    return [name, { budget, used: { count: used.includes(name) ? 1_000 : 0, expiresAt } }];
  });
  return budgetsOf<ApplicationBudget>(
    new Map(kept) as Parameters<typeof budgetsOf>[0],
    now,
  ) satisfies NewsSnapshot["budgets"];
}

const until = addMinutes(now, 60);
const news: NewsSnapshot = {
  confirmed: false,
  budgets: budgets(),
  gathered: { count: 2, until, since: now },
  unsent: null,
};
const fresh: ApplicationSnapshot = { candidate, former: null, job, company, news };

function plan(fields: Partial<ApplicationSnapshot> = {}): string[] {
  return namedWrites(planApplication({ ...fresh, ...fields }, setting));
}

const opened = "set resumes/caixa_ana";
const toCompany = "set mail/caixa_ana-2-b-pdf-company";
const receipt = "set mail/caixa_ana-2-b-pdf-receipt";

test("an application gets its record, and mails the company and its sender", () => {
  expect(plan()).toEqual([opened, toCompany, receipt]);
});

test.each<[string, Partial<ApplicationSnapshot>, string[]]>([
  ["to the talent bank mails its sender alone", { job: null, company: null }, [opened, receipt]],
  ["to a job that is gone mails nobody", { job: undefined }, [opened]],
  [
    "that names another company than its job mails its sender alone",
    { job: { ...job, companyId: "mercado" } },
    [opened, receipt],
  ],
  [
    "to a company that is gone loses its name and mails nobody",
    { company: undefined },
    ["update candidates/caixa_ana", opened],
  ],
  [
    "with another file removes what the earlier one had",
    { former: "resumes/caixa_ana/1-a.pdf" },
    [
      "delete talentPool/caixa_ana",
      "delete mail/caixa_ana-1-a-pdf-company",
      "delete mail/caixa_ana-1-a-pdf-receipt",
      "delete mail/caixa_ana-1-a-pdf-another-file",
      "delete mail/caixa_ana-1-a-pdf-answer-in-talk",
      "delete mail/caixa_ana-1-a-pdf-answer-hired",
      "delete mail/caixa_ana-1-a-pdf-answer-not-chosen",
      "delete mail/caixa_ana-1-a-pdf-answer-closed",
      opened,
      toCompany,
      receipt,
    ],
  ],
  [
    "that was sent again with the same file keeps its mails",
    { former: candidate.resumePath },
    ["delete talentPool/caixa_ana", opened, toCompany, receipt],
  ],
])("an application %s", (_what, fields, writes) => {
  expect(plan(fields)).toEqual(writes);
});

test("what a record says comes from the application, and an invited person is approved already", () => {
  const record = (invited: boolean) =>
    planApplication({ ...fresh, candidate: { ...candidate, invited } }, setting).find(
      (write) => "in" in write && write.in === "resumes",
    );
  expect(record(false)).toMatchObject({
    set: { name: candidate.name, company: "Padaria", status: "pending", createdAt: now },
  });
  expect(record(true)).toMatchObject({ set: { status: "approved" } });
});

function writesOf(fields: Partial<ApplicationSnapshot["candidate"]>, company?: null) {
  const writes = planApplication(
    {
      ...fresh,
      ...(company === null && { company: undefined }),
      candidate: { ...candidate, ...fields },
    },
    setting,
  );
  const at = (name: string) => writes.filter((write) => "in" in write && write.in === name);
  return { candidates: at("candidates"), resumes: at("resumes") };
}

test("a written résumé begins the summary, and makes its application findable by skill", () => {
  const writtenResume = buildStoredResume();
  const skillTerms = candidateSkillTerms({ writtenResume });
  const { candidates, resumes } = writesOf({ writtenResume });
  expect(candidates).toEqual([{ in: "candidates", id: "caixa_ana", update: { skillTerms } }]);
  expect(resumes).toMatchObject([
    { set: { area: "Agricultura", skills: "Trator, Motosserra, Inseminar, CNH A e D" } },
  ]);
  expect(resumes).toMatchObject([
    { set: { searchTerms: expect.arrayContaining(["motosser", "insemina"]) as unknown } },
  ]);
  expect(writesOf({ writtenResume, skillTerms }).candidates).toEqual([]);
  expect(writesOf({ writtenResume }, null).candidates).toEqual([
    { in: "candidates", id: "caixa_ana", update: { companyId: null, company: null, skillTerms } },
  ]);
});

test("an application without answers keeps no terms of earlier ones, and has an empty summary", () => {
  const { candidates, resumes } = writesOf({ skillTerms: ["s:tractor"] });
  expect(candidates).toMatchObject([{ update: { skillTerms: [] } }]);
  expect(resumes).toMatchObject([{ set: { education: "", experience: "", skills: "" } }]);
  expect(resumes[0]).not.toHaveProperty("set.area");
  expect(writesOf({ writtenResume: "{" }).candidates).toEqual([]);
});

const gathering = [
  `set mail/applications-padaria-${until.getTime()}`,
  "set requestCounts/mail-summary-padaria",
];

test.each<[string, Partial<NewsSnapshot>, string[]]>([
  [
    "after a company's budget is used up waits for its summary",
    { budgets: budgets(["companyDay"]) },
    [...gathering, receipt],
  ],
  [
    "after the sender's budget is used up has no receipt",
    { budgets: budgets(["address"]) },
    [toCompany],
  ],
  [
    "by the same account again mails nobody",
    { budgets: budgets(["application", "replacement"]) },
    [],
  ],
  [
    "whose earlier mail nobody began to send replaces it",
    { budgets: budgets(["application"]), unsent: "earlier" },
    ["delete mail/earlier", toCompany, receipt],
  ],
])("an application %s", (_what, fields, writes) => {
  const counts = (write: string) =>
    write.startsWith("set requestCounts/mail-") && !write.includes("summary");
  expect(plan({ news: { ...news, ...fields } }).filter((write) => !counts(write))).toEqual([
    opened,
    ...writes,
  ]);
});

test("each mail is counted in the budgets that were read", () => {
  const counted = plan({ news: { ...news, budgets: budgets([], ["account", "companyDay"]) } });
  expect(counted).toEqual(
    expect.arrayContaining([
      "set requestCounts/mail-account-x",
      "set requestCounts/mail-companyDay-x",
    ]),
  );
});
