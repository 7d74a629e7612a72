import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { pageTitle } from "@vagas/functions/domain/pageTitle";
import { paths } from "@vagas/functions/domain/paths";
import { useNavigate, useSearchParams } from "react-router-dom";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { Loading } from "../../ui/message/Loading.tsx";
import { Page } from "../../ui/page/Page.tsx";
import { PageHeader } from "../../ui/page/PageHeader.tsx";
import { AlreadyApplied } from "./AlreadyApplied.tsx";
import { Application } from "./Application.tsx";
import { type ApplicationTarget, useApplicationTarget } from "./useApplicationTarget.ts";

export function ApplyPage() {
  const [params] = useSearchParams();
  const [target, retry] = useApplicationTarget(params.get("jobId"));
  const navigate = useNavigate();

  function leave() {
    // A page opened from outside has no page of ours before it.
    const opened = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    void (opened > 0 ? navigate(-1) : navigate(paths.jobs));
  }

  return (
    <Page width="narrow">
      <Target target={target} jobTitle={params.get("jobTitle")} onRetry={retry} onLeave={leave} />
    </Page>
  );
}

function Header({ children }: { children?: React.ReactNode }) {
  return (
    <PageHeader
      title="Enviar Currículo"
      documentTitle={pageTitle("Enviar Currículo")}
      subtitle={children}
    />
  );
}

type TargetProps = {
  target: ApplicationTarget;
  jobTitle: string | null;
  onRetry: () => void;
  onLeave: () => void;
};

function Target({ target, jobTitle, onRetry, onLeave }: TargetProps) {
  switch (target.state) {
    case "loading":
      return (
        <>
          <Header>{jobTitle}</Header>
          <Loading label="Carregando formulário..." />
        </>
      );
    case "failed":
      return (
        <>
          <Header>{jobTitle}</Header>
          <ErrorState
            title="Erro ao carregar a vaga"
            description="Verifique sua conexão e tente de novo."
            onRetry={onRetry}
          />
        </>
      );
    case "applied":
      return (
        <>
          <Header>{target.job?.title}</Header>
          <AlreadyApplied sent={target.sent} jobId={target.jobId} />
        </>
      );
    case "closed":
      return (
        <>
          <Header>{target.job.title}</Header>
          <Box sx={{ display: "grid", justifyItems: "start", gap: 2 }}>
            <Typography>
              Esta vaga não recebe mais candidaturas. Você pode deixar seu currículo no banco de
              talentos, para outras oportunidades da região.
            </Typography>
            <ButtonLink to={paths.apply} variant="contained">
              Enviar para o banco de talentos
            </ButtonLink>
            <ButtonLink to={paths.jobs} variant="outlined">
              Ver outras vagas
            </ButtonLink>
          </Box>
        </>
      );
    case "job":
      return (
        <Application job={target.job} onLeave={onLeave}>
          <Header>
            Vaga: <strong>{target.job.title}</strong> · {target.job.company}
            <br />
            Ao enviar, você será redirecionado para o WhatsApp do anunciante.
          </Header>
        </Application>
      );
    case "bank":
      return (
        <Application job={null} onLeave={onLeave}>
          <Header>
            {target.asked && "A vaga deste endereço não foi encontrada. "}
            Seu currículo vai para o banco de talentos, e empresas da região podem encontrar você.
          </Header>
        </Application>
      );
  }
}
