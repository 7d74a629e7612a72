import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Controller, type FieldValues } from "react-hook-form";
import { describedBy, Field } from "./Field.tsx";
import type { FormFieldProps } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly string[];
  maxLength?: number;
};

/** A text that is chosen from a list or typed. */
export function FormComboField<Values extends FieldValues>({
  control,
  name,
  label,
  optional = false,
  help,
  options,
  maxLength,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <Field id={name} label={label} optional={optional} help={help} error={error?.message}>
          <Autocomplete
            id={name}
            freeSolo
            disableClearable
            forcePopupIcon
            sx={{
              "& .MuiOutlinedInput-root": { p: 0 },
              "& .MuiOutlinedInput-root .MuiAutocomplete-input": { py: "11px", pl: "14px" },
            }}
            openText="Abrir a lista"
            closeText="Fechar a lista"
            slotProps={{
              paper: {
                sx: {
                  border: "1px solid",
                  borderColor: "divider",
                  boxShadow: "0 6px 24px rgb(0 0 0 / 0.18)",
                  mt: 0.5,
                },
              },
            }}
            options={options}
            inputValue={String(value)}
            onInputChange={(_event, typed, reason) => reason !== "reset" && onChange(typed)}
            onChange={(_event, chosen) => onChange(chosen)}
            renderInput={({ slotProps, ...input }) => (
              <OutlinedInput
                id={input.id}
                fullWidth
                disabled={input.disabled}
                inputRef={ref}
                onBlur={onBlur}
                ref={slotProps.input.ref}
                className={slotProps.input.className}
                endAdornment={slotProps.input.endAdornment}
                onMouseDown={slotProps.input.onMouseDown}
                slotProps={{
                  input: {
                    ...slotProps.htmlInput,
                    maxLength,
                    "aria-describedby": describedBy(name),
                    "aria-required": !optional,
                  },
                }}
              />
            )}
          />
        </Field>
      )}
    />
  );
}
