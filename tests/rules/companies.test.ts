import { assertFails, assertSucceeds } from "@firebase/rules-unit-testing";
import { limits } from "@vagas/functions/domain/limits";
import { companyCategories } from "@vagas/functions/domain/options";
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from "firebase/firestore/lite";
import { beforeEach, describe, test } from "vitest";
import { accounts, type Actor, everyoneBut, type Token } from "../support/actors.ts";
import { buildCompany } from "../support/build.ts";
import {
  accepts,
  asCreated,
  asUpdated,
  type Case,
  choice,
  flag,
  missing,
  phone,
  refuses,
  text,
  titled,
  verdict,
} from "./cases.ts";
import { gate, givenEveryCompany } from "./gate.ts";

beforeEach(givenEveryCompany);

const now = serverTimestamp();

/** All looked up about the row of `givenEveryCompany`. */
const verification = {
  at: now,
  by: "admin",
  checks: ["place"],
  name: buildCompany().name,
  cnpj: buildCompany().cnpj,
  whatsapp: null,
};

const profileCases: Case[] = [
  ...text("name", limits.companyName),
  ...choice("category", companyCategories, { optional: true }),
  ...text("responsibleName", { max: limits.responsibleName.max }),
  ...accepts("cnpj", null, "11222333000181", "12ABC34501DE35"),
  ...refuses(
    "cnpj",
    "",
    "1122233300018",
    "112223330001811",
    "11.222.333/0001-81",
    "12abc34501de35",
    "12ABC34501DE3X",
    11222333000181,
    missing,
  ),
];

/** Fields that registration does not ask for. */
const whatsappCases: Case[] = [
  ...accepts("whatsapp", null, missing),
  ...phone("whatsapp", limits.phoneDigits).filter(
    ({ fields }) => fields["whatsapp"] !== null && fields["whatsapp"] !== missing,
  ),
];

describe("a company that registers", () => {
  beforeEach(() => gate.given({ "companies/company": null, "companies/unverifiedCompany": null }));

  function register(actor: Actor, fields: Record<string, unknown> = {}, token: Token = {}) {
    const row = {
      ...buildCompany({
        email: (accounts[actor] as { email?: string } | null)?.email ?? "ninguem@empresa.example",
      }),
      createdAt: now,
      updatedAt: now,
    };
    return setDoc(
      doc(gate.as(actor, token), "companies", accounts[actor]?.uid ?? actor),
      asCreated(row, fields),
    );
  }

  test.each(
    titled([
      ...profileCases,
      ...refuses("email", "outra@empresa.example", null, missing),
      ...refuses("active", false, null, missing),
      ...refuses("createdAt", new Date(), missing),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("admin", true),
      ...refuses("searchTerms", [], ["a"]),
      ...refuses("cnpjShared", true, false),
      ...refuses("verified", null, verification),
      ...refuses("registerHold", true, false),
      ...refuses("replies", { applications: 9, answered: 9, isEnough: true }),
      ...refuses("whatsapp", "5566999990000", null),
    ]),
  )("with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, register("company", fields));
  });

  test("may have an unconfirmed address", async () => {
    await assertSucceeds(register("unverifiedCompany"));
  });

  test.each(["visitor", "applicant", "otherApplicant", "admin", "deletedCompany"] as const)(
    "is never %s",
    async (actor) => {
      await assertFails(register(actor));
      await assertSucceeds(register("company"));
    },
  );

  test("is no anonymous account, even one with an address, and not the administrator", async () => {
    await assertFails(
      register("company", {}, { firebase: { sign_in_provider: "anonymous", identities: {} } }),
    );
    await assertFails(register("company", {}, { admin: true }));
    await assertSucceeds(register("company"));
  });

  test("does not come back once it was deleted", async () => {
    await gate.given({ "tombstones/company": { deletedAt: new Date() } });
    await assertFails(register("company"));
  });

  test("registers under its own id only", async () => {
    await assertFails(
      setDoc(doc(gate.as("company"), "companies/somebodyElse"), {
        ...buildCompany(),
        createdAt: now,
        updatedAt: now,
      }),
    );
  });

  test("does not overwrite its row with a second registration", async () => {
    await assertSucceeds(register("company"));
    await assertFails(register("company"));
  });
});

describe("a profile", () => {
  function edit(actor: Actor, fields: Record<string, unknown>, token: Token = {}) {
    return updateDoc(
      doc(gate.as(actor, token), "companies", actor),
      asUpdated({ updatedAt: now, ...fields }) as never,
    );
  }

  test.each(
    titled([
      ...profileCases,
      ...whatsappCases,
      ...refuses("active", false, missing),
      ...refuses("email", "outra@empresa.example", missing),
      ...refuses("createdAt", now, missing),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("admin", true),
      ...refuses("searchTerms", [], ["a"]),
      ...refuses("cnpjShared", true, false),
      ...refuses("verified", null, verification),
      ...refuses("registerHold", true, false),
      ...refuses("replies", { applications: 9, answered: 9, isEnough: true }),
    ]),
  )("edited with %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(
      allowed,
      edit("company", { name: "Outro nome", responsibleName: "Bia", ...fields }),
    );
  });

  test("is edited by a deactivated company, which stays deactivated", async () => {
    await assertSucceeds(edit("deactivatedCompany", { name: "Outro nome" }));
    await assertFails(edit("deactivatedCompany", { active: true }));
  });

  test.each(everyoneBut("company", "otherCompany", "deactivatedCompany"))(
    "is not edited by %s",
    async (actor) => {
      await assertFails(edit(actor, { name: "Outro nome" }));
      await assertFails(
        updateDoc(doc(gate.as(actor), "companies/company"), { name: "Outro nome", updatedAt: now }),
      );
    },
  );

  test("is not edited by another company", async () => {
    await assertFails(
      updateDoc(doc(gate.as("otherCompany"), "companies/company"), {
        name: "Outro nome",
        updatedAt: now,
      }),
    );
  });

  test.each([
    ["whose address is not verified", { email_verified: false }],
    ["that signed in anonymously", { firebase: { sign_in_provider: "anonymous", identities: {} } }],
    ["that also is the administrator", { admin: true as const }],
  ])("is not edited by an account %s", async (_which, token) => {
    await assertFails(edit("company", { name: "Outro nome" }, token));
    await assertSucceeds(edit("company", { name: "Outro nome" }));
  });
});

describe("the administrator", () => {
  function decide(actor: Actor, fields: Record<string, unknown>) {
    return updateDoc(
      doc(gate.as(actor), "companies/company"),
      asUpdated({ updatedAt: now, ...fields }) as never,
    );
  }

  test.each(
    titled([
      ...flag("active"),
      ...refuses("name", "Outro nome"),
      ...refuses("category", "Moda"),
      ...refuses("responsibleName", "Bia"),
      ...refuses("cnpj", null),
      ...refuses("whatsapp", "5566999990000"),
      ...refuses("email", "outra@empresa.example"),
      ...refuses("createdAt", now),
      ...refuses("updatedAt", new Date(), missing),
      ...refuses("searchTerms", [], ["a"]),
      ...refuses("cnpjShared", true, false),
      ...refuses("verified", null, verification),
      ...refuses("registerHold", true, false),
      ...refuses("replies", { applications: 9, answered: 9, isEnough: true }),
    ]),
  )("who sets %s is %s", async (_fact, _verdict, { fields, allowed }) => {
    await verdict(allowed, decide("admin", { active: false, ...fields }));
  });

  test.each(everyoneBut("admin"))(
    "is the only one who deactivates a company: %s may not",
    async (actor) => {
      await assertFails(decide(actor, { active: false }));
      await assertSucceeds(decide("admin", { active: false }));
    },
  );

  test("deletes a company", async () => {
    await assertSucceeds(deleteDoc(doc(gate.as("admin"), "companies/company")));
  });
});

describe("deleting a company", () => {
  test.each(everyoneBut("company", "admin"))("is refused to %s", async (actor) => {
    await assertFails(deleteDoc(doc(gate.as(actor), "companies/company")));
  });

  test("is allowed to the company itself", async () => {
    await assertSucceeds(deleteDoc(doc(gate.as("company"), "companies/company")));
  });

  test("is allowed to the administrator only once the company is deactivated", async () => {
    const row = "companies/deactivatedCompany";
    await assertFails(deleteDoc(doc(gate.as("deactivatedCompany"), row)));
    await assertSucceeds(deleteDoc(doc(gate.as("admin"), row)));
  });

  test("and registering again in the same batch does not reactivate it", async () => {
    const database = gate.as("deactivatedCompany");
    const row = doc(database, "companies/deactivatedCompany");
    const batch = writeBatch(database);
    batch.delete(row);
    batch.set(row, {
      ...buildCompany({ email: "deactivatedcompany@empresa.example" }),
      createdAt: now,
      updatedAt: now,
    });
    await assertFails(batch.commit());
    await gate.given({ "companies/deactivatedCompany": buildCompany({ active: true }) });
    await assertSucceeds(deleteDoc(row));
  });

  test("and registering again in the same batch does not reset what functions wrote", async () => {
    const database = gate.as("company");
    const row = doc(database, "companies/company");
    const registration = { ...buildCompany(), createdAt: now, updatedAt: now };
    const batch = writeBatch(database);
    batch.delete(row);
    batch.set(row, registration);
    await assertFails(batch.commit());
    await assertSucceeds(deleteDoc(row));
    await assertSucceeds(setDoc(row, registration));
  });

  test("is refused to an account whose address is not verified", async () => {
    await assertFails(deleteDoc(doc(gate.as("unverifiedCompany"), "companies/unverifiedCompany")));
    await assertFails(
      deleteDoc(
        doc(
          gate.as("company", { firebase: { sign_in_provider: "anonymous", identities: {} } }),
          "companies/company",
        ),
      ),
    );
  });
});

describe("a company's row", () => {
  test.each(everyoneBut("company", "admin"))("is not readable by %s", async (actor) => {
    await assertFails(getDoc(doc(gate.as(actor), "companies/company")));
  });

  test.each(["company", "admin"] as const)("is read by %s", async (actor) => {
    await assertSucceeds(getDoc(doc(gate.as(actor), "companies/company")));
  });

  test("is readable by its own account before it exists", async () => {
    await assertSucceeds(getDoc(doc(gate.as("applicant"), "companies/applicant")));
    await assertSucceeds(getDoc(doc(gate.as("deletedCompany"), "companies/deletedCompany")));
  });

  test.each(everyoneBut("admin"))("is not listed to %s", async (actor) => {
    const companies = collection(gate.as(actor), "companies");
    await assertFails(getDocs(query(companies, limit(1))));
    await assertFails(
      getDocs(query(companies, where("email", "==", "company@empresa.example"), limit(1))),
    );
  });

  test("is listed to the administrator, 50 at a time", async () => {
    const companies = query(
      collection(gate.as("admin"), "companies"),
      orderBy("createdAt", "desc"),
    );
    await assertSucceeds(getDocs(query(companies, limit(limits.listRequest.max))));
    await assertFails(getDocs(query(companies, limit(limits.listRequest.max + 1))));
    await assertFails(getDocs(companies));
  });
});
