import VisibilityIcon from "@mui/icons-material/VisibilityOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import { paths } from "@vagas/functions/domain/site/paths";
import { type ReactNode, useState } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { FormStack } from "../../../ui/form/FormStack.tsx";
import type { Explaining } from "../../../lawViews/findingsContext.ts";
import { FormFindings } from "../../../lawViews/FormFindings.tsx";
import type { Typing } from "../../../lawViews/useTypedFindings.ts";
import { presentResolver } from "../../../ui/form/presentResolver.ts";
import { useRefusal } from "../../../ui/form/useRefusal.tsx";
import { SubmitButton } from "../../../ui/form/SubmitButton.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { FormJobKind } from "../../../jobInputs/FormJobKind.tsx";
import {
  ConditionFields,
  ContactFields,
  DayFields,
  PayFields,
  VacancyFields,
} from "./JobFormSections.tsx";
import { JobPreviewDialog } from "./JobPreviewDialog.tsx";
import { type JobFormInput, type JobFormOutput, jobFormSchema } from "./jobFormSchema.ts";
import { useJobFindings } from "./useJobFindings.ts";
import { KeptDraftNotice } from "./KeptDraftNotice.tsx";
import { UnsavedChanges } from "../../../ui/page/UnsavedChanges.tsx";
import { useLeavingOnceSaved } from "../../../ui/page/useLeavingOnceSaved.ts";
import { useKeptDraft } from "./useKeptDraft.ts";
import { HStack } from "../../../ui/layout/HStack.tsx";

/** Whether a form was saved, or why it cannot be now. */
export type Saved = boolean | { notice: string };

type Props = {
  label: string;
  submitLabel: string;
  start: JobFormInput;
  storageKey: string;
  /** Whether its kind can be chosen. */
  isNew?: boolean;
  /**
   * Saves the form; true: it was saved, and the page returns to the dashboard. A notice is shown beside the buttons.
   */
  onSave: (sent: JobFormOutput) => Promise<Saved>;
  /** The draft that the form opened with is discarded. */
  onDiscard?: () => void;
};

/** The company's job form: its inputs, its draft and its preview. */
export function JobForm({ isNew = false, start: given, storageKey, onSave, ...others }: Props) {
  const now = useNow();
  const [start] = useState(given);
  const [saved, setSaved] = useLeavingOnceSaved(paths.companyDashboard);
  const { refuse, forget, refusal } = useRefusal();
  const [previewing, setPreviewing] = useState(false);
  const navigate = useNavigate();
  const form = useForm({ resolver: presentResolver(jobFormSchema), defaultValues: start });
  const { handleSubmit, formState, getValues } = form;
  const kept = useKeptDraft(form, storageKey, start, saved, others.onDiscard);
  const { explanationsOf, ...findings } = useJobFindings(form);

  async function save(filled: JobFormOutput) {
    if (saved) return;
    const answer = await onSave({ ...filled, explanations: await explanationsOf(filled) });
    if (typeof answer === "object") refuse(answer.notice);
    else {
      forget();
      setSaved(answer);
    }
  }

  return (
    <>
      {kept.restoredAt && <KeptDraftNotice keptAt={kept.restoredAt} onDiscard={kept.discard} />}
      {roomForBars}
      <FormStack label={others.label} onSubmit={(event) => void handleSubmit(save)(event)}>
        <Fields form={form} isNew={isNew} findings={findings} now={now} />
        <ActionBar notice={refusal}>
          <FormButtons
            submitLabel={others.submitLabel}
            busy={formState.isSubmitting || saved}
            onCancel={() => void navigate(paths.companyDashboard)}
            onPreview={() => setPreviewing(true)}
          />
        </ActionBar>
      </FormStack>
      {previewing && <JobPreviewDialog draft={getValues()} onClose={() => setPreviewing(false)} />}
      <UnsavedChanges
        unsaved={formState.isDirty && !saved}
        question="O que você digitou fica guardado como rascunho neste aparelho, mas ainda não foi enviado."
      />
    </>
  );
}

type FieldsProps = {
  form: UseFormReturn<JobFormInput, unknown, JobFormOutput>;
  isNew: boolean;
  findings: Typing & { explaining: Explaining };
  now: Date;
};

/** What the form's kind asks for; the kind of a job that exists stays. */
function Fields({ form, isNew, findings, now }: FieldsProps) {
  const { control, getValues, reset } = form;
  const dayWork = useWatch({ control, name: "dayWork" });
  return (
    <>
      {isNew && <FormJobKind dayWork={dayWork} getValues={getValues} reset={reset} now={now} />}
      <FormFindings {...findings}>
        <VacancyFields control={control} dayWork={dayWork} />
        {dayWork && <DayFields control={control} now={now} />}
        <PayFields control={control} dayWork={dayWork} />
        {!dayWork && <ConditionFields control={control} />}
      </FormFindings>
      <ContactFields control={control} dayWork={dayWork} now={now} />
    </>
  );
}

/** Keeps a focused field clear of the header and the action bar. */
const roomForBars = (
  <GlobalStyles styles={{ html: { scrollPaddingTop: 96, scrollPaddingBottom: 128 } }} />
);

/** The buttons, always in reach. */
function ActionBar({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  return (
    <HStack
      justify="end"
      sx={{
        position: "sticky",
        bottom: 0,
        zIndex: 2,
        // With large text the buttons would cover half the form.
        "@media (max-width: 18em)": { position: "static" },
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        py: 1.5,
        bgcolor: "background.default",
        borderTop: "1px solid",
        borderColor: "divider",
        "& > button": {
          whiteSpace: "nowrap",
          px: { xs: 1.5, sm: 3 },
          fontSize: { xs: "1rem", sm: "1.125rem" },
        },
        "& > button[type=submit]": { flex: { xs: "1 0 auto", sm: "none" } },
        "& .MuiButton-startIcon": { display: { xs: "none", sm: "inherit" } },
      }}
    >
      {notice && <Box sx={{ flexBasis: "100%" }}>{notice}</Box>}
      {children}
    </HStack>
  );
}

type ButtonsProps = {
  submitLabel: string;
  busy: boolean;
  onCancel: () => void;
  onPreview: () => void;
};

function FormButtons({ submitLabel, busy, onCancel, onPreview }: ButtonsProps) {
  return (
    <>
      <Button size="large" color="inherit" onClick={onCancel}>
        Cancelar
      </Button>
      <Button size="large" variant="outlined" startIcon={<VisibilityIcon />} onClick={onPreview}>
        Prévia
      </Button>
      <SubmitButton busy={busy} label={submitLabel} busyLabel="Salvando..." />
    </>
  );
}
