import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Candidate } from "@vagas/functions/domain/candidate";
import { candidateStageText } from "@vagas/functions/domain/candidateText";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import { listApplicants } from "../../data/admin/adminCandidates.ts";
import type { Cursor } from "../../data/queries/pagedQuery.ts";
import { ErrorState } from "../../ui/message/ErrorState.tsx";
import { LoadMore } from "../../ui/list/LoadMore.tsx";
import { RecordTable } from "../../ui/list/RecordTable.tsx";
import { RowsSkeleton } from "../../ui/list/RowsSkeleton.tsx";
import { usePages } from "../../ui/list/usePages.ts";
import { Contact } from "./Contact.tsx";

/** One job that opens to the people who applied to it; they are read then. */
export function JobApplicants({ job }: { job: Job }) {
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: "h3" } }}
      sx={{
        border: "1px solid",
        borderColor: "divider",
        "&:not(:last-of-type)": { borderBottom: 0 },
        "&::before": { display: "none" },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Box>
          <Typography
            component="span"
            sx={{ display: "block", fontWeight: 650, overflowWrap: "anywhere" }}
          >
            {job.title}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
            {job.company} · {formatDate(job.postedAt)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Applicants job={job} />
      </AccordionDetails>
    </Accordion>
  );
}

function Applicants({ job }: { job: Job }) {
  const pages = usePages<Candidate, Cursor>(job.id, (cursor) => listApplicants(job.id, cursor));
  if (pages.state === "loading") return <RowsSkeleton label="Carregando candidatos..." count={2} />;
  if (pages.state === "failed")
    return <ErrorState title="Erro ao carregar candidatos" onRetry={pages.refresh} />;
  if (pages.items.length === 0)
    return (
      <Typography sx={{ color: "text.secondary" }}>
        Ninguém se candidatou a esta vaga até agora.
      </Typography>
    );
  return (
    <>
      <RecordTable
        label={`Candidatos de ${job.title}`}
        rows={pages.items}
        rowKey={({ id }) => id}
        columns={[
          { header: "Nome", cell: ({ name }) => name },
          {
            header: "Contato",
            cell: ({ email, phone }) => <Contact email={email} phone={phone} />,
          },
          { header: "Data", cell: ({ createdAt }) => formatDate(createdAt), nowrap: true },
          { header: "Etapa", cell: ({ stage }) => candidateStageText[stage], nowrap: true },
        ]}
      />
      <LoadMore pages={pages} />
    </>
  );
}
