import type { DeviceDataAnswer } from "@vagas/functions/domain/privacy/deviceData";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { freshPage, livingReact, rendered, watchedRuntime } from "../../../ui/testing/livePart.ts";
import { rememberSent } from "../../../data/application/rememberSent.ts";
import { sentFromHere } from "../../../data/application/sentApplications.ts";
import { notificationQueue } from "../../../ui/message/notifications.ts";
import { DeviceData } from "./DeviceData.tsx";
import { useDeviceData } from "./useDeviceData.ts";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const answer = vi.hoisted(() => ({ is: { state: "missing" } as DeviceDataAnswer }));
vi.mock("../../../data/visitor/deviceDataCall.ts", () => ({
  actOnDeviceData: async () => answer.is,
}));

const [onErased, onWithdrawn] = [vi.fn(), vi.fn()];
type Hook = ReturnType<typeof useDeviceData>;

function Part({ onShown }: { onShown: (hook: Hook) => void }) {
  onShown(useDeviceData({ onErased, onWithdrawn }));
  return null;
}

/** The data as the page has them now. */
function device(): Hook {
  const shown: Hook[] = [];
  rendered(() => renderToStaticMarkup(<Part onShown={(hook) => shown.push(hook)} />));
  return shown[0]!;
}

const data = { applications: [], reports: [], contacts: [], mails: [] };

beforeEach(async () => {
  freshPage();
  vi.clearAllMocks();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  notificationQueue.set([]);
  rememberSent("caixa", new Date());
  answer.is = { state: "open", data };
  await device().act({ act: "read" });
  expect(device().shown).toEqual({ state: "open", data });
  answer.is = { state: "missing" };
  return () => vi.unstubAllGlobals();
});

test("an erasure that is asked for again, after its answer was lost, shows that nothing is left", async () => {
  await device().act({ act: "erase" });
  expect(renderToStaticMarkup(<DeviceData device={device()} />)).toContain(
    "Nada está guardado deste aparelho.",
  );
  expect(notificationQueue.get()).toMatchObject([
    { severity: "success", title: "Já está tudo apagado" },
  ]);
  expect([onErased.mock.calls.length, sentFromHere("caixa")]).toEqual([1, null]);
});

test("a file that is no longer stored closes and forgets nothing", async () => {
  await device().act({ act: "file", applicationId: "caixa_ana" });
  expect(device().shown).toEqual({ state: "open", data });
  expect(notificationQueue.get()).toMatchObject([{ title: "Não está mais guardado" }]);
  expect([onErased.mock.calls.length, sentFromHere("caixa")]).toEqual([0, expect.any(Date)]);
});
