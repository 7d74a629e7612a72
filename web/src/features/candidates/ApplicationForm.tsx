import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ApplicationDraft, type ApplicationDraftInput, applicationDraftSchema } from '@vagas/functions/domain/candidate';
import { limits } from '@vagas/functions/domain/limits';
import { resumeRequiredText } from '@vagas/functions/domain/resumeFile';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormCheckbox } from '../../ui/form/FormCheckbox.tsx';
import { FormStack } from '../../ui/form/FormStack.tsx';
import { FormTextField } from '../../ui/form/FormTextField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { discardDraft, emptyDraft, keepDraft, keptDraft } from './applicationDraft.ts';
import { consentHelp, jobConsentText, talentPoolConsentText } from './consentText.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { ResumeField } from './ResumeField.tsx';
import { SendingNotice } from './SendingNotice.tsx';
import { loadSending, type SendingState } from './useApplicationSending.ts';

type Props = {
  /** The employer's name, or null when the résumé goes to the talent bank. */
  company: string | null;
  sending: SendingState;
  onSend: (draft: ApplicationDraft, file: File) => void;
  onChange: () => void;
  onCancelSending: () => void;
  onLeave: () => void;
};

export function ApplicationForm({ company, sending, onSend, onChange, onCancelSending, onLeave }: Props) {
  const [restored, setRestored] = useState(() => keptDraft());
  const { control, handleSubmit, watch, reset, formState: { errors } } = useForm<ApplicationDraftInput, unknown, ApplicationDraft>({
    resolver: zodResolver(applicationDraftSchema(company !== null)),
    defaultValues: restored ?? emptyDraft,
  });
  const [file, setFile] = useState<File | null>(null);
  const [fileProblem, setFileProblem] = useState<string>();
  const fileInput = useRef<HTMLInputElement>(null);
  const busy = sending.state === 'sending';

  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      keepDraft(values);
      onChange();
    });
    return unsubscribe;
  }, [watch, onChange]);

  function choose(chosen: File | null, problem: string | undefined) {
    setFile(chosen);
    setFileProblem(problem);
    onChange();
  }

  function warmUp() {
    if (navigator.onLine) void loadSending().catch(() => null);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (busy) {
      event.preventDefault();
      return;
    }
    const problem = file ? undefined : (fileProblem ?? resumeRequiredText);
    setFileProblem(problem);
    void handleSubmit(
      (draft) => (file ? onSend(draft, file) : fileInput.current?.focus()),
      ({ name, email, phone, coverLetter }) => {
        if (!name && !email && !phone && !coverLetter && !file) fileInput.current?.focus();
      },
    )(event);
  }

  return (
    <FormStack onSubmit={submit} onFocus={warmUp} label="Enviar Currículo">
      {restored && (
        <DraftNotice
          onDiscard={() => {
            reset(emptyDraft);
            discardDraft();
            setRestored(null);
          }}
        />
      )}
      <FormTextField control={control} name="name" label="Nome completo" autoComplete="name" maxLength={limits.candidateName.max} />
      <FormTextField control={control} name="email" label="E-mail" type="email" inputMode="email" autoComplete="email" />
      <FormTextField control={control} name="phone" label="Telefone/WhatsApp" type="tel" inputMode="tel" autoComplete="tel" placeholder="(66) 9 9999-9999" help="Com DDD. É por aqui que a empresa vai falar com você." />
      <FormTextField control={control} name="coverLetter" label="Carta de apresentação" optional rows={4} help="Conte em poucas linhas por que esta vaga combina com você." />
      <ResumeField file={file} problem={fileProblem} onChoose={choose} inputRef={fileInput} />
      <Box role="group" aria-label="Autorizações" sx={{ display: 'grid', gap: 1, p: 2, border: '1px solid', borderColor: errors.consentJob ?? errors.consentTalentPool ? 'error.main' : 'divider', borderRadius: 1 }}>
        {company !== null && <FormCheckbox control={control} name="consentJob" label={jobConsentText(company)} help={consentHelp} />}
        <FormCheckbox control={control} name="consentTalentPool" label={company === null ? talentPoolConsentText : `${talentPoolConsentText} (opcional)`} help={company === null ? consentHelp : undefined} />
      </Box>
      <SendingNotice sending={sending} onCancel={onCancelSending} />
      <Box data-action-bar sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', sm: 'row' }, justifyContent: 'flex-end', gap: 1 }}>
        <Button size="large" color="inherit" onClick={onLeave}>
          Cancelar
        </Button>
        <SubmitButton busy={busy} label={company === null ? 'Enviar currículo' : 'Enviar candidatura'} busyLabel="Enviando..." />
      </Box>
    </FormStack>
  );
}
