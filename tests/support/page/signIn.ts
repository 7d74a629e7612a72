import type { Page } from "@playwright/test";
import { host, ports } from "../emulators.ts";

export type Account = { email: string; password: string };
type Tokens = { idToken: string; refreshToken: string; localId: string };

/** Calls Auth's REST interface as a browser would. */
export async function askAuth(
  what: "signInWithPassword" | "signUp" | "update" | "resetPassword",
  question: object,
): Promise<Tokens> {
  const response = await fetch(
    `http://${host}:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=demo`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...question, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`Auth answered ${response.status}`);
  return (await response.json()) as Tokens;
}

/** What the browser stores of a session: Auth's account, and the hint for public pages. */
type Session = { account: object; hint?: "admin" };

/** Opens `path` with the session that a login stores; logins have their own tests. */
export async function openWith(
  page: Page,
  { idToken, refreshToken, localId }: Tokens,
  { account, hint }: Session,
  path: string,
): Promise<void> {
  const now = Date.now();
  const user = {
    uid: localId,
    providerData: [],
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey: "demo",
    appName: "[DEFAULT]",
    ...account,
    stsTokenManager: { accessToken: idToken, refreshToken, expirationTime: now + 3_600_000 },
  };
  // Before the page's own code, and once: a page of the same site to store it from would be another navigation.
  const script = await page.addInitScript(
    ([session, known]) => {
      localStorage.setItem("firebase:authUser:demo:[DEFAULT]", session);
      if (known) localStorage.setItem("vagas-session", known);
    },
    [JSON.stringify(user), hint ?? ""] as const,
  );
  await page.goto(path);
  await script.dispose();
}

/** Fills in the open login page and sends it. */
export async function fillInLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel(/e-?mail/i).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}
