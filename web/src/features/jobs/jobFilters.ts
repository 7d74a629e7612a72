import { limits } from '@vagas/functions/domain/limits';
import type { JobFilters } from '../../data/listedJobs.ts';

export const noFilters: JobFilters = { search: '', category: '', type: '', location: '', showFilled: false, showUrgent: false };

/** What each filter is called in the address. */
const names = { search: 'busca', category: 'categoria', type: 'tipo', location: 'local', showFilled: 'preenchidas', showUrgent: 'urgentes' } as const;

/** The filters an address asks for; 'all' and 'todas' mean no filter, as in links people may have kept. */
export function filtersOf(address: URLSearchParams): JobFilters {
  const text = (name: string, longest: number) => (address.get(name) ?? '').trim().slice(0, longest);
  const choice = (name: string, longest: number) => {
    const chosen = text(name, longest);
    return chosen === 'all' || chosen === 'todas' ? '' : chosen;
  };
  return {
    search: text(names.search, limits.searchText.max),
    category: choice(names.category, limits.jobTitle.max),
    type: choice(names.type, limits.jobTitle.max),
    location: choice(names.location, limits.jobLocation.max),
    showFilled: address.get(names.showFilled) === '1',
    showUrgent: address.get(names.showUrgent) === '1',
  };
}

/** The address of filters: those that filter nothing are left out, so that one list has one address. */
export function addressOf(filters: JobFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [filter, name] of Object.entries(names) as [keyof JobFilters, string][]) {
    const value = filters[filter];
    if (value) address.set(name, value === true ? '1' : value);
  }
  return address;
}

/** How many filters beside the search are on. */
export function filterCount({ category, type, location, showFilled, showUrgent }: JobFilters): number {
  return [category, type, location, showFilled, showUrgent].filter(Boolean).length;
}
