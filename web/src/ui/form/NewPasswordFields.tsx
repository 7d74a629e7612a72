import type { Control, FieldPath } from "react-hook-form";
import { PasswordField } from "./PasswordField.tsx";

type Values = { password: string; confirmation: string };
type Props<Form extends Values> = { control: Control<Form, unknown, unknown> };

/** A new password, typed twice. */
export function NewPasswordFields<Form extends Values>({ control }: Props<Form>) {
  return (
    <>
      <PasswordField
        control={control}
        name={"password" as FieldPath<Form>}
        label="Nova senha"
        placeholder="Mínimo de 6 caracteres"
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name={"confirmation" as FieldPath<Form>}
        label="Confirmar nova senha"
        autoComplete="new-password"
      />
    </>
  );
}
