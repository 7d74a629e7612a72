import Box from "@mui/material/Box";
import type { Candidate } from "@vagas/functions/domain/application/candidate";
import { ClampedText } from "../../../ui/ClampedText.tsx";
import { VStack } from "../../../ui/layout/VStack.tsx";
import { CellButton } from "../../../ui/list/CellButton.tsx";
import { useWriteNote } from "./noteContext.ts";

/** The company's note about a person, and a button to write it. */
export function CandidateNote({
  candidate,
  disabled,
}: {
  candidate: Candidate;
  disabled: boolean;
}) {
  const write = useWriteNote();
  const { name, companyNote = "" } = candidate;
  if (disabled && companyNote === "") return null;
  return (
    <VStack gap={0.5} align="start" sx={{ minWidth: 0 }}>
      {companyNote !== "" && (
        <Box sx={{ pl: 1.5, borderLeft: "3px solid", borderColor: "divider", minWidth: 0 }}>
          <ClampedText lines={4}>{companyNote}</ClampedText>
        </Box>
      )}
      {!disabled && (
        <CellButton
          onClick={() => write(candidate)}
          aria-label={`${companyNote === "" ? "Anotar sobre" : "Mudar a anotação sobre"} ${name}`}
        >
          {companyNote === "" ? "Anotar" : "Mudar a anotação"}
        </CellButton>
      )}
    </VStack>
  );
}
