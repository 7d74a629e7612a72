import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type {
  ApplicationDraft,
  ApplicationDraftInput,
} from "@vagas/functions/domain/application/candidate";
import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import type { Job } from "@vagas/functions/domain/job/job";
import { limits } from "@vagas/functions/domain/limits";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { town } from "@vagas/functions/domain/town";
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { TextField } from "../../ui/form/TextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { typedKey } from "../../applyParts/applicationDraft.ts";
import { Consents } from "../../applyParts/fields/Consents.tsx";
import { ResumeField } from "../../applyParts/fields/ResumeField.tsx";
import { loadJobClosed } from "../../applyParts/LaterJobClosed.tsx";
import { sendLabel, SendingNotice } from "../../applyParts/SendingNotice.tsx";
import type { LastPerson } from "../../data/application/lastPerson.ts";
import { LaterLastTime } from "../../applyParts/LaterLastTime.tsx";
import { WriteResumeLink } from "../../applyParts/fields/WriteResumeLink.tsx";
import { RestoredNotice } from "./RestoredNotice.tsx";
import { loadRules, type PersonTexts, useApplicationForm } from "./useApplicationForm.ts";
import { focusOn, loadSendingCheck, useNumberQuestion } from "./useNumberQuestion.ts";
import type { SendingState } from "../../applyParts/sendingState.ts";
import { prepareSending } from "../../applyParts/useApplicationSending.ts";
import { FormStack } from "../../ui/form/FormStack.tsx";

type Props = {
  /** Null for the talent bank. */
  job: Pick<Job, "id" | "company"> | null;
  sending: SendingState;
  onSend: (draft: ApplicationDraft, file: File) => void;
  /** With the name that is typed by then. */
  onChange: (name: string) => void;
  onLost: () => void;
  onCancelSending: () => void;
  onLeave: () => void;
};

/** Fetches the code for checking and sending when somebody begins to fill in the form. */
function warmUp() {
  if (navigator.onLine)
    void Promise.all([loadRules(), prepareSending(), loadSendingCheck(), loadJobClosed()]).catch(
      () => null,
    );
}

/** For somebody who was filling in the form before its code ran, and may focus no other field. */
function useEarlyWarmUp(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) warmUp();
  }, [form]);
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

export function ApplicationForm({ job, sending, onLeave, ...on }: Props) {
  const [form, focusInvalid] = useFocusOnInvalid();
  const number = useNumberQuestion(form, on.onSend);
  const input = useApplicationForm(form, job?.id ?? null, sending.state, (name) => {
    number.drop();
    on.onChange(name);
  });
  const { values, errors } = input;
  const busy = sending.state === "sending";
  useEarlyWarmUp(form);

  function cancelSending() {
    on.onCancelSending();
    // The pressed button disappears with the upload.
    focusOn(form, "[type=submit]");
  }

  async function submit() {
    if (busy) return;
    const checked = await input.check().catch(() => "lost" as const);
    if (checked === "lost") on.onLost();
    else if (checked) await number.ask(checked).catch(on.onLost);
    else focusInvalid();
  }

  return (
    <FormStack
      ref={form}
      label="Enviar Currículo"
      data-needs-scripts
      data-draft={typedKey}
      onFocus={warmUp}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit();
      }}
    >
      <KeptTexts input={input} isWaiting={sending.state === "waiting"} />
      <TypedFields forJob={job !== null} values={values} errors={errors} onChange={input.set} />
      <ResumeField {...input.resume} />
      <WriteResumeLink jobId={job?.id ?? null} />
      <Consents
        company={job?.company ?? null}
        values={values}
        errors={errors}
        onChange={input.set}
      />
      <SendingNotice sending={sending} onCancel={cancelSending} />
      <NumberQuestion number={number}>
        <ActionBar forJob={job !== null} sending={sending} onLeave={onLeave} />
      </NumberQuestion>
    </FormStack>
  );
}

type KeptTextsProps = { input: ReturnType<typeof useApplicationForm>; isWaiting: boolean };

/** What this device has kept for the form: the unfinished one, and the data of the last time. */
function KeptTexts({ input, isWaiting }: KeptTextsProps) {
  return (
    <>
      {input.restored && !isWaiting && (
        <RestoredNotice
          whose={input.whose}
          withFile={input.fileRestored}
          isUnsent={input.isUnsent}
          onDiscard={input.discard}
        />
      )}
      <LaterLastTime
        onFill={(person) => input.fill(textsOf(person))}
        onEmpty={(person) => input.empty(textsOf(person))}
      />
    </>
  );
}

type NumberQuestionProps = { number: ReturnType<typeof useNumberQuestion>; children: ReactNode };

/** The number read back before an application is sent, in place of the form's buttons. */
function NumberQuestion({ number, children }: NumberQuestionProps) {
  const { question, send, correct } = number;
  if (question === null) return children;
  const { checked, SendingCheck } = question;
  return (
    <SendingCheck
      phone={checked.draft.phone}
      onSend={(keep) => send(checked, keep)}
      onCorrect={correct}
    />
  );
}

function textsOf({ name, phone, email }: LastPerson): PersonTexts {
  return { name, phone: formatPhone(phone), email };
}

type Typed = "name" | "email" | "phone" | "coverLetter";

type TypedFieldsProps = {
  forJob: boolean;
  values: Pick<ApplicationDraftInput, Typed>;
  errors: Partial<Record<Typed, string>>;
  onChange: (name: Typed, typed: string) => void;
};

function TypedFields({ forJob, values, errors, onChange }: TypedFieldsProps) {
  const wanted = forJob ? "por que esta vaga combina com você" : "que trabalho você procura";
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
        optional
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
        placeholder={`(${town.areaCode}) 99999-9999`}
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
        help={`Conte em poucas linhas ${wanted}.`}
        value={values.coverLetter}
        onChange={(coverLetter) => onChange("coverLetter", coverLetter)}
        error={errors.coverLetter}
      />
    </>
  );
}

type ActionBarProps = {
  forJob: boolean;
  sending: SendingState;
  onLeave: () => void;
};

function ActionBar({ forJob, sending, onLeave }: ActionBarProps) {
  const first = forJob ? "Enviar candidatura" : "Enviar currículo";
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
        busy={sending.state === "sending"}
        label={sendLabel(sending, first)}
        busyLabel="Enviando..."
      />
    </Box>
  );
}
