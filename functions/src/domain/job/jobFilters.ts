import { encodeText } from "../text/encodeText.ts";
import { limits } from "../limits.ts";
import { withoutControls } from "../text/withoutControls.ts";

/** In the address of a list whose jobs that end first come first. */
export const closingFirst = "encerram";

/** The order of the public list; empty: newest first. */
export type JobOrder = "" | typeof closingFirst;

/** The filters of the public list and its order; an empty text means no filter. */
export type JobFilters = {
  search: string;
  category: string;
  location: string;
  /** A company's name as its jobs carry it. */
  company: string;
  showFilled: boolean;
  showUrgent: boolean;
  order: JobOrder;
};

export const noFilters: JobFilters = {
  search: "",
  category: "",
  location: "",
  company: "",
  showFilled: false,
  showUrgent: false,
  order: "",
};

/** The parameter of each filter in the address. */
const names = {
  search: "busca",
  category: "categoria",
  location: "local",
  company: "empresa",
  showFilled: "preenchidas",
  showUrgent: "urgentes",
  order: "ordem",
} as const;

/** Former parameters of the category, in old links. */
const formerCategory = "tipo";

/** The filters of an address; 'all' and 'todas' mean no filter, as in old links. */
export function filtersOf(address: { get: (name: string) => string | null }): JobFilters {
  const text = (name: string, longest: number) =>
    withoutControls(address.get(name) ?? "")
      .trim()
      .slice(0, longest);
  const choice = (name: string, longest: number = limits.jobLocation.max) => {
    const chosen = text(name, longest);
    return chosen === "all" || chosen === "todas" ? "" : chosen;
  };
  return {
    search: text(names.search, limits.searchText.max),
    category: choice(names.category) || choice(formerCategory),
    location: choice(names.location),
    company: choice(names.company, limits.jobCompany.max),
    showFilled: address.get(names.showFilled) === "1",
    showUrgent: address.get(names.showUrgent) === "1",
    order: address.get(names.order) === closingFirst ? closingFirst : "",
  };
}

/** The query of an address, without its '?': empty filters are left out, so each list has one address. */
export function addressOf(filters: JobFilters): string {
  const query: string[] = [];
  for (const [filter, name] of Object.entries(names) as [keyof JobFilters, string][]) {
    const value = filters[filter];
    if (value) query.push(`${name}=${value === true ? "1" : encodeText(value)}`);
  }
  return query.join("&");
}

/** Whether anything narrows the list; its order does not. */
export function isFiltered(filters: JobFilters): boolean {
  return addressOf({ ...filters, order: "" }) !== "";
}

/** The number of active filters besides the search. */
export function filterCount({
  category,
  location,
  company,
  showFilled,
  showUrgent,
}: JobFilters): number {
  return [category, location, company, showFilled, showUrgent].filter(Boolean).length;
}
