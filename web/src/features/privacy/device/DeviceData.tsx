import Button from "@mui/material/Button";
import type { OwnApplication, SentData } from "@vagas/functions/domain/privacy/ownData";
import { useState } from "react";
import { hasSentFromHere } from "../../../data/application/sentApplications.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { Section } from "../../../ui/page/Section.tsx";
import { Prose } from "../../../ui/Prose.tsx";
import { CopyButton } from "../CopyButton.tsx";
import { CorrectionForm, wholeReach } from "../CorrectionForm.tsx";
import { Erased } from "../Erased.tsx";
import { OwnApplicationCard } from "../OwnApplicationCard.tsx";
import { OwnMails } from "../OwnMails.tsx";
import { OwnReports } from "../OwnReports.tsx";
import type { useDeviceData } from "./useDeviceData.ts";

type Device = ReturnType<typeof useDeviceData>;
type Acting = Pick<Device, "busy" | "act">;

/** 'Meus dados' of people whom the device proves: to read, download, correct, withdraw and erase what was sent from it. */
export function DeviceData({ device: { shown, busy, act } }: { device: Device }) {
  const [hadSent] = useState(hasSentFromHere);
  // What is shown stays, such as the receipt of an erasure, although nothing is sent from here any more.
  if (shown.state === "closed" && !hadSent && !hasSentFromHere()) return null;
  return (
    <Section title="Meus dados deste aparelho">
      {shown.state === "closed" && <Closed busy={busy} onOpen={() => void act({ act: "read" })} />}
      {shown.state === "open" && <Open data={shown.data} busy={busy} act={act} />}
      {shown.state === "erased" && <Erased receipt={shown.receipt} />}
    </Section>
  );
}

function Closed({ busy, onOpen }: { busy: boolean; onOpen: () => void }) {
  return (
    <>
      <Prose>
        Veja tudo o que foi enviado deste aparelho e quem pode ver. Você pode corrigir, retirar,
        baixar uma cópia ou apagar. Não precisa de e-mail.
      </Prose>
      <ActionRow>
        <Button variant="outlined" size="large" onClick={onOpen} aria-disabled={busy}>
          {busy ? "Abrindo..." : "Ver e mudar meus dados"}
        </Button>
      </ActionRow>
    </>
  );
}

function Open({ data, busy, act }: Acting & { data: SentData }) {
  const { applications, reports, mails } = data;
  if (applications.length === 0) return <Prose>Nada está guardado deste aparelho.</Prose>;
  return (
    <VStack gap={4}>
      {applications.map((application) => (
        <OwnApplicationCard key={application.id} application={application} busy={busy} act={act} />
      ))}
      {newestOfEachName(applications).map(({ name, phone }) => (
        <CorrectionForm
          key={`${name}:${phone}`}
          application={{ name, phone }}
          busy={busy}
          of={name}
          reach={wholeReach(
            `A correção vale para tudo o que ${name} enviou deste aparelho.`,
            applications.filter((sent) => sent.name === name),
          )}
          onCorrect={(typed) => act({ act: "correct", of: name, ...typed }, "Dados corrigidos")}
        />
      ))}
      {reports.length > 0 && <OwnReports reports={reports} />}
      <OwnMails mails={mails} />
      <ActionRow>
        <CopyButton data={data} />
        <EraseAll busy={busy} onErase={() => void act({ act: "erase" })} />
      </ActionRow>
    </VStack>
  );
}

/** Several people may use one phone: each corrects their own. */
export function newestOfEachName(applications: readonly OwnApplication[]): OwnApplication[] {
  const names = new Set<string>();
  return applications.filter(({ name }) => {
    if (names.has(name)) return false;
    names.add(name);
    return true;
  });
}

/** Erases everything, asked twice: there is no mailbox that could confirm it. */
function EraseAll({ busy, onErase }: { busy: boolean; onErase: () => void }) {
  const [asked, setAsked] = useState<0 | 1 | 2>(0);
  const cancel = () => setAsked(0);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="large"
        aria-disabled={busy}
        onClick={() => !busy && setAsked(1)}
      >
        Apagar tudo
      </Button>
      <ConfirmDialog
        open={asked === 1}
        title="Apagar tudo o que foi enviado deste aparelho?"
        question="Currículos, arquivos e candidaturas são apagados, também os de outras pessoas que enviaram por este aparelho. As empresas deixam de ver."
        confirmLabel="Continuar"
        destructive
        onConfirm={() => setAsked(2)}
        onCancel={cancel}
      />
      <ConfirmDialog
        open={asked === 2}
        title="Tem certeza?"
        question="Não dá para desfazer. Para se candidatar de novo, é preciso enviar outra vez."
        confirmLabel="Apagar tudo"
        destructive
        onConfirm={() => {
          cancel();
          onErase();
        }}
        onCancel={cancel}
      />
    </>
  );
}
