import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { formatDate } from "@vagas/functions/domain/dates";
import { limits } from "@vagas/functions/domain/limits";
import type { OwnApplication, SentData } from "@vagas/functions/domain/privacy/ownData";
import { type SubmitEvent, useId, useState } from "react";
import { ActionRow } from "../../../../ui/ActionRow.tsx";
import { CheckboxField } from "../../../../ui/form/CheckboxField.tsx";
import { FormStack } from "../../../../ui/form/FormStack.tsx";
import { SubmitButton } from "../../../../ui/form/SubmitButton.tsx";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { VStack } from "../../../../ui/layout/VStack.tsx";
import { ConfirmDialog } from "../../../../ui/message/ConfirmDialog.tsx";
import { EmptyState } from "../../../../ui/message/EmptyState.tsx";
import { PageDialog } from "../../../../ui/message/PageDialog.tsx";
import { unlessBeside } from "../../../../ui/message/unlessBeside.ts";
import { unlessBusy } from "../../../../ui/message/unlessBusy.ts";
import { Prose } from "../../../../ui/Prose.tsx";
import { saveJson } from "../../../../ui/file/saveJson.ts";
import { usePersonData } from "./usePersonData.ts";

/** What was sent with a phone number: to download for its person, or to erase. */
export function PersonRequestDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const asking = usePersonData();
  const { shown, busy, isErasing, refusal, erase } = asking;
  // The receipt of an erasure is shown here only.
  const close = unlessBusy(isErasing, onClose);
  return (
    <PageDialog
      open
      onClose={unlessBeside(() => shown.state === "erased", close)}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>Pedidos de titulares</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <VStack gap={3}>
          <Prose>
            Para quem não deu e-mail e não tem mais o aparelho. Antes, confira se é a pessoa: ligue
            para o número, ou peça que ela mande mensagem dele.
          </Prose>
          <PhoneSearch asking={asking} />
          <div role="status">
            {shown.state === "erased" && (
              <Prose>
                Apagado. Comprovante, sem dados da pessoa: <strong>{shown.receipt}</strong>
              </Prose>
            )}
            {shown.state === "open" && <HowMany data={shown.data} />}
          </div>
          {refusal}
          {shown.state === "open" && <Found data={shown.data} busy={busy} onErase={erase} />}
        </VStack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} aria-disabled={isErasing}>
          Fechar
        </Button>
      </DialogActions>
    </PageDialog>
  );
}

function PhoneSearch({ asking }: { asking: ReturnType<typeof usePersonData> }) {
  const { phone, error, busy, find, type } = asking;
  return (
    <FormStack
      gap={2}
      align="start"
      label="Procurar pelo telefone"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) find();
      }}
    >
      <TextField
        name="phone"
        label="Telefone com DDD"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={limits.phoneTyped.max}
        value={phone}
        onChange={type}
        error={error}
      />
      <SubmitButton busy={busy} label="Procurar" busyLabel="Um instante..." />
    </FormStack>
  );
}

/** What was found, for screen readers too. */
function HowMany({ data: { applications } }: { data: SentData }) {
  if (applications.length === 0) return <EmptyState title="Nada guardado com este telefone" />;
  return (
    <Prose>
      {applications.length === 1
        ? "1 candidatura encontrada"
        : `${applications.length} candidaturas encontradas`}
    </Prose>
  );
}

type FoundProps = { data: SentData; busy: boolean; onErase: (ids: string[]) => void };

/** A family may share a number, so the administrator chooses whose applications are meant. */
function Found({ data, busy, onErase }: FoundProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const meant = data.applications.filter(({ id }) => chosen.includes(id));
  if (data.applications.length === 0) return null;
  return (
    <VStack gap={1}>
      {data.applications.map((application) => (
        <CheckboxField
          key={application.id}
          name={application.id}
          label={nameOf(application)}
          checked={chosen.includes(application.id)}
          onChange={(isMeant) =>
            setChosen((before) => [
              ...before.filter((id) => id !== application.id),
              ...(isMeant ? [application.id] : []),
            ])
          }
        />
      ))}
      <Acts
        meant={meant}
        busy={busy}
        onSave={() =>
          saveJson(
            meant.length === data.applications.length ? data : { ...nothing, applications: meant },
            "dados-do-titular.json",
          )
        }
        onErase={onErase}
      />
    </VStack>
  );
}

type ActsProps = Omit<FoundProps, "data"> & {
  meant: readonly OwnApplication[];
  onSave: () => void;
};

function Acts({ meant, busy, onSave, onErase }: ActsProps) {
  const [isAsked, setAsked] = useState(false);
  const isNone = meant.length === 0;
  return (
    <ActionRow>
      <Button variant="outlined" disabled={isNone} onClick={onSave}>
        Baixar os dados (JSON)
      </Button>
      <Button
        variant="outlined"
        color="error"
        disabled={isNone}
        aria-disabled={busy}
        onClick={() => !busy && setAsked(true)}
      >
        Apagar
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={
          meant.length === 1 ? "Apagar 1 candidatura?" : `Apagar ${meant.length} candidaturas?`
        }
        question={`De ${new Intl.ListFormat("pt-BR").format(new Set(meant.map(({ name }) => name)))}: currículo, arquivo, e-mails e o registro no banco de talentos são apagados, e as empresas deixam de ver. Não dá para desfazer.`}
        confirmLabel="Apagar"
        destructive
        onConfirm={() => {
          setAsked(false);
          onErase(meant.map(({ id }) => id));
        }}
        onCancel={() => setAsked(false)}
      />
    </ActionRow>
  );
}

/** What may be another person's under the same number is left out when some applications are. */
const nothing: SentData = { applications: [], reports: [], contacts: [], mails: [] };

function nameOf({ name, jobTitle, sentAt }: OwnApplication): string {
  return `${name}: ${jobTitle ?? "banco de talentos"}, ${formatDate(new Date(sentAt))}`;
}
