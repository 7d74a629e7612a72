import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { pageNames } from "@vagas/functions/domain/site/pageTitle";
import { paths } from "@vagas/functions/domain/site/paths";
import { weekCountsLine } from "@vagas/functions/domain/week/week";
import { weekText } from "@vagas/functions/domain/week/weekText";
import { useState } from "react";
import { ActionRow } from "../../../ui/ActionRow.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { lazyPart } from "../../../ui/lazyPart.tsx";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { useOneAtATime } from "../../../ui/list/useOneAtATime.ts";
import { copyText, shareLink } from "../../../ui/shareLink.ts";
import { Surface } from "../../../ui/Surface.tsx";
import { type FreshWeek, useFreshWeek } from "./useFreshWeek.ts";

const WeekSheetDialog = lazyPart(
  async () => (await import("./WeekSheetDialog.tsx")).WeekSheetDialog,
);

const byHand = {
  severity: "error",
  title: "Não foi possível copiar",
  description: "Este navegador não deixa o site copiar. Abra a página da semana e envie o link.",
} as const;

const unread = {
  title: "Erro ao carregar a semana",
  description: "Verifique sua conexão e tente de novo.",
} as const;

const renewed = {
  severity: "info",
  title: "Resumo atualizado",
  description: "Toque de novo para copiar ou compartilhar.",
} as const;

/** The week for the town's groups and notice boards. */
export function WeekSummary() {
  const fresh = useFreshWeek();
  const { known, state, read } = fresh;
  const isUnread = known === null && state === "failed";
  return (
    <Surface as="section" aria-labelledby="resumo-semana" sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <VStack gap={1.5}>
        <Typography variant="h3" component="h2" id="resumo-semana">
          Resumo da semana
        </Typography>
        {isUnread && <ErrorState {...unread} onRetry={() => void read()} />}
        {!isUnread && (
          <>
            <Typography variant="body2" color="textSecondary">
              {known === null || state === "reading"
                ? "Carregando a semana..."
                : weekCountsLine(known.week) || "Nenhuma vaga nova nesta semana."}
            </Typography>
            <Actions fresh={fresh} />
          </>
        )}
      </VStack>
    </Surface>
  );
}

function Actions({ fresh: { known, isOld, read } }: { fresh: FreshWeek }) {
  const [sheet, setSheet] = useState(false);
  const oneAtATime = useOneAtATime();
  const waits = known === null;

  /** An old week asks for another press, because browsers let a page copy or share right after one only. */
  function hand(out: (message: string) => Promise<void>) {
    if (known === null) return;
    if (isOld())
      void oneAtATime("week", async () =>
        notify((await read()) ? renewed : { severity: "error", ...unread }),
      );
    else void out(weekText(known.week, window.location.origin, known.now));
  }

  return (
    <ActionRow>
      <Button variant="outlined" disabled={waits} onClick={() => hand(copy)}>
        Copiar resumo da semana
      </Button>
      <Button variant="outlined" disabled={waits} onClick={() => hand(share)}>
        Compartilhar
      </Button>
      <Button variant="outlined" onClick={() => setSheet(true)}>
        Folha para o mural
      </Button>
      <ButtonLink variant="outlined" to={paths.week} target="_blank" rel="noopener">
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
