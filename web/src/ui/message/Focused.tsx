import { type ReactNode, useEffect, useRef } from "react";
import { hasFocus } from "../hasFocus.ts";

/**
 * What replaces a pressed button: it takes the button's focus, with the page's heading if that is inside. Whoever has gone on
 * to something else keeps the focus there.
 */
export function Focused({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = frame.current;
    if (place === null || hasFocus()) return;
    (place.querySelector<HTMLElement>("[data-page-heading]") ?? place).focus();
  }, []);
  return (
    <div ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
