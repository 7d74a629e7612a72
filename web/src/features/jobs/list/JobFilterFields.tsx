import {
  closingFirst,
  type JobFilters,
  type JobOrder,
} from "@vagas/functions/domain/job/jobFilters";
import { CheckboxInput } from "../../../ui/form/CheckboxInput.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { Choices } from "./useChoices.ts";
import look from "./JobFilterFields.module.css";

type Props = {
  /** Distinguishes the ids of the page's fields from those of the sheet. */
  place: string;
  filters: JobFilters;
  choices: Choices;
  onChange: (filters: JobFilters) => void;
};

function Choice({
  id,
  name,
  label,
  all,
  options,
  value,
  onChoose,
}: {
  id: string;
  name: string;
  label: string;
  all: string;
  options: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}) {
  // An option from the address stays visible even if no job has it.
  const shown = value === "" || options.includes(value) ? options : [...options, value];
  return (
    <SelectField id={id} name={name} label={label} value={value} onChange={onChoose}>
      <option value="">{all}</option>
      {shown.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}

function Order({
  id,
  value,
  onChoose,
}: {
  id: string;
  value: JobOrder;
  onChoose: (order: JobOrder) => void;
}) {
  return (
    <SelectField
      id={id}
      name="ordem"
      label="Ordem"
      value={value}
      onChange={(order) => onChoose(order as JobOrder)}
    >
      <option value="">Mais recentes</option>
      <option value={closingFirst}>Encerram primeiro</option>
    </SelectField>
  );
}

/**
 * The filters' native inputs, which are rendered with the page; each change applies at once, and without scripts the
 * form sends them.
 */
export function JobFilterFields({ place, filters, choices, onChange }: Props) {
  const set = (changed: Partial<JobFilters>) => onChange({ ...filters, ...changed });
  return (
    <>
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
        all="Todas as localizações"
        options={choices.locations}
        value={filters.location}
        onChoose={(location) => set({ location })}
      />
      <Order id={`${place}-ordem`} value={filters.order} onChoose={(order) => set({ order })} />
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
      </div>
    </>
  );
}
