import { SelectInput } from "../form/SelectInput.tsx";
import look from "./FilterSelect.module.css";

type Option = { value: string; label: string };
type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** One filter of a list; its first option does not filter. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <SelectInput
      value={options.some((option) => option.value === value) ? value : options[0]?.value}
      onChange={(event) => onChange(event.target.value)}
      aria-label={label}
      className={look.filter}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}
