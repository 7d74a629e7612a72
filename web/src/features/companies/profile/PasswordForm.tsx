import { zodResolver } from "@hookform/resolvers/zod";
import { newPasswordSchema, weakPasswordText } from "@vagas/functions/domain/account/password";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { changePassword } from "../../../data/session/account.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import { NewPasswordFields } from "../../../ui/form/NewPasswordFields.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { notify } from "../../../ui/message/notifications.ts";

const changeSchema = newPasswordSchema
  .safeExtend({ current: z.string().min(1, "Digite a senha atual") })
  .refine(({ current, password }) => current !== password, {
    path: ["password"],
    message: "A nova senha é igual à atual. Escolha outra.",
  });

function usePasswordChange() {
  const { control, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changeSchema),
    defaultValues: { current: "", password: "", confirmation: "" },
  });

  async function change({ current, password }: z.output<typeof changeSchema>) {
    const outcome = await changePassword(current, password);
    if (outcome === "changed") {
      reset();
      notify({ severity: "success", title: "Senha alterada" });
    } else if (outcome === "invalid-credentials")
      setError("current", { message: "Esta não é a senha atual" }, { shouldFocus: true });
    else if (outcome === "weak-password")
      setError("password", { message: weakPasswordText }, { shouldFocus: true });
    else
      notify({
        severity: "error",
        title: "Erro ao alterar a senha",
        description:
          outcome === "offline" || outcome === "too-many-attempts"
            ? failureText[outcome]
            : failureText.failed,
      });
  }

  return { control, submit: handleSubmit(change), busy: formState.isSubmitting };
}

/** Changes the password, after asking for the current one. */
export function PasswordForm({ email }: { email: string }) {
  const { control, submit, busy } = usePasswordChange();
  return (
    <FormStack label="Trocar a senha" onSubmit={(event) => void submit(event)}>
      <FormSection title="Trocar a senha">
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          control={control}
          name="current"
          label="Senha atual"
          autoComplete="current-password"
        />
        <NewPasswordFields control={control} />
        <div>
          <SubmitButton
            busy={busy}
            label="Alterar senha"
            busyLabel="Alterando..."
            variant="outlined"
          />
        </div>
      </FormSection>
    </FormStack>
  );
}
