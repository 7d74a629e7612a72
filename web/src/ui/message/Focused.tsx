import { type ReactNode, useEffect, useRef } from "react";
import { hasFocus } from "../hasFocus.ts";
import look from "./Focused.module.css";

type Props = {
  /** Whether it is as high as the page's frame. */
  fills?: boolean;
  children: ReactNode;
};

/**
 * What replaces a pressed button or a form: it takes the focus of what is gone, with the page's heading if that is inside.
 * Whoever has gone on to something else keeps the focus there.
 */
export function Focused({ fills = false, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = frame.current;
    if (place === null || hasFocus()) return;
    (place.querySelector<HTMLElement>("[data-page-heading]") ?? place).focus();
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className={fills ? look.fills : undefined}>
      {children}
    </div>
  );
}
