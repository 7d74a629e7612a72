import { zodResolver } from "@hookform/resolvers/zod";
import { emailField } from "@vagas/functions/domain/fields";
import { useForm } from "react-hook-form";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { sendPasswordReset, signInCompany } from "../../data/session/account.ts";
import type { Sending } from "../../data/session/accountMailCall.ts";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRefusal } from "../../ui/form/useRefusal.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { loginText, sendingText, verifiedText } from "./accountText.ts";
import { ForgotPassword } from "./ForgotPassword.tsx";
import { destinationOf, isVerified } from "./loginState.ts";

const missing = "Preencha todos os campos";
const loginSchema = z.strictObject({
  email: z.string().trim().min(1, missing).pipe(emailField),
  password: z.string().min(1, missing),
});

type Login = z.output<typeof loginSchema>;
type OnEntering = (entering: boolean) => void;

/** Logs in, and opens the place that the login was asked for; `refuse` says why it was refused. */
function useEnter(onEntering: OnEntering, refuse: (why: string) => void) {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  return async ({ email, password }: Login) => {
    onEntering(true);
    const login = await signInCompany(email, password);
    if (login.outcome === "company") {
      // The address alone proves nothing: it counts once a confirmed account has logged in.
      if (search.get("verification") === "success" && !isVerified(state))
        notify({ severity: "success", ...verifiedText });
      await navigate(destinationOf(state), { replace: true });
      return;
    }
    onEntering(false);
    refuse(loginText(login.outcome));
    if (login.outcome === "unverified") tellOfMail(login.mail);
  };
}

/** Says whether the verification mail was sent again; after too many attempts nothing, because earlier ones were sent. */
function tellOfMail(mail: Sending) {
  if (mail === "sent") notify({ severity: "info", title: "E-mail de verificação reenviado" });
  else if (mail !== "too-many-attempts")
    notify({
      severity: "error",
      title: "O e-mail não foi enviado",
      description: sendingText(mail),
    });
}

async function mailResetLink(email: string) {
  const sending = await sendPasswordReset(email);
  if (sending === "sent") {
    notify({
      severity: "success",
      title: "E-mail de recuperação enviado",
      description: "Se houver uma conta com este endereço, o link chega em poucos minutos.",
    });
  } else
    notify({
      severity: "error",
      title: "Erro ao recuperar senha",
      description: sendingText(sending),
    });
}

export function LoginForm({ onEntering }: { onEntering: OnEntering }) {
  const { refuse, refusal } = useRefusal();
  const enter = useEnter(onEntering, refuse);
  const { control, handleSubmit, formState, getValues, setError } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: "", password: "" },
  });

  async function recover() {
    const typed = getValues("email").trim();
    const email = emailField.safeParse(typed);
    if (email.success) return mailResetLink(email.data);
    setError(
      "email",
      { message: typed === "" ? "Digite seu e-mail para recuperar a senha" : "E-mail inválido" },
      { shouldFocus: true },
    );
  }

  return (
    <FormStack label="Entrar" onSubmit={(event) => void handleSubmit(enter)(event)}>
      {refusal}
      <FormTextField
        control={control}
        name="email"
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <div>
        <PasswordField
          control={control}
          name="password"
          label="Senha"
          autoComplete="current-password"
        />
        <ForgotPassword onRecover={recover} />
      </div>
      <SubmitButton
        busy={formState.isSubmitting}
        label="Entrar"
        busyLabel="Entrando..."
        fullWidth
      />
    </FormStack>
  );
}
