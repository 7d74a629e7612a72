import { addDays } from "@vagas/functions/domain/dates";
import { QuerySnapshot, Transaction, WriteBatch, type WriteResult } from "firebase-admin/firestore";
import { setTimeout } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { fillTalentPool } from "../../functions/src/triggers/applications/onResumeDecided.ts";
import { switchCompany } from "../../functions/src/triggers/companies/onCompanyWritten.ts";
import { removeCompany } from "../../functions/src/triggers/companies/removeCompany.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { eraseOwnData } from "../../functions/src/triggers/personalData/eraseOwnData.ts";
import { reconcileTalentCard } from "../../functions/src/triggers/talents/reconcileTalentCard.ts";
import {
  endContactRequests,
  repairTalentCards,
} from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { aCandidate, aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { auth, bucket, db } from "../functions/functionsSuite.ts";
import { contextAt, documentsOf } from "./workBoard.ts";
import { change } from "./change.ts";
import { linkSecret } from "./environment.ts";
import { withEmail, personEmail } from "./kept.ts";
import { runs } from "./runs.ts";
import { answer, answerEnd, ask, one, openTalentBank, person, request } from "./openTalentBank.ts";

beforeEach(openTalentBank);

describe("a request", () => {
  beforeEach(() => ask());
  const requests = () => documentsOf("contactRequests/");
  const mails = () => documentsOf("mail/contact-");

  test("without an answer expires after two weeks, and the company is told", async () => {
    await endContactRequests(contextAt(addDays(now, 13)));
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "waiting" });
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50) });
    const late = contextAt(answerEnd);
    await endContactRequests(late);
    await endContactRequests(late);
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "lapsed" });
    expect(Object.keys(await mails())).toEqual([
      `mail/contact-${request}-${now.getTime()}-company`,
    ]);
    expect(await ask()).toEqual({ state: "asked" });
    await endContactRequests(contextAt(addDays(now, 180)));
    expect(await requests()).toEqual({});
  });

  describe.each([
    ["paused", { paused: true, listed: false }],
    ["held", { held: true, listed: false }],
    ["not approved any more", { approved: false, approvalStatus: "rejected", listed: false }],
    ["paused a moment ago, still listed", { paused: true }],
  ])("for a job that is %s", (_how, off) => {
    beforeEach(async () => {
      await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50), ...off });
    });

    test("keeps waiting until its term, and the company is told if the job came back", async () => {
      await endContactRequests(contextAt(addDays(now, 13)));
      expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "waiting" });
      expect(Object.keys(await mails())).toHaveLength(1);
      const back = { paused: false, held: false, listed: true };
      await db.doc("jobs/padeiro").update({ ...back, approved: true, approvalStatus: "approved" });
      await endContactRequests(contextAt(answerEnd));
      expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "lapsed" });
    });

    test("ends at its term without a mail", async () => {
      await endContactRequests(contextAt(answerEnd));
      expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "ended" });
      expect(await mails()).toEqual({});
    });
  });

  test.each([
    ["filled", { filled: true, expiresAt: addDays(now, 50) }],
    ["expired", { expiresAt: addDays(now, 13.5) }],
  ])(
    "for a job that is %s since the last night ends at its term without a mail",
    async (_how, over) => {
      await endContactRequests(contextAt(addDays(now, 13)));
      await db.doc("jobs/padeiro").update(over);
      await endContactRequests(contextAt(answerEnd));
      expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "ended" });
      expect(await mails()).toEqual({});
    },
  );

  test("goes on past its job's deadline if the job is renewed meanwhile", async () => {
    await db.doc(`contactRequests/${request}`).delete();
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 3) });
    await ask();
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50) });
    await endContactRequests(contextAt(addDays(now, 3)));
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "waiting" });
    await endContactRequests(contextAt(answerEnd));
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "lapsed" });
  });

  test("for a job past its deadline can be answered once the company renews it", async () => {
    const [deadline, night, later] = [addDays(now, 3), addDays(now, 3.5), addDays(now, 4)];
    await db.doc("jobs/padeiro").update({ expiresAt: deadline });
    await endContactRequests(contextAt(night));
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "waiting" });
    expect(Object.keys(await mails())).toHaveLength(1);
    expect(await answer("yes", night)).toMatchObject({ state: "closed" });
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, 50) });
    expect(await answer("no", later)).toMatchObject({ contact: { status: "declined" } });
  });

  test("for a job that is not renewed keeps no other company away after three days", async () => {
    const email = "mercado@empresa.example";
    await given({
      "companies/mercado": aCompany({ name: "Mercado", email }),
      "jobs/caixa": aJob({ ...approved, listed: true, companyId: "mercado", company: "Mercado" }),
    });
    const other = () => ask({ jobId: "caixa" }, { origin: "company", companyId: "mercado", email });
    expect(await other()).toEqual({ state: "busy" });
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(now, -3) });
    await endContactRequests(contextAt());
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "ended" });
    expect(await mails()).toEqual({});
    expect(await other()).toEqual({ state: "sent" });
  });

  test("for a filled job ends the same night", async () => {
    await db.doc("jobs/padeiro").update({ filled: true });
    await endContactRequests(contextAt());
    expect(await one(`contactRequests/${request}`)).toMatchObject({ status: "ended" });
    expect(await mails()).toEqual({});
  });

  test("is deleted before the function answers that its job was, however slow the database is", async () => {
    type Commit = (this: WriteBatch) => Promise<WriteResult[]>;
    const commit: Commit = Reflect.get(WriteBatch.prototype, "commit");
    const slow = vi.spyOn(WriteBatch.prototype, "commit").mockImplementation(async function (
      this: WriteBatch,
    ) {
      await setTimeout(300);
      return commit.call(this);
    });
    await db.doc("jobs/padeiro").delete();
    await runs(
      functions.onJobWritten,
      change({ jobId: "padeiro" }, { companyId: "padaria" }, null),
    );
    slow.mockRestore();
    expect(await requests()).toEqual({});
  });

  test("ends with the person’s consent, and so do its mails", async () => {
    await leaveTalentPool(contextAt(), person);
    for (let times = 0; times < 2; times++)
      await reconcileTalentCard(contextAt(), linkSecret, { email: personEmail });
    expect(await requests()).toEqual({});
    expect(await mails()).toEqual({});
    expect(await documentsOf("talentCards")).toEqual({});
  });

  describe("whose person the administrator rejects", () => {
    const decide = async (status: "approved" | "rejected", at: Date) => {
      await db.doc(`resumes/${person}`).update({ status, updatedAt: at });
      await fillTalentPool(contextAt(at), person);
      await reconcileTalentCard(contextAt(at), linkSecret, { email: personEmail });
    };
    beforeEach(async () => {
      await answer("no");
      await decide("rejected", now);
      expect(await documentsOf("talentCards")).toEqual({});
    });

    test("keeps its no, and its mails, if that is taken back within a day", async () => {
      await endContactRequests(contextAt(addDays(now, 0.9)));
      await decide("approved", addDays(now, 0.95));
      await endContactRequests(contextAt(addDays(now, 5)));
      const kept = await one(`contactRequests/${request}`);
      expect(kept).toMatchObject({ status: "declined" });
      expect(kept).not.toHaveProperty("cardGoneAt");
      expect(Object.keys(await mails())).toHaveLength(2);
      expect(await ask()).toEqual({ state: "asked" });
    });

    test("goes in the night after that day, and so do its mails", async () => {
      for (const day of [0.5, 0.9])
        await reconcileTalentCard(contextAt(addDays(now, day)), linkSecret, { email: personEmail });
      await endContactRequests(contextAt(addDays(now, 0.99)));
      expect(Object.keys(await requests())).toHaveLength(1);
      await endContactRequests(contextAt(addDays(now, 1)));
      expect(await requests()).toEqual({});
      expect(await mails()).toEqual({});
    });

    test("stays if only the event of the new approval was lost", async () => {
      await db.doc(`resumes/${person}`).update({ status: "approved", updatedAt: addDays(now, 1) });
      await fillTalentPool(contextAt(addDays(now, 1)), person);
      await db.doc(`contactRequests/${request}`).update({ cardGoneAt: addDays(new Date(), -2) });
      await runs(functions.tendTalentBank, {});
      const kept = await one(`contactRequests/${request}`);
      expect(kept).toMatchObject({ status: "declined" });
      expect(kept).not.toHaveProperty("cardGoneAt");
    });

    test.each([
      ["leaves the talent bank", () => leaveTalentPool(contextAt(), person)],
      ["erases what they sent", () => eraseOwnData(contextAt(), bucket, withEmail(personEmail))],
    ])("goes at once if that person %s", async (_how, leave) => {
      await leave();
      expect(await requests()).toEqual({});
      expect(await mails()).toEqual({});
    });

    test("goes after one application was read, however many somebody sent under the address", async () => {
      const ids = ["padeiro_a", "padeiro_b", "padeiro_c"];
      await given(
        Object.fromEntries(
          ids.map((id) => [`candidates/${id}`, aCandidate(id, { email: personEmail })]),
        ),
      );
      const reads = vi.spyOn(Transaction.prototype, "get");
      for (const id of [person, ...ids]) await leaveTalentPool(contextAt(), id);
      const found: unknown[] = await Promise.all(
        reads.mock.results.map((result) => result.value as unknown),
      );
      reads.mockRestore();
      const sizes = found.flatMap((result) =>
        result instanceof QuerySnapshot ? [result.size] : [],
      );
      expect(sizes).toEqual([1, 1, 1, 0]);
      expect(await requests()).toEqual({});
    });

    test("stays while they agree to a card with another application", async () => {
      const other = "padeiro_ana";
      await given({ [`candidates/${other}`]: aCandidate(other, { email: personEmail }) });
      await leaveTalentPool(contextAt(), person);
      expect(Object.keys(await requests())).toHaveLength(1);
      await leaveTalentPool(contextAt(), other);
      expect(await requests()).toEqual({});
    });
  });

  describe("whose person is rejected by an event that is lost", () => {
    const night = async (at: Date) => {
      await repairTalentCards(contextAt(at), linkSecret);
      await endContactRequests(contextAt(at));
    };
    const decide = async (status: "approved" | "rejected", at: Date) => {
      await db.doc(`resumes/${person}`).update({ status, updatedAt: at });
      await fillTalentPool(contextAt(at), person);
    };
    beforeEach(async () => {
      await answer("no");
      await decide("rejected", now);
      await night(addDays(now, 0.5));
      expect(await documentsOf("talentCards")).toEqual({});
    });

    test("keeps its no, and its mails, if that is taken back by the next night", async () => {
      await decide("approved", addDays(now, 1));
      await night(addDays(now, 1.5));
      const kept = await one(`contactRequests/${request}`);
      expect(kept).toMatchObject({ status: "declined" });
      expect(kept).not.toHaveProperty("cardGoneAt");
      expect(Object.keys(await mails())).toHaveLength(2);
      expect(await ask()).toEqual({ state: "asked" });
    });

    test("goes in the next night, and so do its mails", async () => {
      await night(addDays(now, 1.5));
      expect(await requests()).toEqual({});
      expect(await mails()).toEqual({});
    });
  });

  test("ends with an erasure, whether or not its events come", async () => {
    await eraseOwnData(contextAt(), bucket, withEmail(personEmail));
    expect(await requests()).toEqual({});
    expect(await documentsOf("talentCards")).toEqual({});
    expect(await mails()).toEqual({});
  });

  test("ends when its company is deactivated, which may ask again later", async () => {
    await db.doc("companies/padaria").update({ active: false });
    await switchCompany(contextAt(), { id: "e", time: now.toISOString() }, "padaria", false);
    expect(await requests()).toEqual({});
    expect(await mails()).toEqual({});
  });

  test("ends with its company, in any state", async () => {
    await answer("no");
    await given({ "hiringCompanies/padaria": { at: now } });
    await db.doc("companies/padaria").delete();
    await removeCompany(contextAt(), auth, "padaria", { actor: "admin" });
    expect(await requests()).toEqual({});
    expect(await documentsOf("hiringCompanies")).toEqual({});
  });

  test("ends with its job", async () => {
    const before = await db.doc("jobs/padeiro").get();
    await db.doc("jobs/padeiro").delete();
    await runs(functions.onJobWritten, {
      id: "e",
      time: now.toISOString(),
      params: { jobId: "padeiro" },
      data: { before, after: { exists: false, get: () => undefined } },
    });
    expect(await requests()).toEqual({});
  });
});
