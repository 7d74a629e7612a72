import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { limits } from "@vagas/functions/domain/limits";
import { town } from "@vagas/functions/domain/town";
import { useState } from "react";
import { type CompanyRemains, continueCompanyRemoval } from "../../../data/admin/adminCompanies.ts";
import { failureText } from "../../../ui/message/failureText.ts";
import { Notice } from "../../../ui/message/Notice.tsx";
import { notify } from "../../../ui/message/notifications.ts";
import { type CompanyRemoval, forgetRemoval, useCompanyRemovals } from "./companyRemovals.ts";
import { useCompanyRemains } from "./useCompanyRemains.ts";
import { Card } from "../../../ui/Card.tsx";
import { Underway } from "../../../ui/list/Underway.tsx";

/** Companies being removed, each with its remains. */
export function CompanyRemovals() {
  const removals = useCompanyRemovals();
  if (removals.length === 0) return null;
  return (
    <Underway label="Exclusões em andamento">
      {removals.map((removal) => (
        <Removal key={removal.id} removal={removal} />
      ))}
    </Underway>
  );
}

/** How much of a company with this many jobs is removed, in percent; 95 while only its account is left. */
function percentDone(jobs: number, remains: CompanyRemains | null): number {
  if (remains === null) return 0;
  const most = Math.max(jobs, remains.jobs, 1);
  return Math.round(((most - remains.jobs) / most) * 90) + (remains.applications === 0 ? 5 : 0);
}

function Removal({ removal: { id, name, jobs } }: { removal: CompanyRemoval }) {
  const titleId = `removal-${id}`;
  const [continuing, setContinuing] = useState(false);
  const { remains, trouble, goOn } = useCompanyRemains(id, () => {
    forgetRemoval(id);
    notify({ severity: "success", title: "Empresa excluída com sucesso", description: name });
  });

  async function finish() {
    if (continuing) return;
    setContinuing(true);
    const outcome = await continueCompanyRemoval(id);
    setContinuing(false);
    if (outcome !== "done")
      notify({
        severity: "error",
        title: "Erro ao excluir empresa",
        description: failureText[outcome],
      });
    goOn();
  }

  return (
    <Card>
      <Typography variant="strong" id={titleId}>
        Excluindo {name}
      </Typography>
      {trouble !== "unread" && (
        <Progress labelledBy={titleId} remains={remains} percent={percentDone(jobs, remains)} />
      )}
      {trouble === "unread" && <UnreadNotice onRetry={goOn} />}
      {trouble === "stopped" && (
        <StoppedNotice continuing={continuing} onContinue={() => void finish()} />
      )}
    </Card>
  );
}

type ProgressProps = { labelledBy: string; remains: CompanyRemains | null; percent: number };

function Progress({ labelledBy, remains, percent }: ProgressProps) {
  return (
    <>
      <LinearProgress
        variant={remains ? "determinate" : "indeterminate"}
        value={percent}
        aria-labelledby={labelledBy}
      />
      <Typography variant="body2" role="status" color="textSecondary">
        {remains ? remainsText(remains) : "Verificando o que falta..."}
      </Typography>
    </>
  );
}

function UnreadNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="error"
      action={
        <Button variant="outlined" size="small" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      Não foi possível ver o que falta remover. A exclusão continua mesmo assim. Confira sua conexão
      com a internet e tente de novo.
    </Notice>
  );
}

type StoppedProps = { continuing: boolean; onContinue: () => void };

function StoppedNotice({ continuing, onContinue }: StoppedProps) {
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="outlined" size="small" onClick={onContinue} aria-disabled={continuing}>
          {continuing ? "Continuando..." : "Continuar"}
        </Button>
      }
    >
      A exclusão parou antes do fim. A empresa já não entra nem aparece no site. Se continuar
      parada, ligue para o suporte: {town.contact.supportPhone}.
    </Notice>
  );
}

/** What is left to remove, in words. */
function remainsText({ jobs, applications, finished }: CompanyRemains): string {
  const left = [
    jobs > 0 && `${jobs.toLocaleString("pt-BR")} ${jobs === 1 ? "vaga" : "vagas"}`,
    applications > 0 &&
      `o nome da empresa em ${applications >= limits.listRequest.max ? `${applications} ou mais` : applications} ${applications === 1 ? "candidatura" : "candidaturas"}`,
    !finished && "a conta de acesso",
  ].filter(Boolean);
  return left.length === 0 ? "Concluída." : `Falta remover: ${left.join(", ")}.`;
}
