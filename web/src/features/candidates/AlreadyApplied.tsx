import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import { paths } from "@vagas/functions/domain/paths";
import type { SentApplication } from "../../data/application/application.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { AnotherFile } from "./AnotherFile.tsx";

/** In place of the form for who has applied: when, and whether another file is asked for. */
export function AlreadyApplied({
  sent: { at, resumeMissing },
  jobId,
}: {
  sent: SentApplication;
  jobId: string | null;
}) {
  const toJob = jobId !== null;
  return (
    <Box
      role="status"
      sx={{
        display: "grid",
        justifyItems: "start",
        gap: 2,
        p: { xs: 2, md: 3 },
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
      }}
    >
      <Typography variant="h2">
        {toJob
          ? "Você já se candidatou a esta vaga"
          : "Você já enviou seu currículo para o banco de talentos"}
      </Typography>
      <Typography>
        {toJob ? "Sua candidatura foi enviada" : "Ele foi enviado"} em{" "}
        <time dateTime={at.toISOString()}>{formatDate(at)}</time>.{" "}
        {!resumeMissing && "Não é preciso enviar de novo."}
      </Typography>
      {resumeMissing && <AnotherFile jobId={jobId} />}
      <ButtonLink to={paths.jobs} variant={resumeMissing ? "text" : "contained"}>
        Ver outras vagas
      </ButtonLink>
    </Box>
  );
}
