import { LineIcon } from "../../../ui/LineIcon.tsx";
import { listPath } from "@vagas/functions/domain/jobList/jobCursor";
import { type JobFilters, noFilters } from "@vagas/functions/domain/jobList/jobFilters";
import { centreOf, measuredFrom } from "@vagas/functions/domain/place/distance";
import { wholeReaisText } from "@vagas/functions/domain/pay/payText";
import { LinkButton } from "../../../ui/button/LinkButton.tsx";
import { unbroken } from "../../../ui/unbroken.ts";
import clsx from "clsx";
import box from "../../../ui/boxes.module.css";
import look from "./ChosenFilters.module.css";

/** The changes that remove a filter; the kilometres go with their place. */
function without(filter: keyof JobFilters): Partial<JobFilters> {
  return {
    [filter]: noFilters[filter],
    ...(filter === "location" && { within: noFilters.within }),
  };
}

/** What a place and its kilometres find: the place alone where none are known. */
function placeText(filters: JobFilters): string {
  const from = measuredFrom(filters);
  return from === null ? centreOf(filters) : `Até ${filters.within} km de ${from}`;
}

/** The active filters, each in a word, removed by a touch. */
export function ChosenFilters({ filters }: { filters: JobFilters }) {
  const { category, location, company, showFilled, showUrgent, withSalary, leastPay } = filters;
  const { within, withTransport, withHousing, onlyDayWork } = filters;
  const words = {
    category,
    location: within > 0 ? placeText(filters) : location,
    company,
    showFilled: showFilled && "Com preenchidas",
    showUrgent: showUrgent && "Só urgentes",
    withSalary: withSalary && "Com salário",
    leastPay: leastPay > 0 && `A partir de ${unbroken(wholeReaisText(leastPay))}`,
    onlyDayWork: onlyDayWork && "Diárias",
    withTransport: withTransport && "Oferece transporte",
    withHousing: withHousing && "Oferece alojamento",
  };
  const on = (Object.keys(words) as (keyof typeof words)[]).filter((filter) => words[filter]);
  if (on.length === 0) return null;
  return (
    <ul aria-label="Filtros escolhidos" className={clsx(box.plainList, look.chosen)}>
      {on.map((filter) => (
        <li key={filter}>
          <LinkButton
            to={listPath({ ...filters, ...without(filter) })}
            preventScrollReset
            size="small"
            endIcon={<LineIcon of="close" />}
            aria-label={`Tirar o filtro ${words[filter]}`}
            className={look.chip}
          >
            {words[filter]}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
