import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { applyToJob, paths, writeResumePath } from "@vagas/functions/domain/site/paths";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { useEffect, useState } from "react";
import { noJob } from "../../../data/application/sentApplications.ts";
import { type Waiting, waiting } from "../../../data/application/kept/waitingApplications.ts";
import { useRead } from "../../../state/useRead.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { Card } from "../../../ui/Card.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Section } from "../../../ui/page/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";

/** The applications that wait on this device to be sent, live. */
function useWaiting(): readonly [id: string, waiting: Waiting][] {
  const [all, setAll] = useState(waiting.get);
  useEffect(() => waiting.subscribe(() => setAll(waiting.get())), []);
  return Object.entries(all);
}

const notTakenBack = {
  sent: {
    title: "Ela já tinha sido enviada",
    description: "Ela aparece na lista das enviadas.",
  },
  unsure: {
    title: "Ainda não dá para saber se ela chegou",
    description:
      "Não vamos enviar de novo. Quando a internet voltar, avisamos se ela já tinha chegado.",
  },
};

async function takeBack(id: string): Promise<void> {
  try {
    const part = await import("../../../data/application/kept/takeBack.ts");
    const result = await part.takeBack(id === noJob ? null : id);
    if (result !== "takenBack") notify({ severity: "info", ...notTakenBack[result] });
  } catch {
    notify({
      severity: "error",
      title: "Não foi possível retirar",
      description: "Tente novamente em instantes.",
    });
  }
}

/** What has not left this device yet, and can be taken back. */
export function WaitingList() {
  const all = useWaiting();
  const [asked, setAsked] = useState<string | null>(null);
  if (all.length === 0) return null;
  return (
    <Section title="Guardadas neste aparelho" note="Ainda não foram enviadas.">
      {all.map(([id, hint]) => (
        <WaitingCard key={id} id={id} hint={hint} onTakeBack={() => setAsked(id)} />
      ))}
      <ConfirmDialog
        open={asked !== null}
        title="Retirar esta candidatura?"
        question="Ela ainda não foi enviada. Se você retirar, ela não será enviada, e o que estava guardado é apagado deste aparelho."
        confirmLabel="Retirar"
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) void takeBack(asked);
        }}
        onCancel={() => setAsked(null)}
      />
    </Section>
  );
}

type CardProps = { id: string; hint: Waiting; onTakeBack: () => void };

/** One application: where it goes, whose it is, since when it waits, and for what. */
function WaitingCard({ id, hint, onTakeBack }: CardProps) {
  const { company, title, keptAt } = hint;
  const name = title ?? company ?? "Banco de talentos";
  return (
    <Card component="article" gap={1} aria-label={name}>
      <VStack gap={0.5}>
        <Typography variant="h3">{name}</Typography>
        <Typography color="textSecondary">
          {title !== null && company !== null ? `${company} · guardada` : "Guardada"} em{" "}
          {formatDate(new Date(keptAt))}
        </Typography>
        {hint.name !== undefined && <Typography>Em nome de {hint.name}</Typography>}
      </VStack>
      {hint.waitsFor === "person" ? (
        <AsksForConsent id={id} />
      ) : (
        <Typography>{waitsText[hint.waitsFor]}</Typography>
      )}
      <ActionRow>
        <Button variant="outlined" onClick={onTakeBack} aria-label={`Retirar: ${name}`}>
          Retirar
        </Button>
      </ActionRow>
    </Card>
  );
}

const waitsText = {
  line: "Enviamos quando a internet voltar.",
  quota: "Vai sozinha assim que der.",
  tomorrow:
    "O currículo enviado antes por este aparelho saiu do banco: a partir de amanhã este vai sozinho quando o site abrir com internet.",
};

/** It is not sent without its person, who agrees anew where it was written. */
function AsksForConsent({ id }: { id: string }) {
  const { value: form } = useRead(() => formOf(id), id);
  return (
    <Typography>
      O texto da autorização mudou: confira, autorize e envie.
      {form !== null && (
        <>
          {" "}
          <TextLink to={form}>Abrir o formulário</TextLink>
        </>
      )}
    </Typography>
  );
}

/** Where the application was written; null if the device cannot read it, because the hint does not say. */
async function formOf(id: string): Promise<string | null> {
  const { getKept } = await import("../../../data/application/kept/keptStore.ts");
  const kept = await getKept(id);
  if (kept === null) return null;
  const jobId = id === noJob ? null : id;
  if (kept.written) return writeResumePath(jobId);
  return jobId === null ? paths.apply : applyToJob({ id: jobId });
}
