import { onIdTokenChanged, signOut as endSession, type User } from "firebase/auth";
import { useSyncExternalStore } from "react";
import { appAuth } from "../firebase/appAuth.ts";
import { endsSession } from "./authFailure.ts";
import { forgetPeople } from "./forgetPeople.ts";
import { keepSessionHint } from "./sessionHint.ts";

/** Who is signed in, as plain values. `admin` is the claim in the token. */
export type SessionUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
  anonymous: boolean;
  admin: boolean;
};

/** 'unverified': somebody is signed in, and their token, which has run out, could not be renewed now. */
export type Session =
  | { state: "loading" }
  | { state: "ready"; user: SessionUser | null }
  | { state: "unverified"; user: null };

let session: Session = { state: "loading" };
let watching = false;
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  listeners.forEach((listener) => listener());
}

async function sessionUser(user: User): Promise<SessionUser> {
  const { claims } = await user.getIdTokenResult();
  const { uid, email, displayName, emailVerified, isAnonymous: anonymous } = user;
  return { uid, email, displayName, emailVerified, anonymous, admin: claims["admin"] === true };
}

function watch() {
  if (watching) return;
  watching = true;
  onIdTokenChanged(appAuth(), (user) => {
    if (!user) {
      forgetPeople(); // Each tab has storage of its own, and the logout may have been in another.
      keepSessionHint(null);
      change({ state: "ready", user: null });
      return;
    }
    const isCurrent = () => appAuth().currentUser?.uid === user.uid;
    void sessionUser(user).then(
      (plain) => isCurrent() && change({ state: "ready", user: plain }),
      (error: unknown) =>
        isCurrent() && change({ state: endsSession(error) ? "ready" : "unverified", user: null }),
    );
  });
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session, live in this tab and across tabs. Loads Auth: only for areas that need it. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => session,
  );
}

/** Fetches a fresh token, so that a claim just given or taken counts, and gives back who is signed in now. */
export async function refreshSession(): Promise<SessionUser | null> {
  const user = appAuth().currentUser;
  if (!user) return null;
  await user.getIdToken(true);
  const plain = await sessionUser(user);
  change({ state: "ready", user: plain });
  return plain;
}

/** Asks once more for the token of an 'unverified' session; where it still cannot be had, nothing changes. */
export function retrySession() {
  void refreshSession().catch((error: unknown) => (endsSession(error) ? signOut() : null));
}

/** ReactFire keeps listeners that failed; after a sign-out they would break the next session. */
function forgetPreloadedObservables() {
  const preloaded = (globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> })
    ._reactFirePreloadedObservables;
  for (const key of preloaded?.keys() ?? [])
    if (key.startsWith("firestore")) preloaded?.delete(key);
}

/** The one way out: ends the session here and in every tab of this browser. */
export async function signOut(): Promise<void> {
  await endSession(appAuth());
  forgetPreloadedObservables();
  forgetPeople();
  keepSessionHint(null);
}
