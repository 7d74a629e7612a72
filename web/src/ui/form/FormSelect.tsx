import { Controller, type FieldValues } from "react-hook-form";
import type { FormFieldProps } from "./FormTextField.tsx";
import { SelectField } from "./SelectField.tsx";

type Props<Values extends FieldValues> = FormFieldProps<Values> & {
  options: readonly string[];
  emptyLabel: string;
};

/** A form's select; the empty option comes first. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  options,
  emptyLabel,
  ...text
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <SelectField {...text} {...field} error={error?.message}>
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )}
    />
  );
}
