import MoreIcon from "@mui/icons-material/MoreVert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import { paths } from "@vagas/functions/domain/paths";
import type { Job } from "@vagas/functions/domain/job";
import { companyStatus } from "@vagas/functions/domain/jobStanding";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { useJobChanges } from "./useJobChanges.ts";
import { PageMenu } from "../../../ui/message/PageMenu.tsx";

const compact = { px: 1, minWidth: 0 } as const;

type Props = { job: Job; active: boolean; now: Date };

/** What a company may do with one of its jobs; a deactivated one may only look. */
export function JobActions({ job, active, now }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { setFilled } = useJobChanges(job);
  const close = () => setAnchor(null);
  const status = companyStatus(job, now);
  const decided = status !== "pending" && status !== "rejected";
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: { xs: "wrap", lg: "nowrap" },
        alignItems: "center",
        justifyContent: { md: "flex-end" },
        gap: 0.5,
        minWidth: { md: 176 },
      }}
    >
      {active && (
        <ButtonLink
          size="small"
          sx={compact}
          to={paths.companyEditJob(job.id)}
          aria-label={`Editar ${job.title}`}
        >
          Editar
        </ButtonLink>
      )}
      <ButtonLink
        size="small"
        sx={compact}
        to={viewAddress(job)}
        target="_blank"
        rel="noopener"
        aria-label={`Visualizar ${job.title} em nova aba`}
      >
        Visualizar
      </ButtonLink>
      <ButtonLink
        size="small"
        sx={compact}
        to={paths.companyCandidates(job.id)}
        aria-label={`Candidatos de ${job.title}`}
      >
        Candidatos
      </ButtonLink>
      {active && (
        <>
          <IconButton
            size="small"
            sx={{ width: 36, height: 36 }}
            aria-label={`Mais ações para ${job.title}`}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreIcon />
          </IconButton>
          <PageMenu
            open={anchor !== null}
            anchorEl={anchor}
            onClose={close}
            onClick={close}
            anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
            transformOrigin={{ vertical: "top", horizontal: "right" }}
          >
            {decided && (
              <MenuItem onClick={() => void setFilled(!job.filled)}>
                {job.filled ? "Reativar" : "Marcar como preenchida"}
              </MenuItem>
            )}
            <MenuItem component={Link} to={`${paths.companyNewJob}?copiar=${job.id}`}>
              Duplicar
            </MenuItem>
          </PageMenu>
        </>
      )}
    </Box>
  );
}

/** The public page, or the preview of a job that is not public. */
function viewAddress(job: Job): string {
  return job.listed ? paths.job(job.id) : `${paths.companyEditJob(job.id)}?previa`;
}
