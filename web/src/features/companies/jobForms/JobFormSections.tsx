import { isoDay } from "@vagas/functions/domain/dates";
import { lastDeadline } from "@vagas/functions/domain/job/deadline";
import { jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import { benefitOptions, jobTypes } from "@vagas/functions/domain/options";
import { inOrder } from "@vagas/functions/domain/table/field";
import { town } from "@vagas/functions/domain/town";
import type { Control } from "react-hook-form";
import { FormJobPay } from "../../../jobInputs/FormJobPay.tsx";
import { FormJobText } from "../../../jobInputs/FormJobText.tsx";
import { FormWorkDay } from "../../../jobInputs/FormWorkDay.tsx";
import { FormCheckbox } from "../../../ui/form/FormCheckbox.tsx";
import { FormCheckboxGroup } from "../../../ui/form/FormCheckboxGroup.tsx";
import { FormComboField } from "../../../ui/form/FormComboField.tsx";
import { FormDateField } from "../../../ui/form/FormDateField.tsx";
import { FormDetails } from "../../../ui/form/FormDetails.tsx";
import { FormSection } from "../../../ui/form/FormSection.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { FieldFindings } from "../../../lawViews/FieldFindings.tsx";
import { LawHint } from "./LawHint.tsx";
import type { JobFormInput } from "./jobFormSchema.ts";

type Props = { control: Control<JobFormInput, unknown, unknown> };
type OfKind = Props & { dayWork: boolean };

/** Title, type, place, description, requirements. */
export function VacancyFields({ control, dayWork }: OfKind) {
  return (
    <FormSection title="A vaga">
      <LawHint />
      <FieldFindings part="title">
        <FormTextField
          control={control}
          name="title"
          label={jobFields.title.label}
          placeholder="Ex.: Auxiliar de padaria"
          help="Só o nome do cargo: é o que as pessoas buscam."
          maxLength={limits.jobTitle.max}
        />
      </FieldFindings>
      <FormSelect
        control={control}
        name="type"
        label={jobFields.type.label}
        options={jobTypes}
        emptyLabel="Selecione"
      />
      <FormComboField
        control={control}
        name="location"
        label={jobFields.location.label}
        options={town.places}
        help="Escolha da lista ou digite outro lugar."
        maxLength={limits.jobLocation.max}
      />
      <FormTextField
        control={control}
        name="openings"
        label={dayWork ? "Número de pessoas" : jobFields.openings.label}
        inputMode="numeric"
        help={
          dayWork ? "De quantas você precisa neste dia." : "Quantas pessoas você vai contratar."
        }
        maxLength={2}
      />
      <FormJobText
        control={control}
        dayWork={dayWork}
        help="O que a pessoa vai fazer, em que horário e como é o dia a dia."
      />
    </FormSection>
  );
}

/** When and where a day's work begins. */
export function DayFields({ control, now }: Props & { now: Date }) {
  return (
    <FormSection title="O dia">
      <FormWorkDay control={control} now={now} />
    </FormSection>
  );
}

/** What the job pays and gives. */
export function PayFields({ control, dayWork }: OfKind) {
  return (
    <FormSection title={dayWork ? "Pagamento" : jobFields.pay.label}>
      <FormJobPay control={control} label={dayWork ? "Quanto paga o dia" : "Quanto a vaga paga"} />
    </FormSection>
  );
}

const details = inOrder(jobDetails, ["contractType", "workload"]).map((name) => ({
  name,
  ...jobDetails[name],
}));

/** Contract, hours, what is asked for, benefits. */
export function ConditionFields({ control }: Props) {
  return (
    <FormSection title="Condições">
      <FormDetails control={control} details={details} />
      <FieldFindings part="contractType" />
      <FieldFindings part="workload" />
      <FormCheckbox
        control={control}
        name="acceptNoExperience"
        label={jobFields.acceptNoExperience.label}
      />
      <FormCheckboxGroup
        control={control}
        name="benefits"
        label={jobFields.benefits.label}
        options={benefitOptions}
      />
    </FormSection>
  );
}

/** Company, contact, deadline, urgency. `now` bounds the deadline. */
export function ContactFields({ control, dayWork, now }: OfKind & { now: Date }) {
  return (
    <FormSection title={dayWork ? "Contato" : "Contato e prazo"}>
      <FormTextField
        control={control}
        name="company"
        label={jobFields.company.label}
        help="O nome que aparece na vaga."
        maxLength={limits.jobCompany.max}
        autoComplete="organization"
      />
      <FormTextField
        control={control}
        name="contactWhatsapp"
        label={jobFields.contactWhatsapp.label}
        type="tel"
        inputMode="tel"
        placeholder={jobFields.contactWhatsapp.column.example}
        help="Com DDD. Os candidatos falam com você por este número."
        autoComplete="tel-national"
        maxLength={limits.phoneTyped.max}
      />
      {!dayWork && <EndFields control={control} now={now} />}
    </FormSection>
  );
}

function EndFields({ control, now }: Props & { now: Date }) {
  return (
    <>
      <FormDateField
        control={control}
        name="deadline"
        label={jobFields.deadline.label}
        min={isoDay(now)}
        max={lastDeadline(now)}
        help={`De hoje até daqui a ${limits.deadlineDays.max} dias. Depois desse dia, a vaga sai do site; dá para renovar.`}
      />
      <FormCheckbox
        control={control}
        name="urgent"
        label={jobFields.urgent.label}
        help="A vaga ganha o selo “Urgente”."
      />
    </>
  );
}
