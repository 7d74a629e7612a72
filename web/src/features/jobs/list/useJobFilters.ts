import { addressOf, filtersOf, type JobFilters } from "@vagas/functions/domain/job/jobFilters";
import { useSearchParams } from "react-router-dom";

/** The filters in the address. Each change adds a history entry, so that the back button undoes it. */
export function useJobFilters(): [JobFilters, (filters: JobFilters) => void] {
  const [params, setParams] = useSearchParams();
  return [
    filtersOf(params),
    (filters) => setParams(addressOf(filters), { preventScrollReset: true }),
  ];
}
