import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { type AdminSignIn, signInAdmin } from "../../data/session/adminSession.ts";
import { failureText } from "../../ui/message/failureText.ts";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRefusal } from "../../ui/form/useRefusal.tsx";
import { notify } from "../../ui/message/notifications.ts";

const loginSchema = z.strictObject({
  email: z.string().trim().min(1, "Preencha todos os campos"),
  password: z.string().min(1, "Preencha todos os campos"),
});

const refusalText: Record<Exclude<AdminSignIn, "admin">, string> = {
  "not-admin": "Não autorizado. Apenas administradores podem acessar este painel.",
  "invalid-credentials": "E-mail ou senha incorretos",
  "too-many-attempts": failureText["too-many-attempts"],
  offline: failureText.offline,
  failed: "Erro ao fazer login",
};

/** AdminLoginPage redirects as soon as the session has the admin claim. */
export function AdminLoginForm() {
  const { refuse, refusal } = useRefusal();
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });

  async function enter({ email, password }: z.output<typeof loginSchema>) {
    const outcome = await signInAdmin(email, password);
    if (outcome === "admin") notify({ severity: "success", title: "Login realizado com sucesso" });
    else refuse(refusalText[outcome]);
  }

  return (
    <FormStack label="Entrar no painel" onSubmit={(event) => void handleSubmit(enter)(event)}>
      <FormTextField
        control={control}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        control={control}
        name="password"
        label="Senha"
        autoComplete="current-password"
      />
      {refusal}
      <SubmitButton
        busy={formState.isSubmitting}
        label="Entrar"
        busyLabel="Entrando..."
        fullWidth
      />
    </FormStack>
  );
}
