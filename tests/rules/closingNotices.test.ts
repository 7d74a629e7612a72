import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { answerDelayMinutes } from "@vagas/functions/domain/application/answer";
import { addMinutes } from "@vagas/functions/domain/dates";
import {
  deleteDoc,
  doc,
  type DocumentData,
  serverTimestamp,
  setDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, expect, test } from "vitest";
import { everyoneBut, type Token } from "../support/actors.ts";
import {
  buildClosure,
  buildCompany,
  buildJob,
  buildListedJob,
  buildNotice,
} from "../support/build.ts";
import { gate, givenEveryCompany } from "./gate.ts";

const path = "closingNotices/vaga";
const sent = { companyId: "company", askedAt: serverTimestamp() };

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "jobs/vaga": buildListedJob({ filled: true }) });
});

function ask(fields: object = {}, token: Token = {}) {
  return setDoc(doc(gate.as("company", token), path), { ...sent, ...fields });
}

const takeBack = () => deleteDoc(doc(gate.as("company"), path));

/** When a notice was asked of which people are told in this moment, and of one of which they are told in a minute. */
const told = () => addMinutes(new Date(), -answerDelayMinutes);
const notTold = () => addMinutes(new Date(), -(answerDelayMinutes - 1));

test("the rules know the delay of an answer", () => {
  expect(answerDelayMinutes).toBe(30);
});

describe("everybody without an answer is told that a job has ended", () => {
  test.each([
    ["is filled", buildListedJob({ filled: true })],
    ["is off the site", buildListedJob({ listed: false, paused: true })],
    ["is past its deadline", buildListedJob({ expiresAt: new Date(0) })],
    ["is past its deadline and waits", buildJob({ expiresAt: new Date(0) })],
  ])("once it %s", async (_state, job) => {
    await gate.given({ "jobs/vaga": job });
    await assertSucceeds(ask());
  });

  test("once its company or the administrator deleted it", async () => {
    for (const byCompany of [true, false]) {
      await gate.given({
        "jobs/vaga": null,
        "jobClosures/vaga": buildClosure({ byCompany }),
        [path]: null,
      });
      await assertSucceeds(ask());
    }
  });

  test("not while it takes applications, also not with its end in the same write", async () => {
    await gate.given({ "jobs/vaga": buildListedJob() });
    await assertFails(ask());
    const database = gate.as("company");
    await assertFails(
      writeBatch(database)
        .update(doc(database, "jobs/vaga"), { filled: true, updatedAt: serverTimestamp() })
        .set(doc(database, path), sent)
        .commit(),
    );
  });

  test.each<[string, Record<string, DocumentData | null>]>([
    ["is another company's", { "jobs/vaga": buildListedJob({ companyId: "x", filled: true }) }],
    ["is the administrator's", { "jobs/vaga": buildListedJob({ companyId: null, filled: true }) }],
    ["never was", { "jobs/vaga": null }],
    [
      "another company deleted",
      { "jobs/vaga": null, "jobClosures/vaga": buildClosure({ companyId: "x" }) },
    ],
    ["a company that is gone had", { "jobs/vaga": null, "jobClosures/vaga": { closedAt: told() } }],
  ])("not of a job that %s", async (_whose, documents) => {
    await gate.given(documents);
    await assertFails(ask());
  });

  test("by its company in its own name and at this time", async () => {
    for (const companyId of ["otherCompany", null, ""]) await assertFails(ask({ companyId }));
    for (const askedAt of [notTold(), told(), null]) await assertFails(ask({ askedAt }));
    for (const extra of ["people", "toldAt"]) await assertFails(ask({ [extra]: 1 }));
  });

  test.each<[string, Record<string, DocumentData>, Token]>([
    ["is deactivated", { "companies/company": buildCompany({ active: false }) }, {}],
    ["is being deleted", { "tombstones/company": { deletedAt: new Date() } }, {}],
    ["has no verified address", {}, { email_verified: false }],
    [
      "is an anonymous account",
      {},
      { firebase: { sign_in_provider: "anonymous", identities: {} } },
    ],
  ])("not by a company that %s", async (_state, documents, token) => {
    await gate.given({ "companies/company": buildCompany({ email: "company@empresa.example" }) });
    await gate.given(documents);
    await assertFails(ask({}, token));
    await gate.given({ [path]: buildNotice({ askedAt: notTold() }) });
    await assertFails(deleteDoc(doc(gate.as("company", token), path)));
  });

  test.each(everyoneBut("company"))("not by %s", async (actor) => {
    await assertFails(setDoc(doc(gate.as(actor), path), sent));
    await assertFails(setDoc(doc(gate.as(actor), path), { ...sent, companyId: actor }));
    await gate.given({ [path]: buildNotice({ askedAt: notTold() }) });
    await assertFails(deleteDoc(doc(gate.as(actor), path)));
  });
});

describe("a request to tell", () => {
  test("is taken back until people are told", async () => {
    await gate.given({ [path]: buildNotice({ askedAt: notTold() }) });
    await assertSucceeds(takeBack());
    await gate.given({ [path]: buildNotice({ askedAt: told() }) });
    await assertFails(takeBack());
  });

  test("is repeated once people were told, while the job has ended", async () => {
    await gate.given({ [path]: buildNotice({ askedAt: notTold() }) });
    await assertFails(ask());
    await gate.given({ [path]: buildNotice({ askedAt: told() }) });
    await assertSucceeds(ask());
    await gate.given({
      [path]: buildNotice({ askedAt: told() }),
      "jobs/vaga": buildListedJob(),
    });
    await assertFails(ask());
  });

  test("of another company is not taken over", async () => {
    await gate.given({ [path]: buildNotice({ askedAt: told(), companyId: "otherCompany" }) });
    await assertFails(ask());
    await gate.given({ [path]: buildNotice({ askedAt: notTold(), companyId: "otherCompany" }) });
    await assertFails(takeBack());
  });
});
