import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import {
  freshPage,
  livingReact,
  press,
  rendered,
  watchedRuntime,
} from "../../../ui/testing/livePart.ts";
import { DeviceAlertList } from "./DeviceAlertList.tsx";

vi.mock("react", async (original) => livingReact(await original()));
vi.mock("react/jsx-dev-runtime", async (original) => watchedRuntime(await original()));
vi.mock("../../../data/visitor/keptDeviceAlerts.ts", () => ({
  useKeptDeviceAlerts: () => [{ id: "aviso", list: "local=Confresa", every: "day" }],
}));
const { stopOnDevice } = vi.hoisted(() => ({ stopOnDevice: vi.fn() }));
vi.mock("../../../data/visitor/loadDeviceAlertCall.ts", () => ({ stopOnDevice }));

test("the button of an alert is named by its words and the list, also while the alert is stopped", () => {
  freshPage();
  stopOnDevice.mockReturnValue(new Promise(() => undefined));
  const html = () => rendered(() => renderToStaticMarkup(<DeviceAlertList />));
  expect(html()).toMatch(/aria-label="Parar avisos: Vagas em Confresa"[^>]*>Parar avisos</);
  press("Parar avisos");
  expect(html()).toMatch(/aria-label="Parando\.\.\.: Vagas em Confresa"[^>]*>Parando\.\.\.</);
});
