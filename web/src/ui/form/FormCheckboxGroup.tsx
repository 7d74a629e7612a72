import { Controller, type FieldValues } from "react-hook-form";
import { FieldHelp } from "./Field.tsx";
import { FoldedCheckboxes } from "./FoldedCheckboxes.tsx";
import type { FormFieldProps } from "./FormTextField.tsx";

type Props<Values extends FieldValues> = Pick<
  FormFieldProps<Values>,
  "control" | "name" | "label"
> & { options: readonly string[] };

/** Checkboxes for several options, behind a button; a message is in sight while they are not. */
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
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <div>
          <FoldedCheckboxes
            label={label}
            options={options}
            chosen={value}
            onChange={onChange}
            onBlur={onBlur}
          />
          <FieldHelp id={name} error={error?.message} />
        </div>
      )}
    />
  );
}
