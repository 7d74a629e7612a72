import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import { Controller, type FieldValues } from "react-hook-form";
import type { FormFieldProps } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  "control" | "name" | "label"
> & { options: readonly string[] };

/** Any number of a few options, kept in their own order. */
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
          <FormControl component="fieldset" error={error !== undefined} fullWidth>
            <FormLabel component="legend" sx={{ mb: 0.5 }}>
              {label}
            </FormLabel>
            <Box
              sx={{
                display: "grid",
                gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
                columnGap: 2,
              }}
            >
              {options.map((option, i) => (
                <FormControlLabel
                  key={option}
                  sx={{ mr: 0 }}
                  label={option}
                  control={
                    <Checkbox
                      checked={chosen.includes(option)}
                      onChange={() => toggle(option)}
                      onBlur={onBlur}
                      slotProps={{ input: { ref: i === 0 ? ref : null } }}
                    />
                  }
                />
              ))}
            </Box>
            <FormHelperText component="div">
              {error?.message !== undefined && <span role="alert">{error.message}</span>}
            </FormHelperText>
          </FormControl>
        );
      }}
    />
  );
}
