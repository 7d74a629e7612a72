import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { addDays } from "@vagas/functions/domain/dates";
import type { JobEdit } from "@vagas/functions/domain/job/jobEdit";
import { limits } from "@vagas/functions/domain/limits";
import {
  deleteDoc,
  doc,
  type DocumentData,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut, type Token } from "../support/actors.ts";
import { buildCompany, buildEdit, buildJob, buildListedJob } from "../support/build.ts";
import { asCreated, asUpdated, missing, refuses, text, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { contentCases } from "./jobContent.ts";

const job = buildListedJob({ revision: 4 });
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": job });
});

const now = serverTimestamp();
const stored = buildEdit({ jobRevision: 4, revision: 2 });
const whole = { ...buildEdit({ jobRevision: 4 }), createdAt: now, updatedAt: now };
const rewriting = {
  title: "Caixa",
  jobRevision: 4,
  revision: 3,
  status: "pending",
  adminNotes: "",
  decidedRevision: null,
  createdAt: now,
  updatedAt: now,
};

function at(actor: Actor, token: Token = {}) {
  return doc(gate.as(actor, token), "jobEdits/vaga");
}

function send(actor: Actor, fields: Record<string, unknown> = {}, token: Token = {}) {
  return setDoc(at(actor, token), asCreated(whole, fields));
}

function rewrite(actor: Actor, fields: Record<string, unknown> = {}) {
  return updateDoc(at(actor), asUpdated({ ...rewriting, ...fields }) as never);
}

function given(fields: Partial<Omit<JobEdit, "id">> = {}) {
  return gate.given({ "jobEdits/vaga": { ...stored, ...fields } });
}

/** Gives the job the edit's text. */
const carriedOut = {
  status: "approved",
  decidedRevision: 2,
  applied: { revision: 2, replaced: null },
} as const;

const forged = [
  ...refuses("open", true),
  ...refuses("applied", null, { revision: 1, replaced: null }),
  ...refuses("decided", { revision: 1, status: "approved", at: new Date() }),
  ...refuses("news", { revision: 1, told: null, mail: null }),
  ...refuses("expiresAt", addDays(new Date(), 20)),
  ...refuses("filled", true),
  ...refuses("listed", true),
  ...refuses("featured", true),
];
const bound = [
  ...refuses("companyId", "otherCompany", null, missing),
  ...refuses("jobRevision", 3, 5, null, missing),
  ...refuses("status", "approved", "rejected", null, missing),
  ...refuses("adminNotes", "Pode publicar.", null, missing),
  ...refuses("createdAt", new Date(), missing),
  ...refuses("updatedAt", new Date(), missing),
];

describe("an edit that a company sends", () => {
  test.each(titled(contentCases))("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, send("company", { location: "Luciara", ...fields }));
  });

  test.each(
    titled([
      ...bound,
      ...forged,
      ...refuses("revision", 0, 2, null, missing),
      ...refuses("decidedRevision", 1, missing),
    ]),
  )("with %s is refused", async (_fact, _verdict, { fields }) => {
    await assertFails(send("company", fields));
    await assertSucceeds(send("company"));
  });

  test.each(everyoneBut("company"))("is refused to %s", async (actor) => {
    await assertFails(send(actor));
    await assertFails(send(actor, { companyId: actor }));
  });

  test.each([
    ["that waits", buildJob({ revision: 4 })],
    ["that was rejected", buildJob({ revision: 4, approvalStatus: "rejected" })],
    ["of another company", { ...job, companyId: "otherCompany" }],
    ["of the administrator", { ...job, companyId: null }],
    ["that does not exist", null],
  ])("for a job %s is refused", async (_which, of) => {
    await gate.given({ "jobs/vaga": of });
    await assertFails(send("company"));
  });

  test("is refused from an account that is not an active company", async () => {
    await assertFails(send("company", {}, { email_verified: false }));
    const states: Record<string, DocumentData | null>[] = [
      { "companies/company": null },
      { "companies/company": buildCompany({ active: false }) },
      { "companies/company": buildCompany(), "tombstones/company": { deletedAt: new Date() } },
    ];
    for (const documents of states) {
      await gate.given(documents);
      await assertFails(send("company"));
    }
  });

  test("may move the job's deadline in the same write", async () => {
    const database = gate.as("company");
    await assertSucceeds(
      runTransaction(database, async (transaction) => {
        await transaction.get(doc(database, "jobs/vaga"));
        await transaction.get(doc(database, "jobEdits/vaga"));
        transaction.update(doc(database, "jobs/vaga"), {
          expiresAt: addDays(new Date(), 20),
          updatedAt: now,
        });
        transaction.set(doc(database, "jobEdits/vaga"), whole);
      }),
    );
  });
});

describe("an edit that is rewritten", () => {
  beforeEach(() => given());

  test.each(
    titled([
      ...bound,
      ...forged,
      ...refuses("revision", 1, 2, 4, missing),
      ...refuses("decidedRevision", 2, missing),
      ...refuses("title", "X", missing),
    ]),
  )("with %s is refused", async (_fact, _verdict, { fields }) => {
    await assertFails(rewrite("company", fields));
    await assertSucceeds(rewrite("company"));
  });

  test("after a refusal, or after it became the job's text, is pending again", async () => {
    await given({ status: "rejected", decidedRevision: 2, adminNotes: "Diga o horário." });
    await assertSucceeds(rewrite("company"));
    await given(carriedOut);
    await assertSucceeds(rewrite("company"));
  });

  test("waits until functions have carried out the last decision", async () => {
    await given({ ...carriedOut, applied: null });
    await assertFails(rewrite("company"));
    await given({ ...carriedOut, applied: { revision: 1, replaced: null } });
    await assertFails(rewrite("company"));
    for (const status of ["pending", "rejected"] as const) {
      await given({ ...carriedOut, status });
      await assertFails(rewrite("company"));
    }
  });

  test.each(everyoneBut("company"))("is refused to %s", async (actor) => {
    await assertFails(rewrite(actor));
    await assertFails(rewrite(actor, { companyId: actor }));
  });

  test.each(["unverifiedCompany", "deactivatedCompany", "deletedCompany"] as const)(
    "of its own job is refused to %s",
    async (actor) => {
      const own = { companyId: actor };
      await gate.given({ "jobs/vaga": { ...job, ...own } });
      await given(own);
      await assertFails(rewrite(actor, own));
      await gate.given({ "jobs/vaga": job });
      await given();
      await assertSucceeds(rewrite("company"));
    },
  );

  test("is refused if it belongs to another company, or the job is off the site", async () => {
    await given({ companyId: "otherCompany" });
    await assertFails(rewrite("company", { companyId: "company" }));
    await given();
    await gate.given({ "jobs/vaga": buildJob({ revision: 4 }) });
    await assertFails(rewrite("company"));
  });
});

test("an edit by another company is not read by the company that has the job", async () => {
  await given({ companyId: "otherCompany" });
  await assertFails(getDoc(at("company")));
  await given();
  await assertSucceeds(getDoc(at("company")));
});

describe("an edit that its company deletes", () => {
  test.each(["pending", "rejected"] as const)("while it is %s is deleted", async (status) => {
    await given({ status });
    await assertSucceeds(deleteDoc(at("company")));
  });

  test("after an older text of it became the job's is deleted", async () => {
    await given({ applied: { revision: 1, replaced: null } });
    await assertSucceeds(deleteDoc(at("company")));
  });

  test("is kept once approved, and while functions take an approval back", async () => {
    for (const fields of [
      carriedOut,
      { ...carriedOut, applied: null },
      { ...carriedOut, status: "pending" as const },
      { ...carriedOut, status: "rejected" as const },
    ]) {
      await given(fields);
      await assertFails(deleteDoc(at("company")));
    }
  });

  test.each(["unverifiedCompany", "deactivatedCompany", "deletedCompany"] as const)(
    "is kept from deletion by %s, whose own it is",
    async (actor) => {
      await gate.given({ "jobs/vaga": { ...job, companyId: actor } });
      await given({ companyId: actor });
      await assertFails(deleteDoc(at(actor)));
    },
  );

  test.each(everyoneBut("company"))("is kept from deletion by %s", async (actor) => {
    await given();
    await assertFails(deleteDoc(at(actor)));
  });

  test("may be deleted together with an edit of a job that is off the site", async () => {
    await given();
    await gate.given({
      "jobs/vaga": buildJob({ revision: 4 }),
    });
    const batch = writeBatch(gate.as("company"));
    batch.delete(at("company"));
    batch.update(doc(gate.as("company"), "jobs/vaga"), {
      title: "Caixa",
      revision: 5,
      approvalStatus: "pending",
      updatedAt: now,
    });
    await assertSucceeds(batch.commit());
  });
});

describe("a decision on an edit", () => {
  const approval = { status: "approved", adminNotes: "", decidedRevision: 2, updatedAt: now };

  function decide(actor: Actor, fields: Record<string, unknown> = {}) {
    return updateDoc(at(actor), asUpdated({ ...approval, ...fields }) as never);
  }

  beforeEach(() => given());

  test.each(everyoneBut("admin"))("is refused to %s", async (actor) => {
    await given({ companyId: actor });
    await assertFails(decide(actor));
    await assertSucceeds(decide("admin"));
  });

  test.each(
    titled([
      ...text("adminNotes", limits.adminNotes),
      { fact: "status rejected", fields: { status: "rejected" }, allowed: true },
      ...refuses("status", "pending", "maybe", null, missing),
      ...refuses("decidedRevision", 1, 3, null, missing),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("revision", 3, missing),
      ...refuses("jobRevision", 5),
      ...refuses("companyId", "otherCompany"),
      ...refuses("title", "Caixa"),
      ...refuses("createdAt", now),
      ...forged,
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, decide("admin", fields));
  });

  test.each(["approved", "rejected"] as const)(
    "that was %s may be taken back and reversed, and not repeated",
    async (status) => {
      const decided = () => given({ status, decidedRevision: 2 });
      await decided();
      await assertFails(decide("admin", { status }));
      for (const other of ["pending", "approved", "rejected"].filter((one) => one !== status)) {
        await decided();
        await assertFails(decide("company", { status: other }));
        await assertSucceeds(decide("admin", { status: other }));
      }
    },
  );

  test.each([
    ["has another text", { ...job, revision: 5 }],
    ["is off the site", { ...job, approved: false }],
    ["does not exist", null],
  ])("is refused while the job %s", async (_what, of) => {
    await gate.given({ "jobs/vaga": of });
    await assertFails(decide("admin"));
    await gate.given({ "jobs/vaga": job });
    await assertSucceeds(decide("admin"));
  });
});
