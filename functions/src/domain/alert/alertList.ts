import { centreOf, measuredFrom } from "../place/distance.ts";
import { addressOf, filtersOf, type JobFilters } from "../jobList/jobFilters.ts";
import { searchPhrase } from "../jobList/searchPhrase.ts";
import { enumerated, wholeReaisText } from "../pay/payText.ts";

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

/** A list in words: 'Vagas urgentes de pedreiro em <cidade> a partir de R$ 1.800 por mês com alojamento'. */
export function listText(filters: JobFilters): string {
  const { company, leastPay, showUrgent, onlyDayWork } = filters;
  const words: (string | false)[] = [
    onlyDayWork ? "Diárias" : "Vagas",
    showUrgent && "urgentes",
    workOf(filters),
    company && `da empresa ${company}`,
    placeOf(filters),
    leastPay > 0 && `a partir de ${wholeReaisText(leastPay)} por mês`,
    offersOf(filters),
  ];
  const said = words.filter(Boolean).join(" ");
  return said === "Vagas" ? "Todas as vagas" : said;
}

/** What the work is; 'Outro' is no work that jobs could be named after. */
function workOf({ search, category }: JobFilters): string {
  const searched = searchPhrase(search);
  if (category === "") return searched;
  if (searched === "" && category !== "Outro") return `de ${category}`;
  return `${searched && `${searched} `}na categoria ${category}`;
}

/** What the jobs say or come with: 'com salário informado, transporte e alojamento'. */
function offersOf({ withSalary, withTransport, withHousing }: JobFilters): string {
  const offers = [
    withSalary && "salário informado",
    withTransport && "transporte",
    withHousing && "alojamento",
  ].filter((offer) => offer !== false);
  return offers.length === 0 ? "" : `com ${enumerated(offers)}`;
}

/** Where a list's jobs are; '' for anywhere. No kilometres are said from a place without any. */
function placeOf({ location, within }: JobFilters): string {
  if (within === 0) return location && `em ${location}`;
  const from = measuredFrom({ location });
  return from === null ? `em ${centreOf({ location })}` : `a até ${within} km de ${from}`;
}
