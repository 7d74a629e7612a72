import Button from "@mui/material/Button";
import type { Job } from "@vagas/functions/domain/job/job";
import type { ComponentType } from "react";
import { ErrorState } from "../../../ui/message/ErrorState.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { useNow } from "../../../ui/useNow.ts";
import { useRead } from "../../../ui/useRead.ts";

/** Fetches the component that shows a job to the public; handed in, since it belongs to another feature. */
export type LoadPreview = () => Promise<ComponentType<{ job: Job; now: Date }>>;

/** The vacancy as visitors will see it. */
export function JobPreview({ job, loadPreview }: { job: Job; loadPreview: LoadPreview }) {
  const now = useNow();
  const { state, value: Preview } = useRead(loadPreview);
  if (state === "loading") return <Loading label="Montando a prévia..." />;
  if (state === "ready") return <Preview job={job} now={now} />;
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
