import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ApplicationDraft } from "@vagas/functions/domain/application/candidate";
import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import { resumeRequiredText } from "@vagas/functions/domain/application/resumeFile";
import { town } from "@vagas/functions/domain/town";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Notice } from "../../ui/message/Notice.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { Consents } from "./fields/Consents.tsx";
import { ResumeField } from "./fields/ResumeField.tsx";
import { loadJobClosed } from "./LaterJobClosed.tsx";
import { keepFile, keptFile } from "./applicationDraft.ts";
import { SendingNotice } from "./SendingNotice.tsx";
import { loadRules, useApplicationForm } from "./useApplicationForm.ts";
import { loadSending, type SendingState } from "./useApplicationSending.ts";

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

export function ApplicationForm({
  company,
  sending,
  onSend,
  onChange,
  onLost,
  onCancelSending,
  onLeave,
}: Props) {
  const { values, errors, check, restored, set, discard } = useApplicationForm(company !== null);
  const [file, setFile] = useState(keptFile);
  const [fileRestored] = useState(file !== null);
  const [fileProblem, setFileProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const busy = sending.state === "sending";

  function cancelSending() {
    onCancelSending();
    // The pressed button disappears with the upload.
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }

  useEffect(() => keepFile(file), [file]);
  const { state } = sending;
  useEffect(() => {
    if (state === "unreadable") setFile(null);
  }, [state]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);

  function put(...[name, value]: Parameters<typeof set>) {
    set(name, value);
    onChange();
  }

  /** Fetches the code for checking and sending when somebody begins to fill in the form. */
  function warmUp() {
    if (navigator.onLine)
      void Promise.all([loadRules(), loadSending(), loadJobClosed()]).catch(() => null);
  }

  async function submit() {
    const problem = file ? undefined : (fileProblem ?? resumeRequiredText);
    setFileProblem(problem);
    const draft = await check().catch(() => "lost" as const);
    if (draft === "lost") onLost();
    else if (draft && file) onSend(draft, file);
    else setRefusals((count) => count + 1);
  }

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      aria-label="Enviar Currículo"
      onFocus={warmUp}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
      sx={{ display: "grid", gap: 2.5 }}
    >
      {restored && state !== "waiting" && (
        <Notice
          tone="info"
          action={
            <Button
              size="small"
              onClick={() => {
                discard();
                setFile(null);
                onChange();
              }}
              sx={{ ml: -1.5 }}
            >
              Descartar rascunho
            </Button>
          }
        >
          Recuperamos o que você já tinha preenchido neste aparelho
          {fileRestored ? ", com o arquivo do currículo." : ". Anexe o currículo de novo."}
        </Notice>
      )}
      <TextField
        name="name"
        label={candidateLabels.name}
        autoComplete="name"
        maxLength={limits.candidateName.max}
        value={values.name}
        onChange={(name) => put("name", name)}
        error={errors.name}
      />
      <TextField
        name="email"
        label={candidateLabels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => put("email", email)}
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
        onChange={(phone) => put("phone", phone)}
        error={errors.phone}
      />
      <TextField
        name="coverLetter"
        label={candidateLabels.coverLetter}
        optional
        rows={4}
        help={
          company === null
            ? "Conte em poucas linhas que trabalho você procura."
            : "Conte em poucas linhas por que esta vaga combina com você."
        }
        value={values.coverLetter}
        onChange={(coverLetter) => put("coverLetter", coverLetter)}
        error={errors.coverLetter}
      />
      <ResumeField
        file={file}
        problem={fileProblem}
        onChoose={(chosen, problem) => {
          setFile(chosen);
          setFileProblem(problem);
          onChange();
        }}
      />
      <Consents company={company} values={values} errors={errors} onChange={put} />
      <SendingNotice sending={sending} onCancel={cancelSending} />
      <Box
        data-action-bar
        sx={{
          display: "flex",
          flexDirection: { xs: "column-reverse", sm: "row" },
          justifyContent: "flex-end",
          gap: 1,
        }}
      >
        <Button size="large" color="inherit" onClick={onLeave}>
          Cancelar
        </Button>
        <SubmitButton
          busy={busy}
          label={company === null ? "Enviar currículo" : "Enviar candidatura"}
          busyLabel="Enviando..."
        />
      </Box>
    </Box>
  );
}
