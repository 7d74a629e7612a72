import { useLocation, useSearchParams } from "react-router-dom";
import { keepSearch, keptSearch } from "./typedSearches.ts";

/**
 * A list's filters, stored in the address without default values. The filter named `typed` stays out too: it may name
 * a person, and addresses reach the server's log and the browser's history. Its history entry contains an id of the
 * text instead, so that going back and a reload restore it.
 */
export function useAddressFilters<Filters extends Record<string, string>>(
  defaults: Filters,
  typed: keyof Filters | null = null,
) {
  const [params, setParams] = useSearchParams();
  const state = useLocation().state as { searchId?: string } | null;
  const current = (name: string) =>
    name === typed ? keptSearch(state?.searchId ?? "") : params.get(name);
  const filters = Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [name, current(name) ?? usual]),
  ) as Filters;

  function change(changed: Partial<Filters>) {
    const next = new URLSearchParams(params);
    let nextState = state;
    for (const [name, value] of Object.entries(changed)) {
      if (name === typed) nextState = value ? { searchId: keepSearch(value) } : null;
      else if (value === defaults[name] || value === undefined) next.delete(name);
      else next.set(name, value);
    }
    // At once: in a transition React would reset what was chosen until the address has changed.
    setParams(next, {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
      state: nextState,
    });
  }

  return [filters, change] as const;
}
