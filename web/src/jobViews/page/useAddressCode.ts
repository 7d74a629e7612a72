import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";

export type AddressCode = ComponentType<{ address: string }>;

/**
 * The component that draws the QR code on the printed sheet: null until it is loaded, or if that fails. The returned
 * function loads it, and so do signs of printing without our button: Ctrl or ⌘ pressed, and the pointer leaving
 * upwards, to the browser's menu.
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
  // Without its code the sheet has no QR code; the address is on it in letters too.
  const module = await import("./AddressCode.tsx").catch(() => null);
  // Synchronously, because the browser prints the state at this event's end.
  flushSync(() => show(() => module?.AddressCode ?? null));
}
