import { addressOf, filtersOf, type JobFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { useSearchParams } from "react-router-dom";
import { keepDialog } from "../../../ui/page/dialogHistory.ts";

/** At once: in a transition React would reset a ticked box until the address has changed. */
const inPlace = { preventScrollReset: true, flushSync: true } as const;

/** The filters in the address. Each change adds a history entry, so that the back button undoes it. */
export function useJobFilters(): [JobFilters, (filters: JobFilters) => void] {
  const [params, setParams] = useSearchParams();
  return [
    filtersOf(params),
    (filters) => {
      const address = addressOf(filters);
      const inSheet = keepDialog(() => setParams(address, inPlace));
      setParams(address, { ...inPlace, ...inSheet });
    },
  ];
}
