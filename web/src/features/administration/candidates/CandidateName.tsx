import Link from "@mui/material/Link";
import type { ArchivedCandidate } from "../../../data/admin/adminCandidates.ts";
import { type Find, FoundElsewhere, MarkedText } from "../../../ui/list/MarkedText.tsx";
import { ResumeStatus } from "./ResumeStatus.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";

/** A candidate's name, which opens the details, and the résumé's status. */
export function CandidateName({
  candidate,
  find,
  onOpen,
}: {
  candidate: ArchivedCandidate;
  find: Find;
  onOpen: () => void;
}) {
  return (
    <VStack gap={0.75} align="start">
      <Link
        component="button"
        type="button"
        onClick={onOpen}
        aria-label={`Ver detalhes de ${candidate.name}`}
        sx={{ font: "inherit", textAlign: "left", minHeight: 24 }}
      >
        <MarkedText text={candidate.name} find={find} />
      </Link>
      <ResumeStatus candidate={candidate} />
      <FoundElsewhere
        find={find}
        fields={[
          ["Carta de apresentação", candidate.coverLetter],
          ["Escolaridade", candidate.resume?.education ?? null],
          ["Experiência", candidate.resume?.experience ?? null],
          ["Habilidades", candidate.resume?.skills ?? null],
          ["Observações", candidate.resume?.notes ?? null],
        ]}
      />
    </VStack>
  );
}
