import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from "firebase/firestore";
import { beforeEach, test } from "vitest";
import { accounts, type Actor, everyone, everyoneBut } from "../support/actors.ts";
import { buildCandidate } from "../support/build.ts";
import { accepts, asCreated, missing, refuses, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({
    "candidates/vaga_applicant": buildCandidate("vaga", "applicant"),
    "candidates/banco_applicant": buildCandidate(null, "applicant"),
    "downloads/1": { candidateId: "vaga_applicant", uid: "company", at: new Date() },
  });
});

function note(actor: Actor, fields: Record<string, unknown> = {}) {
  return addDoc(
    collection(gate.as(actor), "downloads"),
    asCreated(
      {
        candidateId: "vaga_applicant",
        uid: accounts[actor]?.uid ?? "visitor",
        at: serverTimestamp(),
      },
      fields,
    ),
  );
}

test.each(["company", "admin"] as const)("%s notes that it opens a résumé", async (actor) => {
  await assertSucceeds(note(actor));
});

test.each(everyoneBut("company", "admin"))("%s has no résumé to open", async (actor) => {
  await assertFails(note(actor));
});

test.each(["unverifiedCompany", "deletedCompany"] as const)(
  "%s opens none, though an application names it",
  async (actor) => {
    await gate.given({
      "candidates/vaga_applicant": buildCandidate("vaga", "applicant", {
        companyId: accounts[actor].uid,
      }),
    });
    await assertFails(note(actor));
    await gate.given({
      "candidates/vaga_applicant": buildCandidate("vaga", "applicant", {
        companyId: accounts.otherCompany.uid,
      }),
    });
    await assertSucceeds(note("otherCompany"));
  },
);

test("the administrator opens any, a company those sent to it", async () => {
  await assertSucceeds(note("admin", { candidateId: "banco_applicant" }));
  await assertFails(note("company", { candidateId: "banco_applicant" }));
  await assertFails(note("company", { candidateId: "nobody" }));
});

test.each(
  titled([
    ...refuses("uid", "otherCompany", null, missing),
    ...refuses("at", new Date(), null, missing),
    ...refuses("candidateId", "", 7, null, missing),
    ...refuses("notes", "x"),
  ]),
)("a note with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
  await verdict(allowed, note("company", fields));
});

test.each(
  titled([
    ...accepts("candidateId", "a".repeat(limits.candidateId.max)),
    ...refuses("candidateId", "a".repeat(limits.candidateId.max + 1), " "),
  ]),
)("the administrator's note with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
  await verdict(allowed, note("admin", fields));
});

test.each(everyone)("%s changes and removes no note", async (actor) => {
  const noted = doc(gate.as(actor), "downloads/1");
  await assertFails(updateDoc(noted, { uid: "otherCompany" }));
  await assertFails(
    setDoc(noted, { candidateId: "vaga_applicant", uid: actor, at: serverTimestamp() }),
  );
  await assertFails(deleteDoc(noted));
});

test("notes are read by the administrator alone", async () => {
  await assertSucceeds(getDoc(doc(gate.as("admin"), "downloads/1")));
  for (const actor of everyoneBut("admin"))
    await assertFails(getDoc(doc(gate.as(actor), "downloads/1")));
});
