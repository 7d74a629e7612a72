import { onIdTokenChanged, signOut as endSession, type User } from "firebase/auth";
import { createStore, useStore } from "../../state/createStore.ts";
import { appAuth } from "../firebase/appAuth.ts";
import { endsSession } from "./authFailure.ts";
import { forgetLiveData } from "./forgetLiveData.ts";
import { forgetPeople } from "./forgetPeople.ts";
import { keepSessionHint, readSessionHint } from "./sessionHint.ts";

/** Who is signed in, as plain values. `admin` is the claim in the token. */
export type SessionUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
  anonymous: boolean;
  admin: boolean;
};

/**
 * Why a session ended: 'expired' by the service (password, address or account changed), 'elsewhere' in another tab,
 * 'deleted' with its company, 'emailChanged' because the account has another address, 'withdrawn' with the admin
 * claim.
 */
export type Ending = "expired" | "elsewhere" | "deleted" | "emailChanged" | "withdrawn";

/** 'unverified': somebody is signed in, but their expired token could not be renewed. */
export type Session =
  | { state: "loading" }
  /** `ended` says why nobody is signed in any more; null if nobody was, or they logged out here. */
  | { state: "ready"; user: SessionUser | null; ended: Ending | null }
  | { state: "unverified"; user: null };

const session = createStore<Session>({ state: "loading" });
let watching = false;

/** The announced reason for the session's end, from this tab or another; null without one. */
let announced: { ending: Ending | null } | null = null;
let tabs: BroadcastChannel | null = null;

async function sessionUser(user: User): Promise<SessionUser> {
  const { claims } = await user.getIdTokenResult();
  const { uid, email, displayName, emailVerified, isAnonymous: anonymous } = user;
  return { uid, email, displayName, emailVerified, anonymous, admin: claims["admin"] === true };
}

function watch() {
  if (watching) return;
  watching = true;
  tabs = new BroadcastChannel("vagas-session");
  tabs.onmessage = ({ data }: MessageEvent<Ending>) => {
    if (isPerson()) announced = { ending: data };
  };
  let uid: string | null = null;
  onIdTokenChanged(appAuth(), (user) => {
    const now = user?.uid ?? null;
    if (now !== uid) forgetLiveData();
    uid = now;
    if (!user) {
      const ended = endingNow();
      forgetPeople(); // Tabs have separate storage, and the logout may have been in another.
      keepSessionHint(null);
      session.set({ state: "ready", user: null, ended });
      return;
    }
    announced = null;
    void sessionUser(user).then(
      (plain) => isCurrent(user) && session.set({ state: "ready", user: plain, ended: null }),
      (error: unknown) =>
        isCurrent(user) &&
        session.set(
          endsSession(error)
            ? { state: "ready", user: null, ended: "expired" }
            : { state: "unverified", user: null },
        ),
    );
  });
}

/** Whether `user` is still signed in: a token may arrive after a logout, or after another account's login. */
function isCurrent(user: User): boolean {
  return appAuth().currentUser?.uid === user.uid;
}

/** Whether somebody with an account is signed in; applicants have none. */
function isPerson(): boolean {
  const now = session.get();
  return now.state === "ready" && now.user !== null && !now.user.anonymous;
}

/**
 * Why nobody is signed in any more. If somebody was, in this tab or at the device's last use, and did not log out, the
 * service signed them out.
 */
function endingNow(): Ending | null {
  if (announced) return announced.ending;
  if (isPerson() || readSessionHint() !== null) return "expired";
  const before = session.get();
  return before.state === "ready" ? before.ended : null;
}

const watched: typeof session = {
  ...session,
  subscribe: (listener) => {
    watch();
    return session.subscribe(listener);
  },
};

/** The session, live in this tab and across tabs. Loads Auth: only for areas that need it. */
export function useSession(): Session {
  return useStore(watched);
}

/**
 * Fetches a fresh token, so that a granted or removed claim counts, and returns the signed-in user; null if nobody is
 * signed in, or the session ended meanwhile.
 */
export async function refreshSession(): Promise<SessionUser | null> {
  const user = appAuth().currentUser;
  if (!user) return null;
  await user.getIdToken(true);
  const plain = await sessionUser(user);
  if (!isCurrent(user)) return null;
  session.set({ state: "ready", user: plain, ended: null });
  return plain;
}

/** Requests the token of an 'unverified' session again; without success, nothing changes. */
export function retrySession() {
  const user = appAuth().currentUser;
  void refreshSession().catch((error: unknown) =>
    user && isCurrent(user) && endsSession(error) ? signOut("expired") : null,
  );
}

/**
 * The only way to sign out: ends the session here and in every tab of this browser; `ending` unless the person asked
 * for it.
 */
export async function signOut(ending: Ending | null = null): Promise<void> {
  announced = { ending };
  tabs?.postMessage(ending ?? "elsewhere");
  await endSession(appAuth());
  forgetPeople();
  keepSessionHint(null);
}
