import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import {
  collection,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  type QueryConstraint,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyone, everyoneBut } from "../support/actors.ts";
import { buildApproval, buildJob } from "../support/build.ts";
import { asUpdated, missing, refuses, text, titled, verdict } from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({
    "jobs/vaga": buildJob({ revision: 3 }),
    "jobApprovals/vaga": buildApproval("vaga", { revision: 3 }),
  });
});

const now = serverTimestamp();
const approval = { status: "approved", adminNotes: "", updatedAt: now };

function decide(actor: Actor, fields: Record<string, unknown> = {}) {
  return updateDoc(
    doc(gate.as(actor), "jobApprovals/vaga"),
    asUpdated({ ...approval, ...fields }) as never,
  );
}

function find(actor: Actor, ...constraints: QueryConstraint[]) {
  return getDocs(query(collection(gate.as(actor), "jobApprovals"), ...constraints));
}

describe("a decision", () => {
  test.each(everyoneBut("admin"))("is refused to %s", async (actor) => {
    await gate.given({
      "jobApprovals/vaga": buildApproval("vaga", { revision: 3, companyId: actor }),
    });
    await assertFails(decide(actor));
    await assertSucceeds(decide("admin"));
  });

  test.each(
    titled([
      ...text("adminNotes", limits.adminNotes),
      { fact: "status rejected", fields: { status: "rejected" }, allowed: true },
      ...refuses("status", "pending", "maybe", null, missing),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("revision", 2, 4, missing),
      ...refuses("companyId", "otherCompany", null),
      ...refuses("jobId", "outra"),
      ...refuses("createdAt", now),
      ...refuses("decidedBy", "admin"),
      ...refuses("decided", null, { status: "approved" }),
      ...refuses("news", { told: null, mail: null }),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, decide("admin", fields));
  });

  test("without its time is refused", async () => {
    await assertFails(
      updateDoc(doc(gate.as("admin"), "jobApprovals/vaga"), { status: "approved" }),
    );
  });

  test.each(["approved", "rejected"] as const)(
    "that was %s may be taken back and reversed by the administrator only, and not repeated",
    async (status) => {
      const given = () =>
        gate.given({ "jobApprovals/vaga": buildApproval("vaga", { revision: 3, status }) });
      await given();
      await assertFails(decide("admin", { status }));
      for (const other of ["pending", "approved", "rejected"].filter((one) => one !== status)) {
        await given();
        await assertFails(decide("company", { status: other }));
        await assertSucceeds(decide("admin", { status: other }));
      }
    },
  );

  test.each(["pending", "approved"] as const)(
    "on an outdated revision is refused, also where the record is %s",
    async (status) => {
      await gate.given({
        "jobs/vaga": buildJob({ revision: 4 }),
        "jobApprovals/vaga": buildApproval("vaga", { revision: 3, status }),
      });
      await assertFails(decide("admin", { status: "rejected" }));
      await gate.given({ "jobs/vaga": buildJob({ revision: 3 }) });
      await assertSucceeds(decide("admin", { status: "rejected" }));
    },
  );

  test("on a deleted job is refused", async () => {
    await gate.given({ "jobs/vaga": null });
    await assertFails(decide("admin"));
  });

  test("is accepted in a transaction that read the job", async () => {
    const database = gate.as("admin");
    await assertSucceeds(
      runTransaction(database, async (transaction) => {
        await Promise.all([
          transaction.get(doc(database, "jobApprovals/vaga")),
          transaction.get(doc(database, "jobs/vaga")),
        ]);
        transaction.update(doc(database, "jobApprovals/vaga"), approval);
      }),
    );
  });
});

describe("an approval record", () => {
  test.each(everyone)("is neither created nor deleted by %s", async (actor) => {
    await gate.given({ "jobs/outra": buildJob({ companyId: actor }) });
    await assertFails(
      setDoc(
        doc(gate.as(actor), "jobApprovals/outra"),
        buildApproval("outra", { companyId: actor }),
      ),
    );
    await assertFails(deleteDoc(doc(gate.as(actor), "jobApprovals/vaga")));
  });

  test.each(everyoneBut("company", "admin"))("is not readable by %s", async (actor) => {
    await assertFails(getDoc(doc(gate.as(actor), "jobApprovals/vaga")));
    await assertFails(find(actor, where("companyId", "==", "company"), limit(10)));
  });

  test("is read by its company and the administrator", async () => {
    await assertSucceeds(getDoc(doc(gate.as("company"), "jobApprovals/vaga")));
    await assertSucceeds(getDoc(doc(gate.as("admin"), "jobApprovals/vaga")));
  });

  test("is listed by its company, 50 at a time", async () => {
    const own = where("companyId", "==", "company");
    await assertSucceeds(
      find("company", own, orderBy("createdAt", "desc"), limit(limits.listRequest.max)),
    );
    await assertFails(find("company", own, limit(limits.listRequest.max + 1)));
    await assertFails(find("company", own));
    await assertFails(find("company", limit(10)));
  });

  test("is listed and counted by the administrator", async () => {
    const waiting = where("status", "==", "pending");
    await assertSucceeds(find("admin", waiting, orderBy("createdAt", "desc"), limit(20)));
    await assertSucceeds(getCount(query(collection(gate.as("admin"), "jobApprovals"), waiting)));
  });
});
