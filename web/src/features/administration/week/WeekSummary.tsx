import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { pageNames } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { weekCountsLine } from "@vagas/functions/domain/week/week";
import { weekText } from "@vagas/functions/domain/week/weekText";
import { useState } from "react";
import { readWeek } from "../../../data/visitor/weekRead.ts";
import { useRead } from "../../../state/useRead.ts";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { copyText, shareLink } from "../../../ui/shareLink.ts";
import { Surface } from "../../../ui/Surface.tsx";

const WeekSheetDialog = lazyPart(
  async () => (await import("./WeekSheetDialog.tsx")).WeekSheetDialog,
);

const byHand = {
  severity: "error",
  title: "Não foi possível copiar",
  description: "Este navegador não deixa o site copiar. Abra a página da semana e envie o link.",
} as const;

/** The week for the town's groups and notice boards. */
export function WeekSummary() {
  const read = useRead(readWeek);
  return (
    <Surface as="section" aria-labelledby="resumo-semana" sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <VStack gap={1.5}>
        <Typography variant="h3" component="h2" id="resumo-semana">
          Resumo da semana
        </Typography>
        {read.state === "failed" && (
          <ErrorState
            title="Erro ao carregar a semana"
            description="Verifique sua conexão e tente de novo."
            onRetry={read.retry}
          />
        )}
        {read.state !== "failed" && (
          <>
            <Typography variant="body2" color="textSecondary">
              {read.value === null
                ? "Carregando a semana..."
                : weekCountsLine(read.value.week) || "Nenhuma vaga nova nesta semana."}
            </Typography>
            <Actions
              message={
                read.value && weekText(read.value.week, window.location.origin, read.value.now)
              }
            />
          </>
        )}
      </VStack>
    </Surface>
  );
}

/** `message`: the week in a message; null until it is read. */
function Actions({ message }: { message: string | null }) {
  const [sheet, setSheet] = useState(false);
  const waits = message === null;
  return (
    <ActionRow>
      <Button variant="outlined" disabled={waits} onClick={() => void copy(message!)}>
        Copiar resumo da semana
      </Button>
      <Button disabled={waits} onClick={() => void share(message!)}>
        Compartilhar
      </Button>
      <Button onClick={() => setSheet(true)}>Folha para o mural</Button>
      <ButtonLink to={paths.week} target="_blank" rel="noopener">
        Ver a página da semana
      </ButtonLink>
      {sheet && <WeekSheetDialog onClose={() => setSheet(false)} />}
    </ActionRow>
  );
}

async function copy(message: string) {
  notify((await copyText(message)) ? copied : byHand);
}

const copied = {
  severity: "success",
  title: "Resumo copiado!",
  description: "Cole no grupo do WhatsApp.",
} as const;

async function share(message: string) {
  const outcome = await shareLink({ title: pageNames.week, text: message }, message);
  if (outcome === "copied") notify(copied);
  if (outcome === "refused") notify(byHand);
}
