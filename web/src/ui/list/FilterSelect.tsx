import { SelectInput } from "../form/SelectInput.tsx";

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
      sx={{ flex: { xs: "1 1 220px", md: "0 1 auto" } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectInput>
  );
}
