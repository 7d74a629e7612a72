import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { tabStorage } from "../../state/browserStorage.ts";

const keyOf = (pathname: string) => `vagas-link:${pathname}`;

/** `web/public/first.js` put it there before the page began. */
function kept(pathname: string): string {
  return tabStorage.readText(keyOf(pathname)) ?? "";
}

/** With blocked storage, another visit needs the mail again. */
function keep(pathname: string, secret: string) {
  tabStorage.writeText(keyOf(pathname), secret || null);
}

/** Marks the history entry that a secret was taken from. */
const taken = { linkTaken: true };

/**
 * The part of a mail's link behind `#` or `?`, '' without one. No address contains it: the tab stores it while the
 * page is open, so that the page can be reloaded. `forget` removes it.
 */
export function useLinkSecret(part: "hash" | "search"): [secret: string, forget: () => void] {
  const { key, pathname, [part]: inAddress, state } = useLocation();
  const navigate = useNavigate();
  const [secret, setSecret] = useState(() => inAddress.slice(1) || kept(pathname));
  const entry = useRef(key);

  useEffect(() => {
    if (inAddress !== "") {
      // Another link, opened while the page is open.
      setSecret(inAddress.slice(1));
      void navigate(pathname, { replace: true, state: taken });
    } else if (entry.current !== key && (state as typeof taken | null)?.linkTaken !== true) {
      setSecret("");
    }
    entry.current = key;
  }, [key, pathname, inAddress, state, navigate]);

  useEffect(() => {
    keep(pathname, secret);
    return () => keep(pathname, "");
  }, [pathname, secret]);

  return [secret, () => setSecret("")];
}
