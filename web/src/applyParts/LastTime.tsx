import Button from "@mui/material/Button";
import { maskedPhone } from "@vagas/functions/domain/text/shownPhone";
import { useState } from "react";
import { forgetLastPerson, lastPerson, type LastPerson } from "../data/application/lastPerson.ts";
import { CheckboxField } from "../ui/form/CheckboxField.tsx";
import { notify } from "../ui/message/notifications.ts";
import { Surface } from "../ui/Surface.tsx";

type Props = {
  /** Fills the form in with a person's data. */
  onFill: (person: LastPerson) => void;
  /** Takes out of the form what is still the same. */
  onEmpty: (person: LastPerson) => void;
};

/** Offers what somebody asked this device to keep; nothing without any. It begins unticked: the phone may be shared. */
export function LastTime({ onFill, onEmpty }: Props) {
  const [person, setPerson] = useState(lastPerson);
  const [isUsed, setUsed] = useState(false);
  if (person === null) return null;

  function use(ticked: boolean) {
    setUsed(ticked);
    (ticked ? onFill : onEmpty)(person!);
  }

  function clear() {
    forgetLastPerson();
    setPerson(null);
    notify({ severity: "success", title: "Seus dados saíram deste aparelho" });
  }

  return (
    <Surface
      role="group"
      aria-label="Dados da última vez"
      sx={{ display: "grid", justifyItems: "start", px: 2, py: 1 }}
    >
      <CheckboxField
        name="lastPerson"
        autoComplete="off"
        label="Usar meus dados da última vez"
        help={`${firstName(person.name)}, telefone ${maskedPhone(person.phone)}.`}
        checked={isUsed}
        onChange={use}
      />
      <Button color="inherit" size="small" onClick={clear} sx={{ ml: 3.5 }}>
        Apagar meus dados deste aparelho
      </Button>
    </Surface>
  );
}

/** Others who hold the phone need not read the whole name. */
function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? "";
}
