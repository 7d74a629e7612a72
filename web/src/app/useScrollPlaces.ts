import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { tabStorage } from "../state/browserStorage.ts";

const key = "vagas-scroll";

function places(): Record<string, number> {
  return (tabStorage.read(key) as Record<string, number> | null) ?? {};
}

function keep(entry: string, top: number) {
  tabStorage.write(key, { ...places(), [entry]: Math.round(top) });
}

/** Going back restores a page's scroll position; a new page begins at its top, and new filters keep the position. */
export function useScrollPlaces() {
  const { key: entry, pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  const first = useRef(true);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    return () => {
      window.history.scrollRestoration = "auto";
    };
  }, []);

  useLayoutEffect(() => {
    const samePage = before.current === pathname;
    before.current = pathname;
    const place = places()[entry];
    // A rendered page may have been scrolled before its code loaded.
    const stays = first.current && place === undefined;
    first.current = false;
    if (type === "POP" && !stays) window.scrollTo(0, place ?? 0);
    else if (type !== "POP" && !samePage && !hash) window.scrollTo(0, 0);
  }, [entry, pathname, hash, type]);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top: number | null = null;
    const now = () => {
      if (top !== null) keep(entry, top);
    };
    const scrolled = () => {
      top = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(now, 100);
    };
    window.addEventListener("scroll", scrolled, { passive: true });
    window.addEventListener("pagehide", now);
    return () => {
      clearTimeout(timer);
      now(); // The last position, if people left while the page still moved; the next page has not scrolled yet.
      window.removeEventListener("scroll", scrolled);
      window.removeEventListener("pagehide", now);
    };
  }, [entry]);
}
