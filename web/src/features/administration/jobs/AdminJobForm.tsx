import Box from "@mui/material/Box";
import { isoDay } from "@vagas/functions/domain/dates";
import { lastDeadline } from "@vagas/functions/domain/job/deadline";
import type { Job } from "@vagas/functions/domain/job/job";
import { jobDetails } from "@vagas/functions/domain/job/jobDetails";
import { jobFields } from "@vagas/functions/domain/job/jobFields";
import { limits } from "@vagas/functions/domain/limits";
import { jobTypes } from "@vagas/functions/domain/options";
import { paths } from "@vagas/functions/domain/site/paths";
import { inOrder } from "@vagas/functions/domain/table/field";
import { town } from "@vagas/functions/domain/town";
import { useCallback } from "react";
import { type Control, useForm, useWatch } from "react-hook-form";
import type { AdminJob } from "../../../data/admin/adminJobs.ts";
import { FormJobKind } from "../../../jobInputs/FormJobKind.tsx";
import { FormJobPay } from "../../../jobInputs/FormJobPay.tsx";
import { FormJobText } from "../../../jobInputs/FormJobText.tsx";
import { FormWorkDay } from "../../../jobInputs/FormWorkDay.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FormCheckbox } from "../../../ui/form/FormCheckbox.tsx";
import { FormDateField } from "../../../ui/form/FormDateField.tsx";
import { FormDetails } from "../../../ui/form/FormDetails.tsx";
import { FormSelect } from "../../../ui/form/FormSelect.tsx";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import { FormTextField } from "../../../ui/form/FormTextField.tsx";
import { FieldFindings } from "../../../lawViews/FieldFindings.tsx";
import { FormFindings } from "../../../lawViews/FormFindings.tsx";
import { typedAdvertisement } from "../../../lawViews/typedAdvertisement.ts";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { presentResolver } from "../../../ui/form/presentResolver.ts";
import { notify } from "../../../ui/message/notifications.ts";
import { UnsavedChanges } from "../../../ui/page/UnsavedChanges.tsx";
import { useLeavingOnceSaved } from "../../../ui/page/useLeavingOnceSaved.ts";
import { useNow } from "../../../ui/useNow.ts";
import {
  type AdminJobInput,
  adminJobInput,
  adminJobOf,
  adminJobSchema,
  isIncomplete,
} from "./adminJobSchema.ts";
import { ReturnNotice } from "./ReportedJob.tsx";

const details = inOrder(jobDetails, ["educationLevel", "contractType"]).map((name) => ({
  name,
  ...jobDetails[name],
}));

type Props = {
  /** The one to edit; null for a new one. */
  job: Job | null;
  /** True: it was saved, and the page returns to the list. */
  onSave: (entered: AdminJob) => Promise<boolean>;
};

export function AdminJobForm({ job, onSave }: Props) {
  const now = useNow();
  const [saved, setSaved] = useLeavingOnceSaved(paths.adminJobs);
  const { control, handleSubmit, getValues, formState, watch, reset } = useForm({
    resolver: presentResolver((present) => adminJobSchema(present, job)),
    defaultValues: adminJobInput(now, job),
  });

  const dayWork = useWatch({ control, name: "dayWork" });
  const onTyped = useCallback((listener: () => void) => watch(listener).unsubscribe, [watch]);

  async function save(values: Parameters<typeof adminJobOf>[0]) {
    if (!saved) setSaved(await onSave(adminJobOf(values)));
  }

  function refused() {
    if (!isIncomplete(getValues())) return;
    notify({
      severity: "error",
      title: "Campos obrigatórios",
      description: "Por favor, preencha todos os campos obrigatórios.",
    });
  }

  return (
    <FormStack
      label={job ? "Editar vaga" : "Nova vaga"}
      onSubmit={(event) => void handleSubmit(save, refused)(event)}
    >
      {job === null && (
        <FormJobKind dayWork={dayWork} getValues={getValues} reset={reset} now={now} />
      )}
      <FormFindings read={() => typedAdvertisement(getValues())} onTyped={onTyped}>
        <VacancyFields control={control} places={placesFor(job)} dayWork={dayWork} />
        <TermsFields control={control} />
        <FormJobText control={control} dayWork={dayWork} />
        <EndField control={control} dayWork={dayWork} now={now} />
        <MoreFields control={control} dayWork={dayWork} />
      </FormFindings>
      {job && <ReturnNotice job={job} />}
      <Buttons
        busy={formState.isSubmitting || saved}
        submitLabel={job ? "Atualizar Vaga" : "Criar Vaga"}
      />
      <UnsavedChanges
        unsaved={formState.isDirty && !saved}
        question="O que você digitou ainda não foi salvo e será perdido."
      />
    </FormStack>
  );
}

/** The town's places, and first the job's own if it is another. */
function placesFor(job: Job | null): readonly string[] {
  const places: readonly string[] = town.places;
  return job === null || places.includes(job.location) ? places : [job.location, ...places];
}

type FieldsProps = { control: Control<AdminJobInput, unknown, unknown> };
type OfKind = FieldsProps & { dayWork: boolean };

/** Title, company, place, openings. */
function VacancyFields({ control, places, dayWork }: OfKind & { places: readonly string[] }) {
  return (
    <>
      <FieldFindings part="title">
        <FormTextField
          control={control}
          name="title"
          label={jobFields.title.label}
          maxLength={limits.jobTitle.max}
        />
      </FieldFindings>
      <FormTextField
        control={control}
        name="company"
        label={jobFields.company.label}
        maxLength={limits.jobCompany.max}
        autoComplete="organization"
      />
      <FormSelect
        control={control}
        name="location"
        label={jobFields.location.label}
        options={places}
        emptyLabel="Selecione"
      />
      <FormTextField
        control={control}
        name="openings"
        label={dayWork ? "Número de pessoas" : jobFields.openings.label}
        inputMode="numeric"
        maxLength={2}
      />
    </>
  );
}

/** The day of the work, or the last day to apply. */
function EndField({ control, dayWork, now }: OfKind & { now: Date }) {
  if (dayWork) return <FormWorkDay control={control} now={now} />;
  return (
    <FormDateField
      control={control}
      name="deadline"
      label={jobFields.deadline.label}
      min={isoDay(now)}
      max={lastDeadline(now)}
      help={`Até ${limits.deadlineDays.max} dias a partir de hoje.`}
    />
  );
}

/** Pay, type, contact. */
function TermsFields({ control }: FieldsProps) {
  return (
    <>
      <FormJobPay control={control} label={jobFields.pay.label} />
      <FormSelect
        control={control}
        name="type"
        label={jobFields.type.short}
        options={jobTypes}
        emptyLabel="Selecione"
      />
      <FormTextField
        control={control}
        name="contactWhatsapp"
        label={jobFields.contactWhatsapp.label}
        type="tel"
        inputMode="tel"
        placeholder={jobFields.contactWhatsapp.column.example}
        maxLength={limits.phoneTyped.max}
      />
    </>
  );
}

/** The details behind a button, and the two marks. */
function MoreFields({ control, dayWork }: OfKind) {
  return (
    <>
      {!dayWork && (
        <>
          <Disclosure label="Mais detalhes">
            <FormDetails control={control} details={details} />
            <FormCheckbox
              control={control}
              name="acceptNoExperience"
              label={jobFields.acceptNoExperience.label}
            />
          </Disclosure>
          <FieldFindings part="contractType" />
          <FieldFindings part="workload" />
        </>
      )}
      <div>
        {!dayWork && <FormCheckbox control={control} name="urgent" label="Vaga urgente" />}
        <FormCheckbox control={control} name="filled" label="Vaga preenchida" />
      </div>
    </>
  );
}

function Buttons({ busy, submitLabel }: { busy: boolean; submitLabel: string }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap-reverse", gap: 1.5, justifyContent: "flex-end" }}>
      <ButtonLink
        to={paths.adminJobs}
        color="inherit"
        size="large"
        sx={{ flex: { xs: "1 1 140px", sm: "none" } }}
      >
        Cancelar
      </ButtonLink>
      <Box sx={{ flex: { xs: "1 1 180px", sm: "none" }, display: "grid" }}>
        <SubmitButton busy={busy} label={submitLabel} busyLabel="Salvando..." />
      </Box>
    </Box>
  );
}
