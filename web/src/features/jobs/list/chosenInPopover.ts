import { addressOf, filtersOf, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { useEffect, useEffectEvent } from "react";

/** The id of the other filters: in the page where there is room, else a popover until the page's code has come. */
export const panelId = "filtros";

/** The filters that the form shows while the popover is open; null if it is not. */
export function chosenInPopover(): JobFilters | null {
  const panel = document.getElementById(panelId);
  // A browser without popovers does not know the selector.
  if (!panel || !("popover" in panel) || !panel.matches(":popover-open")) return null;
  const form = new FormData(panel.closest("form")!);
  return filtersOf({ get: (name) => form.get(name) as string | null });
}

/**
 * Applies what was chosen in the popover before the code ran, as every choice applies from then on. Returns what does so
 * for a popover that is opened again.
 */
export function useChosenBefore(
  filters: JobFilters,
  onChange: (filters: JobFilters) => void,
): () => void {
  const takeOver = () => {
    const chosen = chosenInPopover();
    if (chosen === null) return;
    // A search waits for its button.
    const all = { ...chosen, search: filters.search };
    if (addressOf(all) !== addressOf(filters)) onChange(all);
  };
  const begin = useEffectEvent(takeOver);
  useEffect(() => begin(), []);
  return takeOver;
}
