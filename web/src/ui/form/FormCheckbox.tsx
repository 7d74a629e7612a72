import type { ReactNode } from "react";
import { type Control, Controller, type FieldPath, type FieldValues } from "react-hook-form";
import { CheckboxField } from "./CheckboxField.tsx";

type Props<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>;
  name: FieldPath<Values>;
  label: ReactNode;
  help?: ReactNode;
};

/** A form's checkbox. */
export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...text
}: Props<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, ...field }, fieldState: { error } }) => (
        <CheckboxField {...text} {...field} checked={Boolean(value)} error={error?.message} />
      )}
    />
  );
}
