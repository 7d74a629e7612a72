import { beforeEach, expect, test, vi } from "vitest";
import { signOut } from "../session/session.ts";
import { clearDevice } from "./clearDevice.ts";
import { emptyResumeDraft, keepResumeDraft, keptResumeDraft } from "./writtenResumeDraft.ts";

type Account = { isAnonymous: boolean };
const session = vi.hoisted(() => ({
  currentUser: null as Account | null,
  authStateReady: async () => undefined,
}));
vi.mock("../firebase/appAuth.ts", () => ({ appAuth: () => session }));
vi.mock("../session/session.ts", () => ({ signOut: vi.fn() }));
vi.mock("./kept/takeBack.ts", () => ({ forgetAllKept: vi.fn() }));

/** A storage whose keys are its own properties, as in browsers. */
function storage(kept: Record<string, string>) {
  return Object.setPrototypeOf(kept, {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  }) as Storage;
}

const everything = () => ({
  "mui-mode": "dark",
  "another-site": "kept",
  "vagas-application-draft": "typed",
  "vagas-applications": "sent",
  "vagas-last-person": "Ana",
  "vagas-rascunho:nova": "a job",
  "vagas-reports": "reported",
  "vagas-session": "company",
});
let device: Record<string, string>;
let tab: Record<string, string>;
const deleted = vi.fn(async () => true);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  session.currentUser = { isAnonymous: true };
  device = everything();
  tab = { "vagas-scroll": "100", "vagas-searches": "Ana" };
  vi.stubGlobal("localStorage", storage(device));
  vi.stubGlobal("sessionStorage", storage(tab));
  vi.stubGlobal("caches", { delete: deleted });
  vi.stubGlobal("navigator", {});
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

async function clear() {
  const clearing = clearDevice();
  await vi.runAllTimersAsync();
  return clearing;
}

test("a shared phone keeps nothing of a visitor: neither what was typed, kept or sent, nor the account and the jobs that were seen", async () => {
  expect(await clear()).toBe("cleared");
  expect(device).toEqual({ "mui-mode": "dark", "another-site": "kept" });
  expect(tab).toEqual({});
  expect(signOut).toHaveBeenCalledOnce();
  expect(deleted).toHaveBeenCalledWith("vagas-seen-2");
});

test.each([
  ["nobody", true],
  ["a company", false],
])(
  "a device on which %s is signed in loses the résumé that is being written",
  async (_who, isAnonymous) => {
    session.currentUser = { isAnonymous };
    keepResumeDraft({ ...emptyResumeDraft, name: "Ana" }, new Date());
    expect(keptResumeDraft()).toMatchObject({ name: "Ana" });
    expect(await clear()).toBe("cleared");
    expect(keptResumeDraft()).toBeNull();
  },
);

test("a company that is signed in stays so, with the drafts of its jobs", async () => {
  session.currentUser = { isAnonymous: false };
  tab["vagas-unsent-alert"] = "an address";
  expect(await clear()).toBe("cleared");
  expect(Object.keys(device)).toEqual([
    "mui-mode",
    "another-site",
    "vagas-rascunho:nova",
    "vagas-session",
  ]);
  expect(tab).toEqual({ "vagas-scroll": "100", "vagas-searches": "Ana" });
  expect(signOut).not.toHaveBeenCalled();
});

test("messages end, also those of an alert of which the device does not know", async () => {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const registration = { pushManager };
  vi.stubGlobal("navigator", {
    serviceWorker: { getRegistration: async () => registration },
  });
  expect(await clear()).toBe("cleared");
  expect(unsubscribe).toHaveBeenCalledOnce();
});

test("a tab that stores its form again is told about", async () => {
  const clearing = clearDevice();
  setTimeout(() => (device["vagas-application-draft"] = "typed"), 100);
  await vi.runAllTimersAsync();
  expect(await clearing).toBe("openTab");
});

test("while an application is on its way, its state stays on the device", async () => {
  vi.stubGlobal("navigator", {
    locks: {
      request: async (_name: string, _how: object, work: (lock: null) => unknown) => work(null),
    },
  });
  expect(await clear()).toBe("sending");
  expect(device).toEqual(everything());
  expect(signOut).not.toHaveBeenCalled();
});
