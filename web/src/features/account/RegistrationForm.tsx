import { zodResolver } from "@hookform/resolvers/zod";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import {
  type CompanyRegistration,
  companyRegistrationSchema,
  requiredFieldsText,
} from "@vagas/functions/domain/company/company";
import { registrationFields } from "@vagas/functions/domain/company/companyFields";
import { limits } from "@vagas/functions/domain/limits";
import { companyCategories } from "@vagas/functions/domain/options";
import { type Control, useForm } from "react-hook-form";
import type { z } from "zod";
import { registerCompany } from "../../data/session/account.ts";
import { FormSelect } from "../../ui/form/FormSelect.tsx";
import { FormStack } from "../../ui/form/FormStack.tsx";
import { FormTextField } from "../../ui/form/FormTextField.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { useRefusal } from "../../ui/form/useRefusal.tsx";
import { registrationText } from "./accountText.ts";
import type { Registered } from "./RegistrationDone.tsx";

const empty = {
  name: "",
  category: "",
  responsibleName: "",
  cnpj: "",
  email: "",
  password: "",
  passwordConfirmation: "",
};

const required = ["name", "category", "responsibleName", "email"] as const;

export function RegistrationForm({
  onRegistered,
}: {
  onRegistered: (registered: Registered) => void;
}) {
  const { refuse, forget, refusal } = useRefusal();
  const { control, handleSubmit, formState, setError, getValues } = useForm({
    resolver: zodResolver(companyRegistrationSchema),
    defaultValues: empty,
  });

  async function register(registration: CompanyRegistration) {
    const result = await registerCompany(registration);
    if (result.outcome === "registered") {
      onRegistered({ email: registration.email, mail: result.mail, resend: result.resend });
      return;
    }
    const message = registrationText(result.outcome);
    // A field's error is shown beside it.
    forget();
    if (result.outcome === "email-in-use" || result.outcome === "invalid-email")
      setError("email", { message }, { shouldFocus: true });
    else if (result.outcome === "weak-password")
      setError("password", { message }, { shouldFocus: true });
    else refuse(message);
  }

  function sayWhatIsMissing() {
    if (getValues(required).some((value) => value.trim() === "")) refuse(requiredFieldsText);
    else forget();
  }

  return (
    <FormStack
      label="Cadastro da empresa"
      onSubmit={(event) => void handleSubmit(register, sayWhatIsMissing)(event)}
    >
      <CompanyFields control={control} />
      <AccountFields control={control} />
      {refusal}
      <SubmitButton
        busy={formState.isSubmitting}
        label="Cadastrar"
        busyLabel="Criando conta..."
        fullWidth
      />
    </FormStack>
  );
}

type FieldsProps = {
  control: Control<z.input<typeof companyRegistrationSchema>, unknown, unknown>;
};

function CompanyFields({ control }: FieldsProps) {
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={registrationFields.name.label}
        autoComplete="organization"
        maxLength={limits.companyName.max}
      />
      <FormSelect
        control={control}
        name="category"
        label={registrationFields.category.label}
        options={companyCategories}
        emptyLabel="Selecione"
      />
      <FormTextField
        control={control}
        name="responsibleName"
        label={registrationFields.responsibleName.label}
        help="Quem responde pela empresa aqui no site."
        autoComplete="name"
        maxLength={limits.responsibleName.max}
      />
      <FormTextField
        control={control}
        name="cnpj"
        label={registrationFields.cnpj.label}
        optional
        placeholder="00.000.000/0000-00"
        format={formatCnpj}
        autoComplete="off"
      />
    </>
  );
}

function AccountFields({ control }: FieldsProps) {
  return (
    <>
      <FormTextField
        control={control}
        name="email"
        label={registrationFields.email.label}
        type="email"
        inputMode="email"
        autoComplete="username"
        help="É com ele que você entra e recebe os currículos."
      />
      <PasswordField
        control={control}
        name="password"
        label="Senha"
        placeholder="Mínimo de 6 caracteres"
        autoComplete="new-password"
      />
      <PasswordField
        control={control}
        name="passwordConfirmation"
        label="Confirmar senha"
        autoComplete="new-password"
      />
    </>
  );
}
