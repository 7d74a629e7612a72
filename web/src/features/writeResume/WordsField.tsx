import { limits } from "@vagas/functions/domain/limits";
import { describedBy, Field } from "../../ui/form/Field.tsx";
import { TextInput } from "../../ui/form/TextInput.tsx";
import { focusNextField } from "./focusNextField.ts";

type Props = {
  name: string;
  label: string;
  /** Says so beside the label, where others are required. */
  optional?: boolean;
  help?: string;
  value: string;
  onChange: (words: string) => void;
};

const { words } = limits.writtenResume;

/** A few words of one's own, typed or dictated; never required. What goes beyond the bound is cut. */
export function WordsField({ name, value, onChange, ...field }: Props) {
  return (
    <Field id={name} {...field}>
      <TextInput
        id={name}
        name={name}
        value={value}
        maxLength={words}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="next"
        aria-describedby={describedBy(name)}
        onKeyDown={focusNextField}
        onChange={(event) => onChange(event.target.value.slice(0, words))}
      />
    </Field>
  );
}
