import { expect, test, vi } from "vitest";
import { type Session, signOut, useSession } from "./session.ts";

type Heard = (user: object | null) => void;
let tell: Heard;
let read: () => Session;

vi.mock("react", () => ({
  useSyncExternalStore: (subscribe: (listener: () => void) => void, now: () => Session) => {
    subscribe(() => undefined);
    read = now;
  },
}));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => ({ currentUser: { uid: "padaria" } }) }));
vi.mock("firebase/auth", () => ({
  onIdTokenChanged: (_auth: object, heard: Heard) => void (tell = heard),
  signOut: async () => tell(null),
}));
vi.mock("./forgetPeople.ts", () => ({ forgetPeople: vi.fn() }));
vi.mock("./sessionHint.ts", () => ({ keepSessionHint: vi.fn(), readSessionHint: () => null }));
vi.stubGlobal(
  "BroadcastChannel",
  class {
    postMessage = vi.fn();
  },
);

async function enter(): Promise<void> {
  tell({
    uid: "padaria",
    email: "padaria@empresa.example",
    emailVerified: true,
    isAnonymous: false,
    getIdTokenResult: async () => ({ claims: {} }),
  });
  await vi.waitFor(() => expect(read()).toMatchObject({ user: { uid: "padaria" } }));
}

test("each session ends with its own reason", async () => {
  useSession();
  await enter();
  await signOut("emailChanged");
  expect(read()).toMatchObject({ user: null, ended: "emailChanged" });
  await enter();
  tell(null);
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
  tell(null);
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
