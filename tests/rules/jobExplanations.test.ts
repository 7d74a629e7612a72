import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import {
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { everyoneBut, type Token } from "../support/actors.ts";
import { buildCompany, buildEdit, buildJob, buildListedJob } from "../support/build.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { withFirstPlace } from "./places.ts";

const now = serverTimestamp();
const path = "jobExplanations/vaga";
const sent = { companyId: "company", entries: "[]", updatedAt: now };

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob({ revision: 4 }), [path]: null });
});

function explain(fields: object = {}, token: Token = {}) {
  return setDoc(doc(gate.as("company", token), path), { ...sent, ...fields });
}

describe("explanations", () => {
  test("come in the commit that creates their job", async () => {
    const job = { ...buildJob(), postedAt: now, updatedAt: now };
    await assertSucceeds(
      withFirstPlace("company", "nova", (batch) => {
        batch.set(doc(gate.as("company"), "jobs/nova"), job);
        batch.set(doc(gate.as("company"), "jobExplanations/nova"), sent);
      }),
    );
  });

  test("come in the commit that sends an edit", async () => {
    const database = gate.as("company");
    const edit = { ...buildEdit({ jobRevision: 4 }), createdAt: now, updatedAt: now };
    await assertSucceeds(
      writeBatch(database)
        .set(doc(database, "jobEdits/vaga"), edit)
        .set(doc(database, path), sent)
        .commit(),
    );
  });

  test("do not outlive their job in the commit that deletes it", async () => {
    const database = gate.as("company");
    const closure = { closedAt: now, companyId: "company", title: "Vendedor", byCompany: true };
    await gate.given({ "jobs/vaga": buildListedJob({ title: "Vendedor" }) });
    await assertFails(
      writeBatch(database)
        .delete(doc(database, "jobs/vaga"))
        .set(doc(database, "jobClosures/vaga"), closure)
        .set(doc(database, path), sent)
        .commit(),
    );
  });

  test.each(everyoneBut("company"))("are not written by %s", async (actor) => {
    await assertFails(setDoc(doc(gate.as(actor), path), sent));
    await assertFails(setDoc(doc(gate.as(actor), path), { ...sent, companyId: actor }));
  });

  test("are not read by a company that has the job of another's", async () => {
    const read = () => getDoc(doc(gate.as("company"), path));
    await gate.given({
      [path]: { companyId: "otherCompany", entries: "[]", updatedAt: new Date() },
    });
    await assertFails(read());
    await gate.given({ [path]: null });
    await assertSucceeds(read());
  });

  test("are not those of another company's job, nor of none", async () => {
    await gate.given({ "jobs/vaga": buildListedJob({ companyId: "otherCompany" }) });
    await assertFails(explain());
    await gate.given({ "jobs/vaga": buildListedJob({ companyId: null }) });
    await assertFails(explain());
    await gate.given({ "jobs/vaga": null });
    await assertFails(explain());
  });

  test("are the company's in its own name", async () => {
    for (const companyId of ["otherCompany", null, ""]) await assertFails(explain({ companyId }));
    await gate.given({ [path]: { companyId: "company", entries: "[]", updatedAt: new Date() } });
    await assertFails(updateDoc(doc(gate.as("company"), path), { companyId: "x", updatedAt: now }));
  });

  test("have at most so many characters, and nothing beside them", async () => {
    const { max } = limits.explanations;
    await assertSucceeds(explain({ entries: "x".repeat(max) }));
    await assertFails(explain({ entries: "x".repeat(max + 1) }));
    for (const entries of [null, 1, [], {}, true]) await assertFails(explain({ entries }));
    for (const extra of ["status", "adminNotes", "revision"])
      await assertFails(explain({ [extra]: 1 }));
    await assertFails(explain({ updatedAt: new Date(0) }));
  });

  test("are not written by a company that was deactivated, or whose address is not verified", async () => {
    await assertFails(explain({}, { email_verified: false }));
    await gate.given({ "companies/company": buildCompany({ active: false }) });
    await assertFails(explain());
  });
});
