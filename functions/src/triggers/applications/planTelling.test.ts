import { FieldValue } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import type { Answer, Answers } from "../../domain/application/answer.ts";
import type { Candidate } from "../../domain/application/candidate.ts";
import { addDays, addMinutes } from "../../domain/dates.ts";
import { buildCandidate } from "../../domain/testing/buildCandidate.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { answerBudget, budgetsOf } from "../../store/mailCounts.ts";
import type { Write } from "../../store/writes.ts";
import { planTelling, type TellingSnapshot } from "./planTelling.ts";

const now = new Date("2026-11-23T14:00:00Z");
const setting = { now, siteUrl: "https://vagas.example" };
const at = addMinutes(now, 30);
const numbers = { applications: 12, openings: 2 };
const toCome = (fields: Partial<Answer> = {}): Answer => ({
  at,
  ...numbers,
  mailed: true,
  ...fields,
});

function candidate(fields: Partial<Candidate> = {}): Candidate {
  const resumePath = "resumes/caixa_ana/1-a.pdf";
  const job = { jobId: "caixa", jobTitle: "Caixa", company: "Mercado", companyId: "mercado" };
  const stage = { stage: "contratada", stageAt: now } as const;
  return {
    id: "caixa_ana",
    ...buildCandidate("caixa_ana", { resumePath, ...job, ...stage, ...fields }),
  };
}

/** The budget of an unproved address, of which that much is used. */
function budgets(count = 0) {
  const budget = answerBudget("x", false);
  const used = count === 0 ? undefined : { count, expiresAt: addDays(now, 3) };
  return budgetsOf<"answers">(new Map([["answers", { budget, used }]]), now);
}

const snapshot: TellingSnapshot = {
  candidate: candidate(),
  surroundings: { job: { title: "Caixa", company: "Mercado" }, numbers, similar: [] },
  unsent: new Set(),
  begun: new Set(),
  budgets: budgets(),
};

function plan(fields: Partial<TellingSnapshot> = {}): Write[] {
  return planTelling({ ...snapshot, ...fields }, setting);
}

/** The answers that a plan notes. */
function notedBy(writes: Write[]): unknown {
  const row = writes.find((write) => "in" in write && write.in === "candidates");
  return row && "update" in row ? (row.update as { answers: unknown }).answers : undefined;
}

const count = "set requestCounts/mail-answersUnconfirmed-x";
const hired = "mail/caixa_ana-1-a-pdf-answer-hired";
const inTalk = "mail/caixa_ana-1-a-pdf-answer-in-talk";
const note = "update candidates/caixa_ana";

test("an answer is noted with its numbers, mailed and counted", () => {
  const writes = plan();
  expect(namedWrites(writes)).toEqual([count, `set ${hired}`, note]);
  expect(notedBy(writes)).toEqual({ contratada: toCome() });
});

test.each<[string, Partial<TellingSnapshot>]>([
  ["without an address", { candidate: candidate({ email: null }), budgets: null }],
  ["over the budget", { budgets: budgets(2) }],
  ["with an invalid address", { candidate: candidate({ email: "ana" }) }],
])("an answer %s is noted as not mailed", (_what, fields) => {
  const writes = plan(fields);
  expect(namedWrites(writes)).toEqual([note]);
  expect(notedBy(writes)).toEqual({ contratada: toCome({ mailed: false }) });
});

const before = { emConversa: toCome() };

test("another answer takes the place of one to come, and of its use of the budget", () => {
  const writes = plan({
    candidate: candidate({ answers: before }),
    unsent: new Set(["emConversa"]),
    budgets: budgets(2),
  });
  expect(namedWrites(writes)).toEqual([`delete ${inTalk}`, `set ${hired}`, note]);
  expect(notedBy(writes)).toEqual({ contratada: toCome() });
});

test("an answer that is taken back leaves nothing, and gives back its use of the budget", () => {
  const writes = plan({
    candidate: candidate({ stage: "vista", answers: before }),
    surroundings: null,
    unsent: new Set(["emConversa"]),
    budgets: budgets(2),
  });
  expect(namedWrites(writes)).toEqual([`delete ${inTalk}`, count, note]);
  expect(writes).toContainEqual(
    expect.objectContaining({ set: { count: 1, expiresAt: addDays(now, 3) } }),
  );
  expect(notedBy(writes)).toEqual(FieldValue.delete());
});

test.each([
  ["just before its time", { stageAt: addMinutes(at, -1) }, { unsent: new Set<never>() }],
  ["after it, while its mail waits", { stageAt: addMinutes(at, 5) }, {}],
])(
  "an answer that its company left %s is taken back whenever functions notice",
  (_when, left, mails) => {
    const fields = { stage: "vista", answers: { contratada: toCome() }, ...left } as const;
    const writes = planTelling(
      {
        ...snapshot,
        candidate: candidate(fields),
        surroundings: null,
        unsent: new Set(["contratada"]),
        budgets: budgets(1),
        ...mails,
      },
      { ...setting, now: addMinutes(at, 6) },
    );
    expect(namedWrites(writes)).toContain(`delete ${hired}`);
    expect(notedBy(writes)).toEqual(FieldValue.delete());
  },
);

test("an answer that was not mailed gives nothing back", () => {
  const writes = plan({
    candidate: candidate({ stage: "vista", answers: { emConversa: toCome({ mailed: false }) } }),
    surroundings: null,
    budgets: budgets(2),
  });
  expect(namedWrites(writes)).toEqual([`delete ${inTalk}`, note]);
});

test("the same answer, chosen again, is mailed later, and counted once", () => {
  const writes = plan({
    candidate: candidate({ answers: { contratada: toCome({ at: addMinutes(now, 9) }) } }),
    unsent: new Set(["contratada"]),
    budgets: budgets(1),
  });
  expect(namedWrites(writes)).toEqual([`delete ${hired}`, `set ${hired}`, note]);
  expect(writes[1]).toMatchObject({ set: { notBefore: at } });
});

test("what was told stays beside the next answer", () => {
  const told: Answers = { emConversa: toCome({ at: addDays(now, -1) }) };
  expect(notedBy(plan({ candidate: candidate({ answers: told }) }))).toEqual({
    ...told,
    contratada: toCome(),
  });
});

test("the mail of an answer to come, which went with the earlier file, is written again and not counted", () => {
  const waiting = {
    candidate: candidate({ answers: { contratada: toCome() } }),
    budgets: budgets(2),
  };
  expect(namedWrites(plan(waiting))).toEqual([`set ${hired}`]);
});

test.each<[string, Partial<TellingSnapshot>]>([
  [
    "whose mail waits",
    {
      candidate: candidate({ answers: { contratada: toCome() } }),
      unsent: new Set(["contratada"]),
    },
  ],
  [
    "whose mail is being sent",
    { candidate: candidate({ answers: { contratada: toCome() } }), begun: new Set(["contratada"]) },
  ],
  [
    "that is not mailed",
    { candidate: candidate({ answers: { contratada: toCome({ mailed: false }) } }) },
  ],
  [
    "that was told, whose mail was purged",
    { candidate: candidate({ answers: { contratada: toCome({ at: addDays(now, -200) }) } }) },
  ],
  ["that was chosen in this moment", { surroundings: null }],
  ["that is none", { candidate: candidate({ stage: "vista" }), surroundings: null }],
])("an answer %s changes nothing", (_what, fields) => {
  expect(plan(fields)).toEqual([]);
});
