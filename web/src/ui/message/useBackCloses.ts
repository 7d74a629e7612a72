import { useEffect, useRef, useState } from "react";
import { enterDialog } from "../page/dialogHistory.ts";

/** Makes the back button close what is open, and nothing else; what refuses to close is asked again the next time. */
export function useBackCloses(open: boolean, close: () => void) {
  const latest = useRef(close);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    return enterDialog(() => {
      latest.current();
      setAsked((times) => times + 1);
    });
  }, [open, asked]);
}
