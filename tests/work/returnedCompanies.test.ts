import { addDays } from "@vagas/functions/domain/dates";
import { beforeEach, expect, test } from "vitest";
import { fingerprint } from "../../functions/src/mail/fingerprint.ts";
import * as functions from "../../functions/src/index.ts";
import { reconcileReturned } from "../../functions/src/triggers/companies/reconcileReturned.ts";
import { aCompany } from "../faults/events.ts";
import { now } from "../faults/life.ts";
import { given } from "../functions/storedFields.ts";
import { db } from "../functions/functionsSuite.ts";
import { board, contextAt, documentsOf } from "./workBoard.ts";
import { change } from "./change.ts";
import { linkSecret } from "./environment.ts";
import { runs } from "./runs.ts";

const cnpj = "11222333000181";
const email = "antiga@empresa.example";
const old = { cnpj, email, active: true };
const suspended = { ...old, active: false };
const again = { cnpj, email: "nova@empresa.example", active: true };
const keys = [
  fingerprint("address", email, linkSecret),
  fingerprint("cnpj", cnpj, linkSecret),
].sort();

beforeEach(() => board({ "companies/antiga": aCompany(old) }));

async function suspend(): Promise<void> {
  await db.doc("companies/antiga").update({ active: false });
  await reconcileReturned(contextAt(), "antiga", old, suspended);
}

async function remove(at = now): Promise<void> {
  await db.doc("companies/antiga").delete();
  await reconcileReturned(contextAt(at), "antiga", suspended, null);
}

async function register(fields: { cnpj: string | null; email: string; active: boolean } = again) {
  await given({ "companies/nova": aCompany(fields) });
  await reconcileReturned(contextAt(), "nova", null, fields);
}

const kept = () => documentsOf("deactivatedCompanies/");
const marks = () => documentsOf("returnedCompanies/");
const until = addDays(now, 730).toISOString();

test("a deactivated company that is deleted and registers again is marked, and its stored data is unreadable", async () => {
  await suspend();
  await remove();
  expect(await kept()).toEqual({
    "deactivatedCompanies/antiga": { keys, deletedAt: now.toISOString(), expiresAt: until },
  });
  await register();
  expect(await marks()).toEqual({
    "returnedCompanies/nova": {
      cnpj: { deletedAt: now.toISOString() },
      email: null,
      expiresAt: until,
    },
  });
  await db.doc("companies/nova").update({ email, cnpj: null });
  await reconcileReturned(contextAt(), "nova", again, { ...again, email, cnpj: null });
  expect(await marks()).toMatchObject({
    "returnedCompanies/nova": { cnpj: null, email: { deletedAt: now.toISOString() } },
  });
});

test("a company that changed CNPJ and address while deactivated is recognised by the old ones", async () => {
  await suspend();
  const other = { cnpj: null, email: "x@empresa.example", active: false };
  await db.doc("companies/antiga").update(other);
  await reconcileReturned(contextAt(), "antiga", suspended, other);
  await db.doc("companies/antiga").delete();
  await reconcileReturned(contextAt(), "antiga", other, null);
  await register();
  expect(Object.keys(await marks())).toEqual(["returnedCompanies/nova"]);
});

test("a company that was active when deleted, or is active again, leaves nothing", async () => {
  await db.doc("companies/antiga").delete();
  await reconcileReturned(contextAt(), "antiga", old, null);
  expect(await kept()).toEqual({});
  await given({ "companies/antiga": aCompany(old) });
  await suspend();
  await register();
  expect(await marks()).toMatchObject({ "returnedCompanies/nova": { cnpj: { deletedAt: null } } });
  await db.doc("companies/antiga").update({ active: true });
  await reconcileReturned(contextAt(), "antiga", suspended, old);
  expect([await kept(), await marks()]).toEqual([{}, {}]);
});

test("the mark follows its company to another CNPJ, and ends with it", async () => {
  await suspend();
  await register();
  await remove(addDays(now, 1));
  expect(await marks()).toMatchObject({
    "returnedCompanies/nova": { cnpj: { deletedAt: addDays(now, 1).toISOString() } },
  });
  await db.doc("companies/nova").update({ cnpj: null });
  await reconcileReturned(contextAt(), "nova", again, { ...again, cnpj: null });
  expect(await marks()).toEqual({});
  await register();
  await db.doc("companies/nova").delete();
  await reconcileReturned(contextAt(), "nova", again, null);
  expect(await marks()).toEqual({});
});

const steps = {
  suspended: () => reconcileReturned(contextAt(), "antiga", old, suspended),
  deleted: () => reconcileReturned(contextAt(), "antiga", suspended, null),
  registered: () => reconcileReturned(contextAt(), "nova", null, again),
};

test.each([
  ["suspended", "deleted", "registered"],
  ["suspended", "registered", "deleted"],
  ["deleted", "suspended", "registered"],
  ["deleted", "registered", "suspended"],
  ["registered", "suspended", "deleted"],
  ["registered", "deleted", "suspended"],
] as const)(
  "events that come late, as %s, %s, %s, and each once more, have the same result",
  async (...order) => {
    await db.doc("companies/antiga").delete();
    await given({ "companies/nova": aCompany(again) });
    for (const step of [...order, ...order]) await steps[step]();
    expect(await kept()).toEqual({
      "deactivatedCompanies/antiga": { keys, deletedAt: now.toISOString(), expiresAt: until },
    });
    expect(await marks()).toEqual({
      "returnedCompanies/nova": {
        cnpj: { deletedAt: now.toISOString() },
        email: null,
        expiresAt: until,
      },
    });
  },
);

test("events of companies update the mark, and an unrelated edit reads nothing", async () => {
  const written = (companyId: string, ...rows: [object | null, object | null]) =>
    runs(functions.onCompanyWritten, change({ companyId }, ...(rows as [never, never])));
  await db.doc("companies/antiga").update({ active: false });
  await written("antiga", { ...old, name: "Antiga" }, { ...suspended, name: "Antiga" });
  await db.doc("companies/antiga").delete();
  await written("antiga", { ...suspended, name: "Antiga" }, null);
  await given({ "companies/nova": aCompany(again) });
  await written("nova", null, again);
  expect(Object.keys(await marks())).toEqual(["returnedCompanies/nova"]);
  await db.doc("returnedCompanies/nova").delete();
  await written("nova", again, { ...again, name: "Outro nome" });
  expect(await marks()).toEqual({});
});
