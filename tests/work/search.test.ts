import { jobSearchTerms } from "@vagas/functions/domain/jobList/jobSearch";
import { buildStoredResume } from "@vagas/functions/domain/testing/buildWrittenResume";
import { searchTerms } from "@vagas/functions/domain/text/searchTerms";
import { FieldValue } from "firebase-admin/firestore";
import { beforeEach, expect, test, vi } from "vitest";
import {
  indexCandidate,
  indexCompany,
  indexPendingJob,
  indexResume,
} from "../../functions/src/triggers/search/searchIndex.ts";
import { refreshEveryRow } from "../../functions/src/triggers/search/refreshSearchTerms.ts";
import { aCandidate, aCompany, aJob, aPendingJob } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf, many } from "./workBoard.ts";

const id = "banco_ana";

function aResume(fields: object = {}) {
  return {
    name: "Ana",
    email: "ana@pessoa.example",
    phone: "5566999990002",
    education: "",
    experience: "",
    skills: "",
    resumePath: `resumes/${id}/1-a.pdf`,
    appliedAt: now,
    jobId: null,
    jobTitle: null,
    company: null,
    talentPoolConsent: true,
    status: "pending",
    notes: "Pontual",
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}

beforeEach(() =>
  board({
    "companies/padaria": aCompany({ name: "Padaria Aurora" }),
    "pendingJobs/papel": aPendingJob({ title: "Confeiteiro", company: "Doceria" }),
    [`resumes/${id}`]: aResume(),
    [`candidates/${id}`]: aCandidate(id, { coverLetter: "Sei fazer broas" }),
  }),
);

async function termsOf(path: string): Promise<string[] | undefined> {
  return ((await documentsOf())[path] as { searchTerms?: string[] }).searchTerms;
}

const rows = {
  company: [
    "companies/padaria",
    () => indexCompany(contextAt(), "padaria"),
    searchTerms("Padaria Aurora Ana Souza padaria@empresa.example Comércio"),
  ],
  "vacancy on paper": [
    "pendingJobs/papel",
    () => indexPendingJob(contextAt(), "papel"),
    searchTerms("Confeiteiro Doceria"),
  ],
  résumé: [
    `resumes/${id}`,
    () => indexResume(contextAt(), id),
    [
      ...new Set([
        ...searchTerms("Ana ana@pessoa.example 5566999990002"),
        "sei",
        "faz",
        "faze",
        "bro",
        "broa",
        "pon",
        "pont",
        "pontua",
      ]),
    ].sort(),
  ],
} as const;

test.each(Object.entries(rows))(
  "a %s is found by its present words, and a second run writes nothing",
  async (_what, [path, index, terms]) => {
    await index();
    expect(await termsOf(path)).toEqual(terms);
    const before = (await db.doc(path).get()).updateTime!.valueOf();
    await index();
    expect((await db.doc(path).get()).updateTime!.valueOf()).toBe(before);
    await db.doc(path).update({ searchTerms: ["x"] });
    await index();
    expect(await termsOf(path)).toEqual(terms);
  },
);

test.each(Object.entries(rows))("a deleted %s stays deleted", async (_what, [path, index]) => {
  await db.doc(path).delete();
  await index();
  expect((await documentsOf())[path]).toBeUndefined();
});

test("a résumé without an application is found by its remaining words", async () => {
  await db.doc(`candidates/${id}`).delete();
  await indexResume(contextAt(), id);
  expect(await termsOf(`resumes/${id}`)).toContain("pontua");
  expect(await termsOf(`resumes/${id}`)).not.toContain("broa");
});

test("the weekly round repairs search terms, and creates and writes nothing else", async () => {
  await db.doc("resumes/banco_eva").set(aResume({ name: "Eva" }));
  await refreshEveryRow(contextAt());
  for (const [path, , terms] of Object.values(rows)) expect(await termsOf(path)).toEqual(terms);
  const times = async () =>
    Promise.all(
      Object.values(rows).map(async ([path]) => (await db.doc(path).get()).updateTime!.valueOf()),
    );
  const before = await times();
  const context = contextAt();
  const opened = vi.spyOn(context.store.firestore, "runTransaction");
  await refreshEveryRow(context);
  expect(opened).not.toHaveBeenCalled();
  expect(await times()).toEqual(before);
});

test("the weekly round gives a job without terms for company and place the present terms", async () => {
  const old = searchTerms("Pedreiro(a)");
  const job = aJob({ title: "Pedreiro(a)", searchTerms: old });
  await given({ "jobs/pedreiro": job });
  await refreshEveryRow(contextAt());
  const terms = await termsOf("jobs/pedreiro");
  expect(terms).toEqual(jobSearchTerms(job));
  expect(terms).toEqual(expect.arrayContaining([...old, "mercad", "confresa"]));
});

test("the weekly round gives an older job the monthly pay that its text says, and one without a figure none", async () => {
  const jobs = {
    "jobs/diarista": { ...aJob({ salary: "R$ 120,00 por diária" }), pay: undefined },
    "jobs/costureiro": { ...aJob({ salary: "A combinar" }), pay: undefined },
  };
  const old = Object.entries(jobs).map(([path, { pay: _pay, ...job }]) => {
    const { monthlyPay: _monthlyPay, ...fields } = job;
    return [path, { ...fields, searchTerms: jobSearchTerms(job) }];
  });
  await given(Object.fromEntries(old));
  await refreshEveryRow(contextAt());
  const found = await documentsOf("jobs/");
  expect(found["jobs/diarista"]).toMatchObject({ monthlyPay: 3_600_00 });
  expect(found["jobs/costureiro"]).toMatchObject({ monthlyPay: null });
});

test("an application is found by the skills of its answers, also after a lost event", async () => {
  const path = `candidates/${id}`;
  const termsNow = async () =>
    ((await documentsOf())[path] as { skillTerms?: string[] }).skillTerms;
  await db.doc(path).update({ writtenResume: buildStoredResume() });
  await indexCandidate(contextAt(), id);
  expect(await termsNow()).toEqual(expect.arrayContaining(["s:tractor", "w:farmHand", "motosser"]));
  const before = (await db.doc(path).get()).updateTime!.valueOf();
  await indexCandidate(contextAt(), id);
  await refreshEveryRow(contextAt());
  expect((await db.doc(path).get()).updateTime!.valueOf()).toBe(before);
  await db.doc(path).update({ skillTerms: FieldValue.delete() });
  await refreshEveryRow(contextAt());
  expect(await termsNow()).toContain("s:tractor");
  await db.doc(path).delete();
  await indexCandidate(contextAt(), id);
  expect((await documentsOf())[path]).toBeUndefined();
});

test("a row that fits no schema stops no other, and a round continues past its first page", async () => {
  await many(101, (i) => [
    `companies/c${100 + i}`,
    i === 50 ? { name: 7 } : aCompany({ name: "Padaria Aurora" }),
  ]);
  await db.doc("resumes/a_first").set({ name: 7 });
  await refreshEveryRow(contextAt());
  const found = Object.entries(await documentsOf("companies/")).filter(
    ([, fields]) => "searchTerms" in fields,
  );
  expect(found).toHaveLength(101);
  expect(await termsOf(`resumes/${id}`)).toContain("broa");
});

test("letters are indexed with their own résumés, and a résumé without an application has none", async () => {
  await db.doc("resumes/banco_eva").set(aResume({ name: "Eva" }));
  await refreshEveryRow(contextAt());
  expect(await termsOf("resumes/banco_eva")).toContain("pontua");
  for (const word of ["broa", "undefi"])
    expect(await termsOf("resumes/banco_eva")).not.toContain(word);
});
