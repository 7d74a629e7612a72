import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { postedWord } from "@vagas/functions/domain/job/jobText";
import { type AppliedJob, listApplicants } from "../../../data/admin/adminCandidates.ts";
import { joinFacts } from "../../../ui/joinFacts.ts";
import { ApplicantsTable } from "./ApplicantsTable.tsx";

/** One job that opens to show its applicants, which are read then. */
export function JobApplicants({ job }: { job: AppliedJob }) {
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
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        sx={{ "& .MuiAccordionSummary-content": { flexWrap: "wrap", minWidth: 0, columnGap: 2 } }}
      >
        <Box sx={{ flex: "1 1 12em", minWidth: 0 }}>
          <Typography variant="strong" component="span" sx={{ display: "block" }}>
            {job.title}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {jobFacts(job)}
          </Typography>
        </Box>
        <Typography variant="strong" component="span" sx={{ alignSelf: "center", pr: 1 }}>
          {job.applications.toLocaleString("pt-BR")}{" "}
          {job.applications === 1 ? "candidatura" : "candidaturas"}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <ApplicantsTable
          listKey={job.id}
          label={`Candidatos de ${job.title}`}
          nobody="Ninguém se candidatou a esta vaga até agora."
          load={(cursor) => listApplicants(job.id, cursor)}
        />
      </AccordionDetails>
    </Accordion>
  );
}

/** The job's company, and the job's date; without an account nobody is told who applied. */
export function jobFacts(job: AppliedJob): string {
  return joinFacts(
    job.company,
    `${postedWord(job)} ${formatDate(job.postedAt)}`,
    job.companyId === null && "sem conta de empresa",
  );
}
