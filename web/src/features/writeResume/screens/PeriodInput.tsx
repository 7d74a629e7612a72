import { labelClass } from "../../../ui/form/Field.tsx";
import { SelectInput } from "../../../ui/form/SelectInput.tsx";
import { periodChoices, monthOf, yearOf } from "./periodChoices.ts";
import look from "./PeriodInput.module.css";

type Props = {
  name: string;
  label: string;
  /** 'YYYY', 'YYYY-MM' or ''. */
  value: string;
  /** The same; what comes before it is not offered. */
  notBefore?: string;
  onChange: (value: string) => void;
};

const monthName = new Intl.DateTimeFormat("pt-BR", { month: "long", timeZone: "UTC" });
const nameOfMonth = (month: string) => monthName.format(new Date(`2000-${month}-01`));

/** A year, and a month if the person remembers it. */
export function PeriodInput({ name, label, value, notBefore = "", onChange }: Props) {
  const { years, months } = periodChoices(value, notBefore, new Date());
  const year = yearOf(value);
  return (
    <fieldset className={look.period}>
      <legend className={labelClass()}>{label}</legend>
      <div className={look.row}>
        <SelectInput
          name={`${name}-year`}
          aria-label={`${label} Ano`}
          value={year}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Ano</option>
          {years.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </SelectInput>
        {year !== "" && (
          <SelectInput
            name={`${name}-month`}
            aria-label={`${label} Mês, se lembrar`}
            value={monthOf(value)}
            onChange={({ target }) =>
              onChange(target.value === "" ? year : `${year}-${target.value}`)
            }
          >
            <option value="">Mês</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {nameOfMonth(month)}
              </option>
            ))}
          </SelectInput>
        )}
      </div>
    </fieldset>
  );
}
