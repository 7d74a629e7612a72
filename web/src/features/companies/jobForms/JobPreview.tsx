import Button from "@mui/material/Button";
import type { Job } from "@vagas/functions/domain/job/job";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { useRead } from "../../../state/useRead.ts";

/** Loaded at first use. */
async function loadSheet() {
  return (await import("../../../jobViews/JobSheet.tsx")).JobSheet;
}

/** The job as visitors will see it. */
export function JobPreview({ job }: { job: Job }) {
  const now = useNow();
  const { state, value: Sheet } = useRead(loadSheet);
  if (state === "loading") return <Loading label="Montando a prévia..." />;
  if (state === "ready") return <Sheet job={job} now={now} />;
  return (
    <ErrorState
      title="Não foi possível montar a prévia"
      description="Verifique sua conexão com a internet e atualize a página. O que você digitou fica guardado neste aparelho."
      action={
        <Button variant="outlined" onClick={() => window.location.reload()}>
          Atualizar a página
        </Button>
      }
    />
  );
}
