import Typography from "@mui/material/Typography";
import { candidateLabels } from "@vagas/functions/domain/application/candidateLabels";
import { limits } from "@vagas/functions/domain/limits";
import type { OwnApplication } from "@vagas/functions/domain/privacy/ownData";
import { formatPhone } from "@vagas/functions/domain/text/phone";
import { type SubmitEvent, useId, useState } from "react";
import { firstMessages } from "../../ui/form/firstMessages.ts";
import { SubmitButton } from "../../ui/form/SubmitButton.tsx";
import { TextField } from "../../ui/form/TextField.tsx";
import { notify } from "../../ui/message/notifications.ts";
import { FormStack } from "../../ui/form/FormStack.tsx";

type Props = {
  application: Pick<OwnApplication, "name" | "phone">;
  busy: boolean;
  /** Whose data, where several people may have sent some. */
  of?: string;
  /** What the correction reaches. */
  reach: string;
  onCorrect: (typed: { name: string; phone: string }) => Promise<unknown>;
};

/** `reach`, and what a correction of these does not reach: the file that the site made of a written résumé. */
export function wholeReach(
  reach: string,
  applications: readonly Pick<OwnApplication, "writtenResume">[],
): string {
  if (applications.every(({ writtenResume }) => writtenResume === null)) return reach;
  return `${reach} O arquivo do currículo continua com os dados de antes: se o telefone mudou, avise a empresa.`;
}

/** The two fields, and the sending of what they hold. */
function useCorrection({ application, onCorrect }: Pick<Props, "application" | "onCorrect">) {
  const [name, setName] = useState(application.name);
  const [phone, setPhone] = useState(formatPhone(application.phone));
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});
  const [sending, setSending] = useState(false);

  async function correct() {
    const rules = await import("@vagas/functions/domain/privacy/ownData").catch(() => null);
    if (!rules) {
      notify({
        severity: "error",
        title: "Não foi possível concluir",
        description: "Verifique sua conexão com a internet e atualize a página.",
      });
      return;
    }
    const checked = rules.correctionSchema.safeParse({ name, phone });
    setErrors(firstMessages(checked.error?.issues));
    if (checked.success) await onCorrect({ name, phone });
  }

  function submit() {
    if (sending) return;
    setSending(true);
    void correct().finally(() => setSending(false));
  }

  return { name, setName, phone, setPhone, errors, sending, submit };
}

/** Corrects name and phone number in everything that the page shows. */
export function CorrectionForm({ application, busy, of, reach, onCorrect }: Props) {
  const { name, setName, phone, setPhone, errors, sending, submit } = useCorrection({
    application,
    onCorrect,
  });
  const heading = useId();
  return (
    <FormStack
      gap={2}
      align="start"
      aria-labelledby={heading}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <Typography id={heading} variant="h2">
        {of === undefined ? "Corrigir" : `Corrigir os dados de ${of}`}
      </Typography>
      <TextField
        id={`${heading}-name`}
        name="name"
        label={candidateLabels.name}
        autoComplete="name"
        maxLength={limits.candidateName.max}
        value={name}
        onChange={setName}
        error={errors.name}
      />
      <TextField
        id={`${heading}-phone`}
        name="phone"
        label={candidateLabels.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={limits.phoneTyped.max}
        help={reach}
        value={phone}
        onChange={setPhone}
        error={errors.phone}
      />
      <SubmitButton busy={busy || sending} label="Salvar correção" busyLabel="Salvando..." />
    </FormStack>
  );
}
