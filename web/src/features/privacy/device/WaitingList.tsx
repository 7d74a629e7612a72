import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { useEffect, useState } from "react";
import { noJob } from "../../../data/application/sentApplications.ts";
import { type Waiting, waiting } from "../../../data/application/kept/waitingApplications.ts";
import { Card } from "../../../ui/Card.tsx";
import { HStack } from "../../../ui/layout/HStack.tsx";
import { ConfirmDialog } from "../../../ui/message/ConfirmDialog.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Section } from "../../../ui/page/Section.tsx";

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
    <Section
      title="Guardadas neste aparelho"
      note="Ainda não foram enviadas. Enviamos quando a internet voltar."
    >
      {all.map(([id, { company, keptAt }]) => (
        <Card key={id} component="article" gap={1}>
          <Typography variant="h3">{company ?? "Banco de talentos"}</Typography>
          <HStack align="center" justify="space-between">
            <Typography color="textSecondary">
              Guardada em {formatDate(new Date(keptAt))}
            </Typography>
            <Button variant="outlined" onClick={() => setAsked(id)}>
              Retirar
            </Button>
          </HStack>
        </Card>
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
