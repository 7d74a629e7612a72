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
 * The mark while there is no page to show yet, for the first half second; then the page says that it is loading.
 * It stands in the page's place and never over it. Who prefers no motion gets the words at once (splash.css).
 * The server makes it too, beside every page, and sends it with none.
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
        <Typography role="status" sx={{ py: 8, textAlign: "center", color: "text.secondary" }}>
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
