import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { town } from "@vagas/functions/domain/town";
import { useEffect, useState } from "react";
import { Brand } from "../ui/page/Brand.tsx";
import { useFromBrowser } from "../ui/useFromBrowser.ts";

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
    <Box sx={{ minHeight: "100dvh" }}>
      {over || still ? (
        <Typography role="status" color="textSecondary" sx={{ py: 8, textAlign: "center" }}>
          Carregando...
        </Typography>
      ) : (
        <div className="splash">
          <Brand size={72} />
          <p>{town.boardName}</p>
        </div>
      )}
    </Box>
  );
}
