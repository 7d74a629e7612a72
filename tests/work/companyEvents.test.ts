import { addDays } from "@vagas/functions/domain/dates";
import type { ContactRequest } from "@vagas/functions/domain/talent/contactRequest";
import { beforeEach, expect, test } from "vitest";
import * as functions from "../../functions/src/index.ts";
import { aCompany, aJob, approved } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, documentsOf } from "./workBoard.ts";
import { change, time } from "./change.ts";
import { runs } from "./runs.ts";

/** A company waits for a person's answer. */
const aRequest: ContactRequest = {
  id: "card_padaria",
  cardId: "card",
  companyId: "padaria",
  company: "Padaria",
  jobId: "padeiro",
  jobTitle: "Padeiro",
  name: "Ana P.",
  message: "talk",
  origin: "company",
  status: "waiting",
  createdAt: now,
  expiresAt: addDays(now, 14),
  answeredAt: null,
};

beforeEach(() => board({ "companies/padaria": aCompany(), "jobs/padeiro": aJob(approved) }));

test("a new or edited company is indexed for the search, and nothing else happens", async () => {
  for (const before of [null, { active: true }]) {
    await db.doc("companies/padaria").update({ searchTerms: [] });
    await runs(
      functions.onCompanyWritten,
      change({ companyId: "padaria" }, before, { active: true }),
    );
    expect((await documentsOf())["companies/padaria"]).toMatchObject({
      searchTerms: expect.arrayContaining(["mercad"]),
    });
    expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: false });
  }
  expect(await documentsOf("audit/")).toEqual({});
});

test.each([
  [true, "activated"],
  [false, "deactivated"],
])(
  "a company whose state is now active: %s updates its jobs, and the audit says %s",
  async (active, action) => {
    await db.doc("companies/padaria").update({ active });
    await db.doc("jobs/padeiro").update({ listed: !active, expiresAt: addDays(new Date(), 9) });
    await runs(
      functions.onCompanyWritten,
      change({ companyId: "padaria" }, { active: !active }, { active }),
    );
    expect((await documentsOf())["jobs/padeiro"]).toMatchObject({ listed: active });
    expect((await documentsOf())["audit/the-event"]).toMatchObject({
      collection: "companies",
      documentId: "padaria",
      action,
      actor: "admin",
      at: time,
    });
    const told = await documentsOf("mail/");
    expect(told).toEqual({
      [`mail/the-event-${action}`]: expect.objectContaining({
        to: ["padaria@empresa.example"],
        message: expect.objectContaining({
          subject: expect.stringContaining(active ? "reativada" : "desativada"),
        }),
      }),
    });
    // A repeated or outdated event writes nothing, and removes no request that was made meanwhile.
    const again = change({ companyId: "padaria" }, { active: !active }, { active });
    await runs(functions.onCompanyWritten, again);
    await db.doc("companies/padaria").update({ active: !active });
    await given({ "contactRequests/card_padaria": aRequest });
    await runs(functions.onCompanyWritten, { ...again, id: "late" });
    expect(await documentsOf("mail/")).toEqual(told);
    expect(Object.keys(await documentsOf("contactRequests/"))).toHaveLength(1);
  },
);
