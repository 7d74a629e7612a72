import { expect, test, vi } from "vitest";
import { refreshSession, retrySession, type Session, signOut, useSession } from "./session.ts";

type Heard = (user: object | null) => void;
let tell: Heard;
let read: () => Session;
let currentUser: ReturnType<typeof somebody> | null = null;

vi.mock("react", () => ({
  useSyncExternalStore: (subscribe: (listener: () => void) => void, now: () => Session) => {
    subscribe(() => undefined);
    read = now;
  },
}));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => ({ currentUser }) }));
vi.mock("firebase/auth", () => ({
  onIdTokenChanged: (_auth: object, heard: Heard) => void (tell = heard),
  signOut: async () => leave(),
}));
vi.mock("./forgetPeople.ts", () => ({ forgetPeople: vi.fn() }));
vi.mock("./sessionHint.ts", () => ({ keepSessionHint: vi.fn(), readSessionHint: () => null }));
vi.stubGlobal(
  "BroadcastChannel",
  class {
    postMessage = vi.fn();
  },
);

/** A signed-in account, as Auth has it; `getIdToken` renews its token. */
function somebody(uid: string, getIdToken: () => Promise<string>) {
  return {
    uid,
    email: `${uid}@empresa.example`,
    emailVerified: true,
    isAnonymous: false,
    getIdToken,
    getIdTokenResult: async () => ({ claims: {} }),
  };
}

async function enter(uid = "padaria", getIdToken = async () => "token"): Promise<void> {
  currentUser = somebody(uid, getIdToken);
  tell(currentUser);
  await vi.waitFor(() => expect(read()).toMatchObject({ user: { uid } }));
}

/** Auth signs out: by itself, or because it was asked to. */
function leave(): void {
  currentUser = null;
  tell(null);
}

test("each session ends with its own reason", async () => {
  useSession();
  await enter();
  await signOut("emailChanged");
  expect(read()).toMatchObject({ user: null, ended: "emailChanged" });
  await enter();
  leave();
  expect(read()).toMatchObject({ user: null, ended: "expired" });
  await enter();
  await signOut();
  expect(read()).toMatchObject({ user: null, ended: null });
});

test("ReactFire keeps nothing of a session for the next one, whoever ended it", async () => {
  const kept = new Map([
    ["firestore:live:jobs", "of the last session"],
    ["other", "of no session"],
  ]);
  vi.stubGlobal("_reactFirePreloadedObservables", kept);
  await enter();
  kept.set("firestore:live:jobs", "of this session");
  leave();
  expect([...kept.keys()]).toEqual(["other"]);
  // A page that is still mounted listens again and is refused; ReactFire keeps that too.
  kept.set("firestore:live:jobs", "refused");
  await enter();
  expect([...kept.keys()]).toEqual(["other"]);
});

test("renewing a token removes nothing of a session", async () => {
  await enter();
  const kept = new Map([["firestore:live:jobs", "of this session"]]);
  vi.stubGlobal("_reactFirePreloadedObservables", kept);
  await enter();
  expect(kept.size).toBe(1);
});

test("a token that arrives after the session has ended brings nobody back", async () => {
  const renewal = Promise.withResolvers<string>();
  await enter("padaria", () => renewal.promise);
  const refreshed = refreshSession();
  await signOut("deleted");
  renewal.resolve("token");
  await expect(refreshed).resolves.toBeNull();
  expect(read()).toEqual({ state: "ready", user: null, ended: "deleted" });
});

test("a token that arrives after another account has logged in changes nothing of its session", async () => {
  const renewal = Promise.withResolvers<string>();
  await enter("padaria", () => renewal.promise);
  const refreshed = refreshSession();
  await signOut();
  await enter("oficina");
  renewal.resolve("token");
  await expect(refreshed).resolves.toBeNull();
  expect(read()).toMatchObject({ user: { uid: "oficina" } });
});

test("a refusal that arrives after the session has ended does not change why it ended", async () => {
  const renewal = Promise.withResolvers<string>();
  await enter("padaria", () => renewal.promise);
  retrySession();
  await signOut("deleted");
  renewal.reject({ code: "auth/user-not-found" });
  await new Promise((resolve) => setTimeout(resolve));
  expect(read()).toEqual({ state: "ready", user: null, ended: "deleted" });
  await enter("oficina", async () => Promise.reject({ code: "auth/user-not-found" }));
  retrySession();
  await vi.waitFor(() => expect(read()).toMatchObject({ user: null, ended: "expired" }));
});
