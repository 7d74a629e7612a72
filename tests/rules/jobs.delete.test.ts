import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut, type Token } from "../support/actors.ts";
import { buildClosure, buildCompany, buildJob, buildListedJob } from "../support/build.ts";
import { accepts, asCreated, missing, refuses, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { firstPlace, withFirstPlace } from "./places.ts";

const now = serverTimestamp();
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob() });
});

function closureOf(actor: Actor, fields: Record<string, unknown> = {}) {
  return asCreated({ ...buildClosure({ companyId: actor }), closedAt: now }, fields);
}

/** Deletes the job, and notes in the same write that its company did so. */
function withdraw(actor: Actor, fields: Record<string, unknown> = {}, token: Token = {}) {
  const database = gate.as(actor, token);
  const batch = writeBatch(database);
  batch.delete(doc(database, "jobs/vaga"));
  batch.set(doc(database, "jobClosures/vaga"), closureOf(actor, fields));
  return batch.commit();
}

test("the administrator deletes a job without a note", async () => {
  await assertSucceeds(deleteDoc(doc(gate.as("admin"), "jobs/vaga")));
});

describe("a company that deletes a job of its own", () => {
  test.each([
    ["listed", buildListedJob()],
    ["filled", buildListedJob({ filled: true })],
    ["waiting", buildJob()],
    ["rejected", buildJob({ approvalStatus: "rejected" })],
    ["off the site", buildListedJob({ listed: false, paused: true })],
    ["past its deadline", buildJob({ expiresAt: new Date(0) })],
  ])("may delete it while it is %s, with a note in the same write", async (_state, job) => {
    await gate.given({ "jobs/vaga": job });
    await assertFails(deleteDoc(doc(gate.as("company"), "jobs/vaga")));
    await assertSucceeds(withdraw("company"));
  });

  test.each(
    titled([
      ...accepts("title", buildJob().title),
      ...refuses("title", "Outra vaga", "", null, missing),
      ...refuses("companyId", "otherCompany", null, missing),
      ...refuses("byCompany", false, "true", null, missing),
      ...refuses("closedAt", new Date(), new Date(0), null, missing),
      ...refuses("applications", 0, 3, null),
      ...refuses("intruder", true),
    ]),
  )("with %s in the note is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, withdraw("company", fields));
  });

  test("cannot note somebody else's deletion, also if the note comes first in the commit", async () => {
    const noteFirst = (fields: Record<string, unknown> = {}) => {
      const database = gate.as("company");
      const batch = writeBatch(database);
      batch.set(doc(database, "jobClosures/vaga"), closureOf("company", fields));
      batch.delete(doc(database, "jobs/vaga"));
      return batch.commit();
    };
    await assertFails(noteFirst({ byCompany: false }));
    await assertSucceeds(noteFirst());
  });

  test("cannot note the deletion of a job that stays", async () => {
    const database = gate.as("company");
    await assertFails(setDoc(doc(database, "jobClosures/vaga"), closureOf("company")));
    const batch = writeBatch(database);
    batch.update(doc(database, "jobs/vaga"), { filled: true, updatedAt: now });
    batch.set(doc(database, "jobClosures/vaga"), closureOf("company"));
    await assertFails(batch.commit());
    await assertSucceeds(withdraw("company"));
  });

  test("cannot note the deletion of a job that does not exist", async () => {
    await gate.given({ "jobs/vaga": null });
    await assertFails(setDoc(doc(gate.as("company"), "jobClosures/vaga"), closureOf("company")));
  });

  test("cannot refer to the note of another deletion", async () => {
    const database = gate.as("company");
    await gate.given({ "jobs/outra": buildListedJob() });
    const batch = writeBatch(database);
    batch.delete(doc(database, "jobs/vaga"));
    batch.delete(doc(database, "jobs/outra"));
    batch.set(doc(database, "jobClosures/outra"), closureOf("company"));
    await assertFails(batch.commit());
  });

  test("cannot take over the note of an earlier deletion by the administrator", async () => {
    await gate.given({ "jobClosures/vaga": { closedAt: new Date(), companyId: "company" } });
    await assertFails(withdraw("company"));
    await assertFails(deleteDoc(doc(gate.as("company"), "jobs/vaga")));
  });

  test("cannot use an existing note for another change", async () => {
    await gate.given({ "jobClosures/vaga": buildClosure(), "jobs/vaga": buildJob() });
    const job = doc(gate.as("company"), "jobs/vaga");
    await assertFails(updateDoc(job, { listed: true, updatedAt: now }));
    await assertSucceeds(updateDoc(job, { filled: true, updatedAt: now }));
  });

  test("cannot recreate the job in the same write, nor under its id later", async () => {
    const database = gate.as("company");
    const again = { ...buildJob(), postedAt: now, updatedAt: now };
    const batch = writeBatch(database);
    batch.delete(doc(database, "jobs/vaga"));
    batch.set(doc(database, "jobClosures/vaga"), closureOf("company"));
    batch.set(doc(database, "jobs/vaga"), again);
    batch.set(doc(database, "queuePlaces/company"), firstPlace("vaga"));
    await assertFails(batch.commit());
    await assertSucceeds(withdraw("company"));
    const send = (id: string) =>
      withFirstPlace("company", id, (writes) => writes.set(doc(database, "jobs", id), again));
    await assertFails(send("vaga"));
    await assertSucceeds(send("nova"));
  });

  test.each([
    ["whose address is not verified", { email_verified: false }],
    ["that signed in anonymously", { firebase: { sign_in_provider: "anonymous", identities: {} } }],
  ])("is refused as an account %s", async (_which, token) => {
    await assertFails(withdraw("company", {}, token));
  });

  test("is refused without a row, deactivated, or with a tombstone", async () => {
    const states: Record<string, DocumentData | null>[] = [
      { "companies/company": null },
      { "companies/company": buildCompany({ active: false }) },
      { "companies/company": buildCompany(), "tombstones/company": { deletedAt: new Date() } },
    ];
    for (const documents of states) {
      await gate.given(documents);
      await assertFails(withdraw("company"));
    }
    await gate.given({ "tombstones/company": null });
    await assertSucceeds(withdraw("company"));
  });
});

test("the id of a job that was deleted cannot be used by another company", async () => {
  await gate.given({ "jobs/vaga": null, "jobClosures/vaga": { closedAt: new Date() } });
  const job = { ...buildJob({ companyId: "otherCompany" }), postedAt: now, updatedAt: now };
  const send = () =>
    withFirstPlace("otherCompany", "vaga", (batch) =>
      batch.set(doc(gate.as("otherCompany"), "jobs/vaga"), job),
    );
  await assertFails(send());
  await gate.given({ "jobClosures/vaga": null });
  await assertSucceeds(send());
});

test.each(everyoneBut("company", "admin"))(
  "%s does not delete another company's job",
  async (actor) => {
    await assertFails(deleteDoc(doc(gate.as(actor), "jobs/vaga")));
    await assertFails(withdraw(actor));
    await assertFails(withdraw(actor, { companyId: "company" }));
  },
);
