import { useState } from "react";
import { KeepPersonField } from "./fields/KeepPersonField.tsx";
import { NumberCheck } from "./NumberCheck.tsx";

type Props = {
  phone: string;
  /** `keep`: the person wants this device to keep their data for the next application. */
  onSend: (keep: boolean) => void;
  onCorrect: () => void;
};

/** The last step before an application is sent: the number, and whether this device keeps the person's data. */
export function SendingCheck({ phone, onSend, onCorrect }: Props) {
  const [keep, setKeep] = useState(false);
  return (
    <NumberCheck phone={phone} onYes={() => onSend(keep)} onCorrect={onCorrect}>
      <KeepPersonField kept={keep} onChange={setKeep} />
    </NumberCheck>
  );
}
