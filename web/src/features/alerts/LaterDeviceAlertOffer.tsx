import { pushKey } from "../../data/firebase/projectSettings.ts";
import { lazyImport } from "../../data/visitor/lazyImport.ts";
import { useRead } from "../../state/useRead.ts";

const load = lazyImport(async () => (await import("./DeviceAlertOffer.tsx")).DeviceAlertOffer);

/** Whether the site runs as an installed application. */
function isInstalled(): boolean {
  return (
    window.matchMedia("(display-mode: standalone)").matches ||
    (navigator as { standalone?: boolean }).standalone === true
  );
}

/** Messages of the phone, where the site can send them and is installed; else neither this nor its code. */
export function LaterDeviceAlertOffer({ list }: { list: string }) {
  const offers = pushKey !== null && isInstalled();
  const { value: DeviceAlertOffer } = useRead(offers ? load : null);
  return DeviceAlertOffer && <DeviceAlertOffer list={list} />;
}
