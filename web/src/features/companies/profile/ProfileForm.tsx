import { zodResolver } from "@hookform/resolvers/zod";
import { formatCnpj } from "@vagas/functions/domain/text/cnpj";
import {
  type Company,
  type CompanyProfile,
  companyProfileDraftSchema,
} from "@vagas/functions/domain/company/company";
import { profileFields } from "@vagas/functions/domain/company/companyFields";
import { limits } from "@vagas/functions/domain/limits";
import { companyCategories } from "@vagas/functions/domain/options";
import { contentOf } from "@vagas/functions/domain/table/field";
import { typedContent } from "@vagas/functions/domain/table/tableContent";
import { town } from "@vagas/functions/domain/town";
import { useEffect, useEffectEvent } from "react";
import { type Control, useForm } from "react-hook-form";
import type { z } from "zod";
import { saveCompanyProfile } from "../../../data/company/companyProfile.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { UnsavedChanges } from "../../../ui/page/UnsavedChanges.tsx";

const names = contentOf(profileFields).map(([name]) => name);

/** The form and its saving. Only the fields that were changed here are written: another window may have saved others. */
function useProfileForm(company: Company) {
  const stored = typedContent(profileFields, company);
  const { control, handleSubmit, formState, ...form } = useForm({
    resolver: zodResolver(companyProfileDraftSchema),
    defaultValues: stored,
  });
  const { getFieldState, getValues, setValue, resetField, resetDefaultValues } = form;

  /** Shows what was stored, except in fields that were changed here. */
  const follow = useEffectEvent(() => {
    for (const name of names) {
      if (!getFieldState(name).isDirty && getValues(name) !== stored[name])
        setValue(name, stored[name], { shouldValidate: true });
    }
    resetDefaultValues(stored);
  });
  const version = JSON.stringify(stored);
  useEffect(() => follow(), [version]);

  async function save(profile: CompanyProfile) {
    const typed = getValues();
    const changed = names.filter((name) => getFieldState(name).isDirty);
    const outcome = await saveCompanyProfile(company.id, profile, changed);
    if (outcome === "done") {
      // What was typed while it was being saved is still to be saved.
      for (const name of changed.filter((one) => getValues(one) === typed[one]))
        resetField(name, { defaultValue: typed[name] });
      notify({ severity: "success", title: "Perfil atualizado" });
    } else
      notify({
        severity: "error",
        title: "Erro ao salvar o perfil",
        description: failureText[outcome],
      });
  }

  return { control, formState, submit: handleSubmit(save) };
}

/** The company's profile. */
export function ProfileForm({ company }: { company: Company }) {
  const { control, formState, submit } = useProfileForm(company);
  return (
    <FormStack label="Dados da empresa" onSubmit={(event) => void submit(event)}>
      <FormSection title="Dados da empresa">
        <ProfileFields control={control} />
        <div>
          <SubmitButton busy={formState.isSubmitting} label="Salvar" busyLabel="Salvando..." />
        </div>
      </FormSection>
      <UnsavedChanges
        unsaved={formState.isDirty}
        question="As mudanças no perfil ainda não foram salvas e serão perdidas."
      />
    </FormStack>
  );
}

type FieldsProps = {
  control: Control<z.input<typeof companyProfileDraftSchema>, unknown, unknown>;
};

function ProfileFields({ control }: FieldsProps) {
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={profileFields.name.label}
        help="Aparece nas próximas vagas. As que já existem continuam com o nome aprovado."
        autoComplete="organization"
        maxLength={limits.companyName.max}
      />
      <FormSelect
        control={control}
        name="category"
        label={profileFields.category.label}
        options={companyCategories}
        emptyLabel="Selecione"
      />
      <FormTextField
        control={control}
        name="responsibleName"
        label={profileFields.responsibleName.label}
        autoComplete="name"
        maxLength={limits.responsibleName.max}
      />
      <FormTextField
        control={control}
        name="cnpj"
        label={profileFields.cnpj.label}
        optional
        placeholder="00.000.000/0000-00"
        format={formatCnpj}
        autoComplete="off"
      />
      <FormTextField
        control={control}
        name="whatsapp"
        label={profileFields.whatsapp.label}
        optional
        type="tel"
        placeholder={`(${town.areaCode}) 99999-9999`}
        help="Já vem preenchido como contato em cada vaga nova. As vagas que já existem não mudam."
        autoComplete="tel-national"
        maxLength={limits.phoneTyped.max}
      />
    </>
  );
}
