import { assertSucceeds } from "@firebase/rules-unit-testing";
import { emptyStats } from "@vagas/functions/domain/administration/emptyStats";
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { type Actor, everyone, everyoneBut } from "../support/actors.ts";
import { buildContactRequest, buildResume } from "../support/build.ts";
import { verdict } from "./cases.ts";
import { gate, givenEveryCompany, SharedData } from "./gate.ts";

const kept = {
  "resumes/banco_applicant": buildResume("applicant"),
  "talentPool/banco_applicant": { resumeId: "banco_applicant", name: "João", status: "available" },
  "hiringCompanies/company": { at: new Date() },
  "stats/public": emptyStats,
  "stats/public/shares/vaga": { type: "Vendas", location: "Confresa", listed: true, filled: false },
  "stats/numbers": { openJobs: 3, months: [] },
  "stats/numbers/months/2026-11": { listed: {}, filled: {}, hired: {} },
  "stats/public/hires/vaga": { hires: 1, hiresTold: 1 },
  "stats/other": emptyStats,
  "audit/1": { action: "approved" },
  "downloads/1": { candidateId: "vaga_applicant", uid: "company", at: new Date() },
  "mail/1": { to: ["a@b.example"], delivery: null },
  "tombstones/applicant": { deletedAt: new Date() },
  "jobClosures/1": { closedAt: new Date() },
  "requestCounts/2026-11-21": { count: 1, expiresAt: new Date() },
  "confirmedAddresses/1": { confirmedAt: new Date(), expiresAt: new Date() },
  "deactivatedCompanies/1": { keys: ["a"], deletedAt: new Date(), expiresAt: new Date() },
  "returnedCompanies/company": {
    cnpj: { deletedAt: new Date() },
    email: null,
    expiresAt: new Date(),
  },
  "jobReports/1": { jobId: "vaga", reason: "money", words: "", person: "a", network: "b" },
  "jobChecks/vaga": { companyId: "company", waits: "jobs", marks: [], weight: 10, checked: "a" },
  "reportSummaries/vaga": { companyId: "company", counts: { money: 1 }, state: "open", held: true },
  "alerts/1": { email: "a@b.example", list: "", leaveToken: "a", confirmedAt: new Date() },
  "alertCounts/2026-11": { confirmed: 1 },
  "neighbours/serra.example": { readAt: new Date(), jobs: [] },
  "deviceAlerts/1": { device: "c", list: "", secret: "a", expiresAt: new Date() },
  "linkRequests/1": { email: "a@b.example", expiresAt: new Date() },
  "linkUses/1": { purpose: "renew", usedAt: new Date(), expiresAt: new Date() },
  "publishedJobs/vaga": { type: "Vendas", at: new Date() },
  "shortCodes/k7q2": { jobId: "vaga", at: new Date() },
  "rounds/removeIdleApplicants": { pageToken: "applicant" },
  "reconciliationPasses/jobs": { beganAt: new Date(), after: "oculta", isOver: false },
  "serverRuns/reconcile": { startedAt: new Date(), outcome: "running", nextAt: new Date() },
  "stuckWork/1": { functionName: "onJobWritten", documentId: "oculta", since: new Date() },
  "healthNotices/site": { isRed: true, at: new Date() },
  "browserErrors/2026-11-21": { entries: [], others: 0, expiresAt: new Date() },
  "unknown/1": { open: true },
};
type Path = keyof typeof kept;
const paths = Object.keys(kept) as Path[];

const data = new SharedData(async () => {
  await givenEveryCompany();
  await gate.given(kept);
});
beforeEach(() => data.prepare());

/** Waits until the rules refuse a request, which leaves the data as it is. */
const refused = (request: Promise<unknown>) => data.during(verdict(false, request), true);

// The public counts exist beside the refused ones, so the rules refuse, not a missing document.

function parent(actor: Actor, path: string) {
  return collection(gate.as(actor), path.slice(0, path.lastIndexOf("/")));
}

const forAdmin: Path[] = [
  "resumes/banco_applicant",
  "talentPool/banco_applicant",
  "audit/1",
  "returnedCompanies/company",
  "jobChecks/vaga",
  "reportSummaries/vaga",
  "serverRuns/reconcile",
  "downloads/1",
  "alertCounts/2026-11",
];
const forAll: Path[] = ["stats/public", "stats/numbers"];
const forNobody = paths.filter((path) => !forAll.includes(path) && !forAdmin.includes(path));

describe.each(paths)("%s", (path) => {
  test.each(everyone)("is not created, replaced, changed or deleted by %s", async (actor) => {
    const database = gate.as(actor);
    await refused(setDoc(doc(parent(actor, path), "novo"), kept[path]));
    await refused(setDoc(doc(database, path), { ...kept[path], extra: 1 }));
    await refused(updateDoc(doc(database, path), { extra: 1 }));
    await refused(deleteDoc(doc(database, path)));
    await assertSucceeds(getDoc(doc(database, "stats/public")));
  });
});

describe.each(forAdmin)("%s", (path) => {
  test("is read and listed by the administrator", async () => {
    await assertSucceeds(getDoc(doc(gate.as("admin"), path)));
    await assertSucceeds(getDocs(query(parent("admin", path), limit(20))));
  });

  test.each(everyoneBut("admin"))("is not readable by %s", async (actor) => {
    await refused(getDoc(doc(gate.as(actor), path)));
    await refused(getDocs(query(parent(actor, path), limit(1))));
  });
});

describe.each(forNobody)("%s", (path) => {
  test.each(everyone)("is not readable by %s", async (actor) => {
    await refused(getDoc(doc(gate.as(actor), path)));
    await refused(getDocs(query(parent(actor, path), limit(1))));
    await assertSucceeds(getDoc(doc(gate.as(actor), "stats/public")));
  });
});

describe("the public counts", () => {
  test.each(everyone)("are read by %s, never listed", async (actor) => {
    for (const path of forAll) await assertSucceeds(getDoc(doc(gate.as(actor), path)));
    await refused(getDocs(query(collection(gate.as(actor), "stats"), limit(1))));
    for (const id of ["public", "numbers"])
      await refused(
        getDocs(
          query(collection(gate.as(actor), "stats"), where(documentId(), "==", id), limit(1)),
        ),
      );
    for (const below of ["shares", "months"])
      await refused(getDocs(query(collectionGroup(gate.as(actor), below), limit(1))));
  });
});

describe("a company's own request for contact", () => {
  const path = "contactRequests/cartao_1";

  beforeEach(givenEveryCompany);

  async function given(companyId: Actor) {
    await gate.given({ [path]: buildContactRequest({ companyId }) });
    const database = gate.as(companyId);
    const own = where("companyId", "==", companyId);
    return {
      get: () => getDoc(doc(database, path)),
      list: () => getDocs(query(collection(database, "contactRequests"), own, limit(20))),
    };
  }

  test.each(["unverifiedCompany", "deletedCompany", "applicant"] as const)(
    "is not read by %s",
    async (actor) => {
      const { get, list } = await given(actor);
      await refused(get());
      await refused(list());
    },
  );

  test.each(["company", "deactivatedCompany"] as const)("is read by %s", async (actor) => {
    const { get, list } = await given(actor);
    await assertSucceeds(get());
    await assertSucceeds(list());
  });
});
