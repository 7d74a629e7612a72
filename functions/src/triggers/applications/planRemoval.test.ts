import { expect, test } from "vitest";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planRemoval, type RemovalSnapshot } from "./planRemoval.ts";

const setting = { fingerprint: (kind: string, value: string) => `${kind}-of-${value}` };
const own = { resumePath: "resumes/caixa_ana/1-a.pdf" };
const later = { resumePath: "resumes/caixa_ana/2-b.pdf" };

const record = { ...own, email: "ana@pessoa.example", talentPoolConsent: true };

/** A deleted application with everything it had. */
const gone: RemovalSnapshot = {
  candidateId: "caixa_ana",
  ...own,
  candidate: undefined,
  resume: record,
  entry: own,
  toCompany: undefined,
};
const mails = [
  "company",
  "receipt",
  "another-file",
  "answer-in-talk",
  "answer-hired",
  "answer-not-chosen",
  "answer-closed",
].map((which) => `delete mail/caixa_ana-1-a-pdf-${which}`);

function removal(fields: Partial<RemovalSnapshot>) {
  const { writes, ...rest } = planRemoval({ ...gone, ...fields }, setting);
  return { writes: namedWrites(writes), ...rest };
}

test("a deleted application takes its record, its pool entry, its mails, traces and file along", () => {
  expect(removal({})).toEqual({
    writes: ["delete resumes/caixa_ana", "delete talentPool/caixa_ana", ...mails],
    traces: true,
    file: true,
    unshown: null,
  });
});

test("an application that is there, with the same file, loses nothing", () => {
  expect(removal({ candidate: own })).toEqual({
    writes: [],
    traces: false,
    file: false,
    unshown: null,
  });
});

test("a later application under the same id keeps its record, its entry and its traces", () => {
  const laterRecord = { ...record, ...later };
  expect(removal({ candidate: later, resume: laterRecord, entry: later })).toEqual({
    writes: mails,
    traces: false,
    file: true,
    unshown: null,
  });
});

test.each<[string, Partial<RemovalSnapshot>, object | null]>([
  ["is told", {}, { email: record.email }],
  [
    "without an address is told by their account",
    { resume: { ...record, email: null } },
    { uid: "ana" },
  ],
  ["who never agreed to a card is not", { resume: { ...record, talentPoolConsent: false } }, null],
  ["whose record is of a later application is not", { resume: { ...record, ...later } }, null],
])("a person without an entry in the talent pool %s", (_who, fields, unshown) => {
  expect(removal({ entry: undefined, ...fields }).unshown).toEqual(unshown);
});

test.each([
  ["of a later application stay", { resume: { ...record, ...later } }, false],
  ["of one without a record go", { resume: undefined }, true],
  ["stay while a later application exists", { candidate: later }, false],
])("traces %s", (_what, fields, traces) => {
  expect(removal(fields).traces).toBe(traces);
});

test.each([
  ["that nobody began to send is forgotten", { delivery: null }, true],
  ["that is on its way counts", { delivery: { state: "PROCESSING" } }, false],
  ["that was never written counts", undefined, false],
] as [string, RemovalSnapshot["toCompany"], boolean][])(
  "a mail to the company %s",
  (_what, toCompany, isForgotten) => {
    const { writes } = removal({ toCompany });
    expect(writes.includes("delete requestCounts/mail-application-account-of-caixa_ana")).toBe(
      isForgotten,
    );
  },
);

test("a path that names another person's file removes no file", () => {
  expect(removal({ resumePath: "resumes/caixa_rui/1-a.pdf" }).file).toBe(false);
});
