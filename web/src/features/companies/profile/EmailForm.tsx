import { zodResolver } from "@hookform/resolvers/zod";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { emailField } from "@vagas/functions/domain/fields";
import { limits } from "@vagas/functions/domain/limits";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { sendEmailChange } from "../../../data/session/accountEmail.ts";
import { EmailText } from "../../../ui/EmailText.tsx";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { failureText } from "../../../ui/message/failureText.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { Notice } from "../../../ui/message/Notice.tsx";

function changeSchema(email: string) {
  return z.strictObject({
    next: z
      .string()
      .trim()
      .min(1, "Digite o novo e-mail")
      .pipe(emailField)
      .refine((next) => next !== email.toLowerCase(), "Este já é o e-mail da conta"),
    accountPassword: z.string().min(1, "Digite a senha da conta"),
  });
}

/** The form's inputs, and the sending of the link; `asked`: the address of the last one. */
function useEmailChange(email: string) {
  const [asked, setAsked] = useState<string | null>(null);
  const { control, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(changeSchema(email)),
    defaultValues: { next: "", accountPassword: "" },
  });

  async function send({ next, accountPassword }: z.output<ReturnType<typeof changeSchema>>) {
    setAsked(null);
    const outcome = await sendEmailChange(accountPassword, next);
    if (outcome === "sent") {
      reset();
      setAsked(next);
    } else if (outcome === "invalid-credentials")
      setError(
        "accountPassword",
        { message: "Esta não é a senha da conta" },
        { shouldFocus: true },
      );
    else if (outcome === "invalid-email")
      setError("next", { message: "E-mail inválido" }, { shouldFocus: true });
    else
      notify({
        severity: "error",
        title: "Erro ao trocar o e-mail",
        description:
          outcome === "offline" || outcome === "too-many-attempts"
            ? failureText[outcome]
            : failureText.failed,
      });
  }

  return { control, submit: handleSubmit(send), busy: formState.isSubmitting, asked };
}

/** Changes a company's login and mail address, by a link mailed to the new one. */
export function EmailForm({ email }: { email: string }) {
  const { control, submit, busy, asked } = useEmailChange(email);
  return (
    <FormStack label="Trocar o e-mail" onSubmit={(event) => void submit(event)}>
      <FormSection title="Trocar o e-mail">
        <Typography color="textSecondary">
          Você entra com <EmailText address={email} />, e os avisos do site chegam nele. Para
          trocar, enviamos um link ao endereço novo: só depois de abrir o link é que ele passa a
          valer.
        </Typography>
        <FormTextField
          control={control}
          name="next"
          label="Novo e-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={limits.email.max}
        />
        <PasswordField
          control={control}
          name="accountPassword"
          label="Senha da conta"
          autoComplete="current-password"
        />
        <div>
          <SubmitButton
            busy={busy}
            label="Enviar o link"
            busyLabel="Enviando..."
            variant="outlined"
          />
          {/* Always rendered, so that screen readers announce a later text. */}
          <Box role="status" sx={{ "&:not(:empty)": { mt: 2.5 } }}>
            {asked !== null && asked !== email && <LinkSent to={asked} email={email} />}
          </Box>
        </div>
      </FormSection>
    </FormStack>
  );
}

function LinkSent({ to, email }: { to: string; email: string }) {
  return (
    <Notice tone="info" role="presentation">
      Enviamos um link para <EmailText address={to} />. Até você abrir o link, nada muda: continue
      entrando com <EmailText address={email} />. Não chegou? Confira a caixa de spam, ou peça de
      novo aqui.
    </Notice>
  );
}
