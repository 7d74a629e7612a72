import CategoryIcon from "@mui/icons-material/WorkOutlineOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Job } from "@vagas/functions/domain/job/job";
import { isExpired } from "@vagas/functions/domain/job/jobStanding";
import { limits } from "@vagas/functions/domain/limits";
import { applyToJob, paths } from "@vagas/functions/domain/site/paths";
import { preview } from "@vagas/functions/domain/text/preview";
import { HiddenText } from "../../ui/Announcement.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { fromList } from "../../ui/page/useBackToList.ts";
import { unbroken } from "../../ui/unbroken.ts";
import { CardDates } from "./CardDates.tsx";
import { IconFact } from "./IconFact.tsx";
import { JobBadges } from "../JobBadges.tsx";
import { useApplied } from "../useApplied.ts";
import { wideCard } from "./wideCard.ts";
import { Surface } from "../../ui/Surface.tsx";

/** `list`: the filters of its list, for the way back. */
type Props = { job: Job; now: Date; heading?: "h2" | "h3"; list?: string };

/**
 * One column on a phone, two cards to a screen. A wide card has a column for comparable facts; the text's row grows
 * with that column, so that neither has a gap.
 */
const layout = {
  display: "grid",
  height: "100%",
  gridTemplateColumns: "minmax(0, 1fr)",
  gridTemplateRows: "auto auto auto 1fr auto auto",
  gridTemplateAreas: '"name" "facts" "marks" "text" "dates" "ways"',
  [wideCard]: {
    gridTemplateColumns: "minmax(0, 1fr) 272px",
    gridTemplateRows: "auto auto 1fr auto",
    gridTemplateAreas: '"name compared" "marks compared" "text compared" "text ways"',
    columnGap: 4,
  },
} as const;

/** Pay, sector and dates: among the rest on a phone, together on a wide card. */
const compared = {
  display: "contents",
  [wideCard]: { display: "block", gridArea: "compared" },
} as const;

const facts = {
  gridArea: "facts",
  listStyle: "none",
  m: 0,
  mt: 0.5,
  p: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
  alignContent: "start",
  [wideCard]: { mt: 0, rowGap: 0.5, flexDirection: "column" },
} as const;

const marks = {
  gridArea: "marks",
  mt: 0.75,
  "&:has(> :empty)": { display: "none" },
  "& > div > span": { minHeight: 24 },
} as const;

/** The beginning of the description, in secondary style, one line on a phone. */
const text = {
  gridArea: "text",
  mt: 0.5,
  color: "text.secondary",
  maxWidth: "75ch",
  overflow: "hidden",
  overflowWrap: "anywhere",
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: "1",
  "@container (min-width: 26em)": { WebkitLineClamp: "3" },
  [wideCard]: { mt: 1.25, display: "block" },
} as const;

/** The button to apply outweighs the other, because the whole card links to the job. */
const ways = {
  gridArea: "ways",
  mt: 0.75,
  display: "flex",
  flexWrap: "wrap",
  gap: 1,
  "& > .MuiButton-root": { px: 1 },
  "& > .MuiButton-text": { ml: -1 },
  "& > .MuiButton-contained": { flex: "1 1 auto" },
  [wideCard]: { mt: 1.5 },
} as const;

/** A job in a list: title, company and place, pay, type, badges. */
export function JobCard({ job, now, heading = "h2", list }: Props) {
  const over = job.filled || isExpired(job, now);
  return (
    <Surface
      as="article"
      aria-labelledby={`vaga-${job.id}`}
      sx={{
        position: "relative",
        containerType: "inline-size",
        px: { xs: 2, md: 3 },
        py: { xs: 1.25, md: 3 },
        transition: "border-color 120ms",
        "&:hover": { borderColor: "primary.main" },
        "&:focus-within": { borderColor: "primary.main" },
      }}
    >
      <Box sx={layout}>
        <CardName job={job} heading={heading} over={over} />
        <Box sx={compared}>
          <CardFacts job={job} />
          <CardDates job={job} now={now} over={over} />
        </Box>
        <Box sx={marks}>
          <JobBadges job={job} now={now} />
        </Box>
        <Typography variant="body2" component="div" sx={text}>
          {preview(job.description, limits.cardPreview)}
        </Typography>
        <CardLinks job={job} over={over} list={list} />
      </Box>
    </Surface>
  );
}

/** The title, and who offers the job where. */
function CardName({ job, heading, over }: { job: Job; heading: "h2" | "h3"; over: boolean }) {
  return (
    <Box sx={{ gridArea: "name", minWidth: 0, overflowWrap: "anywhere" }}>
      <Typography
        id={`vaga-${job.id}`}
        variant="h3"
        component={heading}
        sx={{
          fontSize: { xs: "1.125rem", md: "1.375rem" },
          color: over ? "text.secondary" : "text.primary",
        }}
      >
        {job.title}
      </Typography>
      <Typography sx={{ lineHeight: 1.4, mt: 0.25 }}>
        {job.company}
        <Box component="span" sx={{ color: "text.secondary" }}>
          {" · "}
          <HiddenText>Local: </HiddenText>
          {job.location}
        </Box>
      </Typography>
    </Box>
  );
}

function CardFacts({ job }: { job: Job }) {
  return (
    <Box component="ul" sx={facts}>
      <IconFact icon={<PaymentsIcon />} label="Salário" strong>
        {unbroken(job.salary)}
      </IconFact>
      <IconFact icon={<CategoryIcon />} label="Categoria">
        {job.category}
      </IconFact>
    </Box>
  );
}

function CardLinks({ job, over, list }: { job: Job; over: boolean; list: string | undefined }) {
  const applied = useApplied(job.id);
  const state = list === undefined ? null : fromList(list);
  return (
    <Box sx={ways}>
      {/* Covers the card, so that a touch anywhere on it opens the job. */}
      <ButtonLink
        to={paths.job(job.id)}
        state={state}
        sx={{
          position: "static",
          "&::after": { content: '""', position: "absolute", inset: 0, borderRadius: 1 },
        }}
      >
        Ver detalhes<HiddenText>{`: ${job.title}`}</HiddenText>
      </ButtonLink>
      {!over && (
        <ButtonLink
          to={applyToJob(job)}
          state={state}
          variant="contained"
          sx={{ position: "relative", zIndex: 1 }}
        >
          {applied ? "Ver candidatura" : "Candidatar-se"}
          <HiddenText>{`: ${job.title}`}</HiddenText>
        </ButtonLink>
      )}
    </Box>
  );
}
