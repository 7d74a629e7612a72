import { CheckboxField } from "../../ui/form/CheckboxField.tsx";

type Props = { kept: boolean; onChange: (kept: boolean) => void };

/** Whether this device keeps the person's data for the next application: never unless they tick it. */
export function KeepPersonField({ kept, onChange }: Props) {
  return (
    <CheckboxField
      name="keepPerson"
      autoComplete="off"
      label="Guardar meus dados neste aparelho para a próxima vez"
      help="Não marque se outras pessoas usam este aparelho."
      checked={kept}
      onChange={onChange}
    />
  );
}
