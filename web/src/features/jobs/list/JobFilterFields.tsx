import {
  bestPaid,
  closingFirst,
  type JobFilters,
  type JobOrder,
  noFilters,
} from "@vagas/functions/domain/jobList/jobFilters";
import { distanceSteps, measuredFrom } from "@vagas/functions/domain/place/distance";
import { paySteps } from "@vagas/functions/domain/jobList/payTerms";
import { wholeReaisText } from "@vagas/functions/domain/pay/payText";
import type { ReactNode } from "react";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { SelectInput } from "../../../ui/form/SelectInput.tsx";
import type { Choices } from "./useChoices.ts";
import look from "./JobFilterFields.module.css";

type Props = {
  /** Distinguishes the ids of the page's fields from those of the sheet. */
  place: string;
  filters: JobFilters;
  choices: Choices;
  onChange: (filters: JobFilters) => void;
};

type FilterProps<Value extends string> = {
  id: string;
  name: string;
  label: string;
  value: Value;
  onChoose: (value: Value) => void;
};

/** A select that nobody has to fill in; its children are the options. */
function Filter<Value extends string>({
  id,
  name,
  label,
  value,
  onChoose,
  children,
}: FilterProps<Value> & { children: ReactNode }) {
  return (
    <Field id={id} label={label} bare>
      <SelectInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value as Value)}
      >
        {children}
      </SelectInput>
    </Field>
  );
}

function Choice({
  all,
  options,
  ...filter
}: FilterProps<string> & { all: string; options: readonly string[] }) {
  const { value } = filter;
  // An option from the address stays visible even if no job has it.
  const shown = value === "" || options.includes(value) ? options : [...options, value];
  return (
    <Filter {...filter}>
      <option value="">{all}</option>
      {shown.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Filter>
  );
}

/** The least pay a month; an amount from the address stays visible even if it is not offered. */
function LeastPay(filter: Omit<FilterProps<string>, "name" | "label">) {
  const { value } = filter;
  const offered = paySteps.map(String);
  const shown = value === "" || offered.includes(value) ? offered : [value, ...offered];
  return (
    <Filter {...filter} name="minimo" label="Salário a partir de">
      <option value="">Qualquer valor</option>
      {shown.map((reais) => (
        <option key={reais} value={reais}>
          {`${wholeReaisText(Number(reais))} por mês`}
        </option>
      ))}
    </Filter>
  );
}

type WithinProps = { id: string; filters: JobFilters; onChoose: (kilometres: number) => void };

/** The kilometres around the chosen place, or around the town; nothing where they are not known. */
function Within({ id, filters, onChoose }: WithinProps) {
  const { location, within } = filters;
  const from = measuredFrom(filters);
  if (from === null) return null;
  const shown =
    distanceSteps.includes(within) || within === 0 ? distanceSteps : [within, ...distanceSteps];
  return (
    <Filter
      id={id}
      name="ate"
      label="Distância"
      value={within === 0 ? "" : String(within)}
      onChoose={(kilometres) => onChoose(Number(kilometres))}
    >
      <option value="">{location === "" ? "Qualquer distância" : `Só em ${location}`}</option>
      {shown.map((kilometres) => (
        <option key={kilometres} value={kilometres}>
          {`até ${kilometres} km de ${from}`}
        </option>
      ))}
    </Filter>
  );
}

function Order(filter: Omit<FilterProps<JobOrder>, "name" | "label">) {
  return (
    <Filter {...filter} name="ordem" label="Ordem">
      <option value="">Mais recentes</option>
      <option value={closingFirst}>Encerram primeiro</option>
      <option value={bestPaid}>Maior salário</option>
    </Filter>
  );
}

type TicksProps = { filters: JobFilters; set: (changed: Partial<JobFilters>) => void };

function Ticks({ filters, set }: TicksProps) {
  return (
    <div className={look.ticks}>
      <CheckboxInput
        name="preenchidas"
        label="Mostrar vagas preenchidas"
        checked={filters.showFilled}
        value="1"
        onChange={(showFilled) => set({ showFilled })}
      />
      <CheckboxInput
        name="urgentes"
        label="Apenas vagas urgentes"
        checked={filters.showUrgent}
        value="1"
        onChange={(showUrgent) => set({ showUrgent })}
      />
      <CheckboxInput
        name="salario"
        label="Com salário"
        checked={filters.withSalary}
        value="1"
        onChange={(withSalary) => set({ withSalary })}
      />
      <CheckboxInput
        name="diarias"
        label="Diárias"
        checked={filters.onlyDayWork}
        value="1"
        onChange={(onlyDayWork) => set({ onlyDayWork })}
      />
      <CheckboxInput
        name="transporte"
        label="Oferece transporte"
        checked={filters.withTransport}
        value="1"
        onChange={(withTransport) => set({ withTransport })}
      />
      <CheckboxInput
        name="alojamento"
        label="Oferece alojamento"
        checked={filters.withHousing}
        value="1"
        onChange={(withHousing) => set({ withHousing })}
      />
    </div>
  );
}

/** Kilometres go with a place from which none are known. */
function placeChosen(location: string, { within }: JobFilters): Partial<JobFilters> {
  return { location, within: measuredFrom({ location }) === null ? noFilters.within : within };
}

/**
 * The filters' native inputs, which are rendered with the page; each change applies at once, and without scripts the
 * form sends them.
 */
export function JobFilterFields({ place, filters, choices, onChange }: Props) {
  const set = (changed: Partial<JobFilters>) => onChange({ ...filters, ...changed });
  return (
    <>
      {/* Nobody chooses it here, and a form without scripts sends only its inputs. */}
      {filters.company !== "" && <input type="hidden" name="empresa" value={filters.company} />}
      <Choice
        id={`${place}-categoria`}
        name="categoria"
        label="Categoria"
        all="Todas as categorias"
        options={choices.types}
        value={filters.category}
        onChoose={(category) => set({ category })}
      />
      <Choice
        id={`${place}-local`}
        name="local"
        label="Localização"
        all="Todos os lugares"
        options={choices.locations}
        value={filters.location}
        onChoose={(location) => set(placeChosen(location, filters))}
      />
      <Within id={`${place}-ate`} filters={filters} onChoose={(within) => set({ within })} />
      <LeastPay
        id={`${place}-minimo`}
        value={filters.leastPay === 0 ? "" : String(filters.leastPay)}
        onChoose={(reais) => set({ leastPay: Number(reais) })}
      />
      <Order id={`${place}-ordem`} value={filters.order} onChoose={(order) => set({ order })} />
      <Ticks filters={filters} set={set} />
    </>
  );
}
