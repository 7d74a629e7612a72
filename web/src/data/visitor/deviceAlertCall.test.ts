import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  renewDeviceAlerts,
  startDeviceAlert,
  stopAllDeviceAlerts,
  stopDeviceAlert,
} from "./deviceAlertCall.ts";
import { keepDeviceAlerts, type KeptDeviceAlert, keptDeviceAlerts } from "./keptDeviceAlerts.ts";

const { call, registeredDevice } = vi.hoisted(() => ({
  call: vi.fn(),
  registeredDevice: vi.fn(async () => "device-1"),
}));
vi.mock("../firebase/callable.ts", () => ({
  callable: () => async (act: unknown) => ({ data: await call(act) }),
}));
vi.mock("./pushRegistration.ts", () => ({ registeredDevice }));

const day = 24 * 60 * 60 * 1000;
const kept = (fields: Partial<KeptDeviceAlert> = {}): KeptDeviceAlert => ({
  id: "a1",
  secret: "s1",
  list: "local=Confresa",
  every: "day",
  renewedAt: Date.now() - 8 * day,
  ...fields,
});

function deviceThatStores(stores: boolean, permission: NotificationPermission = "granted") {
  const texts = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!stores) throw new DOMException("", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("Notification", { permission });
}

beforeEach(() => {
  deviceThatStores(true);
  call.mockReset();
  registeredDevice.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("an alert that was accepted is kept with its secret, once for each list", async () => {
  keepDeviceAlerts([kept({ id: "a0" }), kept({ id: "a2", list: "" })]);
  call.mockResolvedValueOnce({ state: "kept", id: "a3", secret: "s3" });
  expect(await startDeviceAlert("local=Confresa", "week")).toBe("kept");
  expect(call.mock.calls).toEqual([
    [{ act: "keep", device: "device-1", list: "local=Confresa", every: "week" }],
  ]);
  expect(keptDeviceAlerts()).toMatchObject([
    { id: "a2", list: "" },
    { id: "a3", secret: "s3", list: "local=Confresa", every: "week" },
  ]);
});

test("the same list in other words takes the place of the one that functions replaced", async () => {
  keepDeviceAlerts([kept({ id: "a0", list: "busca=Pedreiro" })]);
  call.mockResolvedValueOnce({ state: "kept", id: "a3", secret: "s3" });
  expect(await startDeviceAlert("busca=pedreiro", "day")).toBe("kept");
  expect(keptDeviceAlerts().map(({ id }) => id)).toEqual(["a3"]);
});

test("more alerts than one call accepts are renewed and stopped in parts", async () => {
  const ids = Array.from({ length: 6 }, (_, i) => `a${i}`);
  keepDeviceAlerts(ids.map((id) => kept({ id, list: `busca=${id}` })));
  call.mockResolvedValueOnce({ state: "renewed", gone: ["a1"] });
  call.mockResolvedValueOnce({ state: "renewed", gone: ["a5"] });
  await renewDeviceAlerts();
  expect(call.mock.calls.map(([act]) => act.alerts.length)).toEqual([5, 1]);
  expect(keptDeviceAlerts().map(({ id }) => id)).toEqual(["a0", "a2", "a3", "a4"]);

  keepDeviceAlerts(ids.map((id) => kept({ id, list: `busca=${id}` })));
  call.mockReset();
  await stopAllDeviceAlerts();
  expect(call.mock.calls.map(([act]) => act.alerts.length)).toEqual([5, 1]);
});

test("an alert that the device cannot keep is ended again, because nobody could stop it", async () => {
  deviceThatStores(false);
  call.mockResolvedValueOnce({ state: "kept", id: "a3", secret: "s3" });
  expect(await startDeviceAlert("", "day")).toBe("barred");
  expect(call).toHaveBeenLastCalledWith({ act: "stop", alerts: [{ id: "a3", secret: "s3" }] });
});

test.each(["full", "tooMany"] as const)("the answer '%s' keeps nothing", async (state) => {
  call.mockResolvedValueOnce({ state });
  expect(await startDeviceAlert("", "day")).toBe(state);
  expect(keptDeviceAlerts()).toEqual([]);
});

test.each([
  [true, "failed"],
  [false, "offline"],
])(
  "without an answer, with network %s, that is '%s', and what is kept goes on",
  async (onLine, state) => {
    keepDeviceAlerts([kept()]);
    vi.stubGlobal("navigator", { onLine });
    call.mockRejectedValue(new Error("unavailable"));
    expect(await startDeviceAlert("", "day")).toBe(state);
    expect(await stopDeviceAlert("a1")).toBe(state);
    expect(keptDeviceAlerts()).toHaveLength(1);
  },
);

test("one alert is stopped by its secret, and the others go on", async () => {
  keepDeviceAlerts([kept(), kept({ id: "a2", list: "" })]);
  call.mockResolvedValueOnce({ state: "stopped" });
  expect(await stopDeviceAlert("a1")).toBe("stopped");
  expect(call.mock.calls).toEqual([[{ act: "stop", alerts: [{ id: "a1", secret: "s1" }] }]]);
  expect(keptDeviceAlerts()).toMatchObject([{ id: "a2" }]);
});

test("a visit renews the device's alerts once a week, and forgets what has ended", async () => {
  keepDeviceAlerts([kept(), kept({ id: "a2", list: "" })]);
  call.mockResolvedValueOnce({ state: "renewed", gone: ["a1"] });
  await renewDeviceAlerts();
  await renewDeviceAlerts();
  expect(call).toHaveBeenCalledTimes(1);
  expect(keptDeviceAlerts()).toMatchObject([{ id: "a2" }]);
  expect(Date.now() - keptDeviceAlerts()[0]!.renewedAt).toBeLessThan(day);
});

test("whoever took the permission back has no alerts here any more", async () => {
  deviceThatStores(true, "denied");
  keepDeviceAlerts([kept()]);
  await renewDeviceAlerts();
  expect(keptDeviceAlerts()).toEqual([]);
  expect(call).not.toHaveBeenCalled();
});
