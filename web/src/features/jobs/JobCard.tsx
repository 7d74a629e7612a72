import CategoryIcon from "@mui/icons-material/WorkOutlineOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatDate } from "@vagas/functions/domain/dates";
import type { Job } from "@vagas/functions/domain/job";
import { isExpired } from "@vagas/functions/domain/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import { applyToJob, paths } from "@vagas/functions/domain/paths";
import { preview } from "@vagas/functions/domain/preview";
import { HiddenText } from "../../ui/Announcement.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { unbroken } from "../../ui/unbroken.ts";
import { IconFact } from "./IconFact.tsx";
import { JobBadges } from "./JobBadges.tsx";
import { agoText } from "./postedText.ts";

type Props = { job: Job; now: Date; heading?: "h2" | "h3" };

/** The layout follows the card's own width, since lists have one or two columns. */
const wide = "@container (min-width: 640px)";

const layout = {
  display: "grid",
  height: "100%",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr auto auto",
  gridTemplateAreas: '"name" "facts" "marks" "text" "dates" "ways"',
  [wide]: {
    gridTemplateColumns: "minmax(0, 1fr) 272px",
    gridTemplateRows: "auto auto auto 1fr",
    gridTemplateAreas: '"name facts" "marks dates" "text dates" "text ways"',
    columnGap: 4,
  },
} as const;

const facts = {
  gridArea: "facts",
  listStyle: "none",
  m: 0,
  mt: 1.25,
  p: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
  rowGap: 0.5,
  alignContent: "start",
  [wide]: { mt: 0, flexDirection: "column" },
} as const;

/** A job in a list: title, company and place, pay, type, then what sets it apart. */
export function JobCard({ job, now, heading = "h2" }: Props) {
  const over = job.filled || isExpired(job, now);
  return (
    <Box
      component="article"
      aria-labelledby={`vaga-${job.id}`}
      sx={{
        position: "relative",
        containerType: "inline-size",
        p: { xs: 2, md: 3 },
        border: "1px solid",
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        transition: "border-color 120ms",
        "&:hover": { borderColor: "primary.main" },
        "&:focus-within": { borderColor: "primary.main" },
      }}
    >
      <Box sx={layout}>
        <Box sx={{ gridArea: "name", minWidth: 0 }}>
          <Typography
            id={`vaga-${job.id}`}
            variant="h3"
            component={heading}
            sx={{
              fontSize: { xs: "1.125rem", md: "1.375rem" },
              overflowWrap: "anywhere",
              color: over ? "text.secondary" : "text.primary",
            }}
          >
            {job.title}
          </Typography>
          <Typography sx={{ overflowWrap: "anywhere", mt: 0.25 }}>
            {job.company}
            <Box component="span" sx={{ color: "text.secondary" }}>
              {" · "}
              <HiddenText>Local: </HiddenText>
              {job.location}
            </Box>
          </Typography>
        </Box>
        <Box component="ul" sx={facts}>
          <IconFact icon={<PaymentsIcon />} label="Salário" strong>
            {unbroken(job.salary)}
          </IconFact>
          <IconFact
            icon={<CategoryIcon />}
            label={job.category === job.type ? "Tipo e categoria" : "Tipo"}
          >
            {job.type}
            {job.category !== job.type && ` · ${job.category}`}
          </IconFact>
        </Box>
        <Box sx={{ gridArea: "marks", mt: 1.25, "&:has(> :empty)": { display: "none" } }}>
          <JobBadges job={job} now={now} />
        </Box>
        <Typography
          variant="body2"
          component="div"
          sx={{
            gridArea: "text",
            mt: 1.25,
            color: "text.secondary",
            maxWidth: "75ch",
            overflowWrap: "anywhere",
          }}
        >
          {preview(job.description, limits.cardPreview)}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          sx={{ gridArea: "dates", mt: 1.25, color: "text.secondary" }}
        >
          <div>
            Publicada {agoText(job.postedAt, now)} (
            <time dateTime={job.postedAt.toISOString()}>{formatDate(job.postedAt)}</time>)
          </div>
          <div>
            {over && !job.filled ? "Candidaturas terminaram em" : "Candidaturas até"}{" "}
            <time dateTime={job.expiresAt.toISOString()}>{formatDate(job.expiresAt)}</time>
          </div>
        </Typography>
        <Box
          sx={{
            gridArea: "ways",
            mt: 1.5,
            display: "grid",
            gridAutoFlow: "column",
            gridAutoColumns: "1fr",
            gap: 1,
            alignSelf: "end",
          }}
        >
          {/* Stretched over the card, so that a touch anywhere on it opens the job. */}
          <ButtonLink
            to={paths.job(job.id)}
            variant="outlined"
            sx={{
              position: "static",
              whiteSpace: "nowrap",
              px: 2,
              "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 1 },
            }}
          >
            Ver detalhes<HiddenText>{`: ${job.title}`}</HiddenText>
          </ButtonLink>
          {!over && (
            <ButtonLink
              to={applyToJob(job)}
              sx={{
                position: "relative",
                zIndex: 1,
                whiteSpace: "nowrap",
                px: 2,
                bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.12)",
                "&:hover": { bgcolor: "rgba(var(--mui-palette-primary-mainChannel) / 0.2)" },
              }}
            >
              Candidatar-se<HiddenText>{`: ${job.title}`}</HiddenText>
            </ButtonLink>
          )}
        </Box>
      </Box>
    </Box>
  );
}
