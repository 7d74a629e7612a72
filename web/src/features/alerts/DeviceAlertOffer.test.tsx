import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  choose,
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../ui/testing/livePart.ts";
import { LaterDeviceAlertOffer } from "./LaterDeviceAlertOffer.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));

const { site, startDeviceAlert } = vi.hoisted(() => {
  const settings: { pushKey: string | null } = { pushKey: "key" };
  return { site: settings, startDeviceAlert: vi.fn() };
});
vi.mock("../../data/visitor/deviceAlertCall.ts", () => ({ startDeviceAlert }));
vi.mock("../../data/firebase/projectSettings.ts", () => ({
  get pushKey() {
    return site.pushKey;
  },
}));

type Device = { installed?: boolean; permission?: NotificationPermission; online?: boolean };

const acts: string[] = [];

function deviceIs({ installed = true, permission = "granted", online = true }: Device) {
  const Notification = {
    requestPermission: async () => {
      acts.push("permission");
      return permission;
    },
  };
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("navigator", { onLine: online, serviceWorker: {} });
  vi.stubGlobal("window", {
    matchMedia: (asked: string) => ({
      matches: installed && asked === "(display-mode: standalone)",
    }),
    Notification,
    PushManager: {},
  });
}

beforeEach(() => {
  freshPage();
  site.pushKey = "key";
  acts.length = 0;
  startDeviceAlert.mockReset();
  startDeviceAlert.mockImplementation(async () => {
    acts.push("start");
    return "kept";
  });
});
afterEach(() => vi.unstubAllGlobals());

const list = "local=Confresa";
const html = () =>
  rendered(() =>
    renderToStaticMarkup(
      <MemoryRouter>
        <LaterDeviceAlertOffer list={list} />
      </MemoryRouter>,
    ),
  );
const label = "Receber avisos neste aparelho";

async function offered() {
  // The first time, the part's code is loaded: beside other work that takes a second.
  await vi.waitFor(() => expect(html()).toContain(label), { timeout: 10_000 });
}

test.each([
  ["without the site's key", null, true],
  ["in a plain tab", "key", false],
])("no messages are offered %s", async (_where, key, installed) => {
  site.pushKey = key;
  deviceIs({ installed });
  html();
  await vi.dynamicImportSettled();
  expect(html()).toBe("");
});

test("an installed application asks for the permission before anything else, then for the alert", async () => {
  deviceIs({});
  await offered();
  choose("Toda semana");
  html();
  press(label);
  expect(html()).toContain("Ligando...");
  press("Ligando...");
  await vi.waitFor(() => expect(acts).toEqual(["permission", "start"]));
  expect(startDeviceAlert.mock.calls).toEqual([[list, "week"]]);
});

test.each([
  ["denied", "Nas configurações do aparelho, abra Notificações"],
  ["default", "Toque de novo e escolha “Permitir”"],
] as const)(
  "a permission that is '%s' is said, and nothing is asked of the site",
  async (permission, said) => {
    deviceIs({ permission });
    await offered();
    press(label);
    await vi.waitFor(() => expect(html()).toContain(said));
    expect(html()).toContain(label);
    expect(acts).toEqual(["permission"]);
  },
);

test.each([
  ["failed", "Não foi possível ligar os avisos."],
  ["offline", "Você está sem internet."],
  ["tooMany", "Desta conexão já foram pedidos muitos avisos."],
  ["full", "Este aparelho já recebe 5 avisos."],
  ["barred", "Este aparelho não deixa o site guardar nada"],
])("an answer '%s' is said, and the button stays for another press", async (answer, said) => {
  startDeviceAlert.mockResolvedValueOnce(answer);
  deviceIs({});
  await offered();
  press(label);
  await vi.waitFor(() => expect(html()).toContain(said));
  press(label);
  await vi.waitFor(() => expect(acts).toEqual(["permission", "permission", "start"]));
});

test("a browser that shows no messages is named as the reason", async () => {
  deviceIs({});
  vi.stubGlobal("window", { matchMedia: () => ({ matches: true }) });
  await offered();
  press(label);
  await vi.waitFor(() => expect(html()).toContain("Este aparelho não mostra avisos de sites."));
  expect(acts).toEqual([]);
});
