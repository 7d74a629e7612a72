import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { rhythmText } from "@vagas/functions/domain/alert/alertChoices";
import { alertFilters, listText } from "@vagas/functions/domain/alert/alertList";
import type { OwnData } from "@vagas/functions/domain/privacy/ownData";
import { formatDate } from "@vagas/functions/domain/visitorDates";
import { ActionRow } from "../../ui/ActionRow.tsx";
import { Card } from "../../ui/Card.tsx";
import { VStack } from "../../ui/layout/VStack.tsx";
import type { Act } from "./useOwnData.ts";

type Props = Pick<OwnData, "alerts"> & { busy: boolean; act: Act };

/** The alerts of new jobs that the person asked for; nothing without any. */
export function OwnAlerts({ alerts, busy, act }: Props) {
  if (alerts.length === 0) return null;
  return (
    <VStack component="section">
      <Typography variant="h2">Avisos de vagas novas</Typography>
      {alerts.map(({ id, list, every, confirmed, askedAt }) => {
        const words = listText(alertFilters(list));
        return (
          <Card key={id} component="article" gap={1} aria-label={words}>
            <Typography variant="h3">{words}</Typography>
            <Typography>
              {rhythmText[every]} · pedido em {formatDate(new Date(askedAt))}
              {!confirmed && " · ainda não confirmado"}
            </Typography>
            <ActionRow>
              <Button
                variant="outlined"
                aria-disabled={busy}
                aria-label={`Sair deste aviso: ${words}`}
                onClick={() =>
                  void act({ act: "leaveAlert", alertId: id }, "Você saiu deste aviso")
                }
              >
                Sair deste aviso
              </Button>
            </ActionRow>
          </Card>
        );
      })}
    </VStack>
  );
}
