import Box from "@mui/material/Box";
import type { Job } from "@vagas/functions/domain/job/job";
import { applyToJob, paths } from "@vagas/functions/domain/site/paths";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { useBackToList } from "../../ui/page/useBackToList.ts";
import { useApplied } from "../useApplied.ts";
import { atFoot, onItsSide } from "./besideText.ts";
import { ContactButton } from "./ContactButton.tsx";

/** Apply and contact: a bar at the bottom of a phone or a tablet, beside the text where there is room. */
export function ApplyBar({ job }: { job: Job }) {
  const { onward } = useBackToList(paths.jobs);
  return (
    <Box
      data-action-bar
      sx={{
        display: "grid",
        gap: 1.5,
        displayPrint: "none",
        "& [data-short]": { display: "none" },
        [onItsSide]: {
          "& [data-short]": { display: "inline" },
          "& [data-long]": { display: "none" },
        },
        [atFoot]: {
          position: "fixed",
          zIndex: "appBar",
          insetInline: 0,
          bottom: 0,
          gridTemplateColumns: "minmax(0, 440px) auto",
          justifyContent: "start",
          gap: 1,
          px: { xs: 2, md: 3 },
          pt: 1.5,
          pb: "max(12px, env(safe-area-inset-bottom))",
          bgcolor: "background.paper",
          borderTop: "1px solid",
          borderColor: "divider",
          "& [data-short]": { display: "inline" },
          "& [data-long]": { display: "none" },
          "& .MuiButton-root": { px: 1.25, fontSize: "1rem", whiteSpace: "nowrap" },
        },
      }}
    >
      <ButtonLink to={applyToJob(job)} state={onward} variant="contained" size="large">
        {useApplied(job.id) ? "Ver candidatura" : "Candidatar-se"}
      </ButtonLink>
      <ContactButton job={job} />
    </Box>
  );
}
