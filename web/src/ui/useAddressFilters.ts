import { useSearchParams } from 'react-router-dom';

/** Filters kept in the address; a filter that has its default value is left out of it. */
export function useAddressFilters<Filters extends Record<string, string>>(defaults: Filters) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, params.get(name) ?? usual])) as Filters;

  function change(changed: Partial<Filters>) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === defaults[name] || value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return [filters, change] as const;
}
