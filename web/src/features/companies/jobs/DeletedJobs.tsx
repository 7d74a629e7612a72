import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/site/paths";
import { useDeletedJobs } from "../../../data/company/companyJobs.ts";
import { Disclosure } from "../../../ui/Disclosure.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { DeletedJobClosing } from "./closing/JobClosing.tsx";
import { PlainList } from "../../../ui/PlainList.tsx";

/** Links to the applicants of deleted jobs; nothing without any. */
export function DeletedJobs({ companyId, now }: { companyId: string; now: Date }) {
  const jobs = useDeletedJobs(companyId);
  if (jobs.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Disclosure label="Vagas excluídas">
        <PlainList aria-label="Vagas excluídas">
          {jobs.map(({ id, title, closedAt }) => (
            <Box component="li" key={id} sx={{ py: 0.75 }}>
              <TextLink to={paths.companyCandidates(id)}>Candidatos de {title}</TextLink>
              <Typography component="span" color="textSecondary">
                {" "}
                · excluída em {formatDate(closedAt)}
              </Typography>
              <DeletedJobClosing job={{ id, title }} now={now} />
            </Box>
          ))}
        </PlainList>
      </Disclosure>
    </Box>
  );
}
