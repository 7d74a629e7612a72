import type { Week } from "@vagas/functions/domain/week/week";
import { useFirstPage } from "../../data/visitor/servedPage.ts";
import { readWeek } from "../../data/visitor/weekRead.ts";
import { useRead } from "../../state/useRead.ts";

type Answer = { week: Week; now: Date } | "loading" | "failed";

/** The week that the page was rendered from, else as read. */
export function useWeek(): [Answer, retry: () => void] {
  const first = useFirstPage("week");
  const { state, value, retry } = useRead(first === null ? readWeek : null);
  return [first ?? (state === "ready" ? value : state), retry];
}
