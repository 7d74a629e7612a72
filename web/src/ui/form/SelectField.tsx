import { describedBy, Field, type FieldText } from "./Field.tsx";
import { SelectInput, type SelectInputProps } from "./SelectInput.tsx";

type Props = Omit<FieldText, "id"> &
  Omit<SelectInputProps, "onChange" | "value"> & {
    name: string;
    value: string;
    onChange: (chosen: string) => void;
  };

/** A select with label, help and error; its children are the options. */
export function SelectField(props: Props) {
  const { name, id = name, label, optional = false, help, error, onChange, ...rest } = props;
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error}>
      <SelectInput
        {...rest}
        id={id}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy(id)}
        aria-required={!optional}
        aria-invalid={error !== undefined}
      />
    </Field>
  );
}
