import { type ReactNode, useEffect, useRef } from "react";

/** What replaces a pressed button: it takes the button's focus, with the page's heading if that is inside. */
export function Focused({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = frame.current?.querySelector<HTMLElement>("[data-page-heading]");
    (heading ?? frame.current)?.focus();
  }, []);
  return (
    <div ref={frame} tabIndex={-1}>
      {children}
    </div>
  );
}
