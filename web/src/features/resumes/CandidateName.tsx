import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { ArchivedCandidate } from "../../data/admin/adminCandidates.ts";
import { ResumeStatus } from "./ResumeStatus.tsx";

/** A candidate's name, which opens the details, and the résumé's status. */
export function CandidateName({
  candidate,
  onOpen,
}: {
  candidate: ArchivedCandidate;
  onOpen: () => void;
}) {
  return (
    <Box sx={{ display: "grid", justifyItems: "start", gap: 0.75 }}>
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        aria-label={`Ver detalhes de ${candidate.name}`}
        sx={{ font: "inherit", textAlign: "left", minHeight: 24 }}
      >
        {candidate.name}
      </Link>
      <ResumeStatus candidate={candidate} />
    </Box>
  );
}
