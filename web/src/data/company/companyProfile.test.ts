import { beforeEach, expect, test, vi } from "vitest";
import { saveCompanyProfile } from "./companyProfile.ts";
import { resetFirestore, serverTime, stored } from "./testing/fakeFirestore.ts";

vi.mock("../firebase/publicDatabase.ts", () => ({ publicDatabase: () => "database" }));
vi.mock("firebase/firestore/lite", async () => {
  const { firestore } = await import("./testing/fakeFirestore.ts");
  return firestore;
});

beforeEach(resetFirestore);

test("a saved profile leaves the fields that were not changed as another window saved them", async () => {
  stored.set("companies/padaria", { name: "Padaria", whatsapp: "5566999112233", active: true });
  const old = { name: "Padaria Pão", category: "Comércio", whatsapp: null } as const;
  const profile = { ...old, responsibleName: "Bia", cnpj: null };
  expect(await saveCompanyProfile("padaria", profile, ["name", "cnpj"])).toBe("done");
  expect(stored.get("companies/padaria")).toEqual({
    name: "Padaria Pão",
    cnpj: null,
    whatsapp: "5566999112233",
    active: true,
    updatedAt: serverTime,
  });
});
