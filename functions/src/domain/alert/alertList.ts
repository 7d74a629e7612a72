import { centreOf, measuredFrom } from "../place/distance.ts";
import { addressOf, filtersOf, type JobFilters } from "../jobList/jobFilters.ts";
import { wholeReaisText } from "../pay/payText.ts";

/** The address of an alert's list, without its '?': the filters alone, because news have no order and are not filled. */
export function alertList(filters: JobFilters): string {
  return addressOf({ ...filters, order: "", showFilled: false });
}

/** The same, of an address as somebody opened it. */
export function alertListAt(address: { get: (name: string) => string | null }): string {
  return alertList(filtersOf(address));
}

/** The filters of a list's address as `alertList` writes it. */
export function alertFilters(list: string): JobFilters {
  const values = new Map(
    list.split("&").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decodeURIComponent(value)];
    }),
  );
  return filtersOf({ get: (name) => values.get(name) ?? null });
}

/** A list in words: 'Vagas de pedreiro · Construção Civil · em {place} · a partir de R$ 1.800 por mês'. */
export function listText(filters: JobFilters): string {
  const parts = partsOf(filters);
  const { search } = filters;
  if (search !== "") return [`Vagas de ${search}`, ...parts].join(" · ");
  return parts.length === 0 ? "Todas as vagas" : ["Vagas", ...parts].join(" · ");
}

function partsOf(filters: JobFilters): string[] {
  const { category, company, leastPay } = filters;
  const parts: (string | false)[] = [
    category,
    placeOf(filters),
    company && `da empresa ${company}`,
    filters.showUrgent && "só urgentes",
    filters.withSalary && "só com salário",
    leastPay > 0 && `a partir de ${wholeReaisText(leastPay)} por mês`,
    filters.onlyDayWork && "diárias",
    filters.withTransport && "com transporte",
    filters.withHousing && "com alojamento",
  ];
  return parts.filter((part): part is string => part !== "" && part !== false);
}

/** Where a list's jobs are; '' for anywhere. No kilometres are said from a place without any. */
function placeOf({ location, within }: JobFilters): string {
  if (within === 0) return location && `em ${location}`;
  const from = measuredFrom({ location });
  return from === null ? `em ${centreOf({ location })}` : `até ${within} km de ${from}`;
}
