import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate, isoDay } from "@vagas/functions/domain/visitorDates";
import type { Job } from "@vagas/functions/domain/job/job";
import { agoText } from "../postedText.ts";
import { wideCard } from "./wideCard.ts";

/** Publication and deadline: two lines on a wide card; else one, in short form. */
export function CardDates({ job, now, over }: { job: Job; now: Date; over: boolean }) {
  const onlyWide = { display: "none", [wideCard]: { display: "inline" } } as const;
  return (
    <Typography
      variant="body2"
      component="div"
      color="textSecondary"
      sx={{
        gridArea: "dates",
        mt: 0.25,
        display: "flex",
        flexWrap: "wrap",
        [wideCard]: { mt: 1.25, display: "block" },
      }}
    >
      <div>
        Publicada{" "}
        <Box component="span" sx={{ displayPrint: "none" }}>
          {agoText(job.postedAt, now)}
        </Box>
        <Box component="span" sx={onlyWide}>
          {" "}
          (<time dateTime={isoDay(job.postedAt)}>{formatDate(job.postedAt)}</time>)
        </Box>
      </div>
      <Box component="span" aria-hidden sx={{ mx: 0.5, [wideCard]: { display: "none" } }}>
        ·
      </Box>
      <div>
        <Box component="span" sx={onlyWide}>
          {"Candidaturas "}
        </Box>
        {over && !job.filled ? "encerradas em" : "até"}{" "}
        <time dateTime={isoDay(job.expiresAt)}>{formatDate(job.expiresAt)}</time>
      </div>
    </Typography>
  );
}
