import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { addDays } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyoneBut } from "../support/actors.ts";
import { buildJob, buildPendingJob } from "../support/build.ts";
import {
  accepts,
  asCreated,
  asUpdated,
  type Case,
  missing,
  refuses,
  titled,
  verdict,
} from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";
import { contentCases } from "./jobContent.ts";

let count = 0;
const now = serverTimestamp();
beforeEach(async () => {
  await givenEveryCompany();
  await gate.given({ "pendingJobs/papel": buildPendingJob() });
});

function type(actor: Actor, fields: Record<string, unknown> = {}, id = `papel-${(count += 1)}`) {
  return setDoc(
    doc(gate.as(actor), "pendingJobs", id),
    asCreated({ ...buildPendingJob(), createdAt: now }, fields),
  );
}

function correct(actor: Actor, fields: Record<string, unknown>) {
  return updateDoc(doc(gate.as(actor), "pendingJobs/papel"), asUpdated(fields) as never);
}

const deadlines: Case[] = [
  ...accepts(
    "expiresAt",
    addDays(new Date(), 60),
    new Date(Date.now() + 3_600_000),
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 - 3_600_000),
  ),
  ...refuses(
    "expiresAt",
    new Date(Date.now() + (limits.deadlineDays.max + 1) * 86_400_000 + 3_600_000),
    new Date(Date.now() - 1),
    now,
    null,
    7,
    missing,
  ),
];

describe("an imported job", () => {
  test.each(
    titled([
      ...contentCases,
      ...deadlines,
      ...refuses("createdAt", new Date(), null, missing),
      ...refuses("approved", true),
      ...refuses("companyId", null),
      ...refuses("searchTerms", [], ["a"]),
    ]),
  )("created with %s is %s", async (_fact, _verdict, { fields, allowed }) =>
    verdict(allowed, type("admin", fields)),
  );

  test.each(
    titled([
      ...contentCases,
      ...deadlines,
      ...refuses("createdAt", new Date(0), now, missing),
      ...refuses("approved", true),
      ...refuses("searchTerms", [], ["a"]),
    ]),
  )("corrected with %s is %s", async (_fact, _verdict, { fields, allowed }) =>
    verdict(allowed, correct("admin", { location: "Luciara", ...fields })),
  );

  test("keeps a passed deadline until somebody moves it", async () => {
    await gate.given({
      "pendingJobs/papel": buildPendingJob({ expiresAt: addDays(new Date(), -1) }),
    });
    await assertSucceeds(correct("admin", { title: "Caixa" }));
    await assertFails(correct("admin", { expiresAt: addDays(new Date(), -2) }));
  });

  test("is corrected without touching the search terms that functions wrote", async () => {
    await gate.given({ "pendingJobs/papel": buildPendingJob({ searchTerms: ["v", "ve"] }) });
    await assertSucceeds(correct("admin", { title: "Caixa" }));
    await assertFails(correct("admin", { title: "Caixa", searchTerms: ["v"] }));
    await assertFails(
      updateDoc(doc(gate.as("admin"), "pendingJobs/papel"), {
        title: "Caixa",
        searchTerms: deleteField(),
      }),
    );
  });

  test.each([
    ["planilha-1", true],
    ["x".repeat(81), false],
    ["com_traço", false],
    ["banco", false],
  ])("under the id %s is accepted: %s", async (id, allowed) => {
    await verdict(allowed, type("admin", {}, id));
  });

  test.each(everyoneBut("admin"))("is refused to %s", async (actor) => {
    const database = gate.as(actor);
    await assertFails(getDoc(doc(database, "pendingJobs/papel")));
    await assertFails(getDocs(query(collection(database, "pendingJobs"), limit(1))));
    await assertFails(type(actor));
    await assertFails(correct(actor, { title: "Caixa" }));
    await assertFails(deleteDoc(doc(database, "pendingJobs/papel")));
  });

  test("is read, listed and deleted by the administrator", async () => {
    const database = gate.as("admin");
    await assertSucceeds(getDoc(doc(database, "pendingJobs/papel")));
    await assertSucceeds(getDocs(query(collection(database, "pendingJobs"), limit(20))));
    await assertSucceeds(deleteDoc(doc(database, "pendingJobs/papel")));
  });

  test("moves to the rejected jobs in one batch, and back", async () => {
    const database = gate.as("admin");
    const { createdAt, ...content } = buildPendingJob();
    const [waiting, refused] = ["pendingJobs/papel", "rejectedJobs/papel"].map((path) =>
      doc(database, path),
    );
    await assertFails(setDoc(refused!, { ...content, createdAt, rejectedAt: now }));
    const away = writeBatch(database);
    away.set(refused!, { ...content, createdAt, rejectedAt: now });
    away.delete(waiting!);
    await assertSucceeds(away.commit());
    const back = writeBatch(database);
    back.set(waiting!, { ...content, createdAt: now });
    back.delete(refused!);
    await assertSucceeds(back.commit());
  });

  test.each(
    titled([
      ...contentCases,
      ...refuses("rejectedAt", new Date(), null, missing),
      ...refuses("createdAt", null, 7, missing),
      ...refuses("expiresAt", null, 7, missing),
      ...refuses("searchTerms", []),
      ...refuses("companyId", null),
      ...refuses("intruder", true),
    ]),
  )("rejected with %s is %s, also once more", async (_fact, _verdict, { fields, allowed }) => {
    const path = "rejectedJobs/outra";
    const reject = () =>
      setDoc(
        doc(gate.as("admin"), path),
        asCreated({ ...buildPendingJob(), rejectedAt: now }, fields),
      );
    await gate.given({ [path]: null });
    await verdict(allowed, reject());
    await gate.given({ [path]: { ...buildPendingJob(), rejectedAt: new Date() } });
    await verdict(allowed, reject());
  });

  test.each([
    ["planilha-1", true],
    ["com_traço", false],
    ["banco", false],
  ])("rejected under the id %s is accepted: %s", async (id, allowed) => {
    await verdict(
      allowed,
      setDoc(doc(gate.as("admin"), "rejectedJobs", id), { ...buildPendingJob(), rejectedAt: now }),
    );
  });

  test("moves to the jobs under the same id in one batch", async () => {
    const database = gate.as("admin");
    const { createdAt: _, ...content } = buildPendingJob();
    const batch = writeBatch(database);
    batch.set(doc(database, "jobs/papel"), {
      ...buildJob(),
      ...content,
      companyId: null,
      approved: true,
      approvalStatus: "approved",
      postedAt: now,
      updatedAt: now,
    });
    batch.delete(doc(database, "pendingJobs/papel"));
    await assertSucceeds(batch.commit());
  });
});
