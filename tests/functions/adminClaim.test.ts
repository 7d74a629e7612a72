import { administrator } from "../../emulators/seed/accounts.ts";
import { afterEach, expect, test } from "vitest";
import { callFunction, idToken } from "./callFunction.ts";
import { auth, newId, until } from "./functionsSuite.ts";

const adminEmail = administrator.email;

afterEach(async () => {
  const admin = await auth.getUserByEmail(adminEmail).catch(() => null);
  if (admin !== null) await auth.deleteUser(admin.uid);
});

async function claims(uid: string) {
  return (await auth.getUser(uid)).customClaims ?? {};
}

function refreshClaims(token?: string) {
  return callFunction("refreshClaims", null, token);
}

test("an account created with the administrator's verified address gets the claim", async () => {
  const { uid } = await auth.createUser({ email: adminEmail, emailVerified: true });
  await until("the claim", async () => (await claims(uid))["admin"] === true);
});

test("the administrator's address counts once it is verified, and other claims stay", async () => {
  const { uid } = await auth.createUser({ email: adminEmail });
  await auth.setCustomUserClaims(uid, { beta: true });
  expect(await refreshClaims(await idToken(uid))).toEqual({ admin: false });
  expect(await claims(uid)).toEqual({ beta: true });
  await auth.updateUser(uid, { emailVerified: true });
  expect(await refreshClaims(await idToken(uid))).toEqual({ admin: true });
  expect(await claims(uid)).toEqual({ beta: true, admin: true });
});

test("any other account loses the claim when it asks", async () => {
  const email = `${newId("somebody")}@pessoa.example`;
  const { uid } = await auth.createUser({ email, emailVerified: true });
  await auth.setCustomUserClaims(uid, { admin: true, beta: true });
  expect(await refreshClaims(await idToken(uid))).toEqual({ admin: false });
  expect(await claims(uid)).toEqual({ beta: true });
});

test("a visitor who is not signed in is refused", async () => {
  expect(await refreshClaims()).toBe("UNAUTHENTICATED");
});
