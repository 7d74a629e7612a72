import type { Week } from "@vagas/functions/domain/week/week";
import { useState } from "react";
import { isFresh, useFirstPage } from "../../data/visitor/servedPage.ts";
import { useReturn } from "../../data/visitor/useReturn.ts";
import { readWeek } from "../../data/visitor/weekRead.ts";
import { useLast } from "../../state/useLast.ts";
import { useRead } from "../../state/useRead.ts";

type Answer = { week: Week; now: Date } | "loading" | "failed";

/**
 * The week that the page was rendered from, else as read; read again if it is old, and on returning to the page. What was
 * there stays meanwhile, and if that fails.
 */
export function useWeek(): [Answer, retry: () => void] {
  const first = useFirstPage("week");
  const [isServed] = useState(() => first !== null && isFresh(first));
  const [returns, setReturns] = useState(0);
  useReturn(() => setReturns((before) => before + 1));
  const isKnown = isServed && first !== null && returns === 0;
  const { state, value, retry } = useRead(isKnown ? null : readWeek, returns);
  const known = useLast(value) ?? first;
  return [known ?? (state === "failed" ? "failed" : "loading"), retry];
}
