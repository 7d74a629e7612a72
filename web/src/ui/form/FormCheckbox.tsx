import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import type { ReactNode } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { describedBy } from "./Field.tsx";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: ReactNode;
  help?: ReactNode;
};

/** One box to tick. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  label,
  help,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <FormControl error={error !== undefined}>
          <FormControlLabel
            sx={{
              alignItems: "flex-start",
              mr: 0,
              "& .MuiFormControlLabel-label": { pt: 1.1, lineHeight: 1.4 },
            }}
            control={
              <Checkbox
                {...field}
                checked={Boolean(value)}
                slotProps={{ input: { ref, id: name, "aria-describedby": describedBy(name) } }}
              />
            }
            label={label}
          />
          <FormHelperText id={describedBy(name)} component="div" sx={{ mt: 0, ml: 4 }}>
            {error?.message !== undefined ? <span role="alert">{error.message}</span> : help}
          </FormHelperText>
        </FormControl>
      )}
    />
  );
}
