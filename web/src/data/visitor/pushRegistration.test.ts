import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { registeredDevice } from "./pushRegistration.ts";

const { done, state } = vi.hoisted(() => ({
  done: [] as string[],
  state: { id: "first", isSubscribed: false },
}));
vi.mock("../firebase/firebaseApp.ts", () => ({ firebaseApp: () => "the app" }));
vi.mock("firebase/installations", () => ({
  getInstallations: (app: string) => app,
  deleteInstallations: async (app: string) => {
    done.push(`forget ${app}`);
    state.id = "second";
  },
}));
vi.mock("firebase/messaging", () => {
  let tell: (id: string) => void = () => undefined;
  return {
    getMessaging: () => "messages",
    onRegistered: (_messages: string, told: (id: string) => void) => (tell = told),
    register: async () => {
      done.push("register");
      tell(state.id);
    },
  };
});

beforeEach(() => {
  done.length = 0;
  state.id = "first";
  const registration = {
    pushManager: { getSubscription: async () => (state.isSubscribed ? {} : null) },
  };
  vi.stubGlobal("navigator", {
    serviceWorker: { register: async () => registration, ready: Promise.resolve(registration) },
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a device whose subscription is gone gets a new id, because Firebase would not subscribe the old one again", async () => {
  state.isSubscribed = false;
  expect(await registeredDevice()).toBe("second");
  expect(done).toEqual(["forget the app", "register"]);
});

test("a subscribed device keeps its id", async () => {
  state.isSubscribed = true;
  expect(await registeredDevice()).toBe("first");
  expect(done).toEqual(["register"]);
});
