import Box from "@mui/material/Box";
import { capitalized } from "../capitalized.ts";
import { Disclosure } from "../Disclosure.tsx";
import { CheckboxInput } from "./CheckboxInput.tsx";

type Props<Option extends string> = {
  label: string;
  options: readonly Option[];
  chosen: readonly Option[];
  /** Called with the chosen options, in the options' order. */
  onChange: (chosen: Option[]) => void;
  onBlur?: () => void;
};

/** Optional checkboxes behind a button, which names what is chosen. */
export function FoldedCheckboxes<Option extends string>({
  label,
  options,
  chosen,
  onChange,
  onBlur,
}: Props<Option>) {
  const toggle = (option: Option) =>
    onChange(options.filter((other) => (other === option) !== chosen.includes(other)));
  return (
    <Disclosure label={`${label} (opcional)`} chosen={chosen.map(capitalized)}>
      <Box
        component="fieldset"
        aria-label={label}
        sx={{
          m: 0,
          p: 0,
          border: 0,
          minWidth: 0,
          display: "grid",
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
          columnGap: 2,
        }}
      >
        {options.map((option) => (
          <CheckboxInput
            key={option}
            label={capitalized(option)}
            checked={chosen.includes(option)}
            onChange={() => toggle(option)}
            onBlur={onBlur}
          />
        ))}
      </Box>
    </Disclosure>
  );
}
