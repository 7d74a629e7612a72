import Box from "@mui/material/Box";
import { Controller, type FieldValues } from "react-hook-form";
import { CheckboxInput } from "./CheckboxInput.tsx";
import { FieldHelp, labelClass } from "./Field.tsx";
import type { FormFieldProps } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  "control" | "name" | "label"
> & { options: readonly string[] };

/** Checkboxes for several options; the value keeps the options' order. */
export function FormCheckboxGroup<Values extends FieldValues>({
  control,
  name,
  label,
  options,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState: { error } }) => {
        const chosen: readonly string[] = value;
        const toggle = (option: string) =>
          onChange(options.filter((other) => (other === option) !== chosen.includes(other)));
        return (
          <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
            <legend className={labelClass(error)}>{label}</legend>
            <Box
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
                columnGap: 2,
              }}
            >
              {options.map((option, i) => (
                <CheckboxInput
                  key={option}
                  label={option}
                  checked={chosen.includes(option)}
                  onChange={() => toggle(option)}
                  onBlur={onBlur}
                  ref={i === 0 ? ref : null}
                />
              ))}
            </Box>
            <FieldHelp id={name} error={error?.message} />
          </Box>
        );
      }}
    />
  );
}
