import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";

type Option = { value: string; label: string };
type Props = {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** One filter of a list; its first option is the one that filters nothing. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <NativeSelect
      value={options.some((option) => option.value === value) ? value : options[0]?.value}
      onChange={(event) => onChange(event.target.value)}
      input={<OutlinedInput />}
      inputProps={{ "aria-label": label }}
      sx={{ flex: { xs: "1 1 220px", md: "0 1 auto" }, minWidth: 0 }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
