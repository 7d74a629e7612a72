import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the heading of a result that replaces the form, from the top of the page. */
export function useResultFocus(isResult: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isResult) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isResult]);
  return heading;
}
