import type { DeviceAct, DeviceDataAnswer } from "@vagas/functions/domain/privacy/deviceData";
import { appAuth } from "../firebase/appAuth.ts";
import { callable } from "../firebase/callable.ts";

export type DeviceDataOutcome = DeviceDataAnswer | { state: "offline" | "failed" };

/**
 * Does what the person at this device requests with what was sent from it. 'notDevice': this browser has no account,
 * or a company's or the administrator's.
 */
export async function actOnDeviceData(request: DeviceAct): Promise<DeviceDataOutcome> {
  try {
    const auth = appAuth();
    await auth.authStateReady();
    if (auth.currentUser?.isAnonymous !== true) return { state: "notDevice" };
    return (await callable<DeviceAct, DeviceDataAnswer>("deviceData")(request)).data;
  } catch {
    return { state: navigator.onLine ? "failed" : "offline" };
  }
}
