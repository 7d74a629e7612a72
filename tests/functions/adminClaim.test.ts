import { afterEach, expect, test } from 'vitest';
import { host, ports, projectId } from '../support/emulators.ts';
import { auth, functionsUrl, newId, region, until } from './suite.ts';

const adminEmail = 'admin@vagascanabrava.com.br';
const password = 'uma senha comprida';

afterEach(async () => {
  const admin = await auth.getUserByEmail(adminEmail).catch(() => null);
  if (admin !== null) await auth.deleteUser(admin.uid);
});

async function claims(uid: string) {
  return (await auth.getUser(uid)).customClaims ?? {};
}

async function idToken(email: string): Promise<string> {
  const response = await fetch(`http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken: string }).idToken;
}

async function refreshClaims(token?: string) {
  const response = await fetch(`${functionsUrl}/${projectId}/${region}/refreshClaims`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ data: null }),
  });
  return (await response.json()) as { result?: { admin: boolean }; error?: { status: string } };
}

test("an account made with the administrator's verified address is the administrator's", async () => {
  const { uid } = await auth.createUser({ email: adminEmail, emailVerified: true, password });
  await until('the claim', async () => (await claims(uid))['admin'] === true);
});

test("the administrator's address counts only once it is verified, and its other claims stay", async () => {
  const { uid } = await auth.createUser({ email: adminEmail, password });
  await auth.setCustomUserClaims(uid, { beta: true });
  expect(await refreshClaims(await idToken(adminEmail))).toEqual({ result: { admin: false } });
  expect(await claims(uid)).toEqual({ beta: true });
  await auth.updateUser(uid, { emailVerified: true });
  expect(await refreshClaims(await idToken(adminEmail))).toEqual({ result: { admin: true } });
  expect(await claims(uid)).toEqual({ beta: true, admin: true });
});

test('any other account loses the claim when it asks', async () => {
  const email = `${newId('somebody')}@pessoa.example`;
  const { uid } = await auth.createUser({ email, emailVerified: true, password });
  await auth.setCustomUserClaims(uid, { admin: true, beta: true });
  expect(await refreshClaims(await idToken(email))).toEqual({ result: { admin: false } });
  expect(await claims(uid)).toEqual({ beta: true });
});

test('a visitor who is not signed in is refused', async () => {
  expect((await refreshClaims()).error?.status).toBe('UNAUTHENTICATED');
});
