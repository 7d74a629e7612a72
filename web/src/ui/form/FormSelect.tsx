import NativeSelect from "@mui/material/NativeSelect";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Controller, type FieldValues } from "react-hook-form";
import { describedBy, Field } from "./Field.tsx";
import type { FormFieldProps } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly string[];
  emptyLabel: string;
};

/** A choice from a list, the phone's own picker; the empty choice stands first. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  optional = false,
  help,
  options,
  emptyLabel,
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState: { error } }) => (
        <Field id={name} label={label} optional={optional} help={help} error={error?.message}>
          <NativeSelect
            {...field}
            inputRef={ref}
            input={<OutlinedInput />}
            inputProps={{
              id: name,
              "aria-describedby": describedBy(name),
              "aria-required": !optional,
            }}
          >
            <option value="">{emptyLabel}</option>
            {options.map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
    />
  );
}
