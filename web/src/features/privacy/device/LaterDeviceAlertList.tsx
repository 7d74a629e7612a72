import { keptDeviceAlerts } from "../../../data/visitor/keptDeviceAlerts.ts";
import { lazyImport } from "../../../data/visitor/lazyImport.ts";
import { useRead } from "../../../state/useRead.ts";

const load = lazyImport(async () => (await import("./DeviceAlertList.tsx")).DeviceAlertList);

/** What this phone is told; without any alert neither this nor its code. */
export function LaterDeviceAlertList() {
  const { value: DeviceAlertList } = useRead(keptDeviceAlerts().length > 0 ? load : null);
  return DeviceAlertList && <DeviceAlertList />;
}
