import { useEffect, useEffectEvent } from "react";

/** Calls back when the device has a connection again. */
export function useOnceOnline(again: () => void): void {
  const callback = useEffectEvent(again);
  useEffect(() => {
    const online = () => callback();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
}
