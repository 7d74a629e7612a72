import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import type { WrittenResumeDraft } from "../../../data/application/writtenResumeDraft.ts";
import { TextField } from "../../../ui/form/TextField.tsx";
import type { ContactErrors } from "../contact.ts";
import { focusNextField } from "../focusNextField.ts";
import { WordsField } from "../WordsField.tsx";

type Contact = Pick<WrittenResumeDraft, "name" | "phone" | "email">;

type Props = Contact & {
  place: string;
  errors: ContactErrors;
  onChange: (part: Partial<Contact>) => void;
  onChangePlace: (place: string) => void;
};

/** Who the person is, and how they are reached: the one screen with required fields. */
export function ContactScreen({ name, place, errors, onChange, onChangePlace, ...reach }: Props) {
  return (
    <>
      <TextField
        name="name"
        label={candidateLabels.name}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        onKeyDown={focusNextField}
        maxLength={limits.candidateName.max}
        value={name}
        onChange={(typed) => onChange({ name: typed })}
        error={errors.name}
      />
      <Phone {...reach} errors={errors} onChange={onChange} />
      <WordsField
        name="place"
        label="Onde você mora?"
        optional
        help="Bairro, fazenda ou cidade."
        value={place}
        onChange={onChangePlace}
      />
      <Email {...reach} errors={errors} onChange={onChange} />
    </>
  );
}

type ReachProps = Pick<Props, "phone" | "email" | "errors" | "onChange">;

function Phone({ phone, errors, onChange }: ReachProps) {
  return (
    <TextField
      name="phone"
      label={candidateLabels.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      enterKeyHint="next"
      onKeyDown={focusNextField}
      placeholder={`(${town.areaCode}) 99999-9999`}
      help="É por aqui que vão falar com você."
      value={phone}
      onChange={(typed) => onChange({ phone: typed })}
      error={errors.phone}
    />
  );
}

function Email({ email, errors, onChange }: ReachProps) {
  return (
    <TextField
      name="email"
      label={candidateLabels.email}
      optional
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint="done"
      value={email}
      onChange={(typed) => onChange({ email: typed })}
      error={errors.email}
    />
  );
}
