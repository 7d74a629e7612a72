import type { FieldPath, FieldValues } from "react-hook-form";
import { FormSelect } from "./FormSelect.tsx";
import { type FormFieldProps, FormTextField } from "./FormTextField.tsx";

/** An optional field: a select if it has options, else a text of at most `max` characters. */
type Detail<Name extends string> = {
  name: Name;
  label: string;
  options?: readonly string[];
  max?: number;
};

type Props<Values extends FieldValues> = Pick<FormFieldProps<Values>, "control"> & {
  details: readonly Detail<FieldPath<Values>>[];
};

/** An input for each optional field. */
export function FormDetails<Values extends FieldValues>({ control, details }: Props<Values>) {
  return details.map(({ name, label, options, max }) =>
    options ? (
      <FormSelect
        key={name}
        control={control}
        name={name}
        label={label}
        optional
        options={options}
        emptyLabel="Não informar"
      />
    ) : (
      <FormTextField
        key={name}
        control={control}
        name={name}
        label={label}
        optional
        maxLength={max}
      />
    ),
  );
}
