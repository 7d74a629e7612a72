import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { rhythmText } from "@vagas/functions/domain/alert/alertChoices";
import { alertFilters, listText } from "@vagas/functions/domain/alert/alertList";
import { useState } from "react";
import {
  type KeptDeviceAlert,
  useKeptDeviceAlerts,
} from "../../../data/visitor/keptDeviceAlerts.ts";
import { stopOnDevice } from "../../../data/visitor/loadDeviceAlertCall.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { Card } from "../../../ui/Card.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { Section } from "../../../ui/page/Section.tsx";

/** The lists of whose new jobs this phone tells. */
export function DeviceAlertList() {
  const alerts = useKeptDeviceAlerts();
  if (alerts.length === 0) return null;
  return (
    <Section title="Avisos neste aparelho" note="Quem usar este aparelho vê estes avisos.">
      {alerts.map((alert) => (
        <Row key={alert.id} alert={alert} />
      ))}
    </Section>
  );
}

function Row({ alert: { id, list, every } }: { alert: KeptDeviceAlert }) {
  const [busy, setBusy] = useState(false);
  const words = listText(alertFilters(list));
  const shown = busy ? "Parando..." : "Parar avisos";

  async function stop() {
    if (busy) return;
    setBusy(true);
    const outcome = await stopOnDevice(id);
    if (outcome === "stopped") return;
    setBusy(false);
    notify({
      severity: "error",
      title: "Os avisos continuam",
      description:
        outcome === "offline"
          ? "Você está sem internet. Pare de novo quando a conexão voltar."
          : "Não deu certo agora. Tente de novo em instantes.",
    });
  }

  return (
    <Card component="article" gap={1} aria-label={words}>
      <Typography variant="h3">{words}</Typography>
      <Typography>{rhythmText[every]}, só se houver vaga nova.</Typography>
      <ActionRow>
        <Button
          variant="outlined"
          aria-disabled={busy}
          aria-label={`${shown}: ${words}`}
          onClick={() => void stop()}
        >
          {shown}
        </Button>
      </ActionRow>
    </Card>
  );
}
