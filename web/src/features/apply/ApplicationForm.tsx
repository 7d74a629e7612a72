import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/message/Notice.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { draftKey } from "./applicationDraft.ts";
import { Consents } from "./fields/Consents.tsx";
import { ResumeField } from "./fields/ResumeField.tsx";
import { loadJobClosed } from "./LaterJobClosed.tsx";
import { SendingNotice } from "./SendingNotice.tsx";
import { loadRules, useApplicationForm } from "./useApplicationForm.ts";
import { loadSending, type SendingState } from "./useApplicationSending.ts";
import { FormStack } from "../../ui/form/FormStack.tsx";

type Props = {
  /** The employer's name, or null for the talent bank. */
  company: string | null;
  sending: SendingState;
  onSend: (draft: ApplicationDraft, file: File) => void;
  onChange: () => void;
  onLost: () => void;
  onCancelSending: () => void;
  onLeave: () => void;
};

/** Fetches the code for checking and sending when somebody begins to fill in the form. */
function warmUp() {
  if (navigator.onLine)
    void Promise.all([loadRules(), loadSending(), loadJobClosed()]).catch(() => null);
}

/** Returns the form's element, and a function that moves the focus to its first invalid field. */
function useFocusOnInvalid() {
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return [form, () => setRefusals((count) => count + 1)] as const;
}

export function ApplicationForm({
  company,
  sending,
  onSend,
  onChange,
  onLost,
  onCancelSending,
  onLeave,
}: Props) {
  const [form, focusInvalid] = useFocusOnInvalid();
  const input = useApplicationForm(form, company !== null, sending.state, onChange);
  const { values, errors } = input;
  const busy = sending.state === "sending";

  function cancelSending() {
    onCancelSending();
    // The pressed button disappears with the upload.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }

  async function submit() {
    const checked = await input.check().catch(() => "lost" as const);
    if (checked === "lost") onLost();
    else if (checked) onSend(checked.draft, checked.file);
    else focusInvalid();
  }

  return (
    <FormStack
      ref={form}
      label="Enviar Currículo"
      data-needs-scripts
      data-draft={draftKey}
      onFocus={warmUp}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      {input.restored && sending.state !== "waiting" && (
        <Restored withFile={input.fileRestored} onDiscard={input.discard} />
      )}
      <TypedFields forJob={company !== null} values={values} errors={errors} onChange={input.set} />
      <ResumeField file={input.file} problem={input.problem} onChoose={input.choose} />
      <Consents company={company} values={values} errors={errors} onChange={input.set} />
      <SendingNotice sending={sending} onCancel={cancelSending} />
      <ActionBar forJob={company !== null} busy={busy} onLeave={onLeave} />
    </FormStack>
  );
}

function Restored({ withFile, onDiscard }: { withFile: boolean; onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={onDiscard} sx={{ ml: -1.5 }}>
          Descartar rascunho
        </Button>
      }
    >
      Recuperamos o que você já tinha preenchido neste aparelho
      {withFile ? ", com o arquivo do currículo." : ". Anexe o currículo de novo."}
    </Notice>
  );
}

type Typed = "name" | "email" | "phone" | "coverLetter";

type TypedFieldsProps = {
  forJob: boolean;
  values: Pick<ApplicationDraftInput, Typed>;
  errors: Partial<Record<Typed, string>>;
  onChange: (name: Typed, typed: string) => void;
};

function TypedFields({ forJob, values, errors, onChange }: TypedFieldsProps) {
  const coverLetterHelp = forJob
    ? "Conte em poucas linhas por que esta vaga combina com você."
    : "Conte em poucas linhas que trabalho você procura.";
  return (
    <>
      <TextField
        name="name"
        label={candidateLabels.name}
        autoComplete="name"
        maxLength={limits.candidateName.max}
        value={values.name}
        onChange={(name) => onChange("name", name)}
        error={errors.name}
      />
      <TextField
        name="email"
        label={candidateLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => onChange("email", email)}
        error={errors.email}
      />
      <TextField
        name="phone"
        label={candidateLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={`(${town.areaCode}) 9 9999-9999`}
        help="Com DDD. É por aqui que vão falar com você."
        value={values.phone}
        onChange={(phone) => onChange("phone", phone)}
        error={errors.phone}
      />
      <TextField
        name="coverLetter"
        label={candidateLabels.coverLetter}
        optional
        rows={4}
        help={coverLetterHelp}
        value={values.coverLetter}
        onChange={(coverLetter) => onChange("coverLetter", coverLetter)}
        error={errors.coverLetter}
      />
    </>
  );
}

type ActionBarProps = { forJob: boolean; busy: boolean; onLeave: () => void };

function ActionBar({ forJob, busy, onLeave }: ActionBarProps) {
  return (
    <Box
      data-action-bar
      sx={{
        display: "flex",
        flexDirection: { xs: "column-reverse", sm: "row" },
        justifyContent: "flex-end",
        gap: 1,
      }}
    >
      <Button data-needs-code size="large" color="inherit" onClick={onLeave}>
        Cancelar
      </Button>
      <SubmitButton
        busy={busy}
        label={forJob ? "Enviar candidatura" : "Enviar currículo"}
        busyLabel="Enviando..."
      />
    </Box>
  );
}
