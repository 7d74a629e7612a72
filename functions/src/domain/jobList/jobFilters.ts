import { encodeText } from "../text/encodeText.ts";
import { limits } from "../limits.ts";
import { withoutControls } from "../text/withoutControls.ts";

/** In the address of a list whose jobs that end first come first. */
export const closingFirst = "encerram";

/** In the address of a list whose best paid jobs come first. */
export const bestPaid = "salario";

/** The order of the public list; empty: newest first. */
export type JobOrder = "" | typeof closingFirst | typeof bestPaid;

/** The filters of the public list and its order; an empty text means no filter. */
export type JobFilters = {
  search: string;
  category: string;
  location: string;
  /** Also jobs at most so many kilometres by road from the place, or from the town if no place is chosen; 0: none. */
  within: number;
  /** A company's name as its jobs carry it. */
  company: string;
  showFilled: boolean;
  showUrgent: boolean;
  /** Only jobs that say what they pay. */
  withSalary: boolean;
  /** Only jobs that pay this at least, in reais a month; 0: any. */
  leastPay: number;
  /** Only jobs that come with transport, given or deducted; so with housing. */
  withTransport: boolean;
  withHousing: boolean;
  /** Only work of a day. */
  onlyDayWork: boolean;
  order: JobOrder;
};

export const noFilters: JobFilters = {
  search: "",
  category: "",
  location: "",
  within: 0,
  company: "",
  showFilled: false,
  showUrgent: false,
  withSalary: false,
  leastPay: 0,
  withTransport: false,
  withHousing: false,
  onlyDayWork: false,
  order: "",
};

/** The parameter of each filter in the address. */
const names = {
  search: "busca",
  category: "categoria",
  location: "local",
  within: "ate",
  company: "empresa",
  showFilled: "preenchidas",
  showUrgent: "urgentes",
  withSalary: "salario",
  leastPay: "minimo",
  withTransport: "transporte",
  withHousing: "alojamento",
  onlyDayWork: "diarias",
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
    within: Number(/^[1-9]\d{0,2}$/.exec(text(names.within, 4))?.[0] ?? 0),
    company: choice(names.company, limits.jobCompany.max),
    showFilled: address.get(names.showFilled) === "1",
    showUrgent: address.get(names.showUrgent) === "1",
    withSalary: address.get(names.withSalary) === "1",
    leastPay: reaisOf(text(names.leastPay, 12)),
    withTransport: address.get(names.withTransport) === "1",
    withHousing: address.get(names.withHousing) === "1",
    onlyDayWork: address.get(names.onlyDayWork) === "1",
    order: orders.find((order) => order === address.get(names.order)) ?? "",
  };
}

const orders = [closingFirst, bestPaid] as const;

/** '1800' or '1.800' → 1800; 0 for anything else. */
function reaisOf(typed: string): number {
  return /^\d{1,3}(\.?\d{3})?$/.test(typed) ? Number(typed.replace(".", "")) : 0;
}

/** The query of an address, without its '?': empty filters are left out, so each list has one address. */
export function addressOf(filters: JobFilters): string {
  const query: string[] = [];
  for (const [filter, name] of Object.entries(names) as [keyof JobFilters, string][]) {
    const value = filters[filter];
    if (value) query.push(`${name}=${value === true ? "1" : encodeText(String(value))}`);
  }
  return query.join("&");
}

/** Whether anything narrows the list; its order does not. */
export function isFiltered(filters: JobFilters): boolean {
  return addressOf({ ...filters, order: "" }) !== "";
}

/** The number of active filters besides the search; a place and the kilometres around it are one. */
export function filterCount(filters: JobFilters): number {
  const { search: _search, order: _order, within, location, ...others } = filters;
  return [location || within, ...Object.values(others)].filter(Boolean).length;
}
