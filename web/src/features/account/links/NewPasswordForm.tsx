import { zodResolver } from "@hookform/resolvers/zod";
import {
  type NewPassword,
  newPasswordSchema,
  weakPasswordText,
} from "@vagas/functions/domain/account/password";
import { useForm } from "react-hook-form";
import { resetPassword } from "../../../data/session/actionCodes.ts";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import { NewPasswordFields } from "../../../ui/form/NewPasswordFields.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { type Problem, problemOf } from "./linkProblemText.ts";

type Props = { code: string; email: string | null; onEnded: (ended: "changed" | Problem) => void };

export function NewPasswordForm({ code, email, onEnded }: Props) {
  const { refuse, forget, refusal } = useRefusal();
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: "", confirmation: "" },
  });

  async function change({ password }: NewPassword) {
    const { outcome } = await resetPassword(code, password);
    if (outcome === "done") return onEnded("changed");
    if (outcome === "weak-password") {
      forget();
      return setError("password", { message: weakPasswordText }, { shouldFocus: true });
    }
    const problem = problemOf(outcome);
    if (problem === "offline")
      return refuse(
        "Sem conexão com a internet. O que você digitou continua aqui: tente de novo quando a conexão voltar.",
      );
    if (problem === "failed")
      return refuse("Não foi possível redefinir a senha. Tente novamente em instantes.");
    onEnded(problem);
  }

  return (
    <FormStack label="Redefinir senha" onSubmit={(event) => void handleSubmit(change)(event)}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
      <NewPasswordFields control={control} />
      {refusal}
      <SubmitButton
        busy={formState.isSubmitting}
        label="Redefinir senha"
        busyLabel="Salvando..."
        fullWidth
      />
    </FormStack>
  );
}
