import { town } from "@vagas/functions/domain/town";
import { useEffect, useState } from "react";
import { Brand } from "../ui/page/Brand.tsx";
import { useFromBrowser } from "../ui/useFromBrowser.ts";
import clsx from "clsx";
import text from "../ui/text.module.css";
import look from "./Splash.module.css";

/** Milliseconds from the start of the page. */
const shownUntil = 500;

const wantsStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * Shows the logo for the first half second without a page; then the page says that it is loading. It replaces the
 * page and never covers it. With reduced motion the words come at once (splash.css). The server renders it too.
 */
export function Splash() {
  const [over, setOver] = useState(() => performance.now() >= shownUntil);
  const still = useFromBrowser(wantsStillness, () => false);
  useEffect(() => {
    if (over) return undefined;
    const timer = setTimeout(() => setOver(true), shownUntil - performance.now());
    return () => clearTimeout(timer);
  }, [over]);

  return (
    <div className={look.splash}>
      {over || still ? (
        <p role="status" className={clsx(text.body, text.muted, look.name)}>
          Carregando...
        </p>
      ) : (
        <div className="splash">
          <Brand size={72} />
          <p>{town.boardName}</p>
        </div>
      )}
    </div>
  );
}
