import { describe, expect, test } from "vitest";
import { addDays } from "../../domain/dates.ts";
import { mailBudgets, type Used } from "../../domain/mail/mailBudget.ts";
import { budgetOf, budgetsOf } from "../../store/mailCounts.ts";
import { namedWrites } from "../../store/testing/namedWrites.ts";
import { planRegister, type RegisterBudget, type RegisterSnapshot } from "./planRegister.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = { now, siteUrl: "https://site.example", adminEmail: "admin@site.example" };
const edition = "2026-10-06";
const cnpj = "11222333000181";
const cpf = "52998224725";
const register = { edition, numbers: [cnpj, cpf] };
const match = { id: "c1", edition, numbers: [cnpj], since: new Date("2026-11-01T12:00:00Z") };
const release = { edition, numbers: [cnpj], note: "Acordo assinado", at: now };
const mailId = `mail/register-c1-${now.getTime()}`;

const settled: RegisterSnapshot = {
  companyId: "c1",
  company: { name: "Fazenda Boa Vista", cnpj, registerHold: true },
  taxId: null,
  register,
  match,
  // None was read: each has room.
  budgets: budgetsOf(new Map(), now),
};
const plan = (changes: Partial<RegisterSnapshot>) =>
  planRegister({ ...settled, ...changes }, terms);
const named = (changes: Partial<RegisterSnapshot>) => namedWrites(plan(changes));
const company = (changes: object) => ({ company: { ...settled.company!, ...changes } });

test("a company that the register names for the first time is held, and the administrator is mailed", () => {
  const writes = plan({ match: undefined, ...company({ registerHold: undefined }) });
  expect(namedWrites(writes)).toEqual([
    "set registerMatches/c1",
    "update companies/c1",
    `set ${mailId}`,
  ]);
  expect(writes[0]).toMatchObject({ set: { id: "c1", edition, numbers: [cnpj], since: now } });
  expect(writes[1]).toMatchObject({ update: { registerHold: true } });
  expect(writes[2]).toMatchObject({ set: { to: ["admin@site.example"] } });
});

test("repeating it writes nothing", () => {
  expect(named({})).toEqual([]);
});

test("a farm's CPF is matched too", () => {
  const farm = { match: undefined, taxId: cpf, ...company({ cnpj: null, registerHold: false }) };
  expect(plan(farm)[0]).toMatchObject({ set: { numbers: [cpf] } });
});

describe("a company that the administrator has let go", () => {
  const free = { match: { ...match, release } };

  test("is released", () => {
    expect(plan(free)).toEqual([{ in: "companies", id: "c1", update: { registerHold: false } }]);
  });

  test("stays released when the same edition is imported again", () => {
    expect(named({ ...free, ...company({ registerHold: false }) })).toEqual([]);
  });

  test("is held again by the next edition, with another mail", () => {
    const next = { ...register, edition: "2027-04-06" };
    const writes = plan({ ...free, register: next, ...company({ registerHold: false }) });
    expect(namedWrites(writes)).toEqual([
      "set registerMatches/c1",
      "update companies/c1",
      `set ${mailId}`,
    ]);
    expect(writes[0]).not.toHaveProperty("set.release");
  });

  test("is held again under another number of the register", () => {
    const both = { ...free, taxId: cpf, ...company({ registerHold: false }) };
    expect(plan(both)[0]).toMatchObject({ set: { numbers: [cnpj, cpf] } });
    expect(named(both)).toHaveLength(3);
  });
});

test.each([
  ["leaves the register", { register: { edition: "2027-04-06", numbers: [cpf] } }],
  [
    "leaves the register under another CNPJ",
    {
      register: { edition: "2027-04-06", numbers: [cpf] },
      ...company({ cnpj: "33000167000101" }),
    },
  ],
  ["is in a register that was deleted", { register: undefined }],
])("a company that %s is let go", (_what, changes) => {
  expect(named(changes)).toEqual(["delete registerMatches/c1", "update companies/c1"]);
  expect(plan(changes)[1]).toMatchObject({ update: { registerHold: false } });
});

test("a farm is let go when the administrator corrects a CPF that was mistyped", () => {
  const farm = { match: { ...match, numbers: [cpf] }, ...company({ cnpj: null }) };
  expect(named({ ...farm, taxId: cpf })).toEqual([]);
  expect(named({ ...farm, taxId: "11144477735" })).toEqual([
    "delete registerMatches/c1",
    "update companies/c1",
  ]);
});

describe.each([
  ["removes its CNPJ", null],
  ["has another CNPJ", "33000167000101"],
])("a company of the register that %s", (_what, other) => {
  test("stays held, and nobody is mailed again", () => {
    expect(named(company({ cnpj: other }))).toEqual([]);
  });

  test("stays held under the numbers that it typed, also if the administrator wrote another of its owner", () => {
    const typed = { ...match, typed: [cnpj] };
    expect(named({ match: typed, taxId: "11144477735", ...company({ cnpj: other }) })).toEqual([]);
  });

  test("is let go by a release", () => {
    const free = { match: { ...match, release }, ...company({ cnpj: other }) };
    expect(plan(free)).toEqual([{ in: "companies", id: "c1", update: { registerHold: false } }]);
  });

  test("is held by the next edition with its number, with another mail", () => {
    const next = { ...register, edition: "2027-04-06" };
    expect(named({ register: next, ...company({ cnpj: other }) })).toEqual([
      "set registerMatches/c1",
      `set ${mailId}`,
    ]);
  });
});

test("a company of the register that has another CNPJ of it is held under both", () => {
  const both = { register: { edition, numbers: ["33000167000101", cnpj] } };
  const writes = plan({ ...both, ...company({ cnpj: "33000167000101" }) });
  expect(writes[0]).toMatchObject({ set: { numbers: [cnpj, "33000167000101"] } });
  expect(namedWrites(writes)).toEqual(["set registerMatches/c1", `set ${mailId}`]);
});

/** A farm of the owner of this CPF. */
const caepf = "52998224700125";
const owners = { register: { edition, numbers: [cpf] } };

describe("a company that types the CAEPF of an owner whom the register names", () => {
  const first = plan({ ...owners, match: undefined, ...company({ cnpj: caepf }) });

  test("is held under the owner's CPF, which counts as typed", () => {
    expect(first[0]).toMatchObject({ set: { numbers: [cpf], typed: [cpf] } });
  });

  test.each([null, "33000167000101"])(
    "stays held when it types %s, and nobody is mailed again",
    (cnpj) => {
      const kept = { ...match, numbers: [cpf], typed: [cpf] };
      expect(named({ ...owners, match: kept, ...company({ cnpj }) })).toEqual([]);
    },
  );

  test("keeps its release, when it types what the administrator wrote before", () => {
    const kept = { ...match, numbers: [cpf], typed: [], release: { ...release, numbers: [cpf] } };
    const writes = plan({
      ...owners,
      match: kept,
      taxId: cpf,
      ...company({ cnpj: caepf, registerHold: false }),
    });
    expect(writes).toEqual([{ in: "registerMatches", id: "c1", set: { ...kept, typed: [cpf] } }]);
  });
});

describe("a match within the budgets of mails", () => {
  const counted = (used: Partial<Record<RegisterBudget, Used>>) => ({
    budgets: budgetsOf(
      new Map(
        (["registerCompany", "register"] as const).map((name) => [
          name,
          { budget: budgetOf(name, "x"), used: used[name] },
        ]),
      ),
      now,
    ),
  });
  const full = (name: RegisterBudget) =>
    counted({ [name]: { count: mailBudgets[name].most, expiresAt: addDays(now, 0.5) } });
  const isNew = { match: undefined, ...company({ registerHold: false }) };

  test("is mailed, and counts for its company and for all", () => {
    expect(named({ ...isNew, ...counted({}) })).toEqual([
      "set registerMatches/c1",
      "update companies/c1",
      `set ${mailId}`,
      "set requestCounts/mail-registerCompany-x",
      "set requestCounts/mail-register-x",
    ]);
  });

  test.each(["registerCompany", "register"] as const)(
    "is held without a mail once %s is used up",
    (name) => {
      expect(named({ ...isNew, ...full(name) })).toEqual([
        "set registerMatches/c1",
        "update companies/c1",
      ]);
    },
  );

  test("of a new edition is mailed whatever the company did that day, up to the budget of all", () => {
    const next = { register: { ...register, edition: "2027-04-06" } };
    expect(named({ ...next, ...full("registerCompany") })).toEqual([
      "set registerMatches/c1",
      `set ${mailId}`,
      "set requestCounts/mail-register-x",
    ]);
    expect(named({ ...next, ...full("register") })).toEqual(["set registerMatches/c1"]);
  });

  test("that says the same uses none", () => {
    expect(named(counted({}))).toEqual([]);
  });
});

test("a deleted company keeps no match, and nobody is mailed", () => {
  expect(named({ company: null })).toEqual(["delete registerMatches/c1"]);
  expect(named({ company: null, match: undefined })).toEqual([]);
});

test("a company that no register names has no field", () => {
  const other = company({ cnpj: null, registerHold: undefined });
  expect(named({ match: undefined, ...other })).toEqual([]);
});
