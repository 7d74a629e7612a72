import type { ContactAskAnswer } from "@vagas/functions/domain/talent/contactRequest";
import { addDays, addMinutes, formatDate } from "@vagas/functions/domain/dates";
import { beforeEach, describe, expect, test } from "vitest";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import * as functions from "../../functions/src/index.ts";
import { reconcileHiring } from "../../functions/src/triggers/companies/reconcileHiring.ts";
import { leaveTalentPool } from "../../functions/src/triggers/personalData/consentWithdrawal.ts";
import { repairHiring } from "../../functions/src/triggers/talents/tendTalentBank.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { auth, db } from "../functions/functionsSuite.ts";
import { contextAt, documentsOf } from "./workBoard.ts";
import { linkSecret } from "./environment.ts";
import { personEmail } from "./kept.ts";
import { runs } from "./runs.ts";
import {
  answerEnd,
  ask,
  asked,
  card,
  one,
  openTalentBank,
  person,
  request,
} from "./openTalentBank.ts";

beforeEach(openTalentBank);

describe("a company", () => {
  test("is marked as hiring while it has a job that accepts applications", async () => {
    await repairHiring(contextAt());
    expect(await one("hiringCompanies/padaria")).toBeDefined();
    for (const fields of [{ filled: true }, { filled: false, listed: false }]) {
      await db.doc("jobs/padeiro").update(fields);
      await reconcileHiring(contextAt(), "padaria");
      expect(await one("hiringCompanies/padaria")).toBeUndefined();
      await db.doc("jobs/padeiro").update({ filled: false, listed: true });
      await reconcileHiring(contextAt(), "padaria");
      expect(await one("hiringCompanies/padaria")).toBeDefined();
    }
    await db.doc("jobs/padeiro").delete();
    await repairHiring(contextAt());
    expect(await one("hiringCompanies/padaria")).toBeUndefined();
  });

  test("asks a person once, with a link and no words of its own", async () => {
    expect(await ask()).toEqual({ state: "sent" });
    expect(await ask()).toEqual({ state: "asked" });
    expect(await one(`contactRequests/${request}`)).toEqual({
      ...asked,
      companyId: "padaria",
      company: "Padaria",
      jobTitle: "Padeiro",
      name: "Ana P.",
      origin: "company",
      status: "waiting",
      createdAt: now.toISOString(),
      expiresAt: answerEnd.toISOString(),
      answeredAt: null,
    });
    const mails = Object.values(await documentsOf("mail/")) as {
      to: string[];
      message: { subject: string; text: string };
    }[];
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: [personEmail],
      message: { subject: "Padaria quer falar com você: Padeiro" },
    });
    expect(mails[0]!.message.text).toContain("https://vagas.example/convite#");
  });

  test.each([
    ["before the last day to answer", addDays(now, 3), addDays(now, 3)],
    ["during the last day to answer", addMinutes(answerEnd, -1), addMinutes(answerEnd, -1)],
    ["after the last day to answer", addMinutes(answerEnd, 1), answerEnd],
  ])(
    "asks for an answer about a job that ends %s by the earlier of the two",
    async (_when, end, until) => {
      await db.doc("jobs/padeiro").update({ expiresAt: end });
      expect(await ask()).toEqual({ state: "sent" });
      const stored = (await one(`contactRequests/${request}`)) as Record<string, unknown>;
      expect(stored).toMatchObject({ expiresAt: answerEnd.toISOString() });
      expect(stored["sureUntil"]).toBe(until < answerEnd ? until.toISOString() : undefined);
      const [mail] = Object.values(await documentsOf("mail/")) as { message: { text: string } }[];
      expect(mail!.message.text).toContain(`ou não responder até ${formatDate(until)}`);
    },
  );

  test.each<[string, ContactAskAnswer["state"], () => Promise<unknown>]>([
    ["without a row", "inactive", () => db.doc("companies/padaria").delete()],
    [
      "that is deactivated",
      "inactive",
      () => db.doc("companies/padaria").update({ active: false }),
    ],
    [
      "under an unproved address",
      "inactive",
      () => db.doc("companies/padaria").update({ email: "outra@empresa.example" }),
    ],
    ["that was deleted", "inactive", () => db.doc("tombstones/padaria").set({ deletedAt: now })],
    ["for a filled job", "jobClosed", () => db.doc("jobs/padeiro").update({ filled: true })],
    ["for a hidden job", "jobClosed", () => db.doc("jobs/padeiro").update({ listed: false })],
    ["for an expired job", "jobClosed", () => db.doc("jobs/padeiro").update({ expiresAt: now })],
    ["for no job", "jobClosed", () => db.doc("jobs/padeiro").delete()],
    [
      "for another company's job",
      "jobClosed",
      () => db.doc("jobs/padeiro").update({ companyId: "mercado" }),
    ],
    ["for a person who left the talent bank", "gone", () => leaveTalentPool(contextAt(), person)],
    ["for a deleted card", "gone", () => db.doc(`talentCards/${card}`).delete()],
  ])("%s is refused: %s", async (_who, state, change) => {
    await change();
    expect(await ask()).toEqual({ state });
    expect(await documentsOf("contactRequests")).toEqual({});
    expect(await documentsOf("mail")).toEqual({});
  });

  function waiting(count: number, of: (i: number) => { cardId: string; companyId: string }) {
    return Object.fromEntries(
      Array.from({ length: count }, (_, i) => {
        const ids = of(i);
        return [
          `contactRequests/${ids.cardId}_${ids.companyId}`,
          {
            ...asked,
            ...ids,
            company: "X",
            jobTitle: "X",
            name: "X",
            origin: "company",
            status: "waiting",
            createdAt: now,
            expiresAt: addDays(now, 14),
            answeredAt: null,
          },
        ];
      }),
    );
  }

  test("has at most ten requests waiting, besides those the administrator passes on", async () => {
    await given(waiting(10, (i) => ({ cardId: `${i}`, companyId: "padaria" })));
    expect(await ask()).toEqual({ state: "tooMany" });
    expect(await ask({}, { origin: "admin" })).toEqual({ state: "sent" });
    expect(await one(`contactRequests/${request}`)).toMatchObject({ origin: "admin" });
  });

  const address = fingerprint("address", personEmail, linkSecret);
  test.each([
    ["unconfirmed", 0, "sent"],
    ["unconfirmed", 1, "busy"],
    ["confirmed", 4, "sent"],
    ["confirmed", 5, "busy"],
  ] as const)(
    "asks a person whose address is %s while %i requests wait: %s",
    async (kind, before, state) => {
      if (kind === "confirmed")
        await given({
          [`confirmedAddresses/${address}`]: { confirmedAt: now, expiresAt: addDays(now, 1) },
        });
      await given(waiting(before, (i) => ({ cardId: card, companyId: `c${i}` })));
      expect(await ask()).toEqual({ state });
      expect(await documentsOf("requestCounts/")).toEqual(
        state === "busy"
          ? {}
          : {
              [`requestCounts/mail-${kind}-${address}`]: {
                count: 1,
                expiresAt: addDays(now, kind === "confirmed" ? 1 : 180).toISOString(),
              },
            },
      );
    },
  );

  test("asks even when strangers have used up the daily mails of the person's address", async () => {
    await given({
      [`requestCounts/mail-unconfirmed-${address}`]: { count: 1, expiresAt: addDays(now, 9) },
    });
    expect(await ask()).toEqual({ state: "sent" });
  });

  test.each([
    ["nobody", undefined],
    ["an anonymous account", { firebase: { sign_in_provider: "anonymous" } }],
    [
      "an unproved address",
      { firebase: { sign_in_provider: "password" }, email: "padaria@empresa.example" },
    ],
    [
      "an administrator without the claim on the account",
      { admin: true, email_verified: true, email: "x@y.example" },
    ],
  ])("that is %s is refused", async (_who, token) => {
    if (token !== undefined) await auth.importUsers([{ uid: "padaria" }]);
    await expect(
      runs(functions.requestContact, {
        data: asked,
        ...(token === undefined ? {} : { auth: { uid: "padaria", token } }),
      }),
    ).rejects.toMatchObject({ code: "permission-denied" });
  });

  test("with a proved address is accepted, but not with nonsense", async () => {
    const token = {
      firebase: { sign_in_provider: "password" },
      email: "padaria@empresa.example",
      email_verified: true,
    };
    const caller = { auth: { uid: "padaria", token } };
    for (const data of [{}, { ...asked, cardId: "x" }, { ...asked, message: "Ligue já" }])
      await expect(runs(functions.requestContact, { ...caller, data })).rejects.toMatchObject({
        code: "invalid-argument",
      });
    // Some of the fixtures' dates have passed by the function's own clock.
    await db.doc("jobs/padeiro").update({ expiresAt: addDays(new Date(), 5) });
    expect(await runs(functions.requestContact, { ...caller, data: asked })).toEqual({
      state: "sent",
    });
  });
});
