import { Button } from "../ui/button/Button.tsx";
import { useEffect } from "react";
import { useRouteError } from "react-router-dom";
import { ErrorState } from "../ui/message/ErrorState.tsx";
import { Page } from "../ui/page/Page.tsx";
import { useOnline } from "../ui/useOnline.ts";

/** Milliseconds after a reload within which another reload would not help. */
const pause = 30_000;

function hasJustReloaded(): boolean {
  const [start] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return start?.type === "reload" && performance.now() < pause;
}

/**
 * Shown when a page fails, or its chunk cannot be loaded: a new version was published, or the network is or was down,
 * which browsers remember until the document reloads. A chunk that failed to load triggers one reload if that can
 * help; nothing is typed on such a page.
 */
export function FailedPage() {
  const error = useRouteError();
  const online = useOnline();
  const chunkMissing =
    error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  const reloads = chunkMissing && online && !hasJustReloaded();
  useEffect(() => {
    if (reloads) window.location.reload();
  }, [reloads]);

  if (reloads) return null;
  return (
    <Page width="narrow">
      <ErrorState
        title={
          !online
            ? "Você está sem internet"
            : chunkMissing
              ? "Esta página não carregou"
              : "Algo deu errado nesta página"
        }
        description={
          !online
            ? "Assim que a conexão voltar, ela aparece aqui sozinha."
            : chunkMissing
              ? "A internet pode estar fraca. Espere um pouco e atualize a página."
              : "Tente atualizar a página. Se continuar, fale com a gente pelo WhatsApp."
        }
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            Atualizar a página
          </Button>
        }
      />
    </Page>
  );
}
