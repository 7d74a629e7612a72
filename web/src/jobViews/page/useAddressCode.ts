import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";

export type AddressCode = ComponentType<{ address: string }>;

/**
 * What draws the address as a QR code on the printed sheet: null until its code came, and where it does not come. It is
 * fetched by the returned function, and by what comes before a printing without our button: Ctrl or ⌘ going down, and the
 * pointer leaving upwards, for the browser's menu.
 */
export function useAddressCode(): [AddressCode | null, () => Promise<void>] {
  const [Code, setCode] = useState<AddressCode | null>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Control" || key === "Meta") void prepare(setCode);
    };
    const onLeave = ({ clientY }: MouseEvent) => {
      if (clientY <= 0) void prepare(setCode);
    };
    const page = document.documentElement;
    window.addEventListener("keydown", onKey);
    page.addEventListener("mouseleave", onLeave);
    return () => {
      window.removeEventListener("keydown", onKey);
      page.removeEventListener("mouseleave", onLeave);
    };
  }, []);
  return [Code, () => prepare(setCode)];
}

async function prepare(show: (code: () => AddressCode | null) => void): Promise<void> {
  // Where its code does not come the sheet goes without: the address stands on it in letters too.
  const module = await import("./AddressCode.tsx").catch(() => null);
  // At once, since the browser prints what stands there when this has ended.
  flushSync(() => show(() => module?.AddressCode ?? null));
}
