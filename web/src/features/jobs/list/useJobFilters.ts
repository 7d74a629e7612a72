import { addressOf, filtersOf, type JobFilters } from '@vagas/functions/domain/jobFilters';
import { useSearchParams } from 'react-router-dom';

/** The filters in the address, and the way to change them; each change is a step the back button takes back. */
export function useJobFilters(): [JobFilters, (filters: JobFilters) => void] {
  const [params, setParams] = useSearchParams();
  return [filtersOf(params), (filters) => setParams(addressOf(filters), { preventScrollReset: true })];
}
