import Box from "@mui/material/Box";
import type { Job } from "@vagas/functions/domain/job";
import { applyToJob } from "@vagas/functions/domain/paths";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { ContactButton } from "./ContactButton.tsx";

/** Apply and contact: a bar at the bottom of a phone or a tablet, beside the text on wide screens. */
export function JobActions({ job }: { job: Job }) {
  return (
    <Box
      data-action-bar
      sx={{
        display: "grid",
        gap: 1.5,
        displayPrint: "none",
        "& [data-short]": { display: "none" },
        "@media (max-width: 1023.95px)": {
          position: "fixed",
          zIndex: "appBar",
          insetInline: 0,
          bottom: 0,
          gridTemplateColumns: "1fr auto",
          gap: 1,
          px: "max(16px, 50% - 320px)",
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
      <ButtonLink to={applyToJob(job)} variant="contained" size="large">
        Candidatar-se
      </ButtonLink>
      <ContactButton job={job} />
    </Box>
  );
}
