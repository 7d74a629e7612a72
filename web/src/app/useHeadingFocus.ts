import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Gives the focus to the new page's heading when people come to it by a link. */
export function useHeadingFocus() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
  }, [pathname]);
}
