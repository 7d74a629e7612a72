import { deviceStorage } from "../../state/browserStorage.ts";
import { createDeviceStore } from "../../state/createStore.ts";

const key = "vagas-queue-keys";

/** Whether single keys act on a page: a choice of this browser, because they may disturb speech input (WCAG 2.1.4). */
export const keysAreOn = createDeviceStore<boolean>(
  () => deviceStorage.readText(key) !== "off",
  (on) => deviceStorage.writeText(key, on ? null : "off"),
);
