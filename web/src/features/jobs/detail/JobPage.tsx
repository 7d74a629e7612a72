import ArrowBackIcon from "@mui/icons-material/ArrowBack";
import PrintIcon from "@mui/icons-material/PrintOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import { isOpen } from "@vagas/functions/domain/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import { homeDescription, jobPageTitle, pageNames } from "@vagas/functions/domain/pageTitle";
import { paths } from "@vagas/functions/domain/paths";
import { formatPhone } from "@vagas/functions/domain/phone";
import { preview } from "@vagas/functions/domain/preview";
import { town } from "@vagas/functions/domain/town";
import { type ComponentType, useState } from "react";
import { flushSync } from "react-dom";
import { useParams } from "react-router-dom";
import { useLookedAt } from "../../../data/visitor/firstPage.ts";
import { HiddenText } from "../../../ui/Announcement.tsx";
import { Brand } from "../../../ui/page/Brand.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Loading } from "../../../ui/message/Loading.tsx";
import { Page } from "../../../ui/page/Page.tsx";
import { useDocumentTitle } from "../../../ui/page/useDocumentTitle.ts";
import { JobActions } from "./JobActions.tsx";
import { JobOverNotice } from "./JobOverNotice.tsx";
import { JobSheet } from "./JobSheet.tsx";
import { JobUnavailable } from "./JobUnavailable.tsx";
import { useJobAddress } from "./shareJob.ts";
import { ShareButton } from "./ShareButton.tsx";
import { SimilarJobs } from "./SimilarJobs.tsx";
import { useJob } from "./useJob.ts";

export function JobPage() {
  const id = useParams()["jobId"]?.trim() ?? "";
  const [lookup, retry] = useJob(id);

  if (id === "")
    return (
      <JobUnavailable
        title="ID da vaga não encontrada"
        description="O endereço desta página está incompleto."
      />
    );
  switch (lookup.state) {
    case "loading":
      return (
        <>
          <Box component="h1" tabIndex={-1} data-page-heading sx={{ m: 0 }}>
            <HiddenText>Vaga</HiddenText>
          </Box>
          <Loading label="Carregando vaga..." />
        </>
      );
    case "failed":
      return (
        <JobUnavailable
          title="Erro ao carregar a vaga"
          description="Verifique sua conexão e tente de novo."
          onRetry={retry}
        />
      );
    case "over":
      return (
        <JobUnavailable
          title={pageNames.overJob}
          description={overText(lookup.endedAt)}
          type={lookup.type}
          except={id}
        />
      );
    case "missing":
      return (
        <JobUnavailable
          title={pageNames.missingJob}
          description="Ela pode ter sido preenchida, encerrada ou retirada do ar pelo anunciante."
          except={id}
        />
      );
    case "found":
      return <Found job={lookup.job} />;
  }
}

function overText(endedAt: Date | null): string {
  return endedAt
    ? `O prazo para candidaturas desta vaga terminou em ${formatDate(endedAt)}.`
    : "Ela foi preenchida ou retirada do ar pelo anunciante.";
}

function Found({ job }: { job: Job }) {
  const now = useLookedAt();
  const address = useJobAddress(job);
  const open = isOpen(job, now);
  const [Code, setCode] = useState<ComponentType<{ address: string }> | null>(null);
  useDocumentTitle(
    jobPageTitle(job),
    preview(job.description, limits.metaDescription),
    homeDescription,
  );

  async function print() {
    // Where its code does not come the sheet goes without: the address stands on it in letters too.
    const code = await import("./AddressCode.tsx").catch(() => null);
    flushSync(() => setCode(() => code?.AddressCode ?? null));
    window.print();
  }

  return (
    <Page>
      <Box
        aria-hidden
        sx={{
          display: "none",
          displayPrint: "flex",
          alignItems: "center",
          gap: 1,
          pb: 1.5,
          mb: 3,
          borderBottom: "1px solid",
          fontWeight: 750,
        }}
      >
        <Brand size={28} />
        {town.boardName}
      </Box>
      <ButtonLink
        to={paths.jobs}
        color="inherit"
        startIcon={<ArrowBackIcon />}
        sx={{ ml: -2, mb: 2, px: 2, displayPrint: "none" }}
      >
        Voltar para vagas
      </ButtonLink>
      <Box
        sx={{
          display: "grid",
          columnGap: 6,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 280px" },
          alignItems: "start",
          "@media print": { display: "block" },
        }}
      >
        <JobSheet job={job} now={now} notice={!open && <JobOverNotice job={job} now={now} />} />
        <Box
          component="aside"
          aria-label="Candidatura"
          sx={{
            position: { lg: "sticky" },
            top: 88,
            mt: { xs: 4, lg: 1 },
            mb: { xs: 8, lg: 0 },
            displayPrint: "none",
          }}
        >
          {open && <JobActions job={job} />}
          {open && (
            <Typography variant="body2" sx={{ color: "text.secondary", my: 2 }}>
              Ao se candidatar, seu currículo vai direto para {job.company}. Em seguida você pode
              conversar com o anunciante pelo WhatsApp.
            </Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, ml: -2 }}>
            <ShareButton job={job} />
            <Button color="inherit" startIcon={<PrintIcon />} onClick={() => void print()}>
              Imprimir
            </Button>
          </Box>
        </Box>
      </Box>
      <Box
        sx={{
          display: "none",
          displayPrint: "flex",
          alignItems: "center",
          gap: 2,
          mt: 4,
          pt: 2,
          borderTop: "1px solid",
          breakInside: "avoid",
        }}
      >
        {Code && <Code address={address} />}
        <Typography sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          Candidate-se em <strong>{address}</strong>
          {job.contactWhatsapp !== "" && (
            <>
              {" "}
              ou fale com {job.company} pelo WhatsApp{" "}
              <strong>{formatPhone(job.contactWhatsapp)}</strong>
            </>
          )}
          .
        </Typography>
      </Box>
      {!open && <SimilarJobs type={job.type} except={job.id} now={now} />}
    </Page>
  );
}
