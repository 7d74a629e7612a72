import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from "firebase/auth";
import { appAuth } from "../firebase/appAuth.ts";
import { followAccountEmail } from "./accountEmail.ts";
import { type AuthFailure, authFailure } from "./authFailure.ts";

export type CodeOutcome = { outcome: "done"; email: string | null } | { outcome: AuthFailure };

/** A code works once: asking again for the same one, as a repeated effect does, gets the first answer. Failures of the line are not kept. */
const answers = new Map<string, Promise<CodeOutcome>>();

function once(code: string, use: () => Promise<string | null>): Promise<CodeOutcome> {
  const known = answers.get(code);
  if (known) return known;
  const answer = use().then(
    (email): CodeOutcome => ({ outcome: "done", email }),
    (error: unknown): CodeOutcome => {
      const outcome = authFailure(error);
      if (outcome === "offline" || outcome === "failed" || outcome === "too-many-attempts")
        answers.delete(code);
      return { outcome };
    },
  );
  answers.set(code, answer);
  return answer;
}

/** Confirms the e-mail address the code was sent to. */
export function verifyEmail(code: string): Promise<CodeOutcome> {
  return once(code, async () => {
    await applyActionCode(appAuth(), code);
    return null;
  });
}

/** Proves a new address of an account, which has it from then on; gives it back. */
export function confirmNewEmail(code: string): Promise<CodeOutcome> {
  return once(code, () => applyAndFollow(code));
}

/** Takes back a change of an account's e-mail address; gives back the address restored. */
export function recoverEmail(code: string): Promise<CodeOutcome> {
  return once(code, () => applyAndFollow(code));
}

async function applyAndFollow(code: string): Promise<string | null> {
  const { data } = await checkActionCode(appAuth(), code);
  await applyActionCode(appAuth(), code);
  const email = data.email ?? null;
  // The code is used up and the account changed: a row that does not follow now follows at the next login.
  if (email !== null) await followAccountEmail(email).catch(() => null);
  return email;
}

/** Whose password a code may change, without using it up. */
export function checkResetCode(code: string): Promise<CodeOutcome> {
  return verifyPasswordResetCode(appAuth(), code).then(
    (email): CodeOutcome => ({ outcome: "done", email }),
    (error: unknown): CodeOutcome => ({ outcome: authFailure(error) }),
  );
}

export function resetPassword(code: string, password: string): Promise<CodeOutcome> {
  return confirmPasswordReset(appAuth(), code, password).then(
    (): CodeOutcome => ({ outcome: "done", email: null }),
    (error: unknown): CodeOutcome => ({ outcome: authFailure(error) }),
  );
}
